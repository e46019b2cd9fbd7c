/** Blanks, control characters and what changes how a text reads without being seen: none belongs into an address. */
const misleading = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A host of letters and digits, with nothing before it: no sign that looks like the slash behind it, or like nothing at all. */
const hostFirst = /^https?:\/\/([\p{L}\p{M}\p{N}.-]+)(:\d+)?([/?#]|$)/iu;

/** Whether a part of a host mixes alphabets whose letters look alike, so that it reads as another host. */
const isMixed = (label: string): boolean =>
  /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label);

/**
 * Whether a text is an address that people may be sent to: `https:`, or `http:` where that is allowed, a host of two parts or more,
 * no user name or password before the host (they make a strange host look like a known one), and no letter that cannot be seen.
 */
export const isWebLink = (text: string, protocols: readonly ("http:" | "https:")[]): boolean => {
  const host = hostFirst.exec(text)?.[1];
  if (host === undefined || host.split(".").some(isMixed) || misleading.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.some((each) => each === protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
};
