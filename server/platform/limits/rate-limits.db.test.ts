import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, migrated, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { type Budget, makeRateLimits } from "./rate-limits.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(migrated(migrate));
  pool = makePool(database.url, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** What counts as one, and the spellings of it. */
type Counted = readonly [one: string, ...spellings: string[]];

const network: Counted = ["2001:db8:1:2::/64", "2001:db8:1:2::7", " 2001:DB8:1:2:ffff:0:0:1 ", "2001:0db8:1:2::9%eth0"];
const host: Counted = ["203.0.113.9", "203.0.113.9", "::ffff:203.0.113.9", "0:0:0:0:0:FFFF:cb00:7109", "203.0.113.9\n"];
const email: Counted = [
  "nora@harbor.example",
  "nora@harbor.example",
  " NORA@Harbor.example\t",
  "\u00a0nora@harbor.example",
  "ｎｏｒａ＠harbor.example",
];
const record: Counted = [
  "0192f000-00aa-7000-8000-000000000001",

  "0192f000-00aa-7000-8000-000000000001",
  "0192F000-00AA-7000-8000-000000000001",
  " 0192f000-00Aa-7000-8000-000000000001 ",
];
/** The hash of a trust token. Nobody types it. */
const device: Counted = ["c1gm0nth3h4sh", "c1gm0nth3h4sh"];

/** What each budget is counted by; a budget that is missing here is a fault of types. */
const countedBy: Record<Budget, readonly Counted[]> = {
  passwordByAccount: [email],
  passwordByDevice: [device],
  passwordByAddress: [network, host],
  codeByAddress: [network, host],
  resetByAccount: [email],
  resetByAddress: [network, host],
  registrationByAddress: [network, host],
  deletionByAddress: [network, host],
  deletionNoticeByRecord: [record],
  placeByAddress: [network, host],
  callbackByAddress: [network, host],
  progressByAddress: [network, host],
  progressCodeByRecord: [record],
  shareByRecord: [record],
  imageByAccount: [record],
};

test.each(Object.entries(countedBy) as [Budget, readonly Counted[]][])(
  "walls 5: %s has one budget for all spellings, which any of them gives back",
  async (budget, all) => {
    const limits = makeRateLimits(pool);
    for (const [one, ...spellings] of all) {
      for (const spelling of spellings) expect(await limits.take(budget, spelling)).toBe(0);
      const counted = async () =>
        (await pool.query("select key, points from rate_limits where key like $1", [`${budget}:%`])).rows;
      expect(await counted()).toEqual([{ key: `${budget}:${one}`, points: spellings.length }]);
      await limits.giveBack(budget, spellings.at(-1)!);
      expect(await counted()).toEqual([{ key: `${budget}:${one}`, points: spellings.length - 1 }]);
      await limits.forgive(budget, spellings.at(-1)!);
      expect(await counted()).toEqual([]);
    }
  },
);
