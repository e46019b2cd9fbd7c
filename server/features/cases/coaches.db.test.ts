import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeCaseChangesStore } from "./case-changes.store.ts";
import { makeCaseDetailQueries } from "./case-detail.queries.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);

const [clinic, beside, elsewhere] = small.customers;
const [first, second] = [small.user(0, Role.healthCoach), small.secondCoach(0)];

/** The people to whom cases of the first clinic can be given, while an account is changed so. */
const coachesAfter = async ({ db, owner }: SmallDatabase, change: string): Promise<string[]> => {
  const scope = systemCustomerScope(clinic, "test");
  await owner.query("begin");
  await owner.query(
    `update users set role = 22, active = true, company_id = $2, associate_customers = array[$3::uuid],
       first_name = case user_id when $1 then 'Zoe' else 'Ann' end where user_id = any($4)`,
    [first, small.companies[0], clinic, [first, second]],
  );
  await owner.query(`update users set ${change} where user_id = $1`, [first]);
  await owner.query("commit");
  const listed = await makeCaseDetailQueries(db).coaches(scope);
  const may = await makeCaseChangesStore(db).isCoach(scope, first);
  expect(listed.some(({ _id }) => _id === first)).toBe(may);
  return listed.map(({ name }) => name.split(" ")[0]!);
};

test("a case can be given to the active health coaches of its clinic, who are listed by name", async ({ database }) => {
  expect(await coachesAfter(database, "first_name = 'Zoe'")).toEqual(["Ann", "Zoe"]);
  for (const change of [
    "active = false",
    `role = ${Role.companyAdmin}`,
    "associate_customers = '{}'",
    `associate_customers = array['${beside}'::uuid]`,
    `company_id = '${small.companies[1]}'`,
    `company_id = '${small.companies[1]}', associate_customers = array['${elsewhere}'::uuid]`,
  ])
    expect(await coachesAfter(database, change), change).toEqual(["Ann"]);
});
