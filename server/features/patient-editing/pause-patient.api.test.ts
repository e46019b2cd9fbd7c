import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let coach: Caller;
let admin: Caller;
test.beforeEach(async ({ world }) => {
  coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const id = small.patient(0, 1);
const rows = async (world: World, sql: string) => (await world.owner.query(sql, [id])).rows;
const hold = async (isNew: boolean, note?: string) =>
  (await coach.call(documentOf("putPatientOnHold", "status message"), { isNew, patientid: id, note })).answer;
const setActive = async (isActive: boolean) =>
  (await admin.call(documentOf("togglePatientStatus", "status message"), { patientId: id, isActive })).answer;
const holds = (world: World) =>
  rows(
    world,
    `select held_from::text as "from", released_on::text as "to", note from technical_holds
    where patient_id = $1 order by held_from`,
  );
const spells = (world: World) =>
  rows(
    world,
    `select inactive_from::text as "from", active_again_on::text as "to" from inactive_spells where patient_id = $1`,
  );
const dueFromToday = async (world: World) =>
  (
    await rows(
      world,
      `select coalesce(sum(exercise_due + measurement_due + questionnaire_due), 0)::int as due from patient_days
    where patient_id = $1 and day >= '${world.today()}'`,
    )
  )[0].due;
const differences = async (world: World) => {
  const client = await world.owner.connect();
  try {
    return await checkProgress(client);
  } finally {
    client.release();
  }
};
const doExercise = async (world: World) => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  const record = `mutation ($i: RecordExerciseInput!) { recordExercise(input: $i) { status message } }`;
  for (const _round of [1, 2])
    expect((await patient.call(record, { i: { itemid: small.exerciseItem(0, 1, 1) } })).answer.status).toBe("success");
};

test("B116 B151 B338: a hold pauses from today on and its release goes on from today; progress follows, with what was done today", async ({
  world,
}) => {
  const due = await dueFromToday(world);
  await doExercise(world);
  expect(await hold(true, " Charger replaced ")).toMatchObject({ status: "success", message: "Technical hold is on." });
  expect(await holds(world)).toEqual([{ from: world.today(), to: null, note: "Charger replaced" }]);
  const history = "technicalholdhistory { status holddate releasedate }";
  const { answer } = await coach.call(`{ getPatient(id: "${id}") { patient { ${history} } } }`);
  const runningHold = { status: "hold", holddate: world.today(), releasedate: null };
  expect(answer).toEqual({ patient: { technicalholdhistory: [runningHold] } });
  expect(await dueFromToday(world)).toBe(0);
  expect(await differences(world)).toEqual([]);
  expect(await hold(true)).toMatchObject({ status: "fail", message: "The patient is already on technical hold." });

  world.clock.advance(3 * 86_400_000);
  coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  expect(await hold(false)).toMatchObject({ status: "success", message: "Technical hold is off." });
  expect(await holds(world)).toEqual([
    { from: addDays(world.today(), -3), to: world.today(), note: "Charger replaced" },
  ]);
  expect(await dueFromToday(world)).toBe(due - 3 * 4);
  expect(await hold(false)).toMatchObject({ status: "fail", message: "The patient is not on technical hold." });
});

test("held and released on one day nothing is lost", async ({ world }) => {
  await doExercise(world);
  const sums = () => rows(world, "select * from patient_progress where patient_id = $1");
  const [before, due] = [await sums(), await dueFromToday(world)];
  await hold(true);
  expect(await sums()).not.toEqual(before);
  await hold(false);
  expect([await sums(), await dueFromToday(world)]).toEqual([before, due]);
  expect(await differences(world)).toEqual([]);
});

test("B152 B281 B282: a hold's note has a limit, and only company users hold", async ({ world }) => {
  expect(await hold(true, "x".repeat(101))).toMatchObject({ message: "Note must be 100 characters or less" });
  const begin = async (who: Caller) =>
    (await who.call(documentOf("putPatientOnHold", "status message"), { isNew: true, patientid: id })).answer;
  for (const role of [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate])
    expect(await begin(await signIn(world, smallEmail(0, role))), `role ${role}`).toMatchObject({
      status: "fail",
      message: "You are not allowed to do this.",
    });
  expect(await holds(world)).toEqual([]);
  const company = await signIn(world, smallEmail(0, Role.companyAdmin));
  expect(await begin(await enterClinic(world, company, small.customers[0]!))).toMatchObject({ status: "success" });
});

test("B147 B339: inactive pauses without a mark, active again goes on; twice on one day too", async ({ world }) => {
  const due = await dueFromToday(world);
  expect(await setActive(false)).toMatchObject({ status: "success", message: "The patient is inactive." });
  expect(await setActive(false)).toMatchObject({ status: "fail", message: "The patient is inactive already." });
  expect(await spells(world)).toEqual([{ from: world.today(), to: null }]);
  expect(await dueFromToday(world)).toBe(0);
  expect(await differences(world)).toEqual([]);
  expect(await setActive(true)).toMatchObject({ status: "success", message: "The patient is active." });
  expect(await setActive(true)).toMatchObject({ status: "fail", message: "The patient is active already." });
  expect(await dueFromToday(world)).toBe(due);
  await setActive(false);
  expect(await spells(world)).toEqual([{ from: world.today(), to: null }]);
  expect(await rows(world, "select active from patients where patient_id = $1")).toEqual([{ active: false }]);
  expect(await differences(world)).toEqual([]);
  expect(
    await rows(
      world,
      "select kind, data->>'pause' as pause from domain_events where subject_id = $1 order by event_number",
    ),
  ).toEqual([
    { kind: "PatientPaused", pause: "inactive" },
    { kind: "PatientResumed", pause: "inactive" },
    { kind: "PatientPaused", pause: "inactive" },
  ]);
});

const removeSurgeon = (world: World, gone: string) =>
  world.owner.query(`update surgeons set deleted_at = ${gone} where surgeon_id = $1`, [small.surgeon(0, 1)]);
const withoutSurgeon = {
  status: "fail",
  message: "This patient's surgeon was removed. Choose another surgeon, save, then activate the patient.",
};

test("B147 B339: an inactive patient whose surgeon was removed is active again only with another one", async ({
  world,
}) => {
  await setActive(false);
  await removeSurgeon(world, "now()");
  expect(await setActive(true)).toMatchObject(withoutSurgeon);
  expect([await rows(world, "select active from patients where patient_id = $1"), await spells(world)]).toEqual([
    [{ active: false }],
    [{ from: world.today(), to: null }],
  ]);
  await removeSurgeon(world, "null");
  expect(await setActive(true)).toMatchObject({ status: "success" });
});

test("a patient who becomes active while the surgeon is removed waits, and is refused", async ({ world }) => {
  await setActive(false);
  const removal = await world.owner.connect();
  await removal.query("begin");
  await removal.query("update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(0, 1)]);
  const answer = setActive(true);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await world.owner.query(waiting)).rowCount).toBeGreaterThan(0);
  await removal.query("commit");
  removal.release();
  expect(await answer).toMatchObject(withoutSurgeon);
});

test("who asks at the same moment waits: one hold, one refusal", async ({ world }) => {
  const answers = await Promise.all([hold(true), hold(true), hold(true)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fail", "fail", "success"]);
  expect(await holds(world)).toHaveLength(1);
});
