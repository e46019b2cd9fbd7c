const algorithm = "Ed25519";
let publicKey: Promise<CryptoKey> | undefined;

async function fetchPublicKey(): Promise<CryptoKey> {
  const response = await fetch("/publickey");
  if (!response.ok) throw new Error(`The public key answered ${response.status}.`);
  const { kty, crv, x } = (await response.json()) as JsonWebKey;
  return crypto.subtle.importKey("jwk", { kty, crv, x }, algorithm, false, ["verify"]);
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Verifies a token's signature with a key, and that it has not ended. Anything that cannot be decoded is not genuine. */
export async function verifies(token: string, key: CryptoKey, now: number): Promise<boolean> {
  try {
    const [header = "", payload = "", signature = ""] = token.split(".");
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    if (!(await crypto.subtle.verify(algorithm, key, bytesOf(signature), signed))) return false;
    const { exp } = JSON.parse(new TextDecoder().decode(bytesOf(payload))) as { exp?: number };
    return exp !== undefined && exp * 1000 > now;
  } catch {
    return false;
  }
}

/** True when the server signed this token and it has not ended. Without the server's public key nothing is genuine. */
export async function isTokenGenuine(token: string): Promise<boolean> {
  publicKey ??= fetchPublicKey();
  try {
    return await verifies(token, await publicKey, Date.now());
  } catch {
    publicKey = undefined;
    return false;
  }
}
