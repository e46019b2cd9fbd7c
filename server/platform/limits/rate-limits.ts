import { sql } from "kysely";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sharedConnections } from "../database/connections.ts";
import type { Database } from "../database/database.ts";
import type { RlsScope } from "../database/row-level-security.ts";
import type { TimedJob } from "../jobs/jobs.ts";
import { networkOf } from "./network.ts";

export interface RateLimits {
  /** Takes one point of a key's budget; returns the seconds to wait when the budget is used up, otherwise 0. */
  take(budget: Budget, key: string): Promise<number>;
  /** Restores the whole budget of a key, after a success. */
  forgive(budget: Budget, key: string): Promise<void>;
  /** Restores the one point that a successful attempt took, so that successes neither count nor hide failures. */
  giveBack(budget: Budget, key: string): Promise<void>;
}

/** Number of points within a duration in seconds. */
const budgets = {
  passwordByAccount: { points: 10, duration: 900 },
  passwordByDevice: { points: 10, duration: 900 },
  passwordByAddress: { points: 100, duration: 900 },
  codeByAddress: { points: 100, duration: 900 },
  /** Mailed codes, also those after a correct password; a code that opens its session restores its point. */
  codeSentByAccount: { points: 10, duration: 3600 },
  /** Wrong codes, over all sign-ins of an account and from all addresses. */
  codeTriedByAccount: { points: 20, duration: 3600 },
  resetByAccount: { points: 5, duration: 3600 },
  resetByAddress: { points: 30, duration: 3600 },
  /** Links to set a password that one account sends another: by recipient and by sender. */
  resetByRecord: { points: 3, duration: 3600 },
  resetBySender: { points: 20, duration: 3600 },
  registrationByAddress: { points: 60, duration: 3600 },
  /** Copies of signed forms, which a person who registers can have mailed to any address. */
  consentMailByRecipient: { points: 5, duration: 3600 },
  deletionByAddress: { points: 10, duration: 3600 },
  deletionNoticeByRecord: { points: 3, duration: 86_400 },
  placeByAddress: { points: 30, duration: 3600 },
  callbackByAddress: { points: 10, duration: 3600 },
  callbackByRecord: { points: 30, duration: 3600 },
  progressByAddress: { points: 60, duration: 3600 },
  progressCodeByRecord: { points: 10, duration: 3600 },
  shareByRecord: { points: 10, duration: 3600 },
  reportByAccount: { points: 60, duration: 3600 },
  reportByRecord: { points: 20, duration: 3600 },
  reportsByAccount: { points: 20, duration: 3600 },
  linkByAccount: { points: 60, duration: 3600 },
  linkByRecipient: { points: 10, duration: 3600 },
  inviteByAccount: { points: 60, duration: 3600 },
  inviteByRecord: { points: 5, duration: 3600 },
  notificationByAccount: { points: 60, duration: 3600 },
  notificationByRecord: { points: 20, duration: 3600 },
  /** Carrier events that are refused; accepted events cost nothing. */
  webhookByAddress: { points: 120, duration: 600 },
  imageByAccount: { points: 100, duration: 3600 },
} as const;

/** Returns one key for all spellings of an id or an email, including full-width letters, and for all addresses of one network. */
const normalizeKey = (key: string): string => networkOf(key.normalize("NFKC").trim().toLowerCase());

export type Budget = keyof typeof budgets;

/**
 * Returns the rate limits, which are stored in the database, so that all server processes share them. `factor` multiplies the points where
 * many people share an address.
 */
export const makeRateLimits = (pool: pg.Pool, factor = 1): RateLimits => {
  const { change } = sharedConnections(pool);
  const storeClient = { query: (statement: pg.QueryConfig) => change((client) => client.query(statement)) };
  const limiters = Object.fromEntries(
    Object.entries(budgets).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points: points * factor,
        duration,
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Record<Budget, RateLimiterPostgres>;
  return {
    take: async (budget, key) => {
      try {
        await limiters[budget].consume(normalizeKey(key));
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    forgive: async (budget, key) => void (await limiters[budget].delete(normalizeKey(key))),
    giveBack: async (budget, key) => void (await limiters[budget].reward(normalizeKey(key), 1)),
  };
};

/** Timed job that deletes expired budgets every night, because their keys are emails and addresses of people. */
export const tidyRateLimits = (db: Database, scope: RlsScope, now: () => number): TimedJob => ({
  name: "tidy-rate-limits",
  crontab: "47 3 * * *",
  run: async () =>
    void (await db.rows(scope, "removeRateLimits", sql`delete from rate_limits where expire <= ${now()}`)),
});
