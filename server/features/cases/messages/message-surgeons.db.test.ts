import { Role } from "@restride/domain/access/roles.ts";
import { type CustomerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test as base } from "../../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { makeMessagesQueries } from "./messages.queries.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);
const [first, second] = [small.surgeon(0, 1), small.surgeon(0, 2)];
const userId = small.user(0, Role.physio);
const scope: CustomerScope = { ...systemCustomerScope(small.customers[0], userId), userId };

test("surgeons stand by their last name, one who was removed as long as messages of theirs are unread", async ({
  database: { db, owner },
}) => {
  const surgeons = async (limited: CustomerScope = scope) =>
    (await makeMessagesQueries(db).surgeons(limited)).map(({ _id, unreadcount }) => [_id, unreadcount > 0]);
  await owner.query("update patients set surgeon_id = $1 where customer_id = $2", [first, scope.customerId]);
  await owner.query("update surgeons set last_name = 'Same', deleted_at = null, photo = null where customer_id = $1", [
    scope.customerId,
  ]);
  expect(await surgeons()).toEqual([
    [first, true],
    [second, false],
  ]);
  await owner.query("update surgeons set last_name = 'Zed' where surgeon_id = $1", [first]);
  expect((await surgeons()).map(([id]) => id)).toEqual([second, first]);
  await owner.query("update surgeons set deleted_at = now() where customer_id = $1", [scope.customerId]);
  expect(await surgeons()).toEqual([[first, true]]);
  expect(await surgeons({ ...scope, caseSurgeonIds: [second] })).toEqual([]);
  await owner.query("update cases set archived_at = now()");
  expect(await surgeons()).toEqual([]);
  await owner.query("update cases set archived_at = null");
  expect(await surgeons()).toEqual([[first, true]]);
  await owner.query("update case_counters set cases = 0");
  expect(await surgeons()).toEqual([]);
});
