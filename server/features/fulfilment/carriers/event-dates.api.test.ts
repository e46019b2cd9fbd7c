import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { makeCarrierStandIn, type CarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { backdateOrder, orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

const minute = 60_000;
const hour = 60 * minute;
let world: World;
let admin: Caller;
let swift: CarrierStandIn;
let order: string;

beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
  admin = await signIn(world, smallEmail(0, Role.admin));
  order = await orderDevices(world, 0, 1, 2);
  await backdateOrder(world, order);
});
afterEach(() => world.close());

const at = (hours: number): string => new Date(world.clock.now() + hours * hour).toISOString();
const event = (id: string, type: string, more: object = {}) => ({ id, type, at: at(0), order, ...more });
const send = (carrierEvent: object) => swift.send(world, carrierEvent, {});
const states = async () => (await readOrder(admin, order)).devices.map(({ status }) => status);

test("an event is dated by now and not before its order; what is not is refused, counted, and may come again", async () => {
  const early = event("e1", "delivered", { at: at(48) });
  expect(await send(early)).toMatchObject({ status: 422, body: { message: "Dated in the future; nothing changed" } });
  expect(await send(event("e2", "shipped", { at: at(-31 * 24) }))).toMatchObject({
    status: 422,
    body: { message: "Dated before the order; nothing changed" },
  });
  expect(await states()).toEqual(["Pending", "Pending"]);
  const { messages } = await readOrder(admin, order);
  expect(messages.map(({ event: eventType, result }) => [eventType, result])).toEqual([
    ["e2 shipped", "Refused"],
    ["e1 delivered", "Refused"],
  ]);
  expect(
    await send(event("e3", "shipped", { at: new Date(world.clock.now() + 4 * minute).toISOString() })),
  ).toMatchObject({ status: 200, body: { result: "Taken" } });
  world.clock.advance(48 * hour);
  expect(await send(early)).toMatchObject({ status: 200, body: { result: "Taken" } });
});

test("an event that is dated against the order of things leaves no return before its delivery", async () => {
  await send(event("e1", "delivered", { at: at(-24) }));
  expect(await send(event("e2", "returned", { at: at(-72) }))).toMatchObject({
    status: 200,
    body: { result: "Taken" },
  });
  const { rows } = await world.owner.query(
    "select distinct returned_on - delivered_on as days from patient_devices where order_id = $1",
    [order],
  );
  expect([await states(), rows]).toEqual([["Returned", "Returned"], [{ days: 0 }]]);
});
