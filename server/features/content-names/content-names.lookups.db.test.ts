import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeNamedContent } from "./content-names.lookups.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const numbered = (number: number): Id => testId(`0192f000-00e8-7000-8000-00000000000${number}`);

const addPlan = async ({ owner }: SmallDatabase, id: Id, company: Id | null, joint: string | null) => {
  await owner.query(
    "insert into care_plans (care_plan_id, code, name, description, surgery_type, include_regimens) values ($1, 'test', 'A plan', '', $2, true)",
    [id, joint],
  );
  await owner.query("insert into content (content_id, kind, company_id) values ($1, 'carePlan', $2)", [id, company]);
  await owner.query("insert into content_versions (version_id, content_id, number) values ($1, $1, 1)", [id]);
};

test("a care plan is for its own joint, or for both, whatever other plans are for", async ({ database }) => {
  await addPlan(database, numbered(1), null, "hip");
  await addPlan(database, numbered(2), null, "knee");
  await addPlan(database, numbered(3), null, null);
  const { isPlanFor } = makeNamedContent(database.db);
  const joints = async (plan: Id) => [await isPlanFor(scope, plan, "knee"), await isPlanFor(scope, plan, "hip")];
  expect(await joints(numbered(1))).toEqual([false, true]);
  expect(await joints(numbered(2))).toEqual([true, false]);
  expect(await joints(numbered(3))).toEqual([true, true]);
  expect(await joints(numbered(9))).toEqual([false, false]);
});

test("content is named by its ids when all of it is there, each of its kind, ready or of the clinic's company", async ({
  database,
}) => {
  await addPlan(database, numbered(4), small.companies[0]!, null);
  await addPlan(database, numbered(5), small.companies[1]!, null);
  const { namesOfContent } = makeNamedContent(database.db);
  const all = {
    exercises: [small.exercise(1), small.exercise(2)],
    regimens: [small.regimen],
    devices: [small.device],
    questionnaires: [small.questionnaire],
    carePlans: [small.carePlan, numbered(4)],
  };
  const names = await namesOfContent(scope, all);
  expect([...names!.keys()].toSorted()).toEqual(Object.values(all).flat().toSorted());
  expect(names!.get(numbered(4))).toBe("A plan");
  expect(await namesOfContent(scope, { carePlans: [numbered(5)] })).toBeNull();
  expect(await namesOfContent(scope, { carePlans: [numbered(4), numbered(9)] })).toBeNull();
  expect(await namesOfContent(scope, { devices: [small.exercise(1)] })).toBeNull();
  expect(await namesOfContent(scope, {})).toEqual(new Map());
});
