import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { makeLanes } from "../limits/lanes.ts";

export interface Passwords {
  /** The hash of a password in Unicode's form NFC: keyboards differ in how they send letters with marks. */
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password, and for an account without one, after the same work. A hash from before passwords were read in NFC matches the
   * password as it was sent; `renew` is then given the hash to store in its place.
   */
  matches(stored: string | null, password: string, renew?: (hash: string) => Promise<unknown>): Promise<boolean>;
}

/** Argon2id by the OWASP minimum for one lane: 19 MiB, two passes. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What an account without a password is compared with: the hash, at that cost, of random bytes that nobody kept. */
export const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$UKw4Ip/jho7pdv4Xs02Weg$0sjZIjH7wG2u23ozEAIhYQVvww6+NTYM8+UAd+Wn8Mw";
const manyPeople = 100;

const message = "Many people are signing in right now. Try again in a moment.";

/** Hashes with Argon2, which keeps a core busy for each password: at most `lanes` at once, `longestQueue` in line. */
export const makePasswords = (lanes = 1, longestQueue = manyPeople, cost = owasp): Passwords => {
  const inLine = makeLanes({ lanes, longestQueue, message });
  const hashInNfc = (password: string) => inLine(() => hash(password.normalize("NFC"), cost));
  const verifyAsSent = (stored: string | null, password: string) => inLine(() => verify(stored ?? nobody, password));
  return {
    hash: hashInNfc,
    matches: async (stored, password, renew) => {
      const inNfc = password.normalize("NFC");
      const isRight = await verifyAsSent(stored, inNfc);
      // Always both, so that the time tells nothing about the account.
      const wasRight = password === inNfc ? isRight : await verifyAsSent(stored, password);
      if (stored === null || !(isRight || wasRight)) return false;
      if (!isRight && renew) await renew(await hashInNfc(password));
      return true;
    },
  };
};

/** A secret for links and devices: 32 random bytes as text. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret that is long and random: no salt is needed. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Six characters without look-alikes, evenly chosen. */
export const newCode = (): string => {
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  return Array.from(randomBytes(6), (byte) => letters[byte % letters.length]).join("");
};
