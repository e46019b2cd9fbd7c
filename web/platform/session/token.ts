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

/** Verifies a token's signature with a key, and that it has not ended. Anything that cannot be decoded is not genuine. */
export async function verifies(token: string, key: CryptoKey, now: number): Promise<boolean> {
  try {
    const [header = "", payload = "", signature = ""] = token.split(".");
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    if (!(await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed))) return false;
    const { exp } = readPayload(payload);
    return exp !== undefined && exp * 1000 > now;
  } catch {
    return false;
  }
}

/**
 * True when the server signed this token and it has not ended. Without the server's public key nothing is genuine; one that the
 * browser has kept may be older than the token.
 */
export async function isTokenGenuine(token: string): Promise<boolean> {
  for (const cache of ["default", "reload"] as const) {
    const key = await fetchPublicKey(cache).catch(() => null);
    if (key && (await verifies(token, key, Date.now()))) return true;
  }
  return false;
}
