import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { makeConcurrencyLimit } from "../limits/concurrency-limit.ts";
import * as texts from "./passwords-texts.ts";

export interface Passwords {
  /** Returns the hash of a password in Unicode normalization form NFC, because keyboards encode accented letters differently. */
  hash(password: string): Promise<string>;
  /**
   * Returns false for a wrong password, and for an account without one, after the same work. A hash from before the introduction of NFC is
   * compared with the password as it was sent; `renew` then receives the hash to store instead.
   */
  matches(stored: string | null, password: string, renew?: (hash: string) => Promise<unknown>): Promise<boolean>;
}

/** Argon2id by the OWASP minimum for one lane: 19 MiB, two passes. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hash that is compared for an account without a password: random bytes that were never stored, hashed at the same cost. */
export const unusableHash =
  "$argon2id$v=19$m=19456,t=2,p=1$UKw4Ip/jho7pdv4Xs02Weg$0sjZIjH7wG2u23ozEAIhYQVvww6+NTYM8+UAd+Wn8Mw";
const defaultQueueLength = 100;

/**
 * Returns the password functions with Argon2. At most `lanes` passwords are hashed at a time, because each one occupies a core; at most
 * `longestQueue` wait, and any more are refused.
 */
export const makePasswords = (maxConcurrent = 1, maxQueueLength = defaultQueueLength, cost = owasp): Passwords => {
  const inQueue = makeConcurrencyLimit({ maxConcurrent, maxQueueLength, message: texts.manyAreSigningIn });
  const hashInNfc = (password: string) => inQueue(() => hash(password.normalize("NFC"), cost));
  const verifyAsSent = (stored: string | null, password: string) =>
    inQueue(() => verify(stored ?? unusableHash, password));
  return {
    hash: hashInNfc,
    matches: async (stored, password, renew) => {
      const inNfc = password.normalize("NFC");
      const isRight = await verifyAsSent(stored, inNfc);
      // When the forms differ, both are always compared, so that the duration does not disclose which one matches.
      const wasRight = password === inNfc ? isRight : await verifyAsSent(stored, password);
      if (stored === null || !(isRight || wasRight)) return false;
      if (!isRight && renew) await renew(await hashInNfc(password));
      return true;
    },
  };
};

/** Returns a secret for links and devices: 32 random bytes as text. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Returns the stored form of a secret that is long and random, so that it needs no salt. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Returns six random characters without look-alikes, uniformly distributed. */
export const newCode = (): string => {
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return Array.from(randomBytes(6), (byte) => letters[byte % letters.length]).join("");
};
