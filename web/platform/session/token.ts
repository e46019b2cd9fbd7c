import type { CryptoKey, JWK } from "jose";

let publicKey: Promise<CryptoKey | Uint8Array> | undefined;

async function fetchPublicKey(): Promise<CryptoKey | Uint8Array> {
  const [{ importJWK }, response] = await Promise.all([import("jose"), fetch("/publickey")]);
  if (!response.ok) throw new Error(`The public key answered ${response.status}.`);
  return importJWK((await response.json()) as JWK, "EdDSA");
}

/** Verifies a token's signature and age with a key. Anything that cannot be decoded is not genuine. */
export async function verifies(token: string, key: CryptoKey | Uint8Array): Promise<boolean> {
  const { jwtVerify } = await import("jose");
  try {
    await jwtVerify(token, key, { algorithms: ["EdDSA"] });
    return true;
  } catch {
    return false;
  }
}

/** True when the server signed this token and it has not ended. Without the server's public key nothing is genuine. */
export async function isTokenGenuine(token: string): Promise<boolean> {
  publicKey ??= fetchPublicKey();
  try {
    return await verifies(token, await publicKey);
  } catch {
    publicKey = undefined;
    return false;
  }
}
