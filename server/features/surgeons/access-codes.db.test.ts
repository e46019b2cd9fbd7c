import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeSurgeonsQueries } from "./surgeons.queries.ts";

test("A249: a code is taken by each surgeon of the clinic, one who was removed too, and by no other clinic's", async ({
  database: { db, owner },
}) => {
  const [mine, beside] = small.customers.map((customer) => systemCustomerScope(customer, "test"));
  await owner.query("update surgeons set access_code = 'TAM100' where surgeon_id = $1", [small.surgeon(0, 1)]);
  const isTaken = (scope = mine!) => makeSurgeonsQueries(db).isCodeTaken(scope, "TAM100");
  expect([await isTaken(), await isTaken(beside)]).toEqual([true, false]);
  expect(await isTaken({ ...mine!, surgeonIds: [small.surgeon(0, 2)] })).toBe(true);
  await owner.query("update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(0, 1)]);
  expect(await isTaken()).toBe(true);
});
