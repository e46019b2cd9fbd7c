import { createHash, hkdfSync } from "node:crypto";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { instantOf } from "../instant.ts";
import type { TimedJob } from "../jobs/jobs.ts";
import * as texts from "./bot-check-texts.ts";

/**
 * Algorithm of the puzzle that a browser must solve before it may send a public form. The browser solves it in the background while the
 * person fills in the form.
 */
const work = { algorithm: "PBKDF2/SHA-256", keyPrefix: "00" } as const;
/** Rounds for each of about 256 keys, which take a browser about a second. */
export const botCheckCost = 2_000;
const proofLifetime = 3_600_000;

const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number(),
      keyLength: z.literal(32),
      keyPrefix: z.literal(work.keyPrefix),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

const failed = refuse(texts.theSecurityCheckHasRunOut);

export interface BotChecks {
  /** Returns a new challenge as JSON text. */
  challenge(): Promise<string>;
  /**
   * Takes the token of a solved challenge in the running transaction. Returns "repeated" when the same request took the token before.
   * Refuses a token that is wrong, too old or taken by another request.
   */
  take(token: string, request: unknown): Promise<"fresh" | "repeated" | Refusal>;
}

interface Deps {
  readonly db: Database;
  /** Scope that reaches all tokens, because tokens belong to no tenant. */
  readonly scope: RlsScope;
  /** Rounds for each key that is tried. */
  readonly cost: number;
  /** Secret of the installation, from which the signing key is derived. */
  readonly secret: string;
  readonly now: () => number;
}

/** Returns the self-hosted proof of work of altcha: challenges are signed and expire, and a solution is accepted once. */
export const makeBotChecks = ({ db, scope, cost, secret, now }: Deps): BotChecks => {
  const hmacSignatureSecret = Buffer.from(hkdfSync("sha256", secret, "", "bot-check", 32)).toString("hex");

  const isSolved = async (token: z.output<typeof tokenSchema>): Promise<boolean> =>
    token.challenge.parameters.data.until > now() &&
    token.challenge.parameters.cost === cost &&
    (await verifySolution({ ...token, deriveKey, hmacSignatureSecret })).verified;

  const isFirst = (signature: string, hash: string, until: number) =>
    db.returnsRow(
      scope,
      "acrossCustomersTakeBotCheck",
      sql`insert into bot_checks (signature, request_hash, ends_at)
          values (${signature}, ${hash}, ${instantOf(until)}::timestamptz)
          on conflict do nothing returning 1 as first`,
    );

  const isSame = (signature: string, hash: string) =>
    db.returnsRow(
      scope,
      "acrossCustomersTakenBotCheck",
      sql`select from bot_checks where signature = ${signature} and request_hash = ${hash}`,
    );

  return {
    challenge: async () =>
      JSON.stringify(
        await createChallenge({
          ...work,
          cost,
          deriveKey,
          data: { until: now() + proofLifetime },
          hmacSignatureSecret,
        }),
      ),
    take: async (text, request) => {
      const token = readToken(text);
      if (!token || !(await isSolved(token))) return failed;
      const { signature, parameters } = token.challenge;
      const hash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
      if (await isFirst(signature, hash, parameters.data.until)) return "fresh";
      return (await isSame(signature, hash)) ? "repeated" : failed;
    },
  };
};

const readToken = (text: string): z.output<typeof tokenSchema> | null => {
  try {
    return tokenSchema.safeParse(JSON.parse(text.slice(0, 2_000))).data ?? null;
  } catch {
    return null;
  }
};

/** Timed job that deletes expired tokens every night. An expired token is refused by its age, so its row is not needed. */
export const tidyBotChecks = (db: Database, scope: RlsScope, now: () => number): TimedJob => ({
  name: "tidy-bot-checks",
  crontab: "41 3 * * *",
  run: async () => {
    const at = instantOf(now());
    await db.rows(scope, "removeBotChecks", sql`delete from bot_checks where ends_at < ${at}::timestamptz`);
  },
});
