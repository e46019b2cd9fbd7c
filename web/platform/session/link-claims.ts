interface Payload {
  /** Id of the link, and the kind of the token. */
  readonly sid: string;
  readonly kind: string;
  /** Seconds: when it was issued, and when it ends. */
  readonly iat: number;
  readonly exp: number;
}

/** A token of a link: id and kind of the link, and milliseconds that it works by the clock of this device, at most as long as it works at all. Null for what cannot be decoded. */
export function linkClaims(
  token: string,
): { readonly id: string; readonly kind: string; readonly lasts: number } | null {
  try {
    const { sid, kind, iat, exp } = JSON.parse(
      atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
    ) as Partial<Payload>;
    if (sid === undefined || kind === undefined || iat === undefined || exp === undefined) return null;
    return { id: sid, kind, lasts: Math.max(0, Math.min(exp * 1000 - Date.now(), (exp - iat) * 1000)) };
  } catch {
    return null;
  }
}
