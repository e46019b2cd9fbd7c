const algorithm = "Ed25519";

/** Fetches the server's public key; "reload" bypasses the browser's cache. */
async function fetchPublicKey(cache: RequestCache): Promise<CryptoKey> {
  const response = await fetch("/publickey", { cache });
  if (!response.ok) throw new Error(`/publickey answered ${response.status}.`);
  const { kty, crv, x } = (await response.json()) as JsonWebKey;
  return crypto.subtle.importKey("jwk", { kty, crv, x }, algorithm, false, ["verify"]);
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

interface Payload {
  /** Time of issue, expiry, and end of the session, in seconds. */
  readonly iat?: number;
  readonly exp?: number;
  readonly until?: number;
}

const readPayload = (payload: string): Payload => JSON.parse(new TextDecoder().decode(bytesOf(payload))) as Payload;

/**
 * Returns the lifetime of a token in milliseconds, and whether its session outlasts it, so that it can be renewed. Uses only times of the server,
 * because the browser's clock may be wrong. Null for a token that cannot be decoded.
 */
export function tokenTimes(token: string): { readonly lifetimeMs: number; readonly isRenewable: boolean } | null {
  try {
    const { iat, exp, until } = readPayload(token.split(".")[1] ?? "");
    if (iat === undefined || exp === undefined) return null;
    return { lifetimeMs: (exp - iat) * 1000, isRenewable: until !== undefined && until > exp };
  } catch {
    return null;
  }
}

/** Result of a check; "unknown" when this browser does not support the algorithm, or when the public key could not be fetched. */
export type TokenCheck = "genuine" | "false" | "unknown";

/** Returns the signed bytes and the signature of a token; null when the token cannot be decoded, has no expiry, or has expired. */
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
 * Checks that the server signed this token and that it has not expired. A cached key may be older than the token, so only a newly fetched key proves
 * the token false. Chromium before 137 does not support Ed25519, and a page without HTTPS has no `crypto.subtle`; in both cases the server checks the
 * token with the first call.
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
