import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import {
  newPlan,
  type PreviewFilter,
  previewPublish,
  type PublishPreview,
  publishPlan,
} from "../../../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../../../dev-env/small-clinics/plan-patient.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let editor: Caller;
let plan: string;
let patients: Record<string, string>;
/** A version that three programmes follow, one of them on hold, and one programme that stays unchanged; a fifth runs another plan. */
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const newestPlan = await newPlan(editor);
  const other = await newPlan(editor);
  ({ plan } = newestPlan);
  patients = {};
  for (const [lastname, time] of Object.entries({ Adams: 2, Brown: 2, Clark: 2, Hand: 4 }))
    patients[lastname] = await addPlanPatient(therapist, world.today(), {
      careplan: newestPlan.version,
      lastname,
      time,
    });
  await addPlanPatient(therapist, world.today(), { careplan: other.version, lastname: "Other" });
  await world.owner.query("insert into technical_holds values ($1, $2, $2, $3, null)", [
    small.customers[0],
    patients.Brown,
    world.today(),
  ]);
  await publishPlan(editor, plan, null, 21);
});

const preview = (request: PreviewFilter = {}): Promise<PublishPreview> =>
  previewPublish(editor, plan, undefined, request);
const namesOf = ({ plan: { patients: rows } }: PublishPreview): string[] => rows.map(({ name }) => name);
const refusal = async (args: string): Promise<string> => {
  const text = `{ previewPublish(id: "${plan}", ${args}) { status message plan { total } } }`;
  return (await editor.call<{ message: string }>(text)).answer.message;
};

test("each number opens to the patients it counts, in all and in a clinic", async () => {
  const all = await preview();
  expect(all.plan).toMatchObject({ running: 4, change: 3, stay: 1, passed: 0, onhold: 1, total: 4 });
  const [clinic] = all.plan.clinics;
  for (const outcome of ["change", "stay", "passed"] as const)
    for (const where of [{}, { clinicid: clinic!._id }]) {
      const opened = await preview({ of: { outcome, ...where } });
      expect([opened.plan.total, opened.planHash]).toEqual([clinic![outcome], all.planHash]);
      expect(opened.plan.patients.map((row) => row.outcome)).toEqual(Array(clinic![outcome]).fill(outcome));
    }
  expect(namesOf(await preview({ of: { clinicid: clinic!._id } }))).toEqual([
    "Nora Adams",
    "Nora Brown",
    "Nora Clark",
    "Nora Hand",
  ]);
});

test("a patient on technical hold changes too, and is told apart", async ({ world }) => {
  const { plan: planPreview } = await preview({ of: { outcome: "change" } });
  expect(planPreview.patients.map(({ name, clinic, onhold, stays }) => [name, clinic, onhold, stays])).toEqual([
    ["Nora Adams", "Clinic 1", false, []],
    ["Nora Brown", "Clinic 1", true, []],
    ["Nora Clark", "Clinic 1", false, []],
  ]);
  await world.owner.query("update technical_holds set released_on = held_from");
  expect((await preview()).plan.onhold).toBe(0);
});

test("a page at a time, each with all counts and the same digest", async () => {
  const all = await preview();
  const pages = [1, 2, 3].map((current) =>
    preview({ of: { outcome: "change" }, pagination: { current, pageSize: 2 } }),
  );
  const [first, second, third] = await Promise.all(pages);
  expect([namesOf(first!), namesOf(second!), namesOf(third!)]).toEqual([
    ["Nora Adams", "Nora Brown"],
    ["Nora Clark"],
    [],
  ]);
  expect([first, second, third].map((page) => [page!.plan.total, page!.plan.change, page!.planHash])).toEqual(
    Array(3).fill([3, 3, all.planHash]),
  );
});

test("another company's clinic opens to nobody, an unknown outcome and too long a page are refused", async () => {
  const { plan: planPreview } = await preview({ of: { clinicid: small.customers[2]! } });
  expect([planPreview.total, planPreview.patients]).toEqual([0, []]);
  expect(await refusal(`of: { outcome: "other" }`)).toBe("Please choose change, stay or passed.");
  expect(await refusal("pagination: { pageSize: 101 }")).toBe("Please choose a page size of 100 or less.");
});

test("another company and a clinic are answered no patient", async ({ world }) => {
  const text = `{ previewPublish(id: "${plan}", of: { outcome: "change" }) { status message plan { patients { name } } } }`;
  const stranger = await signIn(world, smallEmail(2, Role.companyAdmin));
  const { answer } = await stranger.call(text);
  expect(answer).toMatchObject({ status: "fail", message: "This content was not found.", plan: null });
  const admin = await signIn(world, smallEmail(0, Role.admin));
  expect((await admin.call(text)).answer).toMatchObject({ status: "fail", plan: null });
});
