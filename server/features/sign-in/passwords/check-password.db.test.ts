import { tooManyAttempts, wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../../../../dev-env/database/test-databases.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { makeRateLimits } from "../../../platform/limits/rate-limits.ts";
import { makeCheckPassword } from "./check-password.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query("delete from rate_limits"));

const asking = { account: "shared@clinic.example", accountId: null, address: "203.0.113.1", device: null };
const recordSecurityEvent = Object.assign(() => undefined, { settled: async () => undefined });
/** Returns the password checks of two server processes with one database. */
const processes = () => [1, 2].map(() => makeCheckPassword({ rateLimits: makeRateLimits(pool), recordSecurityEvent }));
const right = async () => "in";
const wrong = async () => null;

test("right passwords of a shared account are never refused, however many come at once to two processes", async () => {
  const [one, other] = processes();
  for (let at = 0; at < 8; at += 1) expect(await one!(asking, wrong)).toEqual(refuse(wrongCredentials));
  const tried = Array.from({ length: 24 }, (_, at) => (at % 2 ? one! : other!)(asking, right));
  expect(await Promise.all(tried)).toEqual(Array(24).fill("in"));
});

test("after ten wrong passwords a right one is refused in either process", async () => {
  const [one, other] = processes();
  for (let at = 0; at < 10; at += 1)
    expect(await (at % 2 ? one! : other!)(asking, wrong)).toEqual(refuse(wrongCredentials));
  for (const check of [one!, other!]) expect(await check(asking, right)).toEqual(refuse(tooManyAttempts(900)));
});
