import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import { toRowInput, changeExercises, exercisesOf, newRow } from "../../../dev-env/small-clinics/programmes.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery
const item = (number: number) => small.exerciseItem(0, 1, number);
const differences = async (world: World) => {
  const client = await world.owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};
const lookAgain = "The schedule changed while you looked. Look again.";

describe("exercises", () => {
  test("B121 B120 B310: are read with their rows, days, weeks and sums", async ({ world }) => {
    await world.owner.query("update item_revisions set sets = 3 where item_id = $1", [item(1)]);
    const { exercises, version, isEditable, summary, exercisedateschedule, weeklyactivity_summary } = await exercisesOf(
      therapist,
      patient,
    );
    expect(exercises[0]).toEqual({
      _id: item(1),
      exercise: { _id: small.exercise(1), name: "Quad Sets", image: null },
      regimen: null,
      startdate: 1,
      enddate: 60,
      interval: 1,
      skiponsurgerydate: true,
      hold: 5,
      repeat: 10,
      set: 3,
      time: 2,
      nextexerciseid: null,
      stage: "running",
      sums: { totaldays: 9, completeddays: 0 },
    });
    expect([exercises.length, isEditable, version.length > 20]).toEqual([2, true, true]);
    expect(summary).toEqual({ totaldays: 18, completeddays: 0 });
    expect(exercisedateschedule.length).toBe(60);
    expect(exercisedateschedule[0]!.exercises[0]).toEqual({
      exerciseid: item(1),
      status: false,
      meta: { name: "Quad Sets", description: "Moves." },
      hold: "5 seconds",
      repeat: 10,
      set: 3,
      time: 2,
    });
    expect(weeklyactivity_summary.reduce((sum, { totaldays }) => sum + totaldays, 0)).toBe(120);
  });

  test("B120: a day done whole counts in item, sum, day and week, and a day done in part does not", async ({
    world,
  }) => {
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    for (const number of [1, 1, 2])
      await phone.call(`mutation { recordExercise(input: { itemid: "${item(number)}" }) { status } }`);
    const read = await exercisesOf(therapist, patient);
    expect(read.exercises.map(({ sums }) => sums)).toEqual([
      { totaldays: 10, completeddays: 1 },
      { totaldays: 9, completeddays: 0 },
    ]);
    expect(read.summary).toEqual({ totaldays: 19, completeddays: 1 });
    const done = read.exercisedateschedule.map(({ exercises }) => exercises.map(({ status }) => status));
    expect(done.flatMap((day, at) => (day.includes(true) ? [[at, day]] : []))).toEqual([[9, [true, false]]]);
    expect(read.weeklyactivity_summary.map(({ completeddays }) => completeddays).filter((days) => days > 0)).toEqual([
      1,
    ]);
  });

  test("B309: numbers A1: are saved from today on: one changed, one ended, one begun; days before stay, progress follows", async ({
    world,
  }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const [first] = exercises;
    const rows = [toRowInput(first!, { time: 3, enddate: 40 }), newRow(small.exercise(2), 12, 20)];
    expect(await changeExercises(therapist, patient, version, rows)).toMatchObject({
      status: "success",
      message: "Schedule saved.",
    });
    const after = await exercisesOf(therapist, patient);
    expect(after.exercises.map(({ time, startdate, enddate }) => [time, startdate, enddate])).toEqual([
      [3, 1, 40],
      [1, 12, 20],
    ]);
    // The due items of the ended exercise still count.
    expect(after.summary).toEqual({ totaldays: 18, completeddays: 0 });
    const { rows: exerciseRows } = await world.owner.query<{ valid_to: string | null; times: number }>(
      "select valid_from = current_date as new, valid_to::text, times from item_revisions where item_id = $1 order by valid_from",
      [item(1)],
    );
    expect(exerciseRows.map(({ times, valid_to }) => [times, valid_to === null])).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(await differences(world)).toEqual([]);
    expect((await world.owner.query("select distinct kind from domain_events")).rows).toEqual([
      { kind: "ScheduleChanged" },
    ]);
  });

  test("B121 B309: an exercise that is changed twice on a day is as it was changed last, in every field", async ({
    world,
  }) => {
    const before = await exercisesOf(therapist, patient);
    await changeExercises(therapist, patient, before.version, [toRowInput(before.exercises[0]!, { time: 3 })]);
    const between = await exercisesOf(therapist, patient);
    const last = { enddate: 50, interval: 2, skiponsurgerydate: false, hold: 7, repeat: 12, set: 4, time: 1 };
    await changeExercises(therapist, patient, between.version, [toRowInput(between.exercises[0]!, last)]);
    expect((await exercisesOf(therapist, patient)).exercises).toMatchObject([{ _id: item(1), startdate: 1, ...last }]);
    expect(await differences(world)).toEqual([]);
  });

  test("a second editor is refused and changes nothing; the same key answers once more", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const rows = [toRowInput(exercises[0]!, { time: 3 })];
    const first = await changeExercises(therapist, patient, version, rows, { "idempotency-key": "once" });
    expect(await changeExercises(therapist, patient, version, rows, { "idempotency-key": "once" })).toEqual(first);
    const second = await changeExercises(therapist, patient, version, [toRowInput(exercises[1]!, { time: 1 })]);
    expect([second.status, second.message]).toEqual(["fail", lookAgain]);
    expect((await exercisesOf(therapist, patient)).exercises.map(({ time }) => time)).toEqual([3]);
    const changes = await world.owner.query("select from schedule_changes");
    expect(changes.rowCount).toBe(1);
  });

  test("links are saved with new items and refused as rings", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const [first, second] = exercises.map((row) => toRowInput(row, {}));
    const fresh = newRow(small.exercise(1), 12, 20);
    const chain = [{ ...first!, nextexerciseid: fresh._id }, { ...fresh, nextexerciseid: second!._id }, second!];
    const ring = [...chain.slice(0, 2), { ...second!, nextexerciseid: first!._id }];
    expect((await changeExercises(therapist, patient, version, ring)).message).toBe(
      "Linked exercises must not form a ring.",
    );
    expect((await changeExercises(therapist, patient, version, chain)).status).toBe("success");
    const after = (await exercisesOf(therapist, patient)).exercises;
    const added = after.find(({ _id }) => _id !== first!._id && _id !== second!._id)!;
    const links = new Map(after.map(({ _id, nextexerciseid }) => [_id, nextexerciseid]));
    expect([links.get(first!._id), links.get(added._id), links.get(second!._id)]).toEqual([
      added._id,
      second!._id,
      null,
    ]);
    expect(added._id).not.toBe(fresh._id);
    expect(await differences(world)).toEqual([]);
  });

  test("a round done today is kept when its exercise ends, and counts no more", async ({ world }) => {
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    for (const _ of [1, 2]) await phone.call(`mutation { recordExercise(input: { itemid: "${item(2)}" }) { status } }`);
    const { exercises, version } = await exercisesOf(therapist, patient);
    await changeExercises(therapist, patient, version, [toRowInput(exercises[0]!, {})]);
    const { rows } = await world.owner.query("select times_done from exercise_done where item_id = $1", [item(2)]);
    expect(rows).toEqual([{ times_done: 2 }]);
    expect(await differences(world)).toEqual([]);
  });

  test("what a patient does of an exercise that staff took out or shortened meanwhile is kept, and counts by the plan that holds", async ({
    world,
  }) => {
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    const record = async (number: number) =>
      (
        await phone.call<{ message: string; timesDone: number }>(
          `mutation { recordExercise(input: { itemid: "${item(number)}" }) { status message timesDone } }`,
        )
      ).answer;
    const { exercises, version } = await exercisesOf(therapist, patient);
    await changeExercises(therapist, patient, version, [toRowInput(exercises[0]!, { time: 1 })]);
    expect([await record(2), await record(1), await record(1)]).toMatchObject([
      { status: "success", timesDone: 1 },
      { status: "success", timesDone: 1 },
      { status: "success", timesDone: 2 },
    ]);
    expect(await record(1)).toMatchObject({ status: "fail", message: "This exercise is done for this day." });
    const { summary } = await exercisesOf(therapist, patient);
    expect(summary.completeddays).toBe(1);
    expect(await differences(world)).toEqual([]);
  });

  test("what is not offered, and a row of another patient, are refused or begin anew", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const rows = exercises.map((row) => toRowInput(row, {}));
    const gone = await changeExercises(therapist, patient, version, [...rows, newRow(small.device, 12, 20)]);
    expect(gone.message).toBe("Something in this schedule is not offered any more. Take it out and save again.");
    const other = toRowInput(exercises[0]!, { exercise: small.exercise(2) });
    expect((await changeExercises(therapist, patient, version, [other])).message).toBe(
      "What an item is of cannot be changed. Take it out and add the other one.",
    );
    const foreign = { ...newRow(small.exercise(1), 12, 20), _id: small.exerciseItem(1, 1, 1) };
    expect((await changeExercises(therapist, patient, version, [...rows, foreign])).status).toBe("success");
    const { rows: items } = await world.owner.query("select patient_id from patient_exercises where item_id = $1", [
      foreign._id,
    ]);
    expect(items).toEqual([{ patient_id: small.patient(1, 1) }]);
  });
});
