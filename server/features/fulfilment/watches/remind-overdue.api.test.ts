import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { fillOrder, orderDevices, readOrder, shipDevices } from "../../../../dev-env/small-clinics/orders.ts";
import { readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let order: string;
let devices: readonly string[];
const hour = 3_600_000;
const patient = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  // The clinics' own devices are needed for long, so that no patient is reminded of them.
  await endIn(world, 100, "true");
  order = await orderDevices(world, 0, 1, 2);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  devices = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
  await fillOrder(admin, order);
  await shipDevices(admin, order, devices);
});

/** Sets the last day of the devices to a number of days from today. */
const endIn = async (world: World, days: number, which: string): Promise<void> => {
  const end = `date '${addDays(world.today(), days)}' - surgery_date`;
  await world.owner.query(
    `update item_revisions set end_day = ${end}, start_day = least(start_day, ${end}) where interval is not null and sets is null and ${which}`,
  );
};
const ended = (world: World, days: number, ...of: readonly string[]) =>
  endIn(world, -days, `item_id in (${of.map((id) => `'${id}'`)})`);
const askBack = async (world: World): Promise<void> => {
  await world.product.timed.find(({ name }) => name === "ask-back")!.run();
  await world.settle();
};
const sentRequests = async (world: World) =>
  (
    await world.owner.query(
      `select n.customer_id, r.patient_id, n.header, n.message, n.sent_by from notifications n
       join notification_recipients r using (customer_id, notification_id) where n.header like 'Please send your %'`,
    )
  ).rows;
test("a patient is asked once for a device, by its name, when it is not back 14 days after its last day", async ({
  world,
}) => {
  await ended(world, 14, devices[0]!);
  await askBack(world);
  expect(await sentRequests(world)).toEqual([]);
  await ended(world, 15, devices[0]!);
  await askBack(world);
  await askBack(world);
  expect(await sentRequests(world)).toEqual([
    {
      customer_id: small.customers[0],
      patient_id: patient,
      header: "Please send your device back",
      message:
        "Your programme no longer needs your Knee Motion Sensor. Please send it back to your clinic in the box that it came in. If you have sent it already, there is nothing left to do.",
      sent_by: null,
    },
  ]);
  expect(world.mailbox.read(patient)).toMatchObject([{ subject: "Please send your device back" }]);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const { happened } = await readOrder(admin, order);
  expect(happened.filter(({ text }) => text === "Knee Motion Sensor: Asked back")).toMatchObject([
    { deviceid: devices[0], source: "Rule", correctable: false, takenBack: false },
  ]);
  expect(await readUnit(admin, order, devices[0]!)).toMatchObject({
    state: "Shipped",
    overdue: true,
    maybelost: false,
  });
});

test("two devices that end together are asked for in one notification", async ({ world }) => {
  await ended(world, 15, ...devices);
  await askBack(world);
  expect((await sentRequests(world)).map(({ header }) => header)).toEqual(["Please send your devices back"]);
});

test("a device is asked for until 30 days after its last day, not on the 31st", async ({ world }) => {
  await ended(world, 31, devices[0]!);
  await askBack(world);
  expect(await sentRequests(world)).toEqual([]);
  await ended(world, 30, devices[0]!);
  await askBack(world);
  expect(await sentRequests(world)).toHaveLength(1);
});

test("whoever is on hold until tomorrow is not asked, and whoever was released today is", async ({ world }) => {
  const holdUntil = (days: number) =>
    world.owner.query("insert into technical_holds values ($1, $2, $3, '2020-01-01', $4)", [
      small.customers[0],
      patient,
      order,
      addDays(world.today(), days),
    ]);
  await ended(world, 15, devices[0]!);
  await holdUntil(1);
  await askBack(world);
  expect(await sentRequests(world)).toEqual([]);
  await world.owner.query("delete from technical_holds");
  await holdUntil(0);
  await askBack(world);
  expect(await sentRequests(world)).toHaveLength(1);
});

test("nobody is asked for what is back, lost, or out for more than 30 days, nor who is inactive or on hold", async ({
  world,
}) => {
  const [one, other] = devices as [string, string];
  await ended(world, 31, one);
  await ended(world, 15, other);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const set = (sql: string) => world.owner.query(sql);
  const unlessNow = async (change: string, undo: string) => {
    await set(change);
    await askBack(world);
    expect(await sentRequests(world)).toEqual([]);
    await set(undo);
  };
  await unlessNow(
    `update patients set active = false where patient_id = '${patient}'`,
    `update patients set active = true where patient_id = '${patient}'`,
  );
  await unlessNow(
    `insert into technical_holds values ('${small.customers[0]}', '${patient}', '${order}', '2020-01-01', null)`,
    "delete from technical_holds",
  );
  await unlessNow(
    `update patient_devices set status = 'Returned' where item_id = '${other}'`,
    `update patient_devices set status = 'Shipped' where item_id = '${other}'`,
  );
  const unit = await readUnit(admin, order, other);
  const moved = async (word: string, seen: string | null) =>
    (
      await admin.call(
        `mutation { moveUnit(_id: "${order}", deviceid: "${other}", word: "${word}", seen: "${seen}") { status message } }`,
      )
    ).answer;
  expect(await moved("lost", unit.newest)).toMatchObject({ status: "success" });
  await askBack(world);
  expect(await sentRequests(world)).toEqual([]);
  const { rows } = await world.owner.query<{ line_id: string }>(
    "select line_id from custody_lines where word = 'lost'",
  );
  const back = `mutation { correctCustody(_id: "${order}", lineid: "${rows[0]!.line_id}", reason: "Found again") { status message } }`;
  expect((await admin.call(back)).answer).toMatchObject({ status: "success" });
  await askBack(world);
  expect((await sentRequests(world)).map(({ header }) => header)).toEqual(["Please send your device back"]);
});

test("patients are asked in the day of their clinic, from nine until six", async ({ world }) => {
  await ended(world, 15, devices[0]!);
  const later = async (hours: number): Promise<number> => {
    world.clock.advance(hours * hour);
    await askBack(world);
    return (await sentRequests(world)).length;
  };
  expect([await later(6), await later(8), await later(6.9), await later(0.1)]).toEqual([0, 0, 0, 1]);
});
