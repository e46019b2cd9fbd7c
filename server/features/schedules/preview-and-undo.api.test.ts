import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import {
  toRowInput,
  changeExercises,
  exercisesOf,
  newRow,
  previewSave,
  previewUndo,
  undo,
} from "../../../dev-env/small-clinics/programmes.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery
const differences = async (world: World) => {
  const client = await world.owner.connect();
  const progress = await checkProgress(client);
  client.release();
  return progress;
};
const lookAgain = "The schedule changed while you looked. Look again.";

describe("a preview", () => {
  test("names what begins, changes and ends, and its save does exactly that", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const rows = [toRowInput(exercises[0]!, { time: 3 }), newRow(small.exercise(2), 12, 20)];
    const { plan, planHash } = await previewSave(therapist, patient, { exercises: rows });
    expect(plan.begins.map(({ name, startdate }) => [name, startdate])).toEqual([["Heel Slides, Lying", 12]]);
    expect(plan.changes.map(({ name }) => name)).toEqual(["Quad Sets"]);
    expect(plan.ends.map(({ name }) => name)).toEqual(["Heel Slides, Lying"]);
    expect(plan.days.length).toBe(28);
    expect(plan.days[0]).toMatchObject({
      date: world.today(),
      exercises: 1,
      rounds: 3,
      measurements: 1,
      questionnaires: 1,
      differs: true,
    });
    expect((await exercisesOf(therapist, patient)).version).toBe(version);
    expect((await changeExercises(therapist, patient, version, rows, {}, planHash)).status).toBe("success");
  });

  test("of rows that were made from another version is refused before they are read", async () => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const [first, second] = exercises.map((each) => toRowInput(each, {}));
    expect((await changeExercises(therapist, patient, version, [first!])).status).toBe("success");
    const items = { exercises: [toRowInput(first!, { time: 3 }), second!] };
    expect(await previewSave(therapist, patient, items, { version })).toMatchObject({
      status: "fail",
      message: lookAgain,
    });
  });

  test("that another save, other rows or another day follow is not applied", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const rows = [toRowInput(exercises[0]!, { time: 3 })];
    const { planHash } = await previewSave(therapist, patient, { exercises: rows });
    const others = [toRowInput(exercises[0]!, { time: 2 })];
    expect((await changeExercises(therapist, patient, version, others, {}, planHash)).message).toBe(lookAgain);
    await world.owner.query("update patients set surgery_date = surgery_date where patient_id = $1", [patient]);
    world.clock.advance(86_400_000);
    const again = await signIn(world, smallEmail(0, Role.physio));
    expect((await changeExercises(again, patient, version, rows, {}, planHash)).message).toBe(lookAgain);
  });
});

describe("an undo", () => {
  test("right after the save it was never there", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const revisions = async () =>
      (
        await world.owner.query("select * from item_revisions where patient_id = $1 order by item_id, valid_from", [
          patient,
        ])
      ).rows;
    const before = await revisions();
    const rows = [
      toRowInput(exercises[0]!, { time: 3, startdate: 15, enddate: 30 }),
      newRow(small.exercise(2), 12, 20),
    ];
    const { change } = await changeExercises(therapist, patient, version, rows);
    expect(await revisions()).not.toEqual(before);
    expect(await undo(therapist, patient, change!)).toMatchObject({
      status: "success",
      message: "The change is undone.",
      stays: [],
    });
    expect(await revisions()).toEqual(before);
    expect((await exercisesOf(therapist, patient)).version).toBe(version);
    expect(await differences(world)).toEqual([]);
    expect((await undo(therapist, patient, change!)).message).toBe(
      "This change was not found, was undone already, or is too old to be undone.",
    );
  });

  test("leaves what was changed again since, names it, and can be undone itself", async ({ world }) => {
    const first = await exercisesOf(therapist, patient);
    const both = first.exercises.map((row) => toRowInput(row, { time: 3 }));
    const { change } = await changeExercises(therapist, patient, first.version, both);
    const second = await exercisesOf(therapist, patient);
    await changeExercises(therapist, patient, second.version, [
      toRowInput(second.exercises[0]!, { time: 4 }),
      both[1]!,
    ]);
    const undone = await undo(therapist, patient, change!);
    expect(undone.stays).toEqual(["Quad Sets"]);
    const times = async () => (await exercisesOf(therapist, patient)).exercises.map(({ time }) => time);
    expect(await times()).toEqual([4, 2]);
    await undo(therapist, patient, undone.change!);
    expect(await times()).toEqual([4, 3]);
    expect(await differences(world)).toEqual([]);
  });

  test("of which everything was changed again since is refused, and changes nothing", async () => {
    const first = await exercisesOf(therapist, patient);
    const others = first.exercises.slice(1).map((each) => toRowInput(each, {}));
    const dose = (time: number) => [toRowInput(first.exercises[0]!, { time }), ...others];
    const { change } = await changeExercises(therapist, patient, first.version, dose(3));
    const { version } = await exercisesOf(therapist, patient);
    expect((await changeExercises(therapist, patient, version, dose(4))).status).toBe("success");
    const latest = await exercisesOf(therapist, patient);
    expect(await undo(therapist, patient, change!)).toMatchObject({
      status: "fail",
      message: "Everything in this change was changed again since. There is nothing to undo.",
    });
    expect(await exercisesOf(therapist, patient)).toEqual(latest);
  });

  test("brings back what began and ended on one day", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const rows = exercises.map((row) => toRowInput(row, {}));
    await changeExercises(therapist, patient, version, [...rows, newRow(small.exercise(1), 12, 20)]);
    const { version: second } = await exercisesOf(therapist, patient);
    const { change } = await changeExercises(therapist, patient, second, rows);
    expect(await previewUndo(therapist, patient, change!)).toMatchObject({
      plan: { back: 1, stays: [], surgery: null, orders: 0 },
    });
    expect((await undo(therapist, patient, change!)).status).toBe("success");
    const windows = (await exercisesOf(therapist, patient)).exercises.map(({ startdate, enddate }) => [
      startdate,
      enddate,
    ]);
    expect(windows).toEqual([
      [1, 60],
      [1, 60],
      [12, 20],
    ]);
    expect(await differences(world)).toEqual([]);
  });

  test("is offered for 30 days", async ({ world }) => {
    const { exercises, version } = await exercisesOf(therapist, patient);
    const { change } = await changeExercises(therapist, patient, version, [toRowInput(exercises[0]!, { time: 3 })]);
    world.clock.advance(31 * 86_400_000);
    const later = await signIn(world, smallEmail(0, Role.physio));
    expect((await undo(later, patient, change!)).message).toBe(
      "This change was not found, was undone already, or is too old to be undone.",
    );
  });
});
