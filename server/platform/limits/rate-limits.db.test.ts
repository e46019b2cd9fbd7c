import { systemScope } from "@restride/domain/access/scope.ts";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { makeDatabase } from "../database/database.ts";
import { type Budget, makeRateLimits, tidyRateLimits } from "./rate-limits.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = makePool(database.url, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(() => pool.query("delete from rate_limits"));

/** A value that is counted as one key, and its spellings. */
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
/** The hash of a trust token, which is never typed by hand. */
const device: Counted = ["c1gm0nth3h4sh", "c1gm0nth3h4sh"];

/** The keys that each budget counts; a missing budget is a type error. */
const countedBy: Record<Budget, readonly Counted[]> = {
  passwordByAccount: [email],
  passwordByDevice: [device],
  passwordByAddress: [network, host],
  codeByAddress: [network, host],
  codeSentByAccount: [record],
  codeTriedByAccount: [record],
  resetByAccount: [email],
  resetByAddress: [network, host],
  resetByRecord: [record],
  resetBySender: [record],
  registrationByAddress: [network, host],
  consentMailByRecipient: [email],
  deletionByAddress: [network, host],
  deletionNoticeByRecord: [record],
  placeByAddress: [network, host],
  callbackByAddress: [network, host],
  callbackByRecord: [record],
  progressByAddress: [network, host],
  progressCodeByRecord: [record],
  shareByRecord: [record],
  webhookByAddress: [network, host],
  imageByAccount: [record],
  linkByAccount: [record],
  linkByRecipient: [["+13125550100", "+13125550100", " +13125550100 "]],
  inviteByAccount: [record],
  inviteByRecord: [record],
  notificationByAccount: [record],
  notificationByRecord: [record],
  reportByAccount: [record],
  reportByRecord: [record],
  reportsByAccount: [record],
};

test.each(Object.entries(countedBy) as [Budget, readonly Counted[]][])(
  "%s has one budget for all spellings, which any of them gives back",
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

const somebody = "203.0.113.77";
const countedFor = async () =>
  (
    await pool.query<{ points: number; left: number }>(
      "select points, expire - $2::bigint as left from rate_limits where key = $1",
      [`callbackByAddress:${somebody}`, Date.now()],
    )
  ).rows[0]!;

test.each([1, 3])(
  "a budget widened %i times is used up so much later, and waits for the rest of its hour",
  async (factor) => {
    const limits = makeRateLimits(pool, factor);
    await limits.forgive("callbackByAddress", somebody);
    const take = () => limits.take("callbackByAddress", somebody);
    for (let times = 0; times < 10 * factor; times += 1) expect(await take()).toBe(0);
    const wait = await take();
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await countedFor()).left).toBeGreaterThan(3_590_000);
    await limits.giveBack("callbackByAddress", somebody);
    expect((await countedFor()).points).toBe(10 * factor);
  },
);

test("who waits is told whole seconds, at least one", async () => {
  const limits = makeRateLimits(pool);
  const waits = async (milliseconds: number) => {
    await pool.query("update rate_limits set points = 11, expire = $1 where key like 'callbackByAddress%'", [
      Date.now() + milliseconds,
    ]);
    return limits.take("callbackByAddress", somebody);
  };
  await limits.take("callbackByAddress", somebody);
  expect(await waits(10_500)).toBe(11);
  expect(await waits(400)).toBe(1);
});

test("a budget that cannot be counted is no budget left: the call fails", async () => {
  const closed = makePool(database.url, 1);
  await closed.end();
  await expect(makeRateLimits(closed).take("callbackByAddress", somebody)).rejects.toThrow("after calling end");
});

test("at night budgets whose time is over are forgotten, and no other", async () => {
  const at = Date.parse("2026-11-20T12:00:00Z");
  const db = makeDatabase(pool);
  const tidy = (now: number) => tidyRateLimits(db, systemScope("test"), () => now);
  expect(tidy(at)).toMatchObject({ name: "tidy-rate-limits", crontab: "47 3 * * *" });
  await pool.query("insert into rate_limits values ('over', 1, $1), ('not yet', 1, $2)", [at, at + 1]);
  await tidy(at).run();
  expect((await pool.query("select key from rate_limits")).rows).toEqual([{ key: "not yet" }]);
});
