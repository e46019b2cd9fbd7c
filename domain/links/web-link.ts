/** Characters that may not occur in an address: blanks, control characters, and invisible characters that change how a text reads. */
const misleading = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A host of letters and digits without anything before it. This excludes characters that look like a slash or are invisible. */
const hostFirst = /^https?:\/\/([\p{L}\p{M}\p{N}.-]+)(:\d+)?([/?#]|$)/iu;

/** Returns whether a part of a host mixes alphabets with similar letters, so that it could be mistaken for another host. */
const isMixed = (label: string): boolean =>
  /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label);

/**
 * Returns whether a text is an address that people may be sent to: `https:`, or `http:` if that is allowed; a host of two parts or more; no user name
 * or password before the host, which could make an unknown host look like a known one; and no invisible characters.
 */
export const isWebLink = (text: string, protocols: readonly ("http:" | "https:")[]): boolean => {
  const host = hostFirst.exec(text)?.[1];
  if (host === undefined || host.split(".").some(isMixed) || misleading.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.some((each) => each === protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
};
