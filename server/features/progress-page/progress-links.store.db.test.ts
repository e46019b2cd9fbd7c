import type { Id } from "@restride/domain/values/id.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeProgressLinksStore } from "./progress-links.store.ts";

const [here, there] = small.customers.map((id) => systemCustomerScope(id, "test"));
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const [before, end, after] = [-1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string];
let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];
const store = () => makeProgressLinksStore(db);
beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await owner.query("truncate progress_codes");
  for (const [patientId, tokenHash] of [
    [ada, "of ada"],
    [ada, "second"],
    [bob, "of bob"],
  ] as const)
    await store().saveCode(here!, { patientId, tokenHash, codeHash: `code ${tokenHash}`, expiresAt: end });
});
const left = async () =>
  (await owner.query("select token_hash as token, tries_left as tries from progress_codes order by 1")).rows.map(
    ({ token, tries }) => `${token} ${tries}`,
  );

test("a code has five tries, of its patient, in its clinic, until it ends", async () => {
  const attempt = (patientId: Id, hash: string, at: string, scope = here!) =>
    store().tryCode(scope, patientId, hash, at);
  expect(await attempt(bob, "of ada", before)).toBeNull();
  expect(await attempt(ada, "of nobody", before)).toBeNull();
  expect(await attempt(ada, "of ada", before, there!)).toBeNull();
  expect(await attempt(ada, "of ada", end)).toBeNull();
  expect(await left()).toEqual(["of ada 5", "of bob 5", "second 5"]);
  for (let tries = 4; tries >= 0; tries -= 1) {
    expect(await attempt(ada, "of ada", before)).toBe("code of ada");
    expect(await left()).toEqual([`of ada ${tries}`, "of bob 5", "second 5"]);
  }
  expect(await attempt(ada, "of ada", before)).toBeNull();
});

test("a right code ends all of its patient, and says whether it was still waiting", async () => {
  expect(await store().spendCodes(there!, ada, "of ada")).toBe(false);
  expect(await left()).toHaveLength(3);
  expect(await store().spendCodes(here!, ada, "of ada")).toBe(true);
  expect(await left()).toEqual(["of bob 5"]);
  expect(await store().spendCodes(here!, ada, "of ada")).toBe(false);
  expect(await store().spendCodes(here!, bob, "of ada")).toBe(false);
});

test("a code that did not leave is removed by itself, and all are forgotten when they are over", async () => {
  await store().removeCode(there!, "of ada");
  await store().removeCode(here!, "second");
  expect(await left()).toEqual(["of ada 5", "of bob 5"]);
  await store().removeEnded(systemScope("test"), end);
  expect(await left()).toHaveLength(2);
  await store().removeEnded(systemScope("test"), after);
  expect(await left()).toEqual([]);
});
