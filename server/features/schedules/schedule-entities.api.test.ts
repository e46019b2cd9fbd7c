import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
});

const patient = small.patient(0, 1); // ten days after surgery
const ago = (world: World, days: number): CalendarDate => addDays(world.today(), -days);
const read = async (call: string, fields: string, who = therapist) =>
  (
    await who.call<{ schedules: Record<string, unknown> }>(
      `{ ${call}(patientid: "${patient}") { status message schedules { ${fields} } } }`,
    )
  ).answer.schedules;

test("B125 B127 B128: an assigned device has its picture, its schedule, and each day of its order", async ({
  world,
}) => {
  await world.owner.query("update devices set image = 'sensor.webp' where device_id = $1", [small.device]);
  await world.owner.query(
    `update patient_devices set status = 'Returned', tracking_link = 'https://parcel.example/1', hardware_id = 'HW-1',
       shipped_on = $2, delivered_on = $3, reorder_on = $4, returned_on = $5 where patient_id = $1`,
    [patient, ago(world, 9), ago(world, 7), ago(world, 3), ago(world, 2)],
  );
  await world.owner.query(
    "update item_revisions set end_day = 50, interval = 3, times = 2, skip_on_surgery_date = false where item_id = $1",
    [small.deviceItem(0, 1)],
  );
  const fields = `assigneddevices { deviceid name display_name media { image { url } } startdate enddate interval time skiponsurgerydate
    status tracking_link shipped_on delivered_on reorder_on returned_on isDeleted configured }`;
  expect((await read("getDeviceSchedule", fields)).assigneddevices).toEqual([
    {
      deviceid: small.device,
      name: "D1",
      display_name: "Knee Motion Sensor",
      media: { image: { url: "sensor.webp" } },
      startdate: 1,
      enddate: 50,
      interval: 3,
      time: 2,
      skiponsurgerydate: false,
      status: "Returned",
      tracking_link: "https://parcel.example/1",
      shipped_on: ago(world, 9),
      delivered_on: ago(world, 7),
      reorder_on: ago(world, 3),
      returned_on: ago(world, 2),
      isDeleted: false,
      configured: true,
    },
  ]);
  const daily = await read("getDeviceSchedule", "devicedateschedule { devices { status display_name time } }");
  expect((daily.devicedateschedule as object[])[0]).toEqual({
    devices: [{ status: false, display_name: "Knee Motion Sensor", time: 2 }],
  });
});

test("B125: a device that was taken away says so", async ({ world }) => {
  await world.owner.query("update patient_devices set status = 'Deleted' where patient_id = $1", [patient]);
  expect((await read("getDeviceSchedule", "assigneddevices { status isDeleted }")).assigneddevices).toEqual([
    { status: "Deleted", isDeleted: true },
  ]);
});

test("B126: a device schedule runs from the first to the last day on which a device is due", async ({ world }) => {
  const fields = "startdate enddate isEditable today surgery devicedateschedule { date }";
  const { devicedateschedule, ...schedule } = await read("getDeviceSchedule", fields);
  const [first, last] = [addDays(ago(world, 10), 1), addDays(ago(world, 10), 60)];
  expect(schedule).toEqual({
    startdate: first,
    enddate: last,
    isEditable: true,
    today: world.today(),
    surgery: ago(world, 10),
  });
  expect((devicedateschedule as { date: string }[]).map(({ date }) => date)).toEqual(
    Array.from({ length: 60 }, (_, at) => addDays(first, at)),
  );
});

test("B129: each day has its questionnaires, answered ones with id and time, and the last scores have their days", async ({
  world,
}) => {
  await addAnswers(world, 0, 1, "pain", [[ago(world, 1), [2], 2]]);
  await world.owner.query(
    `update patient_progress set knee_score = 31, knee_score_day = $2, pain_level = 2, pain_level_day = $3,
       flexion = 104, flexion_day = $4, extension = 86, extension_day = $5, hip_score = 20, hip_score_day = $6 where patient_id = $1`,
    [patient, ago(world, 5), ago(world, 1), ago(world, 4), ago(world, 3), ago(world, 2)],
  );
  const score = "{ value date }";
  const fields = `isEditable feedbackdateschedule { date forms { _id formid answers submittime meta { name complete } } }
    weeklyfeedschedule { feedback { totaldays completeddays } }
    lastscores { painlevel ${score} kneescore ${score} hipscore ${score} flexion ${score} extension ${score} }`;
  const schedule = await read("getPatientFeedSchedule", fields);
  const { rows } = await world.owner.query<{ id: string }>(
    "select answer_id as id from questionnaire_answers where patient_id = $1",
    [patient],
  );
  const form = { _id: small.formItem(0, 1), formid: small.questionnaire };
  const days = schedule.feedbackdateschedule as { date: string; forms: object[] }[];
  expect(days.find(({ date }) => date === ago(world, 1))!.forms).toEqual([
    {
      ...form,
      answers: rows[0]!.id,
      submittime: `${ago(world, 1)}T00:00:00.000Z`,
      meta: { name: "Pain Check", complete: true },
    },
  ]);
  expect(days.find(({ date }) => date === ago(world, 2))!.forms).toEqual([
    { ...form, answers: null, submittime: null, meta: { name: "Pain Check", complete: false } },
  ]);
  const weeks = schedule.weeklyfeedschedule as { feedback: { totaldays: number; completeddays: number }[] }[];
  const sums = weeks.flatMap(({ feedback }) => feedback);
  expect(sums.reduce((sum, { completeddays }) => sum + completeddays, 0)).toBe(1);
  expect(sums[1]!.totaldays).toBe(7);
  expect(sums.reduce((sum, { totaldays }) => sum + totaldays, 0)).toBe(60);
  expect([schedule.isEditable, schedule.lastscores]).toEqual([
    true,
    {
      painlevel: { value: 2, date: ago(world, 1) },
      kneescore: { value: 31, date: ago(world, 5) },
      hipscore: { value: 20, date: ago(world, 2) },
      flexion: { value: 104, date: ago(world, 4) },
      extension: { value: 86, date: ago(world, 3) },
    },
  ]);
});

test("B120 B126 B129: a health coach reads the schedules and may edit none", async ({ world }) => {
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  for (const call of ["getSchedule", "getDeviceSchedule", "getPatientFeedSchedule"])
    expect(await read(call, "isEditable", coach), call).toEqual({ isEditable: false });
});

test("B121 B130: an exercise has its picture, its regimen and the one that follows it; a questionnaire its picture and weekdays", async ({
  world,
}) => {
  await world.owner.query("update exercises set image = 'quads.webp' where exercise_id = $1", [small.exercise(1)]);
  await world.owner.query("update questionnaires set image = 'pain.webp' where questionnaire_id = $1", [
    small.questionnaire,
  ]);
  const [first, second] = [1, 2].map((number) => small.exerciseItem(0, 1, number));
  await world.owner.query("update patient_exercises set regimen_id = $2, next_item_id = $3 where item_id = $1", [
    first,
    small.regimen,
    second,
  ]);
  const exercise = "exercises { _id exercise { name image } regimen { _id name } nextexerciseid }";
  expect((await read("getSchedule", exercise)).exercises).toContainEqual({
    _id: first,
    exercise: { name: "Quad Sets", image: "quads.webp" },
    regimen: { _id: small.regimen, name: "First Weeks" },
    nextexerciseid: second,
  });
  const feedback =
    "feedback { formid shortname image scheduletype schedule startdate enddate weekdays skiponsurgerydate }";
  expect((await read("getPatientFeedSchedule", feedback)).feedback).toEqual([
    {
      formid: small.questionnaire,
      shortname: "Pain Check",
      image: "pain.webp",
      scheduletype: "weekly",
      schedule: [0, 1, 2, 3, 4, 5, 6],
      startdate: 1,
      enddate: 60,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      skiponsurgerydate: true,
    },
  ]);
});
