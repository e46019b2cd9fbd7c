import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { queryContent } from "../../../../dev-env/small-clinics/content-calls.ts";
import { newestVersionOf, newPlan, publishPlan } from "../../../../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../../../../dev-env/small-clinics/plan-patient.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let editor: Caller;
let otherEditor: Caller;
let superAdmin: Caller;
let plan: string;
/**
 * A plan whose first version two patients run and whose second version one patient runs; a fourth patient is inactive, a fifth runs another
 * plan.
 */
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  otherEditor = await signIn(world, smallEmail(2, Role.companyAdmin));
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const newestPlan = await newPlan(editor);
  ({ plan } = newestPlan);
  const add = (lastname: string, careplan: string) => addPlanPatient(therapist, world.today(), { careplan, lastname });
  await add("Brown", newestPlan.version);
  await add("Adams", newestPlan.version);
  const gone = await add("Gone", newestPlan.version);
  await world.owner.query("update patients set active = false where patient_id = $1", [gone]);
  await add("Other", (await newPlan(editor)).version);
  await publishPlan(editor, plan, null, 21);
  await add("Clark", await newestVersionOf(editor, plan));
});

const running = (caller: Caller, id: string, more = "") =>
  queryContent(caller, `getContentRunning(id: "${id}"${more})`, "patients { name clinic version } total");
const namesOf = ({ patients }: Awaited<ReturnType<typeof running>>): string[] =>
  (patients as { name: string }[]).map(({ name }) => name);

/** Returns the number of patients that a list shows for each of its plans. */
const listed = async (caller: Caller, more = ""): Promise<readonly { _id: string; running: number }[]> =>
  (await queryContent(caller, `getContentList(kind: "carePlan"${more})`, "contents { _id running }")).contents as never;

/** Assigns the ready plan to the first patient of these clinics. */
const runReady = (world: World, ...clinics: number[]) =>
  world.owner.query("update patients set care_plan_id = $1 where patient_id = any($2)", [
    small.carePlan,
    clinics.map((clinic) => small.patient(clinic, 1)),
  ]);

test("who runs a plan is listed by clinic and name, each with the version, and is as many as the list says", async () => {
  expect(await running(editor, plan)).toMatchObject({
    patients: [
      { name: "Nora Adams", clinic: "Clinic 1", version: 1 },
      { name: "Nora Brown", clinic: "Clinic 1", version: 1 },
      { name: "Nora Clark", clinic: "Clinic 1", version: 2 },
    ],
    total: 3,
  });
  const plans = await listed(editor);
  expect(plans.map((each) => each.running).toSorted()).toEqual([1, 3]);
  for (const { _id, running: count } of plans) {
    const opened = await running(editor, _id);
    expect([opened.total, namesOf(opened).length]).toEqual([count, count]);
  }
});

test("a page at a time; too long a one is refused", async () => {
  const second = await running(editor, plan, ", pagination: { current: 2, pageSize: 2 }");
  expect([namesOf(second), second.total]).toEqual([["Nora Clark"], 3]);
  expect((await running(editor, plan, ", pagination: { pageSize: 101 }")).message).toBe(
    "Please choose a page size of 100 or less.",
  );
});

test("a ready plan opens to the patients of the company that asks", async ({ world }) => {
  await runReady(world, 0, 1, 2);
  const [own, others] = [await running(editor, small.carePlan), await running(otherEditor, small.carePlan)];
  expect(namesOf(own).length + namesOf(others).length).toBe(3);
  const clinicsOf = ({ patients }: typeof own) => (patients as { clinic: string }[]).map(({ clinic }) => clinic);
  const asOther = await running(editor, small.carePlan, `, companyid: "${small.companies[1]}"`);
  expect(asOther).toMatchObject({ message: "This company was not found.", patients: null });
  expect([clinicsOf(own), clinicsOf(others)]).toEqual([["Clinic 1", "Clinic 2"], ["Clinic 3"]]);
});

test("a super admin sees those of the company whose list it is, of the ready list all", async ({ world }) => {
  await runReady(world, 0, 1, 2);
  const [first, second] = small.companies.map((company) => `, companyid: "${company}"`);
  expect((await running(superAdmin, small.carePlan, first)).total).toBe(2); // the company's list shows the copy instead
  for (const [args, count] of [
    [second, 1],
    ["", 3],
  ] as const) {
    const opened = await running(superAdmin, small.carePlan, args);
    expect([opened.total, namesOf(opened).length]).toEqual([count, count]);
    expect(await listed(superAdmin, args)).toEqual([{ _id: small.carePlan, running: count }]);
  }
  expect((await running(superAdmin, plan, second)).total).toBe(3); // a company's own plan runs in its own clinics
});

test("another company finds no such plan, a clinic's staff nobody, and what is no care plan runs for nobody", async ({
  world,
}) => {
  const unknown = "01900000-0000-7000-8000-000000000000";
  for (const [caller, id] of [
    [otherEditor, plan],
    [editor, unknown],
  ] as const)
    expect(await running(caller, id)).toMatchObject({
      status: "fail",
      message: "This content was not found.",
      patients: null,
    });
  expect(await running(await signIn(world, smallEmail(0, Role.admin)), plan)).toMatchObject({
    status: "fail",
    patients: null,
  });
  expect(await running(editor, small.exercise(1))).toMatchObject({ patients: [], total: null });
});
