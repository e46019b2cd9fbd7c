import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { connectLive } from "../../../dev-env/live-caller.ts";
import { type Caller, caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let patient: Caller;
let today: CalendarDate;
const patientid = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  today = world.today();
  admin = await signIn(world, smallEmail(0, Role.admin));
  patient = await signInPatient(world, smallPatientEmail(0, 1));
});

const activities = `query ($p: ID!, $s: CalendarDate!, $e: CalendarDate!) { getDateRangeActivities(patientid: $p, startdate: $s, enddate: $e) {
  status message today fact weeks { weekdate exercise { due done } }
  activities { date hold exercise { due done } measurement { due done } questionnaire { due done } reminders { title }
    exercises { exerciseid name description status timesDone time set repeat hold } measurements { display_name status } questionnaires { name status answerid } } } }`;

interface Day {
  date: string;
  hold: boolean;
  exercise: { due: number; done: number };
  measurement: { due: number; done: number };
  questionnaire: { due: number; done: number };
  reminders: { title: string }[];
  exercises: { exerciseid: string; status: boolean; timesDone: number }[];
  questionnaires: { answerid: string | null }[];
}

const range = async (from: string, to: string) =>
  (
    await admin.call<{ activities: Day[]; weeks: { weekdate: string; exercise: object }[]; fact: number }>(activities, {
      p: patientid,
      s: from,
      e: to,
    })
  ).answer;

const exercise = `mutation ($i: RecordExerciseInput!) { recordExercise(input: $i) { status message fact timesDone } }`;
const reading = `mutation ($i: RecordReadingInput!) { recordReading(input: $i) { status message timesDone } }`;
const answers = `mutation ($i: RecordAnswersInput!) { recordAnswers(input: $i) { status message } }`;

test("what happens while the server does not listen for domain events is published once it does", async ({ world }) => {
  const query = `subscription { onPatientActivity(patientid: "${patientid}", since: 0) { status kind } }`;
  const live = connectLive(world.url, admin);
  const stream = live.iterate<{ onPatientActivity: { kind: string } }>({ query });
  const next = stream.next();
  await expect.poll(async () => (await deafen(world)).rowCount).toBe(1);
  const remind = `mutation { addEvent(id: "${patientid}", event: { date: "2099-01-01", title: "Lab Draw" }) { status } }`;
  expect((await admin.call(remind)).answer.status).toBe("success");
  expect((await next).value!.data!.onPatientActivity).toMatchObject({ kind: "ReminderAdded" });
  await live.dispose();
});

/** Ends the connection on which the server listens to domain events. */
const deafen = (world: World) =>
  world.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen restride%'",
  );

describe("the calendar", () => {
  test("B319: getDateRangeActivities answers every day of the range with counts and items, and whole weeks", async ({
    world,
  }) => {
    await world.owner.query("update item_revisions set sets = 3 where item_id = $1", [small.exerciseItem(0, 1, 1)]);
    await world.owner.query(
      `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at)
       select $1, v.*, '', now() from (values ($2::uuid, gen_random_uuid(), $3::date, 'Ice'),
         ($4::uuid, gen_random_uuid(), $3::date, 'Of somebody else')) v`,
      [small.customers[0], patientid, today, small.patient(0, 2)],
    );
    const calendar = await range(addDays(today, -1), today);
    expect(calendar.activities.map(({ reminders }) => reminders)).toEqual([[], [{ title: "Ice" }]]);
    expect(calendar.activities.map(({ date }) => date)).toEqual([addDays(today, -1), today]);
    expect(calendar.activities[0]).toMatchObject({
      exercise: { due: 2, done: 0 },
      measurement: { due: 1, done: 0 },
      exercises: [
        { name: "Quad Sets", description: "Moves.", hold: "5 seconds", time: 2, set: 3, repeat: 10 },
        { name: "Heel Slides, Lying" },
      ],
      measurements: [{ display_name: "Knee Motion Sensor", status: false }],
      questionnaires: [{ name: "Pain Check", status: false }],
    });
    expect(calendar.weeks.map(({ weekdate }) => weekdate)).toContain(startOfWeek(today));
  });

  test("B320: getRangeExercises answers the exercises of each day that has any", async () => {
    const read = async (from: number, to: number) => {
      const range = `startdate: "${addDays(today, from)}", enddate: "${addDays(today, to)}"`;
      const call = `getRangeExercises(patientid: "${patientid}", ${range}) { status exercises { date items { name } } }`;
      return (await admin.call<{ exercises: { date: string; items: object[] }[] }>(`{ ${call} }`)).answer.exercises;
    };
    const exercises = await read(-20, 0);
    const items = [{ name: "Quad Sets" }, { name: "Heel Slides, Lying" }];
    expect(exercises[0]).toEqual({ date: addDays(today, -9), items });
    expect([exercises.length, exercises.at(-1)!.date]).toEqual([10, today]);
    expect((await read(-3, -2)).map(({ date }) => date)).toEqual([addDays(today, -3), addDays(today, -2)]);
  });

  test("a range of more than 62 days, or one that ends before it begins, is refused", async () => {
    expect(await range(today, addDays(today, 62))).toMatchObject({
      status: "fail",
      message: "Ask for at most 62 days.",
    });
    expect(await range(today, addDays(today, -1))).toMatchObject({
      status: "fail",
      message: "The range ends before it begins.",
    });
  });
});

describe("what patients record", () => {
  const itemid = small.exerciseItem(0, 1, 1);

  test("an exercise is done when it was done as often as asked; day, week and list know at once", async () => {
    expect((await patient.call(exercise, { i: { itemid } })).answer).toMatchObject({ status: "success", timesDone: 1 });
    expect((await range(today, today)).activities[0]).toMatchObject({ exercise: { due: 2, done: 0 } });
    expect((await patient.call(exercise, { i: { itemid } })).answer).toMatchObject({ timesDone: 2 });
    const { activities: days, weeks } = await range(today, today);
    expect(days[0]).toMatchObject({
      exercise: { due: 2, done: 1 },
      exercises: [{ status: true, timesDone: 2 }, { status: false }],
    });
    expect(weeks[0]!.exercise).toMatchObject({ done: 1 });
    const { answer } = await admin.call<{ patients: { progress: number }[] }>(
      `{ getPatientList(filters: { patients: ["${patientid}"] }) { patients { progress } } }`,
    );
    expect(answer.patients[0]!.progress).toBe(5);
    expect((await patient.call(exercise, { i: { itemid } })).answer).toMatchObject({
      status: "fail",
      message: "This exercise is done for this day.",
    });
  });

  test("two rounds at the same moment count as two", async () => {
    const i = { itemid: small.exerciseItem(0, 1, 2) };
    const both = await Promise.all([
      patient.call<{ timesDone: number }>(exercise, { i }),
      patient.call<{ timesDone: number }>(exercise, { i }),
    ]);
    expect(both.map(({ answer }) => answer.timesDone).toSorted()).toEqual([1, 2]);
    expect((await range(today, today)).activities[0]).toMatchObject({ exercise: { due: 2, done: 1 } });
  });

  test("a retry of the same round counts once", async () => {
    const i = { itemid, date: addDays(today, -1) };
    const key = { "idempotency-key": "round-1" };
    const one = await patient.call(exercise, { i }, key);
    expect((await patient.call(exercise, { i }, key)).answer).toEqual(one.answer);
    expect((await range(addDays(today, -1), today)).activities[0]!.exercises[0]!.timesDone).toBe(1);
  });

  test("a reading counts for its day and becomes the last flexion; an implausible one is kept and shown nowhere", async () => {
    const i = { itemid: small.deviceItem(0, 1), values: [104, 6] };
    expect((await patient.call(reading, { i })).answer).toMatchObject({ status: "success", timesDone: 1 });
    await patient.call(reading, { i: { ...i, values: [0, 6] } });
    const { answer } = await admin.call(
      `{ getPatient(id: "${patientid}") { patient { lastscores { flexion { value } extension { value } } } } }`,
    );
    expect(answer).toMatchObject({ patient: { lastscores: { flexion: { value: 104 }, extension: { value: 84 } } } });
    expect((await range(today, today)).activities[0]).toMatchObject({ measurement: { due: 1, done: 1 } });
  });

  test("B074: a filled questionnaire has its score and can be opened with the answers chosen", async () => {
    const i = { itemid: small.formItem(0, 1), answers: [3] };
    expect((await patient.call(answers, { i })).answer.status).toBe("success");
    expect((await patient.call(answers, { i: { ...i, answers: [2] } })).answer.message).toBe(
      "You have answered this for this day.",
    );
    const { answerid } = (await range(today, today)).activities[0]!.questionnaires[0]!;
    const form = await admin.call(
      `{ getFormByScheduleSubId(patientid: "${patientid}", id: "${answerid}") { status form { shortname score questions { question options { option selected } } } } }`,
    );
    expect(form.answer).toMatchObject({
      form: {
        shortname: "Pain Check",
        score: 3,
        questions: [{ options: [{ selected: false }, {}, {}, { option: "Moderate", selected: true }, {}] }],
      },
    });
  });

  test("what is not the patient's, not due or not possible is refused with a sentence", async () => {
    const say = async (document: string, i: object) => (await patient.call(document, { i })).answer.message;
    expect(await say(exercise, { itemid: small.exerciseItem(0, 2, 1) })).toBe("This is not in your plan.");
    expect(await say(exercise, { itemid, date: addDays(today, 1) })).toBe("This day has not come yet.");
    expect(await say(answers, { itemid: small.formItem(0, 1), date: addDays(today, -1), answers: [9] })).toBe(
      "Please choose one of the answers to question 1.",
    );
    expect(await say(reading, { itemid: small.deviceItem(0, 1), values: [] })).toBe("Please give a value.");
  });

  test("the patient's day says what to do, what is asked and what devices measure", async () => {
    const { answer } = await patient.call(
      "{ getMyDay { status today day { exercises { exerciseid } } forms { shortname questions { options { optnumber } } } devices { metrics { metric min max } } } }",
    );
    expect(answer).toMatchObject({
      today,
      forms: [{ shortname: "Pain Check" }],
      devices: [{ metrics: [{ min: 30, max: 145 }, {}] }],
    });
  });
});

describe("reminders", () => {
  const add = `mutation ($id: ID!, $e: ReminderInput!) { addEvent(id: $id, event: $e) { status message event { title } } }`;

  test("B167 B253: a reminder for today or later is shown on its day; a past one is refused", async () => {
    const e = { date: today, title: "Wound Check", message: "Bring photos" };
    expect((await admin.call(add, { id: patientid, e })).answer.status).toBe("success");
    expect((await range(today, today)).activities[0]!.reminders).toEqual([{ title: "Wound Check" }]);
    const past = await admin.call(add, { id: patientid, e: { ...e, date: addDays(today, -1) } });
    expect(past.answer).toMatchObject({ status: "fail", message: "The date must be today or later." });
  });
});

describe("live", () => {
  const subscription = (since: number | null) => ({
    query: `subscription ($p: ID!, $s: Int) { onPatientActivity(patientid: $p, since: $s) { status fact kind date } }`,
    variables: { p: patientid, s: since },
  });
  const connect = (world: World, token: string | null, onClosed?: (event: unknown) => void) =>
    connectLive(world.url, caller(world.url, token), onClosed);
  const another = () => addDays(today, -2);
  const record = () => patient.call(exercise, { i: { itemid: small.exerciseItem(0, 1, 2), date: another() } });

  test("a subscriber hears a recording, and after a reconnect what was missed", async ({ world }) => {
    const { fact } = await range(today, today);
    const client = connect(world, admin.token);
    const events = client.iterate<{ onPatientActivity: { fact: number; kind: string; date: string } }>(
      subscription(fact),
    );
    const nextEvent = events.next();
    await record();
    const first = (await nextEvent).value!.data!.onPatientActivity;
    expect(first).toMatchObject({ status: "success", fact: fact + 1, kind: "ExerciseRecorded", date: another() });
    await client.dispose();
    await record();
    const later = connect(world, admin.token).iterate<{ onPatientActivity: { fact: number } }>(
      subscription(first.fact),
    );
    expect((await later.next()).value!.data!.onPatientActivity.fact).toBe(fact + 2);
  });

  test("A138: without a token the connection is closed as forbidden, and when the token ends too", async ({
    world,
  }) => {
    const forbidden = { code: 4403, reason: "Forbidden" };
    const connection = (token: string | null) => {
      const { promise: closed, resolve: close } = Promise.withResolvers<unknown>();
      return { closed, events: connect(world, token, close).iterate<{ onPatientActivity: object }>(subscription(0)) };
    };
    const stranger = connection("none");
    await expect(stranger.events.next()).rejects.toMatchObject(forbidden);
    expect(await stranger.closed).toMatchObject(forbidden);
    const open = connection(admin.token);
    await record();
    expect((await open.events.next()).value!.data!.onPatientActivity).toMatchObject({ status: "success" });
    const next = open.events.next();
    world.clock.advance(18_000_001);
    await expect(next).rejects.toMatchObject(forbidden);
    expect(await open.closed).toMatchObject(forbidden);
    await expect(connection(admin.token).events.next()).rejects.toMatchObject(forbidden);
  });
});
