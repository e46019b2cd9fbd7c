import { LRUCache } from "lru-cache";
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";

/** What a session token says. Anything else about its owner is read from the database at each request. */
export interface Claims {
  /** The account. */
  readonly sub: string;
  /** Which list the account stands in. */
  readonly kind: string;
  /** The tenant the session works in, if one is chosen. */
  readonly customer: string | null;
  readonly application: string;
  /** When it was issued, milliseconds. */
  readonly issuedAt: number;
  /** When it ends, milliseconds. */
  readonly expiresAt: number;
}

export interface Tokens {
  /** A token that lasts as long as a session, or so many milliseconds. */
  issue(claims: Omit<Claims, "issuedAt" | "expiresAt">, lasts?: number): Promise<string>;
  /** The claims, or null for a token that is unreadable, wrongly signed or over. */
  read(token: string): Promise<Claims | null>;
  /** The key that browsers check tokens with. */
  readonly publicKey: JWK;
}

/** How long a session lasts, milliseconds: 5 hours. */
export const sessionLength = 18_000_000;

const algorithm = "EdDSA";

/** A new private signing key as JSON text, for the configuration. */
export const newSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: "Ed25519", extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

export const makeTokens = async (signingKey: string, now: () => number): Promise<Tokens> => {
  const { d, ...open } = JSON.parse(signingKey) as JWK & { d: string };
  const privateKey = await importJWK({ ...open, d }, algorithm);
  const publicKey: JWK = { ...open, alg: algorithm, use: "sig" };
  const verifier = await importJWK(publicKey, algorithm);
  /** A signature is checked once for a token; its end is looked at each time. */
  const checked = new LRUCache<string, Claims>({ max: 20_000 });
  const check = async (token: string): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(token, verifier, { algorithms: [algorithm], currentDate: new Date(now()) });
      const claims = claimsOf(payload);
      checked.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  };
  return {
    publicKey,
    issue: ({ sub, kind, customer, application }, lasts = sessionLength) =>
      new SignJWT({ kind, customer, application, iam: now() })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(sub)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor((now() + lasts) / 1000))
        .sign(privateKey),
    read: async (token) => {
      const claims = checked.get(token) ?? (await check(token));
      return claims !== null && claims.expiresAt > now() ? claims : null;
    },
  };
};

const claimsOf = ({ sub, kind, customer, application, iam, exp }: Record<string, unknown>): Claims => ({
  sub: String(sub),
  kind: String(kind),
  customer: typeof customer === "string" ? customer : null,
  application: String(application),
  issuedAt: Number(iam),
  expiresAt: Number(exp) * 1000,
});
