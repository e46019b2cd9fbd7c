import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { makePool } from "../database/pool.ts";
import { botCheckCost, makeBotChecks, tidyBotChecks } from "./bot-check.ts";

const scope = systemScope("test");
const start = Date.parse("2026-11-20T12:00:00Z");
const hour = 3_600_000;
const failed = { kind: "refused", message: "The security check has run out. Please try again." };
let now: number;
let database: TestDatabase;
let db: Database;
let owner: pg.Client;
type Token = { challenge: Challenge; solution: object };
let solved: Token;

const checks = (secret = "secret") => makeBotChecks({ db, scope, cost: botCheckCost, secret, now: () => now });
const challengeOf = async () => JSON.parse(await checks().challenge()) as Challenge;
const solve = async (challenge: Challenge): Promise<Token> => ({
  challenge,
  solution: (await solveChallenge({ challenge, deriveKey }))!,
});
const take = (token: object, request: unknown = { name: "Ada" }, botChecks = checks()) =>
  botChecks.take(JSON.stringify(token), request);

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  db = makeDatabase(makePool(database.url, 2));
  owner = new pg.Client(database.url);
  await owner.connect();
  now = start;
  solved = await solve(await challengeOf());
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  now = start;
  await owner.query("truncate bot_checks");
});

test("a challenge costs a browser about a second, lasts an hour and is never the same", async () => {
  const { parameters } = await challengeOf();
  expect(parameters).toMatchObject({
    algorithm: "PBKDF2/SHA-256",
    cost: 2_000,
    keyPrefix: "00",
    keyLength: 32,
    data: { until: start + hour },
  });
  expect((await challengeOf()).parameters.nonce).not.toBe(parameters.nonce);
});

test("a solved one is taken once, and again by the very same request only", async () => {
  expect(await take(solved)).toBe("fresh");
  expect(await take(solved)).toBe("repeated");
  expect(await take(solved, { name: "Bob" })).toEqual(failed);
});

test("it ends with its hour", async () => {
  now = start + hour;
  expect(await take(solved)).toEqual(failed);
  now = start + hour - 1;
  expect(await take(solved)).toBe("fresh");
  expect((await owner.query("select ends_at from bot_checks")).rows).toEqual([{ ends_at: new Date(start + hour) }]);
});

test("one of another installation, with other terms or another solution is refused", async () => {
  const { challenge, solution } = solved as Token & {
    challenge: { parameters: object };
    solution: { counter: number };
  };
  const changed = (parameters: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
  });
  expect(await take(solved, {}, checks("other"))).toEqual(failed);
  for (const wrong of [
    changed({ data: { until: start + 2 * hour } }),
    changed({ cost: 1 }),
    changed({ keyPrefix: "" }),
    changed({ algorithm: "SHA-256" }),
    changed({ nonce: "0".repeat(65) }),
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    { challenge },
    {},
  ])
    expect(await take(wrong), JSON.stringify(wrong)).toEqual(failed);
});

test("what is no token, or far too long to be one, is refused", async () => {
  expect(await checks().take("no token", {})).toEqual(failed);
  const text = JSON.stringify(solved);
  expect(await checks().take(`${text}${" ".repeat(2_000)}x`, {})).toBe("fresh");
  expect(await checks().take(`${" ".repeat(2_001 - text.length)}${text}`, {})).toEqual(failed);
});

test("at night those that have ended are forgotten, and no other", async () => {
  await take(solved);
  const tidy = () => tidyBotChecks(db, scope, () => now);
  expect(tidy()).toMatchObject({ name: "tidy-bot-checks", crontab: "41 3 * * *" });
  const countStored = async () => (await owner.query("select from bot_checks")).rowCount;
  now = start + hour;
  await tidy().run();
  expect(await countStored()).toBe(1);
  now += 1;
  await tidy().run();
  expect(await countStored()).toBe(0);
});
