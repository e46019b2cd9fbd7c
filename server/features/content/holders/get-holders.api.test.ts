import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { queryContent } from "../../../../dev-env/small-clinics/content-calls.ts";
import { newestVersionOf, newPlan, publishPlan } from "../../../../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../../../../dev-env/small-clinics/plan-patient.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let editor: Caller;
let plan: string;
/** A plan of the first company contains the ready regimen; one patient runs its first version, and another one its second. */
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const newestPlan = await newPlan(editor);
  ({ plan } = newestPlan);
  await addPlanPatient(therapist, world.today(), { careplan: newestPlan.version, lastname: "Adams" });
  await publishPlan(editor, plan, null, 21);
  const careplan = await newestVersionOf(editor, plan);
  await addPlanPatient(therapist, world.today(), { careplan, lastname: "Clark" });
});

const holders = (caller: Caller, id: string) =>
  queryContent(caller, `getContentHolders(id: "${id}")`, "holders { _id name running }");
const namesOf = async (caller: Caller, id: string): Promise<string[]> =>
  ((await holders(caller, id)).holders as { name: string }[]).map(({ name }) => name);

test("a regimen is held by care plans, by name and with how many run each; other companies' are not told", async ({
  world,
}) => {
  const { holders: rows } = await holders(editor, small.regimen);
  expect(rows).toContainEqual({ _id: plan, name: "Ours", running: 2 });
  expect(rows).toHaveLength(1); // the company's copy replaces the ready plan
  const other = await signIn(world, smallEmail(2, Role.companyAdmin));
  expect(await namesOf(other, small.regimen)).toEqual(["Knee"]);
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  expect(await namesOf(superAdmin, small.regimen)).toEqual(["Knee", "Ours"]);
});

test("a plan that takes a regimen out, or is retired, holds it no more; a plan is held by nothing", async ({
  world,
}) => {
  await world.owner.query(
    "delete from care_plan_regimens where care_plan_id = (select version_id from content_versions where content_id = $1 and number = 2)",
    [plan],
  );
  expect(await namesOf(editor, small.regimen)).toEqual([]);
  const other = await signIn(world, smallEmail(2, Role.companyAdmin));
  expect(await namesOf(other, small.regimen)).toEqual(["Knee"]);
  await world.owner.query("update content set retired_at = now() where content_id = $1", [small.carePlan]);
  expect(await namesOf(other, small.regimen)).toEqual([]);
  expect(await namesOf(editor, plan)).toEqual([]);
});

test("an exercise is held by regimens, which nobody runs by themselves", async () => {
  expect((await holders(editor, small.exercise(1))).holders).toEqual([
    { _id: small.regimen, name: "First Weeks", running: null },
  ]);
});

test("a version of a regimen runs for whom a plan's version that holds it runs", async () => {
  const call = `getContentVersions(id: "${small.regimen}")`;
  expect((await queryContent(editor, call, "versions { number running }")).versions).toEqual([
    { number: 1, running: 2 },
  ]);
  const exercise = `getContentVersions(id: "${small.exercise(1)}")`;
  expect((await queryContent(editor, exercise, "versions { running }")).versions).toEqual([{ running: null }]);
});

test("another company finds no such content, whatever company it names; nor is there a company that nobody knows", async ({
  world,
}) => {
  const other = await signIn(world, smallEmail(2, Role.companyAdmin));
  const notFound = { status: "fail", message: "This content was not found.", holders: null };
  const own = `companyid: "${small.companies[0]}"`;
  for (const argument of [`id: "${plan}"`, 'id: "01900000-0000-7000-8000-000000000000"'])
    expect(await queryContent(other, `getContentHolders(${argument})`, "holders { _id }")).toMatchObject(notFound);
  for (const id of [plan, small.regimen])
    expect(await queryContent(other, `getContentHolders(id: "${id}", ${own})`, "holders { _id }")).toMatchObject({
      message: "This company was not found.",
      holders: null,
    });
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const unknown = `id: "${small.regimen}", companyid: "01900000-0000-7000-8000-000000000000"`;
  expect(await queryContent(superAdmin, `getContentHolders(${unknown})`, "holders { _id }")).toMatchObject({
    status: "fail",
    message: "This company was not found.",
  });
});
