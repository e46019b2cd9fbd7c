interface Payload {
  /** Id of the link, and the kind of the token. */
  readonly sid: string;
  readonly kind: string;
  /** Time of issue and expiry, in seconds. */
  readonly iat: number;
  readonly exp: number;
}

/**
 * Decodes a link's token: id and kind of the link, and the milliseconds until it expires by this device's clock, at most its full lifetime. Null for
 * a token that cannot be decoded.
 */
export function linkClaims(
  token: string,
): { readonly id: string; readonly kind: string; readonly lifetimeMs: number } | null {
  try {
    const { sid, kind, iat, exp } = JSON.parse(
      atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
    ) as Partial<Payload>;
    if (sid === undefined || kind === undefined || iat === undefined || exp === undefined) return null;
    return { id: sid, kind, lifetimeMs: Math.max(0, Math.min(exp * 1000 - Date.now(), (exp - iat) * 1000)) };
  } catch {
    return null;
  }
}
