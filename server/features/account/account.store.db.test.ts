import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeAccountStore } from "./account.store.ts";

const scope = systemScope("test");
const [ada, bob] = [small.user(0, Role.admin), small.user(0, Role.physio)];
let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];
const store = () => makeAccountStore(db);
beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await owner.query("truncate push_devices");
  await owner.query("update users set visited_pages = '{}', signature = '', saved_filter = null");
});

/** Returns the users with a value in a column, and the value. */
const those = async (column: string, empty: string) =>
  (await owner.query(`select user_id as who, ${column} as kept from users where ${column} is distinct from ${empty}`))
    .rows;

test("B047: a page whose tour was seen is noted once for its user, in the order of the first visits", async () => {
  const visit = (page: string) => store().notePage(scope, ada, page);
  expect(await visit("cases")).toEqual({ pages: ["cases"] });
  expect(await visit("home")).toEqual({ pages: ["cases", "home"] });
  expect(await visit("cases")).toEqual({ pages: ["cases", "home"] });
  expect(await those("visited_pages", "'{}'")).toEqual([{ who: ada, kept: ["cases", "home"] }]);
  expect([await store().pages(scope, ada), await store().pages(scope, bob)]).toEqual([
    { pages: ["cases", "home"] },
    { pages: [] },
  ]);
});

test("a signature and a filter are their user's; an empty filter is none", async () => {
  await store().saveSignature(scope, ada, "Ada, PT");
  await store().saveFilter(scope, ada, '{"a":1}');
  expect(await those("signature", "''")).toEqual([{ who: ada, kept: "Ada, PT" }]);
  expect(await those("saved_filter", "null")).toEqual([{ who: ada, kept: '{"a":1}' }]);
  await store().saveFilter(scope, ada, "");
  expect(await those("saved_filter", "null")).toEqual([]);
});

test("a device is known once for its user, by what was told last, until it is forgotten or its subscription ends", async () => {
  const devices = async () =>
    (await owner.query("select user_id as who, token, kind, time_zone as zone from push_devices order by 1, 2")).rows;
  const [one, two] = ["a token", "another"];
  await store().savePushDevice(scope, ada, one, "device", "UTC");
  await store().savePushDevice(scope, ada, one, "web", "Europe/Oslo");
  await store().savePushDevice(scope, ada, two, "web", "UTC");
  await store().savePushDevice(scope, bob, one, "web", "UTC");
  const deviceRow = (who: string, token: string, zone = "UTC") => ({ who, token, kind: "web", zone });
  const all = [deviceRow(ada, one, "Europe/Oslo"), deviceRow(ada, two), deviceRow(bob, one)];
  expect(await devices()).toEqual(expect.arrayContaining(all));
  expect(await devices()).toHaveLength(3);
  await store().forgetPushDevice(scope, ada, two);
  expect(await devices()).toHaveLength(2);
  await store().savePushDevice(scope, ada, two, "web", "UTC");
  await store().forgetSubscription(one);
  expect(await devices()).toEqual([deviceRow(ada, two)]);
});
