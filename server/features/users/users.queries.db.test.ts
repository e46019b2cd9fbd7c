import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeUsersQueries } from "./users.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [first, second, beside] = [small.surgeon(0, 1), small.surgeon(0, 2), small.surgeon(1, 1)];

test("an associate can belong to surgeons of the clinic who were not removed", async ({ database: { db, owner } }) => {
  const among = async () => (await makeUsersQueries(db).surgeonsAmong(scope, [first, second, beside])).toSorted();
  expect(await among()).toEqual([first, second]);
  await owner.query("update surgeons set deleted_at = now() where surgeon_id = $1", [second]);
  expect(await among()).toEqual([first]);
  expect(await makeUsersQueries(db).surgeonsAmong(scope, [beside])).toEqual([]);
});
