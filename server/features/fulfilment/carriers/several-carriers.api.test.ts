import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import {
  type CarrierStandIn,
  makeCarrierStandIn,
  swiftKeys,
} from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { readOrderStates, backdateOrder, orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { measureAt } from "../../../../dev-env/small-clinics/units.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

let world: World;
let admin: Caller;
let swift: CarrierStandIn;
let order: string;
let devices: readonly string[];
const key = "a-key-of-the-other-carrier-000002";
const hour = 3_600_000;

beforeEach(async () => {
  swift = makeCarrierStandIn(
    new Map([
      ["swift", { keys: swiftKeys, hosts: ["track.example"] }],
      ["other", { keys: [key], hosts: ["other.example"] }],
    ]),
  );
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
  admin = await signIn(world, smallEmail(0, Role.admin));
  order = await orderDevices(world, 0, 1, 2);
  await backdateOrder(world, order);
  devices = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
});
afterEach(() => world.close());

const at = (hours: number): string => new Date(world.clock.now() + hours * hour).toISOString();
const event = (id: string, type: string, more: object = {}) => ({ id, type, at: at(0), order, ...more });
const send = (carrierEvent: object) => swift.send(world, carrierEvent);
const other = (carrierEvent: object) => swift.send(world, carrierEvent, { key, carrier: "other" });
const states = async () => (await readOrder(admin, order)).devices.map(({ status }) => status);
const ship = async () => {
  await admin.call(
    `mutation { updateDeviceOrder(_id: "${order}", gateway_url: "7C2109AE44B0", tracking_url: "https://track.example/1") { status } }`,
  );
  const { answer } = await admin.call(
    `mutation { markAsShipped(_id: "${order}", devicesids: ${JSON.stringify(devices)}, unsigned: true) { status message } }`,
  );
  expect(answer.status).toBe("success");
};
const enterLink = () =>
  admin.call(`mutation { updateTrackingLink(id: "${order}", tracking_link: "https://track.example/1") { status } }`);
const types = ["accepted", "refused", "unlinked", "shipped", "in_transit", "delivered", "returned", "connected"];

test("a carrier moves its own parcels and nobody else's, whatever it says and however it names them", async () => {
  await ship();
  const before = await readOrderStates(world);
  const unknown = await other(event("u", "delivered", { order: crypto.randomUUID() }));
  const { order: _, ...ofParcel } = event("o", "delivered", { tracking: "https://track.example/1" });
  const replaced = event("r", "replaced", { device: devices[0], hardware: "7C2109AE44B9" });
  const foreign = [
    ...types.map((type) => event(type, type)),
    event("d", "lost", { device: devices[0] }),
    ofParcel,
    replaced,
  ];
  for (const carrierEvent of foreign) {
    const answer = await other(carrierEvent);
    expect(answer.status, JSON.stringify(carrierEvent)).toBe(422);
    if (carrierEvent.type !== "lost") expect(answer.body).toEqual(unknown.body);
  }
  expect(await readOrderStates(world)).toEqual(before);
  expect((await send(event("s1", "delivered"))).body).toMatchObject({ result: "Taken" });
  expect(await states()).toEqual(["Delivered", "Delivered"]);
});

test("a carrier has nothing to say of an order without a tracking link, unless it is set up for the rest", async () => {
  for (const type of types) expect((await other(event(`a ${type}`, type))).status).toBe(422);
  expect((await send(event("s1", "accepted"))).status).toBe(422);
  expect(await states()).toEqual(["Pending", "Pending"]);
});

test("a carrier speaks for a parcel once staff entered its link, and no longer when the parcel has another's", async () => {
  await enterLink();
  expect((await other(event("o1", "accepted"))).status).toBe(422);
  expect((await send(event("s0", "accepted"))).status).toBe(200);
  await ship();
  expect((await send(event("s1", "in_transit"))).status).toBe(200);
  const another = "https://parcels.other.example/2";
  await world.owner.query("update patient_devices set tracking_link = $1 where order_id = $2", [another, order]);
  expect((await send(event("s2", "delivered"))).status).toBe(422);
  expect((await other(event("o2", "delivered"))).status).toBe(200);
  expect(await states()).toEqual(["Delivered", "Delivered"]);
});

test("a carrier is answered as of an unknown order when the hardware it names is in another clinic", async () => {
  await enterLink();
  const sister = await orderDevices(world, 2, 1, 1);
  const stranger = await signIn(world, smallEmail(2, Role.admin));
  await stranger.call(`mutation { updateGatewayId(id: "${sister}", gateway_id: "7C2109AE44B9") { status } }`);
  const [device] = devices;
  await send(event("d", "delivered", { device, at: at(-10) }));
  await send(event("c", "connected", { device, at: at(-8) }));
  await measureAt(world, device!, -6);
  const replaced = event("r", "replaced", { device, hardware: "7C2109AE44B9", at: at(-4) });
  const unknown = await send(event("u", "delivered", { order: crypto.randomUUID() }));
  expect(await send(replaced)).toEqual(unknown);
});
