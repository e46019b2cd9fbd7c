import { createHmac, hkdfSync } from "node:crypto";
import { refuse } from "@restride/domain/values/refusal.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import { instantOf } from "../instant.ts";
import type { TimedJob } from "../jobs/jobs.ts";
import { toAnswer, type OperationAnswer } from "./answer.ts";
import { column, row, typedSql } from "../database/typed-sql.ts";
import * as texts from "./graphql-texts.ts";

interface Request {
  readonly owner: string;
  readonly key: string;
  readonly operation: string;
  readonly args: unknown;
}

const maxKeyLength = 100;

/**
 * Returns a function that runs a mutation once for each key of its owner. The answer is stored in the transaction of the change, so a retry
 * receives the same answer and changes nothing. A refused mutation stores neither a change nor an answer.
 */
export const makeRunOnce = ({ db, secret }: { readonly db: Database; readonly secret: string }) => {
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "", "idempotency", 32));
  return (scope: RlsScope, request: Request | null, work: () => Promise<OperationAnswer>): Promise<OperationAnswer> =>
    db.transactionIf(
      scope,
      ({ status }) => status === "success",
      async () => {
        if (request === null) return work();
        if (request.key.length > maxKeyLength) return toAnswer(refuse(texts.theKeyIsTooLong));
        const storedAnswer = await takeKeyOrAnswer(db, scope, request, hashOf(hashKey, scope, request));
        if (storedAnswer) return storedAnswer;
        const result = await work();
        if (result.status === "success") storeAnswer(db, scope, request, result);
        return result;
      },
    );
};

/**
 * Returns one digest over the operation, its arguments and the tenants of the scope, so that no tenant receives the answer of another. It is keyed
 * with the secret of the installation, so that nobody can find the arguments from the stored digest by guessing.
 */
const hashOf = (key: Buffer, { rls: { tenants, company } }: RlsScope, { operation, args }: Request): string =>
  createHmac("sha256", key)
    .update(JSON.stringify([operation, args, tenants, company]))
    .digest("base64url");

const takeKey = compiledOnce(
  ({ owner, key, operation, hash }: Record<"owner" | "key" | "operation" | "hash", string>) => sql`
    insert into idempotency_keys (owner, key, operation, request_hash) values (${owner}, ${key}, ${operation}, ${hash})
    on conflict (owner, key) do nothing returning key`,
);

const storedAnswerRow = row({ request_hash: column.text, answer: column.json<OperationAnswer>() });

const selectStoredAnswer = compiledOnce(
  ({ owner, key }: Record<"owner" | "key", string>) => typedSql(storedAnswerRow)`
    select request_hash, answer from idempotency_keys where owner = ${owner} and key = ${key}`,
);

const updateAnswer = compiledOnce(
  ({ owner, key, result }: Record<"owner" | "key" | "result", string>) => sql`
    update idempotency_keys set answer = ${result}::jsonb where owner = ${owner} and key = ${key}`,
);

/**
 * Takes the key, waiting for a request that holds it. Returns null for a new key, the stored answer for the same request, and a refusal when the key
 * was used for another request.
 */
const takeKeyOrAnswer = async (
  db: Database,
  scope: RlsScope,
  request: Request,
  hash: string,
): Promise<OperationAnswer | null> => {
  const { owner, key, operation } = request;
  if (await db.returnsRow(scope, "takeKey", takeKey({ owner, key, operation, hash }))) return null;
  const storedRow = await db.row(scope, "storedAnswer", selectStoredAnswer({ owner, key }));
  return storedRow?.request_hash === hash ? storedRow.answer : toAnswer(refuse(texts.thisWasAlreadySent));
};

const storeAnswer = (db: Database, scope: RlsScope, { owner, key }: Request, result: OperationAnswer): void =>
  db.write(scope, "storeAnswer", updateAnswer({ owner, key, result: JSON.stringify(result) }));

const answerLifetime = 86_400_000;

/** Timed job that runs every night at 3:53 and deletes keys and answers that are older than one day, because no client retries that long. */
export const tidyKeys = (db: Database, scope: RlsScope, now: () => number): TimedJob => ({
  name: "tidy-keys",
  crontab: "53 3 * * *",
  run: async () => {
    const before = instantOf(now() - answerLifetime);
    await db.rows(scope, "removeKeys", sql`delete from idempotency_keys where created_at < ${before}::timestamptz`);
  },
});
