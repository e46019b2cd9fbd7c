import { type Id, readId } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../cache-limits.ts";
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { readSigningKey } from "./signing-key.ts";

/** Contents of a session token. All other data of its owner comes from the database, not from the token. */
export interface Claims {
  /** The account. */
  readonly sub: Id;
  /** The session that the token belongs to: when the session ends, all of its tokens end. */
  readonly sessionId: Id;
  /** End of that session, milliseconds; undefined for the token of a link. Sent to the browser, never trusted by the server. */
  readonly sessionEndsAt?: number | undefined;
  /** The list that the account is in. */
  readonly kind: string;
  /** The tenant that the session works in, if one is chosen. */
  readonly customer: Id | null;
  readonly application: string;
  /** Time at which the token was issued, milliseconds. */
  readonly issuedAt: number;
  /** Time at which the token expires, milliseconds. */
  readonly expiresAt: number;
}

export interface Tokens {
  /** Returns a token that is valid for so many milliseconds. */
  issue(claims: Omit<Claims, "issuedAt" | "expiresAt">, duration: number): Promise<string>;
  /** Returns the claims, or null for a token that is unreadable, wrongly signed or expired. */
  read(token: string): Promise<Claims | null>;
  /** The key with which browsers verify tokens. */
  readonly publicKey: JWK;
}

const algorithm = "EdDSA";

/** Returns a new private signing key as JSON text, for the configuration. */
export const newSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: "Ed25519", extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

/** Imports both halves of the key. Only the public half is published. */
const importKey = async (signingKey: string) => {
  const { d, ...publicHalf } = readSigningKey(signingKey);
  const { kty, crv, x } = publicHalf;
  const publicKey: JWK = { ...publicHalf, alg: algorithm, use: "sig" };
  const privateKey = await importJWK({ kty, crv, x, d }, algorithm);
  return { privateKey, publicKey, verifier: await importJWK(publicKey, algorithm) };
};

/** Returns the token functions. `onForged` is called for each token whose signature is not ours. */
export const makeTokens = async (
  signingKey: string,
  now: () => number,
  onForged: () => void = () => undefined,
): Promise<Tokens> => {
  const { privateKey, publicKey, verifier } = await importKey(signingKey);
  /** The signature of a token is checked once; its expiry is checked each time. */
  const checked = new LRUCache<string, Claims>({ ...maxEntries(20_000) });
  const check = async (token: string): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(token, verifier, { algorithms: [algorithm], currentDate: new Date(now()) });
      // A token that names no session could not be revoked.
      if (typeof payload.sid !== "string") return null;
      const claims = claimsOf(payload);
      checked.set(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) onForged();
      return null;
    }
  };
  return {
    publicKey,
    issue: ({ sub, sessionId, sessionEndsAt, kind, customer, application }, duration) =>
      new SignJWT({
        sid: sessionId,
        kind,
        customer,
        application,
        iam: now(),
        ...(sessionEndsAt !== undefined && { until: Math.floor(sessionEndsAt / 1000) }),
      })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(sub)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor((now() + duration) / 1000))
        .sign(privateKey),
    read: async (token) => {
      const claims = checked.get(token) ?? (await check(token));
      return claims !== null && claims.expiresAt > now() ? claims : null;
    },
  };
};

const claimsOf = ({ sub, sid, until, kind, customer, application, iam, exp }: Record<string, unknown>): Claims => ({
  sub: readId(String(sub)),
  sessionId: readId(String(sid)),
  ...(until !== undefined && { sessionEndsAt: Number(until) * 1000 }),
  kind: String(kind),
  customer: typeof customer === "string" ? readId(customer) : null,
  application: String(application),
  issuedAt: Number(iam),
  expiresAt: Number(exp) * 1000,
});
