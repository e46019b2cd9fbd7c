import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { makeCarrierStandIn, type CarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { measureAt, readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

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
const send = (carrierEvent: object, more: Parameters<CarrierStandIn["send"]>[2] = {}) =>
  swift.send(world, carrierEvent, more);
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

  test("opens one on its last day too, and on the day of a release, but not a day before or after", async () => {
    await deliver();
    const lastDay = (days: number) =>
      world.owner.query("update item_revisions set end_day = $1::date - surgery_date where item_id = $2", [
        addDays(world.today(), days),
        devices[0],
      ]);
    const releaseOn = (days: number) =>
      world.owner.query(
        `insert into technical_holds values ($1, $2, $3, '2020-01-01', $4)
         on conflict (customer_id, patient_id, hold_id) do update set released_on = excluded.released_on`,
        [small.customers[0], small.patient(0, 1), order, addDays(world.today(), days)],
      );
    await lastDay(-1);
    await releaseOn(0);
    await timed("watch-silence");
    await lastDay(0);
    await releaseOn(1);
    await timed("watch-silence");
    expect(await openCases()).toEqual([]);
    await releaseOn(0);
    await timed("watch-silence");
    expect(await openCases()).toHaveLength(1);
  });

  test("opens one until 30 days after the delivery, and none on the 31st", async () => {
    await deliver();
    const deliveredBefore = (days: number) =>
      world.owner.query("update patient_devices set delivered_on = $1 where item_id = $2", [
        addDays(world.today(), -days),
        devices[0],
      ]);
    await deliveredBefore(31);
    await timed("watch-silence");
    expect(await openCases()).toEqual([]);
    await deliveredBefore(30);
    await timed("watch-silence");
    expect(await openCases()).toHaveLength(1);
  });

  const listed = async (caller: Caller, customer?: string) => {
    const arguments_ = customer === undefined ? "" : `(customer: "${customer}")`;
    const row = "deviceid orderid name customer { _id } patient { _id name surgeon { name } } case { _id casenumber }";
    return (await caller.call(`{ getSilentDevices${arguments_} { status message total devices { ${row} } } }`)).answer;
  };
  const counted = async (caller: Caller) =>
    (await caller.call("{ getFullfillmentsCount { status message silent } }")).answer.silent;

  test("is listed with its patient, its order and its case until it measures", async () => {
    await deliver();
    admin = await signIn(world, smallEmail(0, Role.admin));
    expect(await listed(admin)).toMatchObject({ total: 0, devices: [] });
    await timed("watch-silence");
    const [caseRow] = (
      await due("select case_id as _id, 'C-' || case_number as casenumber from cases where type like '%Technical'")
    ).rows;
    const device = { deviceid: devices[0], orderid: order, name: "Knee Motion Sensor", case: caseRow };
    expect(await listed(admin)).toMatchObject({
      total: 1,
      devices: [{ ...device, patient: { _id: small.patient(0, 1), name: "Pat1 Clinic1" } }],
    });
    expect(await counted(admin)).toBe(1);
    await due(`update patients set active = false where patient_id = '${small.patient(0, 1)}'`);
    expect(await listed(admin)).toMatchObject({ total: 0 });
    await due(`update patients set active = true where patient_id = '${small.patient(0, 1)}'`);
    await due(`insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
      values ('${small.customers[0]}', '${small.patient(0, 1)}', '${devices[0]}', now(), now()::date, '{1,1}')`);
    expect(await listed(admin)).toMatchObject({ total: 0, devices: [] });
    expect(await counted(admin)).toBe(0);
  });

  test("is among the silent units, found by its patient too, until it is lost or measures", async () => {
    const silentUnits = async (caller: Caller, more: object = {}) => {
      const document =
        "query ($f: UnitFilters) { getUnits(filters: $f) { status message total units { _id status } } }";
      return (await caller.call(document, { f: { place: "silent", ...more } })).answer;
    };
    await deliver();
    admin = await signIn(world, smallEmail(0, Role.admin));
    expect(await silentUnits(admin)).toMatchObject({ total: 0, units: [] });
    await timed("watch-silence");
    const oneUnit = { total: 1, units: [{ _id: devices[0], status: "Delivered" }] };
    expect(await silentUnits(admin)).toMatchObject(oneUnit);
    expect(await silentUnits(admin, { search: "clinic" })).toMatchObject(oneUnit);
    expect(await silentUnits(admin, { search: "nobody" })).toMatchObject({ total: 0, units: [] });
    expect(await silentUnits(await signIn(world, smallEmail(1, Role.admin)))).toMatchObject({ total: 0, units: [] });
    const lost = await admin.call(
      `mutation { moveUnit(_id: "${order}", deviceid: "${devices[0]}", word: "lost", seen: "${(await readUnit(admin, order, devices[0]!)).newest}") { status message } }`,
    );
    expect(lost.answer).toMatchObject({ status: "success" });
    expect(await silentUnits(admin)).toMatchObject({ total: 0, units: [] });
    expect(await listed(admin)).toMatchObject({ total: 0, devices: [] });
    expect(await counted(admin)).toBe(0);
  });

  test("is found among the silent units by its hardware, until it measures", async () => {
    const listUnits = async (more: object) => {
      const document = "query ($f: UnitFilters) { getUnits(filters: $f) { status message total units { _id } } }";
      return (await admin.call(document, { f: { place: "silent", ...more } })).answer;
    };
    await world.owner.query("update patient_devices set hardware_id = '7C21AA000001' where item_id = $1", [devices[0]]);
    await deliver();
    await timed("watch-silence");
    admin = await signIn(world, smallEmail(0, Role.admin));
    const searches = [{}, { search: "7c21aa" }, { search: "pat1" }];
    for (const search of searches)
      expect(await listUnits(search)).toMatchObject({ total: 1, units: [{ _id: devices[0] }] });
    await measureAt(world, devices[0]!, -1);
    for (const search of searches) expect(await listUnits(search)).toMatchObject({ total: 0, units: [] });
  });

  test("opens none for an inactive patient, nor before the day on which the schedule that runs begins", async () => {
    await deliver();
    const patient = small.patient(0, 1);
    await world.owner.query("update patients set active = false where patient_id = $1", [patient]);
    await timed("watch-silence");
    await world.owner.query("update patients set active = true where patient_id = $1", [patient]);
    const days = "start_day, end_day, interval, times";
    await world.owner.query(
      `with closed as (update item_revisions set valid_to = $2::date - 1 where item_id = $1 and valid_to is null returning *)
       insert into item_revisions (customer_id, patient_id, item_id, valid_from, surgery_date, ${days})
       select customer_id, patient_id, item_id, $2::date, surgery_date, $2::date - surgery_date + 1, end_day, 1, 1 from closed`,
      [devices[0], world.today()],
    );
    await timed("watch-silence");
    expect(await openCases()).toEqual([]);
    world.clock.advance(72 * hour);
    await timed("watch-silence");
    expect(await openCases()).toHaveLength(1);
  });

  test("is listed to who reaches its clinic, and to nobody else", async () => {
    await deliver();
    await timed("watch-silence");
    const company = await signIn(world, smallEmail(0, Role.companyAdmin));
    expect(await listed(company)).toMatchObject({ total: 1, devices: [{ customer: { _id: small.customers[0] } }] });
    expect(await listed(company, small.customers[0])).toMatchObject({ total: 1 });
    expect(await listed(company, small.customers[1])).toMatchObject({ total: 0 });
    const beside = await signIn(world, smallEmail(1, Role.admin));
    expect(await listed(beside)).toMatchObject({ total: 0 });
    expect(await counted(beside)).toBe(0);
    expect((await listed(beside, small.customers[0])).status).not.toBe("success");
    expect((await listed(company, small.customers[2])).status).not.toBe("success");
  });
});
