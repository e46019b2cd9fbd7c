import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import {
  applyVersion,
  newestVersionOf,
  newPlan,
  previewPublish,
  publishPlan,
  type PublishPreview,
} from "../../../dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "../../../dev-env/small-clinics/plan-patient.ts";
import { devicesOf, exercisesOf, undo } from "../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let editor: Caller;
let therapist: Caller;
test.beforeEach(async ({ world }) => {
  editor = await signIn(world, smallEmail(0, Role.companyAdmin));
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

type Answer = { readonly status: string; readonly message: string; readonly changes?: unknown };
const send = async (caller: Caller, text: string): Promise<Answer> => {
  const { answer, errors } = await caller.call<Answer>(text);
  expect(errors).toEqual([]);
  return answer;
};

const publish = (id: string, end: number, regimens?: readonly string[]): Promise<void> =>
  publishPlan(editor, id, null, end, regimens);

const addPatient = (world: World, careplan: string, lastname: string, time = 2): Promise<string> =>
  addPlanPatient(therapist, world.today(), { careplan, lastname, time });

const preview = (plan: string, changes?: readonly string[]) => previewPublish(editor, plan, changes);
const apply = async (
  world: World,
  plan: string,
  { planHash }: PublishPreview,
  changes: readonly string[],
  tell?: boolean,
) => {
  const answer = await applyVersion(editor, { id: plan, changes, planHash, tell });
  await world.settle();
  return answer;
};
/** What a patient was told, newest first. */
const toldTo = async (world: World, patient: string) =>
  (
    await world.owner.query(
      `select header, message from notification_recipients join notifications using (customer_id, notification_id)
       where patient_id = $1 order by sent_at desc`,
      [patient],
    )
  ).rows;
const idsOf = ({ plan }: PublishPreview): string[] => plan.changes.map(({ _id }) => _id);
const windowsOf = async (patient: string): Promise<unknown> =>
  (await devicesOf(therapist, patient)).assigneddevices.map(({ enddate, time, status }) => ({ enddate, time, status }));
const differences = async (world: World) => {
  const client = await world.owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};
const carePlanOf = async (world: World, patient: string): Promise<string> =>
  (
    await world.owner.query<{ plan: string }>("select care_plan_id as plan from patients where patient_id = $1", [
      patient,
    ])
  ).rows[0]!.plan;

const lookAgain = "The care plan or its programmes changed while you looked. Look again.";
const sensorLonger = {
  name: "Knee Motion Sensor",
  area: "measurement",
  was: "S+1 → S+14, Every Day, 2× a day",
  says: "S+1 → S+21, Every Day, 2× a day",
};

test("a new version changes no programme until it is applied, and then as its preview said", async ({ world }) => {
  const { plan, version } = await newPlan(editor);
  const [asBrought, byHand] = [
    await addPatient(world, version, "Brought"),
    await addPatient(world, version, "Hand", 4),
  ];
  await publish(plan, 21);
  expect(await windowsOf(asBrought)).toEqual([{ enddate: 14, time: 2, status: "Pending" }]);
  const before = await exercisesOf(therapist, asBrought);
  const shownPreview = await preview(plan);
  expect(shownPreview.plan).toMatchObject({
    running: 2,
    change: 1,
    stay: 1,
    passed: 0,
    changes: [sensorLonger],
    clinics: [{ name: "Clinic 1", running: 2, change: 1, stay: 1, passed: 0 }],
    patients: [
      { name: "Nora Brought", outcome: "change", stays: [] },
      { name: "Nora Hand", outcome: "stay", stays: ["Knee Motion Sensor"] },
    ],
  });
  const answer = await apply(world, plan, shownPreview, idsOf(shownPreview));
  expect(answer.message).toBe("Version 2 is published. 1 running programme follows.");
  expect(await windowsOf(asBrought)).toEqual([{ enddate: 21, time: 2, status: "Pending" }]);
  expect(await windowsOf(byHand)).toEqual([{ enddate: 14, time: 4, status: "Pending" }]);
  expect((await exercisesOf(therapist, asBrought)).version).toBe(before.version);
  expect([await carePlanOf(world, asBrought), await carePlanOf(world, byHand)]).toEqual([
    await newestVersionOf(editor, plan),
    version,
  ]);
  expect(await differences(world)).toEqual([]);
});

test("what is not ticked stays, and each programme has an undo of its own, which counts as a change by hand with the next version", async ({
  world,
}) => {
  const { plan, version } = await newPlan(editor);
  const patient = await addPatient(world, version, "Brought");
  await publish(plan, 21, []);
  const all = await preview(plan);
  expect(all.plan.changes.map(({ name, says }) => [name, says])).toEqual([
    ["Knee Motion Sensor", "S+1 → S+21, Every Day, 2× a day"],
    ["First Weeks", ""],
  ]);
  const sensor = [all.plan.changes[0]!._id];
  await apply(world, plan, await preview(plan, sensor), sensor);
  expect((await exercisesOf(therapist, patient)).exercises.length).toBe(2);
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 21 }]);
  const { changes } = await send(
    therapist,
    `{ getScheduleChanges(patientid: "${patient}") { status message changes { _id area by } } }`,
  );
  expect(changes).toMatchObject([{ area: "measurement", by: "Sam Role21" }]);
  await undo(therapist, patient, (changes as { _id: string }[])[0]!._id);
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 14 }]);
  await publish(plan, 28, []);
  const { patients } = (await preview(plan)).plan;
  expect(patients).toMatchObject([{ outcome: "stay", stays: ["Knee Motion Sensor"] }]);
});

test("when a programme changed since the preview nothing is done", async ({ world }) => {
  const { plan, version } = await newPlan(editor);
  const patient = await addPatient(world, version, "Brought");
  await publish(plan, 21);
  const shownPreview = await preview(plan);
  await addPatient(world, version, "Later");
  const refused = await apply(world, plan, shownPreview, idsOf(shownPreview));
  expect(refused.message).toBe(lookAgain);
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 14 }]);
});

test("when the plan was published again since the preview nothing is done", async ({ world }) => {
  const { plan, version } = await newPlan(editor);
  const patient = await addPatient(world, version, "Brought");
  await publish(plan, 21);
  const shownPreview = await preview(plan);
  await publish(plan, 28);
  const refused = await apply(world, plan, shownPreview, idsOf(shownPreview));
  expect(refused.message).toBe(lookAgain);
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 14 }]);
  await apply(world, plan, await preview(plan), idsOf(shownPreview));
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 28 }]);
});

test("a version whose work comes late does not take back a later one", async ({ world }) => {
  const { plan, version } = await newPlan(editor);
  const patient = await addPatient(world, version, "Brought");
  await publish(plan, 21);
  const earlier = await newestVersionOf(editor, plan);
  await publish(plan, 28);
  const shownPreview = await preview(plan);
  await apply(world, plan, shownPreview, idsOf(shownPreview));
  const userId = small.user(0, Role.companyAdmin);
  const job = { contentId: plan, versionId: earlier, changes: idsOf(shownPreview), by: userId };
  await world.owner.query("select queue_job('apply-version', $1::json, null, now())", [JSON.stringify(job)]);
  await world.settle();
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 28 }]);
  expect(await carePlanOf(world, patient)).toBe(await newestVersionOf(editor, plan));
});

test("a programme is wholly old when its work breaks off, wholly new when it is done again, and told once", async ({
  world,
}) => {
  const { plan, version } = await newPlan(editor);
  const patient = await addPatient(world, version, "Brought");
  await publish(plan, 21, []);
  await world.owner
    .query(`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
    create trigger breaks before update of care_plan_id on patients for each row execute function breaks()`);
  const shownPreview = await preview(plan);
  const changes = idsOf(shownPreview);
  await expect(apply(world, plan, shownPreview, changes)).rejects.toThrow("A job in the background failed");
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 14 }]);
  expect((await exercisesOf(therapist, patient)).exercises.length).toBe(2);
  await world.owner.query(
    "drop trigger breaks on patients; update graphile_worker._private_jobs set last_error = null",
  );
  await apply(world, plan, shownPreview, changes);
  await apply(world, plan, await preview(plan, changes), changes);
  expect(await windowsOf(patient)).toMatchObject([{ enddate: 21 }]);
  expect((await exercisesOf(therapist, patient)).exercises.filter(({ enddate }) => enddate > 0).length).toBe(0);
  const { rows } = await world.owner.query(
    "select data ->> 'area' as area from domain_events where kind = 'ScheduleChanged' and subject_id = $1 order by 1",
    [patient],
  );
  expect(rows).toEqual([{ area: "exercise" }, { area: "measurement" }]);
  expect(await differences(world)).toEqual([]);
});

test("patients whose programme changes are told once when that is asked for, those whose stays are not", async ({
  world,
}) => {
  const { plan, version } = await newPlan(editor);
  const [asBrought, byHand] = [
    await addPatient(world, version, "Brought"),
    await addPatient(world, version, "Hand", 4),
  ];
  for (const [end, tell] of [
    [21, true],
    [28, false],
    [35, undefined],
  ] as const) {
    await publish(plan, end);
    const shownPreview = await preview(plan);
    await apply(world, plan, shownPreview, idsOf(shownPreview), tell);
    expect(await windowsOf(asBrought)).toMatchObject([{ enddate: end }]);
  }
  expect(await toldTo(world, asBrought)).toEqual([
    {
      header: "Schedule changed",
      message: "Your care team changed your schedule. Open the app to see what is due.",
    },
  ]);
  expect(await toldTo(world, byHand)).toEqual([]);
});

test("another company neither previews nor applies", async ({ world }) => {
  const { plan } = await newPlan(editor);
  const stranger = await signIn(world, smallEmail(2, Role.companyAdmin));
  const answer = await send(stranger, `{ previewPublish(id: "${plan}") { status message } }`);
  expect(answer.message).toBe("This content was not found.");
  const applied = await send(
    stranger,
    `mutation { applyVersion(id: "${plan}", changes: [], planHash: "x") { status message } }`,
  );
  expect(applied.message).toBe("This content was not found.");
});
