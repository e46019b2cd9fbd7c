import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { makeCarrierStandIn, type CarrierStandIn } from "../../../dev-env/small-clinics/carrier-stand-in.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { orderDevices, readOrder } from "../../../dev-env/small-clinics/orders.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let admin: Caller;
let swift: CarrierStandIn;
let order: string;
let devices: readonly string[];
const hour = 3_600_000;

beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
  admin = await signIn(world, smallEmail(0, Role.admin));
  order = await orderDevices(world, 0, 1, 2);
  devices = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
});
afterEach(() => world.close());

const at = (hours: number): string => new Date(world.clock.now() + hours * hour).toISOString();
const event = (id: string, type: string, more: object = {}) => ({ id, type, at: at(0), order, ...more });
const send = (said: object, more: Parameters<CarrierStandIn["send"]>[2] = {}) => swift.send(world, said, more);
const timed = async (name: string) => {
  await world.product.timed.find((job) => job.name === name)!.run();
  await world.settle();
};
const openCases = async () =>
  (await world.owner.query("select type, summary, patient_id, customer_id from cases where type like '%Technical'"))
    .rows;

describe("a delivered device without a reading", () => {
  const deliver = async () => {
    await send(event("d1", "delivered", { device: devices[0] }));
    // It is due from midnight on, twelve hours later.
    world.clock.advance(59 * hour);
    await timed("watch-silence");
    expect(await openCases()).toEqual([]);
    world.clock.advance(2 * hour);
  };
  const due = (sql: string) => world.owner.query(sql);

  test("opens one Patient Technical case after 48 hours, and never a second", async () => {
    await deliver();
    await timed("watch-silence");
    expect(await openCases()).toHaveLength(1);
    world.clock.advance(48 * hour);
    await timed("watch-silence");
    expect(await openCases()).toEqual([
      {
        type: "Patient Technical",
        summary: "Knee Motion Sensor is silent",
        patient_id: small.patient(0, 1),
        customer_id: small.customers[0],
      },
    ]);
  });

  test("opens none when it measured, was returned, when the patient is paused, or where the clinic wants none", async () => {
    await deliver();
    const reading = `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
      values ('${small.customers[0]}', '${small.patient(0, 1)}', '${devices[0]}', now(), now()::date, '{1,1}')`;
    await due(reading);
    await timed("watch-silence");
    await due(`delete from device_readings where item_id = '${devices[0]}'`);
    await due(
      `insert into technical_holds values ('${small.customers[0]}', '${small.patient(0, 1)}', '${order}', '2020-01-01', null)`,
    );
    await timed("watch-silence");
    await due("delete from technical_holds");
    await due(`update patients set active = false where patient_id = '${small.patient(0, 1)}'`);
    await timed("watch-silence");
    await due(`update patients set active = true where patient_id = '${small.patient(0, 1)}'`);
    admin = await signIn(world, smallEmail(0, Role.admin));
    const set = async (hours: number | null) =>
      (await admin.call(`mutation { setDeviceSilence(hours: ${hours}) { status message } }`)).answer.message;
    expect(await set(null)).toBe("No case is opened for silent devices.");
    await timed("watch-silence");
    expect(await set(4)).toBe("Please enter at least 12 hours.");
    expect(await set(72)).toBe("A case is opened after 72 hours without a reading.");
    await timed("watch-silence");
    expect(await openCases()).toEqual([]);
    world.clock.advance(24 * hour);
    await timed("watch-silence");
    expect(await openCases()).toHaveLength(1);
  });
});
