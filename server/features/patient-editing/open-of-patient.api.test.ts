import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { fillOrder, orderDevices, readOrder, shipDevices } from "../../../dev-env/small-clinics/orders.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const patient = small.patient(0, 1);
const open = `query ($id: ID!) { getOpenOfPatient(patientid: $id) { status message reminders orders { _id devices orderedon ownaddress } } }`;
interface Open {
  readonly reminders: number;
  readonly orders: readonly { readonly _id: string }[];
}
const openOf = async (id = patient, who = admin) => (await who.call<Open>(open, { id })).answer;

const place = (line: string) => ({ addressline1: line, city: "Oak Park", state: "IL", zip: "60302", country: "US" });
const move = async (line: string, choices: Readonly<Record<string, boolean>> | null = null, who = admin) => {
  const orders = choices && Object.entries(choices).map(([orderid, follows]) => ({ orderid, follows }));
  const document = `mutation ($id: ID!, $to: ShipAddressInput!, $orders: [OrderFollowsInput!]) {
    addeditShipAddress(patientid: $id, shipaddress: $to, orders: $orders) { status message } }`;
  return (await who.call(document, { id: patient, to: place(line), orders })).answer;
};
const goesTo = async (order: string) => (await readOrder(admin, order)).address.shipping_address;

const ship = async (order: string, devices: readonly { readonly deviceid: string }[], gateway: string) => {
  await fillOrder(admin, order, gateway);
  const { message } = await shipDevices(
    admin,
    order,
    devices.map(({ deviceid }) => deviceid),
  );
  expect(message).toBe("Device(s) marked as shipped");
};

test("orders of which not all was sent are open, the oldest first, and reminders from today on", async ({ world }) => {
  const reminders = (await openOf()).reminders;
  const [first, second] = [await orderDevices(world, 0, 1, 2), await orderDevices(world, 0, 1, 1)];
  const today = world.today();
  const add = (day: number, title: string) =>
    admin.call(`mutation ($id: ID!, $event: ReminderInput!) { addEvent(id: $id, event: $event) { status message } }`, {
      id: patient,
      event: { date: addDays(today, day), title },
    });
  await add(0, "Today");
  await add(3, "Later");
  expect(await openOf()).toMatchObject({
    status: "success",
    reminders: reminders + 2,
    orders: [
      { _id: first, devices: ["Knee Motion Sensor", "Knee Motion Sensor"], orderedon: today, ownaddress: false },
      { _id: second, devices: ["Knee Motion Sensor"] },
    ],
  });
  const [, ...rest] = (await readOrder(admin, first)).devices;
  await ship(first, rest, "7c21-09ae-44b0");
  expect((await openOf()).orders).toMatchObject([{ _id: first, devices: ["Knee Motion Sensor"] }, { _id: second }]);
  world.clock.advance(24 * 60 * 60 * 1000);
  const tomorrow = await signIn(world, smallEmail(0, Role.admin));
  expect((await openOf(patient, tomorrow)).reminders).toBe(reminders + 1);
});

test("an open order goes to the new address if it is ticked, and stays where it went if not", async ({ world }) => {
  await move("1 Old Lane");
  const [going, staying] = [await orderDevices(world, 0, 1, 1), await orderDevices(world, 0, 1, 1)];
  await move("2 New Lane", { [going]: true, [staying]: false });
  expect([await goesTo(going), await goesTo(staying)]).toEqual(["2 New Lane", "1 Old Lane"]);
  expect((await openOf()).orders).toMatchObject([{ ownaddress: false }, { ownaddress: true }]);
  await move("3 Next Lane", { [going]: true, [staying]: true });
  expect([await goesTo(going), await goesTo(staying)]).toEqual(["3 Next Lane", "3 Next Lane"]);
});

test("an order of which nothing is said, such as one that was placed meanwhile, goes along", async ({ world }) => {
  await move("1 Old Lane");
  const shownOrder = await orderDevices(world, 0, 1, 1);
  const meanwhile = await orderDevices(world, 0, 1, 1);
  await move("2 New Lane", { [shownOrder]: false });
  expect([await goesTo(shownOrder), await goesTo(meanwhile)]).toEqual(["1 Old Lane", "2 New Lane"]);
});

test("an order that is named both ways is refused, and nothing is saved", async ({ world }) => {
  const order = await orderDevices(world, 0, 1, 1);
  const document = `mutation ($id: ID!, $to: ShipAddressInput!, $orders: [OrderFollowsInput!]) {
    addeditShipAddress(patientid: $id, shipaddress: $to, orders: $orders) { status message } }`;
  const orders = [true, false].map((follows) => ({ orderid: order, follows }));
  const before = await goesTo(order);
  expect((await admin.call(document, { id: patient, to: place("5 Both Ways"), orders })).answer).toMatchObject({
    status: "fail",
    message: "An order is named twice, once to follow and once not. Say one of the two.",
  });
  expect(await goesTo(order)).toBe(before);
});

test("who says nothing of orders takes those along that have no address of their own", async ({ world }) => {
  await move("1 Old Lane");
  const [going, staying] = [await orderDevices(world, 0, 1, 1), await orderDevices(world, 0, 1, 1)];
  await move("2 New Lane", { [staying]: false });
  await move("3 Next Lane");
  expect([await goesTo(going), await goesTo(staying)]).toEqual(["3 Next Lane", "1 Old Lane"]);
});

test("what was sent keeps its address, whoever changes the patient's and how", async ({ world }) => {
  await move("1 Old Lane");
  const [sent, other] = [await orderDevices(world, 0, 1, 1), await orderDevices(world, 0, 1, 1)];
  await ship(sent, (await readOrder(admin, sent)).devices, "7c21-09ae-44b0");
  await move("2 New Lane", { [sent]: true, [other]: true });
  expect([await goesTo(sent), await goesTo(other)]).toEqual(["1 Old Lane", "2 New Lane"]);
  await move("3 Next Lane");
  expect([await goesTo(sent), await goesTo(other)]).toEqual(["1 Old Lane", "3 Next Lane"]);
});

test("a form of an order that is open elsewhere is out of date once the order goes elsewhere", async ({ world }) => {
  await move("1 Old Lane");
  const order = await orderDevices(world, 0, 1, 1);
  const { version } = await readOrder(admin, order);
  await move("2 New Lane", { [order]: false });
  expect((await readOrder(admin, order)).version).toBe(version + 1);
  await move("3 Next Lane", { [order]: false });
  expect((await readOrder(admin, order)).version).toBe(version + 1);
});

test("another patient's order is not sent elsewhere, and nobody reads of another's patient", async ({ world }) => {
  const order = await orderDevices(world, 0, 2, 1);
  const before = await goesTo(order);
  await move("1 Old Lane");
  await move("2 New Lane", { [order]: true });
  expect(await goesTo(order)).toBe(before);
  await move("3 Next Lane", { [order]: false });
  expect(await goesTo(order)).toBe(before);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  for (const [who, id] of [
    [admin, small.patient(1, 1)],
    [surgeon, small.patient(0, 3)],
  ] as const)
    expect(await openOf(id, who)).toMatchObject({
      status: "fail",
      message: "This patient was not found.",
      orders: null,
    });
});
