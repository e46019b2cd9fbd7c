import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn, signInPatient } from "../../../../dev-env/caller.ts";
import { checkProgress } from "../../../../dev-env/check-progress.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { metricsToken, statementsDuring } from "../../../../dev-env/database/sent-statements.ts";
import {
  toRowInput,
  changeExercises,
  exercisesOf,
  moveSurgery,
  previewMove,
  previewUndo,
  undo,
} from "../../../../dev-env/small-clinics/programmes.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ startAt: todayAt("12:00:00"), metricsToken }));

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery, all items S+1 to S+60
const day = (world: World, days: number) => addDays(world.today(), days);
const rows = async (world: World, sql: string, values: unknown[] = [patient]) =>
  (await world.owner.query(sql, values)).rows;
const movedReminderEvents = (world: World) =>
  rows(world, "select from domain_events where kind = 'RemindersMoved' and subject_id = $1");
const surgeryDate = async (world: World) =>
  (await rows(world, "select surgery_date::text as day from patients where patient_id = $1"))[0].day;
const revisions = (world: World) =>
  rows(world, "select * from item_revisions where patient_id = $1 order by item_id, valid_from");
const differences = async (world: World) => {
  const client = await world.owner.connect();
  try {
    return await checkProgress(client);
  } finally {
    client.release();
  }
};
const move = async (to: string, more: object = {}) => {
  const { planHash } = await previewMove(therapist, patient, to);
  return moveSurgery(therapist, { patientid: patient, to, reschedule: true, planHash, ...more });
};
const remind = (world: World, number: number, date: string, title: string) =>
  rows(
    world,
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_by, created_at)
     values ($1, $2, $3, $4, $5, '', $6, now())`,
    [small.customers[0], patient, reminder(number), date, title, small.user(0, Role.physio)],
  );
const reminder = (number: number) => `00000000-0000-4000-8000-0000000000a${number}`;
const lookAgain = "The schedule changed while you looked. Look again.";

describe("a move of the surgery date", () => {
  test("is shown item by item, and then made exactly so", async ({ world }) => {
    const { plan, planHash } = await previewMove(therapist, patient, day(world, -1));
    expect(plan.items.map(({ name, effect, after }) => [name, effect, after?.to])).toEqual([
      ["Heel Slides, Lying", "longer", day(world, 59)],
      ["Quad Sets", "longer", day(world, 59)],
      ["Knee Motion Sensor", "longer", day(world, 59)],
      ["Pain Check", "longer", day(world, 59)],
    ]);
    expect(plan.items[0]!.before).toEqual({ from: day(world, -9), to: day(world, 50) });
    expect(await surgeryDate(world)).toBe(day(world, -10));
    const answer = await moveSurgery(therapist, { patientid: patient, to: day(world, -1), reschedule: true, planHash });
    expect(answer).toMatchObject({ status: "success", change: expect.any(String) });
    expect(await surgeryDate(world)).toBe(day(world, -1));
    const [{ last }] = await rows(
      world,
      "select max(day)::text as last from patient_days where patient_id = $1 and exercise_due > 0",
    );
    expect(last).toBe(day(world, 59));
    expect(await differences(world)).toEqual([]);
    const domainEvents = await rows(
      world,
      "select data - 'by' as data from domain_events where kind = 'SurgeryMoved' and subject_id = $1",
    );
    expect(domainEvents).toEqual([{ data: { from: day(world, -10), to: day(world, -1), along: "yes" } }]);
  });

  test("C253: reminders that nobody else appointed, or ticked ones, go along, which is told", async ({ world }) => {
    await remind(world, 1, day(world, 5), "Wound Check");
    await remind(world, 2, day(world, 6), "Surgeon Visit");
    const { plan } = await previewMove(therapist, patient, day(world, -1));
    expect(plan.reminders.map(({ goesalong, to }) => [goesalong, to])).toEqual([
      [true, day(world, 14)],
      [false, day(world, 15)],
    ]);
    const ticked = [reminder(2)];
    const { planHash } = await previewMove(therapist, patient, day(world, -1), true, ticked);
    const input = { patientid: patient, to: day(world, -1), reschedule: true, planHash };
    expect((await moveSurgery(therapist, input)).message).toBe(lookAgain);
    const { change } = await moveSurgery(therapist, { ...input, reminders: ticked });
    const dates = async () =>
      (await rows(world, "select day::text from reminders where patient_id = $1 order by title desc")).map(
        (row) => row.day,
      );
    expect(await dates()).toEqual([day(world, 5), day(world, 15)]);
    expect(await movedReminderEvents(world)).toHaveLength(1);
    const undone = await undo(therapist, patient, change!);
    expect(undone.message).toBe(`Surgery was on ${usOf(day(world, -1))}. Change the date instead.`);
  });

  test("of what nothing is left, somebody says that it may end", async ({ world }) => {
    const to = day(world, -80);
    expect((await move(to)).message).toBe("Of some items nothing is left on the new date. Tick that they end.");
    expect(await surgeryDate(world)).toBe(day(world, -10));
    expect((await move(to, { drops: true })).status).toBe("success");
    expect(await differences(world)).toEqual([]);
  });

  test("a date that is more than ten years away is refused, in the preview and in the move", async () => {
    const refused = { status: "fail", message: "Surgery date must be within 10 years of today." };
    for (const to of ["0001-01-01", "9999-12-31"]) {
      expect(await previewMove(therapist, patient, to)).toMatchObject(refused);
      expect(await moveSurgery(therapist, { patientid: patient, to, reschedule: true, planHash: "x" })).toMatchObject(
        refused,
      );
    }
  });

  test("nobody moves another clinic's patient, and a health coach none", async ({ world }) => {
    const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
    const { planHash } = await previewMove(coach, patient, day(world, 5));
    const own = { patientid: patient, to: day(world, 5), reschedule: true, planHash };
    expect((await moveSurgery(coach, own)).status).toBe("fail");
    expect((await undo(coach, patient, small.change(0, 1))).status).toBe("fail");
    for (const stranger of [small.patient(1, 1), small.patient(2, 1)]) {
      expect(await moveSurgery(therapist, { ...own, patientid: stranger })).toMatchObject({
        status: "fail",
        message: "This patient was not found.",
      });
      expect(await previewMove(therapist, stranger, day(world, 5))).toMatchObject({ status: "fail", plan: null });
    }
    expect(await rows(world, "select from patients where surgery_date > $1", [world.today()])).toEqual([]);
    expect(await rows(world, "select from schedule_changes where patient_id = $1")).toEqual([]);
  });

  test("two at once: the second is told to look again, and nothing is half done", async ({ world }) => {
    const other = await signIn(world, smallEmail(0, Role.admin));
    const previews = await Promise.all([day(world, 5), day(world, 9)].map((to) => previewMove(therapist, patient, to)));
    const [first, second] = await Promise.all([
      moveSurgery(therapist, {
        patientid: patient,
        to: day(world, 5),
        reschedule: true,
        planHash: previews[0]!.planHash,
      }),
      moveSurgery(other, { patientid: patient, to: day(world, 9), reschedule: true, planHash: previews[1]!.planHash }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual(["fail", "success"]);
    expect([first, second].find(({ status }) => status === "fail")!.message).toBe(lookAgain);
    expect((await rows(world, "select from schedule_changes where patient_id = $1")).length).toBe(1);
    expect(await surgeryDate(world)).toBe(first.status === "success" ? day(world, 5) : day(world, 9));
    expect(await differences(world)).toEqual([]);
  });

  test("what the patient does meanwhile refuses nobody and is kept", async ({ world }) => {
    const { planHash } = await previewMove(therapist, patient, day(world, 5));
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    const item = small.exerciseItem(0, 1, 1);
    for (const _ of [1, 2]) await phone.call(`mutation { recordExercise(input: { itemid: "${item}" }) { status } }`);
    const answer = await moveSurgery(therapist, { patientid: patient, to: day(world, 5), reschedule: true, planHash });
    expect(answer.status).toBe("success");
    const done = "select exercise_done from patient_days where patient_id = $1 and day = $2";
    expect(await rows(world, done, [patient, world.today()])).toEqual([{ exercise_done: 1 }]);
    expect(await differences(world)).toEqual([]);
  });
});

const usOf = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

describe("an undo of a move", () => {
  test("right after it, the move was never there; and it can be undone itself", async ({ world }) => {
    await remind(world, 1, day(world, 5), "Wound Check");
    const before = await revisions(world);
    const { change } = await move(day(world, 9));
    const moved = await revisions(world);
    const { plan, planHash } = await previewUndo(therapist, patient, change!);
    expect(plan).toEqual({ back: 4, stays: [], surgery: day(world, -10), orders: 0 });
    const undone = await undo(therapist, patient, change!, planHash);
    expect(undone).toMatchObject({ status: "success", message: "The change is undone.", stays: [] });
    expect(await revisions(world)).toEqual(before);
    expect(await surgeryDate(world)).toBe(day(world, -10));
    expect(await rows(world, "select day::text from reminders where patient_id = $1")).toEqual([
      { day: day(world, 5) },
    ]);
    expect(await differences(world)).toEqual([]);
    const again = await undo(therapist, patient, undone.change!);
    expect(again.message).toBe(`Surgery was on ${usOf(day(world, -10))}. Change the date instead.`);
    expect(moved).not.toEqual(before);
  });

  test("what was changed since stays on its dates, and is named", async ({ world }) => {
    const { change } = await move(day(world, 9));
    const { exercises, version } = await exercisesOf(therapist, patient);
    const quads = exercises.find(({ _id }) => _id === small.exerciseItem(0, 1, 1))!;
    const others = exercises.filter(({ _id }) => _id !== quads._id);
    await changeExercises(therapist, patient, version, [
      toRowInput(quads, { time: 3 }),
      ...others.map((row) => toRowInput(row, {})),
    ]);
    expect((await previewUndo(therapist, patient, change!)).plan).toMatchObject({ back: 3, stays: ["Quad Sets"] });
    expect((await undo(therapist, patient, change!)).stays).toEqual(["Quad Sets"]);
    const after = (await exercisesOf(therapist, patient)).exercises;
    const ends = new Map(after.map(({ _id, enddate, time }) => [_id, [enddate, time]]));
    // Moved from 11/… to nine days after today, and 60 days after that: day 79 of the old date.
    expect(ends.get(quads._id)).toEqual([79, 3]);
    expect(ends.get(small.exerciseItem(0, 1, 2))).toEqual([60, 2]);
    expect(await differences(world)).toEqual([]);
  });

  test("waits for a later move to be undone first, and does only what was shown", async ({ world }) => {
    const first = await move(day(world, 9));
    const second = await move(day(world, 12));
    expect((await undo(therapist, patient, first.change!)).message).toBe(
      "Surgery was moved again since. Undo the later move first.",
    );
    expect((await undo(therapist, patient, second.change!, "another plan")).message).toBe(lookAgain);
    expect((await undo(therapist, patient, second.change!)).status).toBe("success");
    expect(await surgeryDate(world)).toBe(day(world, 9));
    expect((await undo(therapist, patient, first.change!)).status).toBe("success");
    expect(await surgeryDate(world)).toBe(day(world, -10));
  });
});

test("progress is in step after random moves, undos and rounds", async ({ world }) => {
  const client = await world.owner.connect();
  const phone = await signInPatient(world, smallPatientEmail(0, 1));
  const anyStep = fc.record({ to: fc.integer({ min: -30, max: 45 }), along: fc.boolean(), undo: fc.boolean() });
  for (const { to, along, undo: isUndo } of fc.sample(anyStep, 25)) {
    const item = small.exerciseItem(0, 1, 1);
    await phone.call(`mutation { recordExercise(input: { itemid: "${item}" }) { status } }`);
    const { planHash } = await previewMove(therapist, patient, day(world, to), along);
    const input = { patientid: patient, to: day(world, to), reschedule: along, planHash, drops: true };
    const { change } = await moveSurgery(therapist, input);
    if (isUndo && change) await undo(therapist, patient, change);
    expect(await checkProgress(client)).toEqual([]);
  }
  client.release();
});

test("C253: a move and its undo are at most 13 statements, one of which tells of reminders", async ({ world }) => {
  await remind(world, 1, day(world, 5), "Wound Check");
  const { planHash } = await previewMove(therapist, patient, day(world, 9));
  let change = "";
  const moving = await statementsDuring(world, async () => {
    const answer = await moveSurgery(therapist, { patientid: patient, to: day(world, 9), reschedule: true, planHash });
    change = answer.change!;
  });
  const undoing = await statementsDuring(world, () => undo(therapist, patient, change));
  expect(moving).toContain("saveSurgeryMove");
  expect(undoing).toContain("saveSurgeryMove");
  expect(moving.length, moving.join()).toBeLessThanOrEqual(13);
  expect(undoing.length, undoing.join()).toBeLessThanOrEqual(13);
  expect(await movedReminderEvents(world)).toHaveLength(2);
});
