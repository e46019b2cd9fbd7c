import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and for an account without one, after the same work. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** Thrown when more sign-ins wait than can be checked in a few seconds. */
export class TooBusy extends Error {
  constructor() {
    super("Many people are signing in right now. Try again in a moment.");
  }
}

/** Argon2id by the OWASP minimum for one lane: 19 MiB, two passes. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What an account without a password is compared with: the hash, at that cost, of random bytes that nobody kept. */
export const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$UKw4Ip/jho7pdv4Xs02Weg$0sjZIjH7wG2u23ozEAIhYQVvww6+NTYM8+UAd+Wn8Mw";
const manyPeople = 100;

/**
 * Argon2 keeps a core busy for each password. At most `lanes` run at once, the rest wait in line, and when `longestQueue`
 * wait already the caller is told, so that a rush of sign-ins never starves other requests.
 */
export const makePasswords = (lanes = 1, longestQueue = manyPeople, cost = owasp): Passwords => {
  const waiting: (() => void)[] = [];
  let free = lanes;
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= longestQueue) throw new TooBusy();
      await new Promise<void>((go) => waiting.push(go));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    hash: (password) => inLine(() => hash(password, cost)),
    matches: async (stored, password) => {
      const right = await inLine(() => verify(stored ?? nobody, password));
      return stored !== null && right;
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
