import { Role } from "@restride/domain/access/roles.ts";
import { addDays, calendarDate, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { issueProgressToken } from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { addAnswers } from "../../../dev-env/small-clinics/answers.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let link: Caller;
const key = [small.customers[0], small.patient(0, 1)];
const patientid = small.patient(0, 1);
test.beforeEach(async ({ world }) => {
  link = caller(world.url, await issueProgressToken(world, 0, 1));
});

const document = `query ($p: ID!) { getSurveyDetail(patientid: $p) { status message survey {
  forms { formid shortname date kind score } kneescore kneescoredate painlevel painleveldate flexion flexiondate extension extensiondate
  hipscore surgerytype includedevices measurements { deviceid devicename valueIndex metric parameter unit value date }
  patientname weeks { date exercise { due done } measurement { due done } questionnaire { due done } } today timezone mayshare } } }`;
type Measurement = { metric: string; value: number | null; date: string | null };
interface Survey {
  readonly [field: string]: unknown;
  readonly measurements: readonly Measurement[];
  readonly weeks: readonly { date: string; exercise: { due: number; done: number } }[];
}
const survey = async (person = link) =>
  (await person.call<{ survey: Survey | null }>(document, { p: patientid })).answer;
const today = (world: World) => todayIn(world.clock.now(), "America/Chicago");

/** Adds two submitted forms, and readings of three days, the last of which has no value. */
const measureAndAsk = async (world: World) => {
  for (const [at, answer] of [1, 2].entries())
    await world.owner.query("insert into questionnaire_answers values ($1, $2, $3, $4, $5, $6, $7, $8, $9)", [
      ...key,
      small.formItem(0, at + 1),
      small.formItem(0, 1),
      small.questionnaire,
      `2026-11-1${at}`,
      `2026-11-1${at}T15:00:00Z`,
      [answer],
      answer,
    ]);
  await addReadings(world, 0, 1, [
    [-3, [[100, 3]]],
    [-2, [[200, 0]]],
    [-1, [[null, null]]],
  ]);
};

test("B095 B140: a patient without any value has every tile, empty, and none for the state that a device sends along", async ({
  world,
}) => {
  await world.owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     values ($1, 2, 'battery', 'Battery', '%', false, 0, 100)`,
    [small.device],
  );
  const { survey: page } = await survey();
  expect(page).toMatchObject({
    kneescore: null,
    painlevel: null,
    flexion: null,
    extension: null,
    includedevices: true,
    forms: [],
  });
  expect(page!.measurements).toEqual([
    {
      deviceid: small.deviceItem(0, 1),
      devicename: "Knee Motion Sensor",
      valueIndex: 0,
      metric: "flexion_max",
      parameter: "flexion_max",
      unit: "°",
      value: null,
      date: null,
    },
    {
      deviceid: small.deviceItem(0, 1),
      devicename: "Knee Motion Sensor",
      valueIndex: 1,
      metric: "extension_deficit",
      parameter: "extension_deficit",
      unit: "°",
      value: null,
      date: null,
    },
  ]);
});

test("B095 B096 B140 B327: scores with their days, filled forms newest first, and each metric's last value, zero included", async ({
  world,
}) => {
  await world.owner.query(
    `update patient_progress set knee_score = 31, knee_score_day = '2026-11-19', pain_level = 0, pain_level_day = '2026-11-18',
       flexion = 104, flexion_day = '2026-11-17', extension = 86, extension_day = '2026-11-16' where customer_id = $1 and patient_id = $2`,
    key,
  );
  await measureAndAsk(world);
  const { survey: page } = await survey();
  expect(page).toMatchObject({
    kneescore: 31,
    kneescoredate: "2026-11-19",
    painlevel: 0,
    painleveldate: "2026-11-18",
    flexion: 104,
    flexiondate: "2026-11-17",
    extension: 86,
    extensiondate: "2026-11-16",
    forms: [
      { formid: small.formItem(0, 2), shortname: "Pain Check", date: "2026-11-11", kind: "pain", score: 2 },
      { formid: small.formItem(0, 1), shortname: "Pain Check", date: "2026-11-10", kind: "pain", score: 1 },
    ],
    timezone: "America/Chicago",
    today: today(world),
  });
  expect(page!.measurements.map(({ value, date }) => [value, date])).toEqual([
    [100, addDays(today(world), -3)],
    [0, addDays(today(world), -2)],
  ]);
});

test("B141 B328: the series of the scores", async ({ world }) => {
  await measureAndAsk(world);
  await addAnswers(world, 0, 1, "oxford-knee", [[calendarDate("2026-11-09"), Array.from({ length: 12 }, () => 2), 24]]);
  const call = `query { getFormData(patientid: "${patientid}") { status formdata { oks { date value } pain { date value } flexion { value } extension { value } } } }`;
  const { answer } = await link.call(call);
  expect(answer).toMatchObject({
    status: "success",
    formdata: {
      oks: [{ date: "2026-11-09", value: 24 }],
      pain: [
        { date: "2026-11-10", value: 1 },
        { date: "2026-11-11", value: 2 },
      ],
      flexion: [{ value: 100 }],
      extension: [{ value: 87 }, { value: 90 }],
    },
  });
});

test("B095: the motion of the joint that was not operated on has no tile", async ({ world }) => {
  const hip = caller(world.url, await issueProgressToken(world, 0, 2));
  const { answer } = await hip.call<{ survey: Survey }>(document, { p: small.patient(0, 2) });
  expect(answer.survey).toMatchObject({ surgerytype: "hip", measurements: [] });
});

test("B095: a device that was deleted is not there; B098: whether devices are included is told", async ({ world }) => {
  await world.owner.query("update patient_devices set status = 'Deleted' where patient_id = $1", [patientid]);
  await world.owner.query("update patients set include_devices = false where patient_id = $1", [patientid]);
  expect((await survey()).survey).toMatchObject({ measurements: [], includedevices: false });
});

test("B099 B428: whole weeks of what was due and done, up to last Saturday", async ({ world }) => {
  const sunday = startOfWeek(today(world));
  await world.owner.query("update patient_days set exercise_done = 1 where patient_id = $1 and day = $2", [
    patientid,
    addDays(sunday, -1),
  ]);
  const { survey: page } = await survey();
  const last = page!.weeks.at(-1)!;
  expect(last.date).toBe(addDays(sunday, -7));
  expect(last.exercise.done).toBe(1);
  const { rows } = await world.owner.query<{ due: number }>(
    "select sum(exercise_due)::int as due from patient_days where patient_id = $1 and day between $2 and $3",
    [patientid, addDays(sunday, -7), addDays(sunday, -1)],
  );
  expect(last.exercise.due).toBe(rows[0]!.due);
});

test("B187 B450: staff who may see the patient read it in their session; others, and company users, do not", async ({
  world,
}) => {
  await world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [
    small.surgeon(0, 2),
    patientid,
  ]);
  for (const [role, isThere] of [
    [Role.admin, true],
    [Role.physio, true],
    [Role.surgeon, false],
  ] as const) {
    const answer = await survey(await signIn(world, smallEmail(0, role)));
    expect(answer, `role ${role}`).toMatchObject(
      isThere
        ? { survey: { surgerytype: "knee", mayshare: false, patientname: "Pat1 Clinic1" } }
        : { message: "This patient was not found.", survey: null },
    );
  }
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  expect(await survey(coach)).toMatchObject({ message: "You are not allowed to do this.", survey: null });
  await world.product.afterResponses();
  const { rows } = await world.owner.query(
    "select count(*)::int as reads from patient_reads where operation = 'getSurveyDetail' and user_id = $1",
    [small.user(0, Role.admin)],
  );
  expect(rows).toEqual([{ reads: 1 }]);
});

test("the page knows what scores were about a week ago", async ({ world }) => {
  const ask = `query ($p: ID!) { getSurveyDetail(patientid: $p) { status message survey {
    weekago { score painlevel flexion extensiondeficit } } } }`;
  const readSurvey = async () => (await link.call<{ survey: object }>(ask, { p: patientid })).answer.survey;
  expect(await readSurvey()).toEqual({
    weekago: { score: null, painlevel: null, flexion: null, extensiondeficit: null },
  });
  await addReadings(world, 0, 1, [
    [-12, [[60, 20]]],
    [-8, [[78, 10]]],
    [-5, [[85, 9]]],
    [-1, [[92, 7]]],
  ]);
  for (const [at, [ago, answer]] of [
    [6, 3],
    [2, 2],
  ].entries())
    await world.owner.query(
      "insert into questionnaire_answers values ($1, $2, $3, $4, $5, $6::date, $6::date + time '15:00', $7, $8)",
      [
        ...key,
        small.formItem(0, at + 1),
        small.formItem(0, 1),
        small.questionnaire,
        addDays(today(world), -ago!),
        [answer],
        answer,
      ],
    );
  expect(await readSurvey()).toEqual({
    weekago: { score: null, painlevel: 3, flexion: 78, extensiondeficit: 10 },
  });
});
