const algorithm = "Ed25519";

/** The server's public key; with "reload" not one that the browser has kept. */
async function fetchPublicKey(cache: RequestCache): Promise<CryptoKey> {
  const response = await fetch("/publickey", { cache });
  if (!response.ok) throw new Error(`The public key answered ${response.status}.`);
  const { kty, crv, x } = (await response.json()) as JsonWebKey;
  return crypto.subtle.importKey("jwk", { kty, crv, x }, algorithm, false, ["verify"]);
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

interface Payload {
  /** Seconds: when it was issued, when it ends, and when its session ends. */
  readonly iat?: number;
  readonly exp?: number;
  readonly until?: number;
}

const readPayload = (payload: string): Payload => JSON.parse(new TextDecoder().decode(bytesOf(payload))) as Payload;

/**
 * How long a token lasts from its issue, milliseconds, and whether its session goes on after it, so that it can be renewed. By the server's
 * clock alone: the browser's may be wrong. Null for what cannot be decoded.
 */
export function tokenTimes(token: string): { readonly lasts: number; readonly isRenewable: boolean } | null {
  try {
    const { iat, exp, until } = readPayload(token.split(".")[1] ?? "");
    if (iat === undefined || exp === undefined) return null;
    return { lasts: (exp - iat) * 1000, isRenewable: until !== undefined && until > exp };
  } catch {
    return null;
  }
}

/** Result of a check: "unknown" where this browser cannot check, or has no key that could. */
export type TokenCheck = "genuine" | "false" | "unknown";

/** A token's parts as they are signed; null when it cannot be decoded, has no end, or has ended. */
function decodeToken(token: string, now: number) {
  try {
    const [header = "", payload = "", signature = ""] = token.split(".");
    const { exp = 0 } = readPayload(payload);
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    return exp * 1000 > now ? { signed, signature: bytesOf(signature) } : null;
  } catch {
    return null;
  }
}

/**
 * Checks that the server signed this token and that it has not ended. A key that the browser has stored may be older than the token, so
 * only a new one proves it false. Chromium before 137 knows no Ed25519, and a page without HTTPS has no `crypto.subtle`: there the server
 * is the judge, with the first call.
 */
export async function checkToken(token: string, now: number): Promise<TokenCheck> {
  const parts = decodeToken(token, now);
  if (!parts) return "false";
  try {
    for (const cache of ["default", "reload"] as const) {
      const key = await fetchPublicKey(cache);
      if (await crypto.subtle.verify(algorithm, key, parts.signature, parts.signed)) return "genuine";
    }
    return "false";
  } catch {
    return "unknown";
  }
}
