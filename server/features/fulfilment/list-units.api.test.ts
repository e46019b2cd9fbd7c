import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { toRowInput, changeDevices, devicesOf } from "../../../dev-env/small-clinics/programmes.ts";
import { readUnit } from "../../../dev-env/small-clinics/units.ts";
import { fillOrder, orderDevices, readOrder, shipDevices } from "../../../dev-env/small-clinics/orders.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let company: Caller;
test.beforeEach(async ({ world }) => {
  [admin, company] = (await Promise.all(
    [Role.admin, Role.companyAdmin].map((role) => signIn(world, smallEmail(0, role))),
  )) as [Caller, Caller];
});

interface Late {
  readonly dueback: string | null;
  readonly overdue: boolean;
  readonly maybelost: boolean;
}

interface Unit extends Late {
  readonly _id: string;
  readonly orderid: string;
  readonly name: string;
  readonly hardware_uuid: string;
  readonly status: string;
  readonly since: string | null;
  readonly days: number | null;
  readonly customer: { readonly _id: string };
  readonly patient: { readonly _id: string; readonly name: string };
}

const list = async (person: Caller, filters: object = {}, more: object = {}) => {
  const document = `query ($f: UnitFilters, $m: PageInput, $s: SorterInput) { getUnits(filters: $f, metadata: $m, sorter: $s) {
    status message total units { _id orderid name hardware_uuid status since days dueback overdue maybelost customer { _id name } patient { _id name } } } }`;
  return (await person.call<{ units: readonly Unit[]; total: number }>(document, { f: filters, ...more })).answer;
};

/** Sets the last day of these devices to a number of days before today. */
const endBefore = async (world: World, days: number, items: readonly string[]): Promise<void> => {
  const end = `date '${addDays(world.today(), -days)}' - surgery_date`;
  await world.owner.query(
    `update item_revisions set end_day = ${end}, start_day = least(start_day, ${end}) where item_id = any($1)`,
    [items],
  );
};

const itemsOf = async (world: World, where: string): Promise<string[]> =>
  (await world.owner.query<{ item_id: string }>(`select item_id from patient_devices where ${where}`)).rows.map(
    ({ item_id }) => item_id,
  );

test("a device that is ordered is to be sent, once sent it is out, since that day", async ({ world }) => {
  const order = await orderDevices(world, 0, 1, 1);
  const { devices } = await readOrder(admin, order);
  const waiting = await list(admin, { place: "tosend" });
  expect(waiting.total).toBe(1);
  expect(waiting.units[0]).toMatchObject({
    _id: devices[0]!.deviceid,
    orderid: order,
    status: "Pending",
    since: world.today(),
    days: 0,
    dueback: null,
    overdue: false,
    customer: { _id: small.customers[0], name: "Clinic 1" },
    patient: { _id: small.patient(0, 1), name: "Pat1 Clinic1" },
  });
  const before = (await list(admin)).total;
  await fillOrder(admin, order);
  await shipDevices(
    admin,
    order,
    devices.map(({ deviceid }) => deviceid),
  );
  expect((await list(admin, { place: "tosend" })).total).toBe(0);
  const after = await list(admin);
  expect(after.total).toBe(before + 1);
  const sent = after.units.find(({ _id }) => _id === devices[0]!.deviceid)!;
  expect(sent).toMatchObject({ status: "Shipped", since: world.today(), overdue: false });
  const result = await list(admin, { search: sent.hardware_uuid.slice(0, 6).toLowerCase() });
  expect(result.units.map(({ _id }) => _id)).toContain(sent._id);
});

test("a device is awaited back from the day after its schedule ends, and overdue 14 days later", async ({ world }) => {
  const [one, two] = (await itemsOf(
    world,
    `customer_id = '${small.customers[0]}' and status in ('Shipped', 'Delivered')`,
  )) as [string, string];
  await endBefore(world, 14, [one]);
  await endBefore(world, 15, [two]);
  const awaited = await list(admin, { place: "awaited" }, { s: { field: "dueback", order: "ascend" } });
  expect(awaited.total).toBe(2);
  expect(awaited.units.map(({ _id, dueback, overdue }) => [_id, dueback, overdue])).toEqual([
    [two, addDays(world.today(), -1), true],
    [one, world.today(), false],
  ]);
  const overdue = await list(admin, { place: "overdue" });
  expect([overdue.total, overdue.units.map(({ _id }) => _id)]).toEqual([1, [two]]);
  await endBefore(world, 0, [one]);
  expect((await list(admin, { place: "awaited" })).total).toBe(1);
});

test("a device that was sent and taken out on the day on which it was ordered is awaited back too", async ({
  world,
}) => {
  const order = await orderDevices(world, 0, 1, 1);
  const { devices } = await readOrder(admin, order);
  await fillOrder(admin, order);
  await shipDevices(admin, order, [devices[0]!.deviceid]);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const { assigneddevices, version } = await devicesOf(therapist, small.patient(0, 1));
  const left = assigneddevices.filter(({ _id }) => _id !== devices[0]!.deviceid).map((row) => toRowInput(row, {}));
  expect((await changeDevices(therapist, small.patient(0, 1), version, left)).status).toBe("success");
  const { units } = await list(admin, { place: "out" });
  const unit = units.find(({ _id }) => _id === devices[0]!.deviceid);
  expect(unit).toMatchObject({ status: "Shipped", dueback: addDays(world.today(), 14), overdue: false });
  world.clock.advance(15 * 86_400_000);
  expect((await list(await signIn(world, smallEmail(0, Role.admin)), { place: "overdue" })).total).toBe(1);
});

test("one that is out 30 days after it is needed no longer may be lost: in the list and on its page, until it is back", async ({
  world,
}) => {
  const [one] = (await itemsOf(world, `customer_id = '${small.customers[0]}' and status = 'Delivered'`)) as [string];
  const dueBackAfter = async (days: number) => {
    await endBefore(world, days, [one]);
    const unit = (await list(admin, { place: "all" }, { m: { current: 1, pageSize: 100 } })).units.find(
      ({ _id }) => _id === one,
    )!;
    const late = ({ dueback, overdue, maybelost }: Late) => ({ dueback, overdue, maybelost });
    expect(late(await readUnit(admin, unit.orderid, one))).toEqual(late(unit));
    return late(unit);
  };
  expect(await dueBackAfter(30)).toEqual({ dueback: addDays(world.today(), -16), overdue: true, maybelost: false });
  expect(await dueBackAfter(31)).toEqual({ dueback: addDays(world.today(), -17), overdue: true, maybelost: true });
  await world.owner.query("update patient_devices set status = 'Returned' where item_id = $1", [one]);
  expect(await dueBackAfter(31)).toEqual({ dueback: null, overdue: false, maybelost: false });
});

/** Records a custody word about a unit that is out, by hand, and returns its id. */
const note = async (word: string): Promise<string> => {
  const [unit] = (await list(company, { place: "out", customer: small.customers[0] })).units;
  const { newest } = await readUnit(company, unit!.orderid, unit!._id);
  const moved = await company.call(
    `mutation ($seen: ID) { moveUnit(_id: "${unit!.orderid}", deviceid: "${unit!._id}", word: "${word}", seen: $seen) { status message } }`,
    { seen: newest },
  );
  expect(moved.answer).toMatchObject({ status: "success" });
  return unit!._id;
};

test("a unit that is lost is neither out nor overdue, until that is taken back or it is found", async ({ world }) => {
  const lost = await note("lost");
  await endBefore(world, 30, [lost]);
  const placesOf = async () => {
    const places = [];
    for (const place of ["out", "awaited", "overdue", "back", "lost", "all"]) {
      const { units, total } = await list(company, { place }, { m: { current: 1, pageSize: 100 } });
      expect(total, place).toBe(units.length);
      if (units.some(({ _id }) => _id === lost)) places.push(place);
    }
    return places;
  };
  expect(await placesOf()).toEqual(["lost", "all"]);
  const { units } = await list(admin, { place: "lost" });
  expect(units).toMatchObject([
    { _id: lost, status: "Lost", since: world.today(), days: 0, dueback: null, overdue: false },
  ]);
  const { newest } = await readUnit(company, units[0]!.orderid, lost);
  await company.call(
    `mutation { correctCustody(_id: "${units[0]!.orderid}", lineid: "${newest}", reason: "It was under the bed") { status message } }`,
  );
  expect(await placesOf()).toEqual(["out", "awaited", "overdue", "all"]);
});

test("one that was ordered again is awaited from then on", async ({ world }) => {
  const [one] = (await itemsOf(world, `customer_id = '${small.customers[0]}' and status = 'Delivered'`)) as [string];
  await endBefore(world, -100, [one]);
  await world.owner.query("update patient_devices set reorder_on = $1 where item_id = $2", [
    addDays(world.today(), -3),
    one,
  ]);
  const { units } = await list(admin, { place: "awaited" });
  expect(units.find(({ _id }) => _id === one)).toMatchObject({ dueback: addDays(world.today(), 11), overdue: false });
});

test("totals are those of a recount, and of the rows, after devices came, went and were erased", async ({ world }) => {
  await orderDevices(world, 0, 1, 2);
  await orderDevices(world, 1, 2, 1);
  const [one] = (await itemsOf(world, `customer_id = '${small.customers[0]}' and status = 'Pending'`)) as [string];
  await world.owner.query("update patient_devices set status = 'Deleted' where item_id = $1", [one]);
  await world.owner.query("delete from patients where patient_id = $1", [small.patient(1, 1)]);
  await note("lost");
  const state = async () =>
    (
      await world.owner.query(`select customer_id, status, over_on, sum(units)::int as units from unit_counters
        group by 1, 2, 3 having sum(units) <> 0 order by 1, 2, 3`)
    ).rows;
  const rows = async () => (await world.owner.query("select * from listed_units order by 1, 2, 3")).rows;
  const stateBefore = [await state(), await rows()];
  await world.owner.query("select list_all_units()");
  expect(stateBefore).toEqual([await state(), await rows()]);
  for (const place of ["out", "awaited", "overdue", "back", "lost", "tosend", "all"])
    for (const filter of [{ place }, { place, customer: small.customers[1] }, { place, search: "clinic1" }]) {
      const { units, total } = await list(company, filter, { m: { current: 1, pageSize: 100 } });
      expect(units.length, JSON.stringify(filter)).toBe(total);
    }
  const { units } = await list(company, { place: "all" }, { m: { current: 1, pageSize: 100 } });
  expect(units.map(({ _id }) => _id)).not.toContain(one);
});

test("pages follow one another in the order that was asked for, over all clinics", async () => {
  const sort = { field: "since", order: "descend" };
  const all = (await list(company, { place: "all" }, { s: sort, m: { current: 1, pageSize: 100 } })).units;
  expect(all.map(({ since }) => since)).toEqual(
    all
      .map(({ since }) => since)
      .toSorted()
      .toReversed(),
  );
  const second = await list(company, { place: "all" }, { s: sort, m: { current: 2, pageSize: 5 } });
  expect(second.units).toEqual(all.slice(5, 10));
});

test("another company's clinic, alone and beside, is not found, and odd filters are refused in a sentence", async () => {
  const foreign = new Set<string>(small.customers.slice(2));
  for (const person of [admin, company]) {
    expect((await list(person, { customer: small.customers[2] })).message).toBe("This customer was not found.");
    const { units } = await list(person, { place: "all" }, { m: { current: 1, pageSize: 100 } });
    expect(units.filter(({ customer }) => foreign.has(customer._id))).toEqual([]);
  }
  expect((await list(admin, { customer: small.customers[1] })).message).toBe("This customer was not found.");
  expect((await list(admin, { place: "moon" })).message).toBe("Please choose where the units are.");
  expect((await list(admin, { search: "x".repeat(41) })).message).toBe("Search for at most 40 letters.");
  expect((await list(admin, {}, { s: { field: "name", order: "ascend" } })).message).toBe(
    "The list cannot be sorted by this column.",
  );
  expect((await list(admin, { search: "%' or true" })).total).toBe(0);
});
