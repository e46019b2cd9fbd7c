import { Role } from "@restride/domain/access/roles.ts";
import { addDays, calendarDate, instantAt } from "@restride/domain/values/calendar-date.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

const today = calendarDate("2026-11-20");
const zone = "America/Chicago";
const at = (minutes: number, day = today) => new Date(instantAt(day, minutes, zone)).toISOString();
const patientid = small.patient(0, 1);
const deviceid = small.deviceItem(0, 1);
const itemid = small.exerciseItem(0, 1, 1);

let world: World;
let admin: Caller;
let patient: Caller;

const open = async (minutes = 720) => {
  world = await startWorld({ startAt: instantAt(today, minutes, zone) });
  [admin, patient] = [
    await signIn(world, smallEmail(0, Role.admin)),
    await signInPatient(world, smallPatientEmail(0, 1)),
  ];
};
beforeEach(() => open());
afterEach(async () => {
  const client = await world.owner.connect();
  const differences = await checkProgress(client);
  client.release();
  await world.close();
  expect(differences).toEqual([]);
});

const record = async (kind: "Reading" | "Answers" | "Exercise", i: object, key: string = crypto.randomUUID()) =>
  (
    await patient.call<{ timesDone: number | null; fact: number | null }>(
      `mutation ($i: Record${kind}Input!) { record${kind}(input: $i) { status message fact timesDone } }`,
      { i },
      { "idempotency-key": key },
    )
  ).answer;
const reading = (values: (number | null)[], takenAt: string) =>
  record("Reading", { itemid: deviceid, values, takenAt });

const eventsOf = async (kind: string) =>
  (await world.owner.query("select count(*)::int as n from domain_events where kind = $1", [kind])).rows[0].n as number;

const scores = async () => {
  const panel = await admin.call<{ patient: { lastscores: object } }>(
    `{ getPatient(id: "${patientid}") { patient { lastscores { flexion { value date } extension { value date } extensiondeficit { value date source } painlevel { value date } } } } }`,
  );
  const page = await admin.call<{ survey: { measurements: { value: number | null }[] } }>(
    `{ getSurveyDetail(patientid: "${patientid}") { survey { flexion extension extensiondeficit extensionsource painlevel measurements { value } } } }`,
  );
  const chart = await admin.call<{ formdata: Record<string, { date: string; value: number }[]> }>(
    `{ getFormData(patientid: "${patientid}") { formdata { pain { date value } flexion { date value } extension { date value } extensiondeficit { value source } } } }`,
  );
  return { panel: panel.answer.patient.lastscores, page: page.answer.survey, chart: chart.answer.formdata };
};

const days = async (from: string, to: string) =>
  (
    await admin.call<{ activities: { date: string; hold: boolean; exercise: object; exercises: object[] }[] }>(
      `{ getDateRangeActivities(patientid: "${patientid}", startdate: "${from}", enddate: "${to}") {
        activities { date hold exercise { due done } measurement { due done } exercises { name time set timesDone } } } }`,
    )
  ).answer.activities;

const progress = async () => {
  const { rows } = await world.owner.query(
    "select exercise_due as due, exercise_done as done, measurement_due as measurements, exercise_percent as percent from patient_progress where patient_id = $1",
    [patientid],
  );
  return rows[0] as { due: number; done: number; measurements: number; percent: number };
};

describe("what is sent again", () => {
  test("numbers D2: a reading of the same moment changes nothing under any key, answers what is kept and is no new domain event", async () => {
    await world.owner.query("update item_revisions set times = 2 where item_id = $1", [deviceid]);
    const first = await reading([100, 4], at(600));
    expect(first).toMatchObject({ status: "success", timesDone: 1 });
    for (const values of [
      [100, 4],
      [100, 4],
      [90, 4],
    ])
      expect(await reading(values, at(600))).toEqual({ status: "success", message: "", fact: null, timesDone: 1 });
    expect(await eventsOf("ReadingRecorded")).toBe(1);
    expect(await reading([101, 4], at(601))).toMatchObject({ timesDone: 2 });
    expect(await reading([100, 4], at(600))).toMatchObject({ timesDone: 2, fact: null });
    expect((await days(today, today))[0]).toMatchObject({ measurement: { due: 1, done: 1 } });
  });

  test("numbers D2: the same answers change nothing; other answers of the same day are refused", async () => {
    const i = { itemid: small.formItem(0, 1), answers: [3] };
    expect(await record("Answers", i)).toMatchObject({ status: "success", timesDone: 1 });
    expect(await record("Answers", i)).toEqual({ status: "success", message: "", fact: null, timesDone: 1 });
    expect(await record("Answers", { ...i, answers: [1] })).toMatchObject({
      status: "fail",
      message: "You have answered this for this day.",
    });
    expect(await eventsOf("QuestionnaireAnswered")).toBe(1);
  });
});

describe("last scores", () => {
  test("numbers D4, screens S1: decimals are kept, and every place says the same, with what is missing to straight and its source", async () => {
    await reading([104.6, 10.4], at(600));
    const { panel, page, chart } = await scores();
    expect(panel).toMatchObject({ flexion: { value: 104.6, date: today }, extension: { value: 79.6 } });
    expect(page).toMatchObject({ flexion: 104.6, extension: 79.6, measurements: [{ value: 104.6 }, { value: 10.4 }] });
    expect([chart.flexion, chart.extension]).toEqual([[{ date: today, value: 104.6 }], [{ date: today, value: 79.6 }]]);
    const source = "Knee Motion Sensor";
    expect(panel).toMatchObject({ extensiondeficit: { value: 10.4, date: today, source } });
    expect(page).toMatchObject({ extensiondeficit: 10.4, extensionsource: source });
    expect(chart.extensiondeficit).toEqual([{ value: 10.4, source }]);
  });

  test("numbers D5 A9: an impossible value is left out alone, everywhere; its reading is marked and counts as done", async () => {
    await reading([104, 4], at(600, addDays(today, -1)));
    expect(await reading([95, 900], at(600))).toMatchObject({ timesDone: 1 });
    const { panel, page, chart } = await scores();
    expect(panel).toMatchObject({ flexion: { value: 95, date: today }, extension: { value: 86, date: "2026-11-19" } });
    expect(page).toMatchObject({ flexion: 95, extension: 86, measurements: [{ value: 95 }, { value: 4 }] });
    expect([chart.flexion?.length, chart.extension?.length]).toEqual([2, 1]);
    expect((await days(today, today))[0]).toMatchObject({ measurement: { due: 1, done: 1 } });
    const marks = await world.owner.query("select plausible from device_readings order by taken_at");
    expect(marks.rows).toEqual([{ plausible: true }, { plausible: false }]);
  });

  test("numbers D1 D6: the last score is the one of the newest day, however late another is sent", async () => {
    const form = small.formItem(0, 1);
    await record("Answers", { itemid: form, answers: [0] });
    await record("Answers", { itemid: form, answers: [4], date: addDays(today, -5) });
    await reading([110, 2], at(600));
    await reading([90, 9], at(650, addDays(today, -1)));
    await reading([80, 9], at(540));
    const { panel, page, chart } = await scores();
    expect(panel).toMatchObject({ painlevel: { value: 0, date: today }, flexion: { value: 110, date: today } });
    expect(page).toMatchObject({
      painlevel: 0,
      flexion: 110,
      extension: 88,
      measurements: [{ value: 110 }, { value: 2 }],
    });
    expect(chart.pain).toEqual([
      { date: "2026-11-15", value: 4 },
      { date: today, value: 0 },
    ]);
    expect(chart.flexion?.map(({ value }) => value)).toEqual([90, 80, 110]);
  });

  test("numbers D8: a clock that runs ahead over midnight measures when it is heard, and is still known by its own moment", async () => {
    await world.close();
    await open(1438);
    const tomorrow = addDays(today, 1);
    const first = await reading([100, 4], at(2, tomorrow));
    expect(first).toMatchObject({ status: "success", timesDone: 1 });
    world.clock.advance(60_000);
    expect(await reading([100, 4], at(2, tomorrow))).toMatchObject({ timesDone: 1, fact: null });
    const { answer } = await admin.call<{ graphs: { data: { values: { x: string }[] }[] }[] }>(
      `{ getGraphMeasurementData(graphIn: { patientid: "${patientid}", deviceid: "${deviceid}" }) { graphs { data { values { x } } } } }`,
    );
    const points = answer.graphs[0]!.data[0]!.values.map(({ x }) => x);
    expect(points).toHaveLength(1);
    expect(points[0]! >= at(1438) && points[0]! < at(1439)).toBe(true);
    expect((await days(today, today))[0]).toMatchObject({ measurement: { due: 1, done: 1 } });
  });
});

describe("days", () => {
  test("numbers D3: a held day carries its mark where nothing is planned", async () => {
    await world.owner.query("insert into technical_holds values ($1, $2, $3, '2027-03-01', '2027-03-03')", [
      small.customers[0],
      patientid,
      itemid,
    ]);
    const marks = (await days("2027-02-28", "2027-03-03")).map(({ hold }) => hold);
    expect(marks).toEqual([false, true, true, false]);
  });

  test("numbers A1: days before a change are those of the revision of their time, for calendar, charts and recording", async () => {
    // Three rounds of the exercise from today on, and the device every second day of its weeks, counted from day 1.
    const change = (item: string, next: string) =>
      world.owner.query(
        `with closed as (update item_revisions set valid_to = date '${today}' - 1 where item_id = '${item}' returning *)
         insert into item_revisions (customer_id, patient_id, item_id, valid_from, surgery_date, start_day, end_day, interval, times, sets, repeats, hold_seconds)
         select customer_id, patient_id, item_id, date '${today}', surgery_date, start_day, end_day, ${next}, repeats, hold_seconds from closed`,
      );
    await change(itemid, "1, 3, 4");
    await change(deviceid, "4, 1, sets");
    await world.owner.query(
      `update patient_days set measurement_due = 0 where patient_id = $1 and day >= $2
         and (day - date '2026-11-11') % 7 not in (0, 1, 3, 5)`,
      [patientid, today],
    );
    const readDays = await days(addDays(today, -1), today);
    expect(readDays.map(({ exercises }) => exercises[0])).toEqual([
      { name: "Quad Sets", time: 2, set: 2, timesDone: 0 },
      { name: "Quad Sets", time: 3, set: 4, timesDone: 0 },
    ]);
    const yesterday = addDays(today, -1);
    for (const timesDone of [1, 2])
      expect(await record("Exercise", { itemid, date: yesterday })).toMatchObject({ timesDone });
    expect((await days(yesterday, yesterday))[0]).toMatchObject({ exercise: { due: 2, done: 1 } });
    for (const timesDone of [1, 2]) expect(await record("Exercise", { itemid })).toMatchObject({ timesDone });
    expect((await days(today, today))[0]).toMatchObject({ exercise: { due: 2, done: 0 } });
    const range = await admin.call<{ measurements: { date: string }[] }>(
      `{ getRangeMeasurement(patientid: "${patientid}", deviceid: "${deviceid}", startdate: "2026-11-17", enddate: "2026-11-26") { measurements { date } } }`,
    );
    expect(range.answer.measurements.map(({ date }) => date)).toEqual([
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-21",
      "2026-11-23",
      "2026-11-25",
      "2026-11-26",
    ]);
  });

  test("today counts, as due and as done, only what is done, before and after its end", async () => {
    // Ten days after surgery: nine whole days of two exercises, and today.
    expect(await progress()).toEqual({ due: 18, done: 0, measurements: 9, percent: 0 });
    await record("Exercise", { itemid });
    await record("Exercise", { itemid });
    await record("Exercise", { itemid, date: addDays(today, -1) });
    await record("Exercise", { itemid, date: addDays(today, -1) });
    expect(await progress()).toMatchObject({ due: 19, done: 2 });
    world.clock.advance(2 * 86_400_000);
    await world.product.timed.find(({ name }) => name === "roll-progress")!.run();
    expect(await progress()).toMatchObject({ due: 22, done: 2, measurements: 11, percent: 9 });
  });

  test("an inactive patient is paused from the day of the switch until activation, in calendar, sums and list", async () => {
    const spell = [small.customers[0], patientid, today, addDays(today, 2)];
    await world.owner.query("insert into inactive_spells values ($1, $2, $3, $4)", spell);
    const { rows } = await world.owner.query(
      "update patient_days set exercise_due = 0, measurement_due = 0, questionnaire_due = 0 where patient_id = $1 and day = $2 returning 1",
      [patientid, today],
    );
    expect(rows).toHaveLength(1);
    world.clock.advance(3 * 86_400_000);
    await world.product.timed.find(({ name }) => name === "roll-progress")!.run();
    admin = await signIn(world, smallEmail(0, Role.admin));
    const readDays = await days(addDays(today, -1), addDays(today, 2));
    expect(readDays.map(({ exercise, exercises, hold }) => [exercise, exercises.length, hold])).toEqual([
      [{ due: 2, done: 0 }, 2, false],
      [{ due: 0, done: 0 }, 0, false],
      [{ due: 0, done: 0 }, 0, false],
      [{ due: 2, done: 0 }, 2, false],
    ]);
    expect(await progress()).toMatchObject({ due: 20 });
  });
});
