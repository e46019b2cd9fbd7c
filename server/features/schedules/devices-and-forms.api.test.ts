import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addReadings } from "../../../dev-env/small-clinics/readings.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import {
  toRowInput,
  changeDevices,
  changeForms,
  devicesOf,
  formsOf,
  newRow,
  previewUndo,
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

const received = (count: string): string =>
  `${count}: Order for the devices has been received. Notification regarding the shipment of the device will be sent once devices are shipped.`;

const saidRefused = `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source, note)
  select customer_id, patient_id, item_id, gen_random_uuid(), order_id, 'refused', now() - $2::interval, now(), 'Webhook', $3
  from patient_devices where patient_id = $1`;

/** Returns the order that a domain event told of last, and whether it orders again. */
const newestOrder = async (world: World) =>
  (
    await world.owner.query(
      `select e.data ->> 'order' as order, o.is_reorder as reorder from domain_events e join device_orders o on o.order_id::text = e.data ->> 'order'
       where e.kind = 'DevicesOrdered' and e.subject_id = $1 and e.data ->> 'by' = $2`,
      [patient, small.user(0, Role.physio)],
    )
  ).rows[0];

describe("devices", () => {
  test("one that the vendor refused says why, in its newest words", async ({ world }) => {
    const causes = async () => (await devicesOf(therapist, patient)).assigneddevices.map(({ cause }) => cause);
    await world.owner.query(saidRefused, [patient, "2 hours", "No such street"]);
    await world.owner.query(saidRefused, [patient, "1 hour", "Zip and state do not match"]);
    expect(await causes()).toEqual([""]);
    await world.owner.query("update patient_devices set status = 'fail' where patient_id = $1", [patient]);
    expect(await causes()).toEqual(["Zip and state do not match"]);
  });

  test("B125 B126 B127 B128 B311: are read with order, schedule, what they measure and measured last", async ({
    world,
  }) => {
    await addReadings(world, 0, 1, [
      [-1, [[100, 4]]],
      [0, [[104.5, null]]],
    ]);
    await addReadings(world, 0, 3, [[0, [[55, 25]]]]); // of somebody else
    const { assigneddevices, weeklydevice_summary, devicedateschedule, lastscore } = await devicesOf(
      therapist,
      patient,
    );
    const deviceid = small.deviceItem(0, 1);
    expect(lastscore).toEqual([
      { deviceid, device_metric: "flexion_max", value: 104.5, date: world.today() },
      { deviceid, device_metric: "extension_deficit", value: 4, date: addDays(world.today(), -1) },
    ]);
    const due = { deviceid, display_name: "Knee Motion Sensor", time: 1 };
    expect(devicedateschedule.slice(7, 11).map(({ devices }) => devices)).toEqual([
      [{ ...due, status: false }],
      [{ ...due, status: true }],
      [{ ...due, status: true }],
      [{ ...due, status: false }],
    ]);
    expect(assigneddevices).toEqual([
      expect.objectContaining({
        _id: small.deviceItem(0, 1),
        deviceid: small.device,
        name: "D1",
        display_name: "Knee Motion Sensor",
        media: { image: { url: null } },
        status: "Delivered",
        isDeleted: false,
        configured: false,
        valueDesc: [
          { metric: "flexion_max", valueIndex: 0, parameter: "flexion_max", unit: "°", isOutput: true },
          { metric: "extension_deficit", valueIndex: 1, parameter: "extension_deficit", unit: "°", isOutput: true },
        ],
      }),
    ]);
    expect(
      weeklydevice_summary.flatMap(({ devices }) => devices).reduce((sum, { completeddays }) => sum + completeddays, 0),
    ).toBe(2);
    expect(weeklydevice_summary[1]!.devices.map(({ totaldays }) => totaldays)).toEqual([7]);
  });

  test("B154 C234 C283 C324 B312: a reorder is a new item on the same schedule, and the old one keeps its readings", async ({
    world,
  }) => {
    const { assigneddevices, version } = await devicesOf(therapist, patient);
    const [sensor] = assigneddevices;
    const sent = await changeDevices(therapist, patient, version, [toRowInput(sensor!, {})], [sensor!._id]);
    expect(sent.message).toBe(received("1 device"));
    const after = (await devicesOf(therapist, patient)).assigneddevices;
    expect(after.map(({ status, startdate, enddate }) => [status, startdate, enddate])).toEqual([["Pending", 1, 60]]);
    expect(after[0]!._id).not.toBe(sensor!._id);
    const { rows } = await world.owner.query(
      "select status, reorder_on is not null as again from patient_devices where item_id = $1",
      [sensor!._id],
    );
    expect(rows).toEqual([{ status: "Delivered", again: true }]);
    expect(await newestOrder(world)).toEqual({ order: expect.any(String), reorder: true });
    expect(await differences(world)).toEqual([]);
  });

  test("B153 B154: a device that is Pending, Unlinked or fail cannot be reordered, and nothing is saved", async ({
    world,
  }) => {
    for (const status of ["Pending", "Unlinked", "fail"]) {
      await world.owner.query("update patient_devices set status = $1", [status]);
      const { assigneddevices, version } = await devicesOf(therapist, patient);
      const [sensor] = assigneddevices;
      const sent = await changeDevices(therapist, patient, version, [toRowInput(sensor!, { time: 3 })], [sensor!._id]);
      expect([sent.status, sent.message]).toEqual(["fail", `Order status is in ${status} state`]);
      expect((await devicesOf(therapist, patient)).version).toBe(version);
    }
  });

  test("C234 C283 C324: new devices are one order, and a Pending one that is taken out is withdrawn", async ({
    world,
  }) => {
    const { assigneddevices, version } = await devicesOf(therapist, patient);
    const [sensor] = assigneddevices;
    const fresh = [1, 2].map(() => ({
      ...toRowInput(sensor!, { startdate: 12, enddate: 20 }),
      _id: newRow("", 0, 0)._id,
    }));
    expect((await changeDevices(therapist, patient, version, [toRowInput(sensor!, {}), ...fresh])).message).toBe(
      received("2 devices"),
    );
    const { rows } = await world.owner.query<{ order_id: string }>(
      "select order_id from patient_devices where patient_id = $1 and status = 'Pending'",
      [patient],
    );
    expect(rows.map(({ order_id }) => order_id)).toEqual([rows[0]!.order_id, rows[0]!.order_id]);
    expect(await newestOrder(world)).toEqual({ order: rows[0]!.order_id, reorder: false });
    const now = await devicesOf(therapist, patient);
    const { change } = await changeDevices(therapist, patient, now.version, []);
    expect(await previewUndo(therapist, patient, change!)).toMatchObject({ plan: { back: 3, orders: 2 } });
    const states = await world.owner.query("select status from patient_devices where patient_id = $1 order by 1", [
      patient,
    ]);
    expect(states.rows).toEqual([{ status: "Deleted" }, { status: "Deleted" }, { status: "Delivered" }]);
    expect(await differences(world)).toEqual([]);
  });
});

test("B312: the patient's day is saved with the devices, whether they change or not, and stays where none is sent; another surgery date or care plan is refused", async ({
  world,
}) => {
  const times = (...[start, end]: [[number, number], [number, number]]) => ({
    start: { hour: start[0], minute: start[1] },
    end: { hour: end[0], minute: end[1] },
  });
  const read = async () =>
    (
      await therapist.call(
        `{ getPatient(id: "${patient}") { patient { dailyshift { start { hour minute } end { hour minute } } } } }`,
      )
    ).answer.patient;
  const send = async (dailyshift: object | null, time = 1, more: object = {}) => {
    const { assigneddevices, version } = await devicesOf(therapist, patient);
    const input = {
      _id: patient,
      version,
      dailyshift,
      assigneddevices: [toRowInput(assigneddevices[0]!, { time })],
      ...more,
    };
    const document = "mutation ($i: UpdateDeviceScheduleInput!) { updateDeviceSchedule(input: $i) { status message } }";
    return (await therapist.call(document, { i: input })).answer;
  };
  const version = async () =>
    (await world.owner.query("select version from patients where patient_id = $1", [patient])).rows[0].version;
  const audited = async () => (await world.owner.query("select from audit_log where table_name = 'patients'")).rowCount;
  expect(await read()).toEqual({ dailyshift: times([8, 0], [20, 0]) });
  const before = await audited();
  expect((await send(times([7, 30], [20, 15]))).status).toBe("success");
  expect(await read()).toEqual({ dailyshift: times([7, 30], [20, 15]) });
  await send(times([7, 30], [20, 15]));
  await send(null, 2);
  expect(await audited()).toBe(before! + 1);
  expect(await version()).toBe(2); // a form of the patient that is open elsewhere is out of date
  expect((await send(times([20, 0], [8, 0]), 3)).message).toBe("The patient's day ends after it begins.");
  expect(await read()).toEqual({ dailyshift: times([7, 30], [20, 15]) });
  const surgery = addDays(world.today(), -10);
  expect((await send(null, 3, { surgery: addDays(surgery, 1) })).status).toBe("fail");
  expect((await devicesOf(therapist, patient)).assigneddevices[0]).toMatchObject({ time: 2 });
  expect((await send(null, 3, { surgery, careplan: small.carePlan })).status).toBe("fail");
  expect((await devicesOf(therapist, patient)).assigneddevices[0]).toMatchObject({ time: 2 });
  await world.owner.query("update patients set care_plan_id = $2 where patient_id = $1", [patient, small.carePlan]);
  expect((await send(null, 3, { surgery, careplan: small.carePlan })).status).toBe("success");
  expect((await devicesOf(therapist, patient)).assigneddevices[0]).toMatchObject({ time: 3 });
});

test("B129 B130 B331 B333: questionnaires are read and saved, weekly and custom", async ({ world }) => {
  const { feedback, version } = await formsOf(therapist, patient);
  expect(feedback).toEqual([
    expect.objectContaining({
      _id: small.formItem(0, 1),
      formid: small.questionnaire,
      shortname: "Pain Check",
      scheduletype: "weekly",
      schedule: [0, 1, 2, 3, 4, 5, 6],
      answered: [],
    }),
  ]);
  const custom = { _id: newRow("", 0, 0)._id, formid: small.questionnaire, scheduletype: "custom", schedule: [20, 14] };
  const past = { ...custom, schedule: [3, 14] };
  expect((await changeForms(therapist, patient, version, [past])).message).toBe("select days 10 or greater!");
  expect((await changeForms(therapist, patient, version, [custom])).status).toBe("success");
  const after = (await formsOf(therapist, patient)).feedback;
  expect(
    after.map(({ scheduletype, schedule, startdate, enddate, weekdays }) => [
      scheduletype,
      schedule,
      startdate,
      enddate,
      weekdays,
    ]),
  ).toEqual([["custom", [14, 20], 14, 20, []]]);
  expect(await differences(world)).toEqual([]);
});

test("B331: a questionnaire that is changed twice on a day is as it was changed last, in every field", async ({
  world,
}) => {
  const change = async (more: object) => {
    const { feedback, version } = await formsOf(therapist, patient);
    expect((await changeForms(therapist, patient, version, [toRowInput(feedback[0]!, more)])).status).toBe("success");
    return (await formsOf(therapist, patient)).feedback;
  };
  await change({ schedule: [1, 3] });
  const last = { schedule: [2, 4], skiponsurgerydate: false, enddate: 50 };
  expect(await change(last)).toMatchObject([{ _id: small.formItem(0, 1), scheduletype: "weekly", ...last }]);
  expect(await differences(world)).toEqual([]);
});
