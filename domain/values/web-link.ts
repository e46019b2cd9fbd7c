/** Blanks, control characters and marks that change how a text reads without being seen: none belongs into an address. */
const misleading = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/** A host, with nothing before it. */
const hostFirst = /^https?:\/\/[^/\\?#@]+([/?#]|$)/i;

/**
 * Whether a text is an address that people may be sent to: `https:`, or `http:` where that is allowed, a host of two parts or more,
 * no user name or password before the host (they make a strange host look like a known one), and no letter that cannot be seen.
 */
export const isWebLink = (text: string, protocols: readonly ("http:" | "https:")[]): boolean => {
  if (misleading.test(text) || !hostFirst.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.some((each) => each === protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
};
