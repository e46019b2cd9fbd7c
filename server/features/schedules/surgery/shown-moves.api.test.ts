import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { moveSurgery, previewMove, undo } from "../../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery, all items S+1 to S+60
const day = (world: World, days: number) => addDays(world.today(), days);
const rows = async (world: World, sql: string, values: unknown[] = [patient]) =>
  (await world.owner.query(sql, values)).rows;
const move = async (to: string) => {
  const { planHash } = await previewMove(therapist, patient, to);
  return moveSurgery(therapist, { patientid: patient, to, reschedule: true, planHash });
};

test("what a move of the surgery moves stands by area, first day and name, each with its regimen or the state of its order; days on which anything was done are counted up to yesterday", async ({
  world,
}) => {
  await rows(world, "update patient_exercises set regimen_id = $2 where item_id = $1", [
    small.exerciseItem(0, 1, 1),
    small.regimen,
  ]);
  await rows(world, "update item_revisions set start_day = 0 where item_id = $1", [small.exerciseItem(0, 1, 1)]);
  for (const [before, area] of [
    [0, "exercise"],
    [1, "exercise"],
    [2, "measurement"],
    [3, "questionnaire"],
  ] as const)
    await rows(
      world,
      `update patient_days set exercise_due = 9, measurement_due = 9, questionnaire_due = 9, ${area}_done = 1 where patient_id = $1 and day = $2`,
      [patient, day(world, -before)],
    );
  const { plan } = await previewMove(therapist, patient, day(world, -1));
  expect(plan.donedays).toBe(3);
  expect(plan.items.map(({ _id, area, name, regimen, status }) => [_id, area, name, regimen, status])).toEqual([
    [small.exerciseItem(0, 1, 1), "exercise", "Quad Sets", "First Weeks", null],
    [small.exerciseItem(0, 1, 2), "exercise", "Heel Slides, Lying", null, null],
    [small.deviceItem(0, 1), "measurement", "Knee Motion Sensor", null, "Delivered"],
    [small.formItem(0, 1), "questionnaire", "Pain Check", null, null],
  ]);
});

test("a move to the date on which surgery is already is refused; one without the programme says so", async ({
  world,
}) => {
  expect((await move(day(world, -10))).message).toBe("Surgery is on this date already.");
  const to = day(world, 2);
  const { planHash } = await previewMove(therapist, patient, to, false);
  expect(await moveSurgery(therapist, { patientid: patient, to, reschedule: false, planHash })).toMatchObject({
    status: "success",
  });
  expect(
    await rows(world, "select data ->> 'along' as along from domain_events where kind = 'SurgeryMoved'", []),
  ).toEqual([{ along: "no" }]);
});

test("an undo of a move is offered up to the new day of surgery", async ({ world }) => {
  const { change } = await move(day(world, 1));
  world.clock.advance(86_400_000);
  const therapistTomorrow = await signIn(world, smallEmail(0, Role.physio));
  expect((await undo(therapistTomorrow, patient, change!)).message).toBe("The change is undone.");
});
