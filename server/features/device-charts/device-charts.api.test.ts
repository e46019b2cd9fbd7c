import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, enterClinic, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { issueEndedProgressToken, issueProgressToken } from "../../../dev-env/progress-token.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let physio: Caller;
const patientid = small.patient(0, 1);
const deviceid = small.deviceItem(0, 1);
let today: CalendarDate;

test.beforeEach(async ({ world }) => {
  today = world.today();
  physio = await signIn(world, smallEmail(0, Role.physio));
  await world.owner.query(
    `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
     values ($1, 2, 'battery', 'Battery', '%', false, 0, 100), ($1, 3, 'hip_flexion', 'Hip flexion', '°', true, 20, 120)`,
    [small.device],
  );
  // S+10: twelve readings on nine days, the newest with an implausible bend and without a straightening.
  await addReadings(world, 0, 1, [
    [
      -9,
      [
        [60, 12],
        [62, 12],
      ],
    ],
    ...[-8, -7, -6, -5, -4, -3, -2].map((day) => [day, [[80 + day, 10]]] as const),
    [
      -1,
      [
        [90, 0],
        [91, 4],
        [0, null],
      ],
    ],
  ]);
});

const graphs = `query ($in: GraphInput!) { getGraphMeasurementData(graphIn: $in) { status message timezone graphs {
  _id xAxisLable yAxisLable devicename yAxisRange { min max } data { reading valueIndex threshold { min max } values { x y } } } } }`;
const range = `query ($p: ID!, $d: ID!, $s: CalendarDate, $e: CalendarDate) { getRangeMeasurement(patientid: $p, deviceid: $d,
  startdate: $s, enddate: $e) { status message today measurements { date time timesDone status } } }`;

interface Graph {
  _id: string;
  data: { valueIndex: number; values: { x: string; y: number | null }[] }[];
}

const graphsFor = (who: Caller, graphIn: object = { patientid, deviceid }) =>
  who.call<{ graphs: Graph[] | null; timezone: string }>(graphs, { in: graphIn });

const daysFor = (who: Caller, more: object = {}) =>
  who.call<{ measurements: { date: string; status: string; timesDone: number }[] | null }>(range, {
    p: patientid,
    d: deviceid,
    ...more,
  });

describe("getGraphMeasurementData", () => {
  test("B104 B138 B322: each shown value of this joint has a chart of the last 10 readings, oldest first, under its fixed names", async ({
    world,
  }) => {
    const { answer, errors } = await graphsFor(physio);
    expect(errors).toEqual([]);
    expect(answer).toMatchObject({ status: "success", timezone: "America/Chicago" });
    expect(answer.graphs).toHaveLength(2);
    expect(answer.graphs![0]).toMatchObject({
      _id: deviceid,
      xAxisLable: "Date",
      yAxisLable: "°",
      devicename: "Knee Motion Sensor",
      yAxisRange: null,
      data: [{ reading: "flexion_max", valueIndex: 0, threshold: { min: null, max: null } }],
    });
    expect(answer.graphs![0]!.data[0]!.values.map(({ y }) => y)).toEqual([72, 73, 74, 75, 76, 77, 78, 90, 91, null]);
    expect(answer.graphs![1]).toMatchObject({ data: [{ reading: "extension_deficit", valueIndex: 1 }] });
    expect(answer.graphs![1]!.data[0]!.values.at(-2)).toMatchObject({ y: 4 });
    const { rows } = await world.owner.query<{ takenAt: Date }>(
      `select taken_at as "takenAt" from device_readings where item_id = $1 order by taken_at`,
      [deviceid],
    );
    const lastTen = rows.slice(-10).map(({ takenAt }) => takenAt.getTime());
    for (const { data } of answer.graphs!) expect(data[0]!.values.map(({ x }) => Date.parse(x))).toEqual(lastTen);
  });

  test("B322: fewer readings on wish; what is no number of them is refused in words", async () => {
    const three = await graphsFor(physio, { patientid, deviceid, readings: 3 });
    expect(three.answer.graphs![1]!.data[0]!.values.map(({ y }) => y)).toEqual([0, 4, null]);
    const none = await graphsFor(physio, { patientid, deviceid, readings: 0 });
    expect(none.answer).toMatchObject({ status: "fail", message: "Ask for at least one reading.", graphs: null });
  });

  test("B138: a threshold that begins later is not sent before its day, the axis of a device is", async ({ world }) => {
    await world.owner.query(
      `update device_metrics set axis_min = 0, axis_max = 150, thresholds = '[{"fromDay": 10, "min": 90, "max": 120}, {"fromDay": 11, "min": 105}]'
       where device_id = $1 and value_index = 0`,
      [small.device],
    );
    const { answer } = await graphsFor(physio);
    expect(answer.graphs![0]).toMatchObject({
      yAxisRange: { min: 0, max: 150 },
      data: [{ threshold: { min: 90, max: 120 } }],
    });
  });

  test("a device that was taken away has no charts any more", async ({ world }) => {
    await world.owner.query("update patient_devices set status = 'Deleted' where item_id = $1", [deviceid]);
    const { answer } = await graphsFor(physio);
    expect(answer).toMatchObject({ status: "fail", message: "This device was not found." });
  });
});

describe("getRangeMeasurement", () => {
  test("B321: the due days of a range with what became of them; without a range all of the device's", async () => {
    const some = await daysFor(physio, { s: addDays(today, -1), e: addDays(today, 1) });
    expect(some.answer.measurements).toEqual([
      { date: addDays(today, -1), time: 1, timesDone: 3, status: "complete" },
      { date: today, time: 1, timesDone: 0, status: "remaining" },
      { date: addDays(today, 1), time: 1, timesDone: 0, status: "remaining" },
    ]);
    const all = await daysFor(physio);
    expect(all.answer.measurements).toHaveLength(60);
    const wide = await daysFor(physio, { s: "0001-01-01", e: "9999-12-31" });
    expect(wide.answer.measurements).toEqual(all.answer.measurements);
    const turned = await daysFor(physio, { s: today, e: addDays(today, -1) });
    expect(turned.answer).toMatchObject({ status: "fail", message: "The first day must not be later than the last." });
  });

  test("days on hold are no due days", async ({ world }) => {
    await world.owner.query(
      "insert into technical_holds (customer_id, patient_id, hold_id, held_from) values ($1, $2, gen_random_uuid(), $3)",
      [small.customers[0], patientid, addDays(today, 1)],
    );
    const { answer } = await daysFor(physio);
    expect(answer.measurements!.at(-1)!.date).toBe(today);
  });
});

describe("who sees them", () => {
  test("A218 B106 B279 B280: company users are refused the measurement charts", async ({ world }) => {
    for (const role of [Role.companyAdmin, Role.healthCoach]) {
      const person = await enterClinic(world, await signIn(world, smallEmail(0, role)), small.customers[0]!);
      for (const { answer } of [await graphsFor(person), await daysFor(person)])
        expect(answer).toMatchObject({ status: "fail", message: "You are not allowed to do this." });
    }
  });

  test("a surgeon sees those of their own patients only", async ({ world }) => {
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    expect((await graphsFor(surgeon)).answer.status).toBe("success");
    const other = { patientid: small.patient(0, 3), deviceid: small.deviceItem(0, 3) };
    expect((await graphsFor(surgeon, other)).answer).toMatchObject({ message: "This patient was not found." });
  });

  test("B322: the device of another patient is not found under one's own", async () => {
    const mixed = { patientid, deviceid: small.deviceItem(0, 2) };
    expect((await graphsFor(physio, mixed)).answer).toMatchObject({ message: "This device was not found." });
  });
});

describe("A050 B104: a link", () => {
  const link = async (world: World, clinic: number, number: number) =>
    caller(world.url, await issueProgressToken(world, clinic, number));

  test("shows the charts of its own patient, and of nobody else", async ({ world }) => {
    const own = await link(world, 0, 1);
    expect((await graphsFor(own)).answer.graphs).toHaveLength(2);
    for (const [clinic, number] of [
      [0, 2],
      [1, 1],
      [2, 1],
    ] as const) {
      const foreign = { patientid: small.patient(clinic, number), deviceid: small.deviceItem(clinic, number) };
      const refused = { status: "fail", message: "This patient was not found.", graphs: null };
      expect((await graphsFor(own, foreign)).answer).toMatchObject(refused);
      expect((await graphsFor(await link(world, clinic, number))).answer).toMatchObject(refused);
    }
  });

  test("is noted as a reading of the record, as everybody's is", async ({ world }) => {
    const reads = async () =>
      (
        await world.owner.query(
          "select distinct user_id from patient_reads where operation = 'getGraphMeasurementData'",
        )
      ).rows.map((row: { user_id: string }) => row.user_id);
    await graphsFor(await link(world, 0, 1));
    await graphsFor(physio);
    await world.product.afterResponses();
    expect(await reads()).toEqual(expect.arrayContaining([patientid, small.user(0, Role.physio)]));
  });

  test("opens nothing else of the patient", async ({ world }) => {
    const own = await link(world, 0, 1);
    expect((await daysFor(own)).answer).toMatchObject({ message: "You are not allowed to do this." });
    const patient = await own.call(`query { getPatient(id: "${patientid}") { status message } }`);
    expect(patient.answer).toMatchObject({ message: "You are not allowed to do this." });
    const day = await own.call("query { getMyDay { status message } }");
    expect(day.answer).toMatchObject({ message: "You are not allowed to do this." });
  });

  test("ends after its time, with the patient's account, and when it was changed", async ({ world }) => {
    const short = caller(world.url, await issueEndedProgressToken(world, 0, 1));
    const changed = caller(world.url, `${(await issueProgressToken(world, 0, 1)).slice(0, -6)}AAAAAA`);
    for (const nobody of [short, changed, caller(world.url)])
      expect((await graphsFor(nobody)).answer).toMatchObject({ status: "Token expired", graphs: null });
    const away = await link(world, 0, 2);
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 2)]);
    const otherDevice = { patientid: small.patient(0, 2), deviceid: small.deviceItem(0, 2) };
    world.clock.advance(2_000);
    expect((await graphsFor(away, otherDevice)).answer.status).toBe("Token expired");
  });

  test("the patient's own session opens the page too, and one does not become the other", async ({ world }) => {
    const own = await link(world, 0, 1);
    const patient = await signInPatient(world, smallPatientEmail(0, 1));
    for (const who of [own, patient, own]) expect((await graphsFor(who)).answer.graphs).toHaveLength(2);
    const day = "query { getMyDay { status message } }";
    expect((await patient.call(day)).answer.status).toBe("success");
    expect((await own.call(day)).answer.status).toBe("fail");
  });
});
