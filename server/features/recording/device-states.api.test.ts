import { Role } from "@restride/domain/access/roles.ts";
import { type DeviceState, deviceStates } from "@restride/domain/fulfilment/device-state.ts";
import { expect } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { shipDevices } from "../../../dev-env/small-clinics/orders.ts";
import { atNoon, sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, atNoon);

let admin: Caller;
let patient: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  patient = await signInPatient(world, smallPatientEmail(0, 1));
});
test.beforeEach(({ world }) => world.owner.query("delete from device_readings where item_id = $1", [device]));

const device = small.deviceItem(0, 1);
const order = small.order(0, 1);
const refusal = "This device is not linked to you.";

/**
 * Uses of a device that each state allows: measure for the patient, be listed with the patient's devices, be shipped, be removed from its
 * order.
 */
const allowed: Readonly<Record<DeviceState, readonly string[]>> = {
  Pending: ["listed", "ship", "delete"],
  Unlinked: ["listed", "ship", "delete"],
  fail: ["listed", "ship", "delete"],
  Shipped: ["listed"],
  Delivered: ["measure", "in the day", "listed"],
  Returned: ["listed"],
  Deleted: [],
};

const enterState = async (world: World, state: DeviceState): Promise<void> => {
  await world.owner.query("delete from custody_lines where item_id = $1", [device]);
  await world.owner.query(
    "update device_orders set status = $1, gateway_id = '7c21-09ae-44b0', tracking_link = 'https://track.example/1Z9' where order_id = $2",
    [allowed[state].includes("ship") ? "Pending" : "Shipped", order],
  );
  await world.owner.query("update patient_devices set status = $1 where item_id = $2", [state, device]);
};

const measure = async () => {
  const record = `mutation { recordReading(input: { itemid: "${device}", values: [100, 2] }) { status message } }`;
  return (await patient.call(record)).answer;
};
const isInDay = async (): Promise<boolean> => {
  const day = await patient.call<{ devices: { itemid: string }[] }>("{ getMyDay { status devices { itemid } } }");
  return day.answer.devices.some(({ itemid }) => itemid === device);
};
const isListed = async (): Promise<boolean> => {
  const list = `{ getActiveAssignedDevices(patientid: "${small.patient(0, 1)}") { status devices { deviceid } } }`;
  const { answer } = await admin.call<{ devices: { deviceid: string }[] }>(list);
  return answer.devices.some(({ deviceid }) => deviceid === device);
};
const ship = async (): Promise<boolean> => (await shipDevices(admin, order, [device])).status === "success";
const deleteDevice = async () => {
  const call = `mutation { markAsDeleted(_id: "${order}", deviceid: "${device}") { status message } }`;
  return (await admin.call(call)).answer;
};

test.for(deviceStates)(
  "B446 C140: a device that is %s may do what its state allows, and nothing else",
  async (state, { world }) => {
    await enterState(world, state);
    const measured = await measure();
    if (!allowed[state].includes("measure")) expect(measured.message).toBe(refusal);
    const results: [string, boolean][] = [
      ["measure", measured.status === "success"],
      ["in the day", await isInDay()],
      ["listed", await isListed()],
      ["ship", await ship()],
    ];
    await enterState(world, state);
    results.push(["delete", (await deleteDevice()).status === "success"]);
    expect(results.flatMap(([name, may]) => (may ? name : []))).toEqual(allowed[state]);
  },
);
