import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeTouchCase } from "./touch-case.commands.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);
const before = "2026-11-20T12:00:00.000Z";
const now = "2026-11-21T12:00:00.000Z";

test("a comment in a case moves up that case alone, not the others of its clinic", async ({ database }) => {
  const { db, owner } = database;
  await owner.query("update cases set updated_at = $1", [before]);
  const scope = systemCustomerScope(small.customers[0], "test");
  await db.transaction(scope, async () => makeTouchCase(db)(scope, small.case(0, 1), now));
  const { rows } = await owner.query<{ case_id: string }>("select case_id from cases where updated_at <> $1", [before]);
  expect(rows).toEqual([{ case_id: small.case(0, 1) }]);
});
