import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { metricsToken } from "../../../../dev-env/database/sent-statements.ts";
import { makeCarrierStandIn, type CarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { readOrderStates, backdateOrder, orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

let world: World;
let admin: Caller;
let swift: CarrierStandIn;
let order: string;
let devices: readonly string[];
const minute = 60_000;
const hour = 60 * minute;

beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers, metricsToken });
  admin = await signIn(world, smallEmail(0, Role.admin));
  order = await orderDevices(world, 0, 1, 2);
  await backdateOrder(world, order);
  devices = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
});
afterEach(() => world.close());

const at = (hours: number): string => new Date(world.clock.now() + hours * hour).toISOString();
const event = (id: string, type: string, more: object = {}) => ({ id, type, at: at(0), order, ...more });
const send = (carrierEvent: object, more: Parameters<CarrierStandIn["send"]>[2] = {}) =>
  swift.send(world, carrierEvent, more);
const states = async () => (await readOrder(admin, order)).devices.map(({ status }) => status);
const timed = async (name: string) => {
  await world.product.timed.find((job) => job.name === name)!.run();
  await world.settle();
};
const ship = async () => {
  const call = async (text: string) => (await admin.call(`mutation { ${text} { status message } }`)).answer;
  await call(
    `updateDeviceOrder(_id: "${order}", gateway_url: "7C2109AE44B0", tracking_url: "https://track.example/1")`,
  );
  const { status } = await call(
    `markAsShipped(_id: "${order}", devicesids: ${JSON.stringify(devices)}, unsigned: true)`,
  );
  expect(status).toBe("success");
};
const openCases = async () =>
  (await world.owner.query("select type, summary, patient_id, customer_id from cases where type like '%Technical'"))
    .rows;

describe("an event", () => {
  test("moves devices on, is known the second time, and late when it is older", async () => {
    expect(await send(event("e1", "delivered"))).toMatchObject({ status: 200, body: { result: "Taken" } });
    expect(await states()).toEqual(["Delivered", "Delivered"]);
    expect(await send(event("e1", "delivered"))).toMatchObject({ status: 200, body: { result: "Known" } });
    expect(await send(event("e2", "shipped", { at: at(-20) }))).toMatchObject({
      status: 200,
      body: { result: "Late" },
    });
    expect(await states()).toEqual(["Delivered", "Delivered"]);
    const { messages, status } = await readOrder(admin, order);
    expect(status).toBe("Shipped");
    expect(messages.map(({ event: carrierEvent, result }) => [carrierEvent, result])).toEqual([
      ["e2 shipped", "Late"],
      ["e1 delivered", "Known"],
      ["e1 delivered", "Taken"],
    ]);
    expect(messages.at(-1)!.did).toBe(
      "Knee Motion Sensor: Pending → Delivered, Knee Motion Sensor: Pending → Delivered",
    );
  });

  test("is about one device, or about the parcels with a link", async () => {
    await send(event("e1", "refused", { device: devices[0], note: "Zip and state do not match" }));
    expect(await states()).toEqual(["fail", "Pending"]);
    expect((await readOrder(admin, order)).devices[0]!.note).toBe("Zip and state do not match");
    await ship();
    const { order: _, ...ofParcel } = event("e2", "delivered", { tracking: "https://track.example/1" });
    await send(ofParcel);
    expect(await states()).toEqual(["Delivered", "Delivered"]);
  });

  test("of an order that is not known, or that cannot be read, is refused and kept", async () => {
    const before = await readOrderStates(world);
    for (const carrierEvent of [
      event("x1", "delivered", { order: crypto.randomUUID() }),
      event("x2", "exploded"),
      { id: 7 },
      [],
    ])
      expect((await send(carrierEvent)).status).toBe(422);
    expect(await readOrderStates(world)).toEqual(before);
    const { rows } = await world.owner.query(
      "select event_id as id, result, outcome from carrier_events order by received_at, message_id",
    );
    expect(rows).toEqual([
      { id: "x1", result: "Refused", outcome: "Of an order that is not known; nothing changed" },
      { id: "x2", result: "Refused", outcome: "Could not be read; nothing changed" },
      { id: "", result: "Refused", outcome: "Could not be read; nothing changed" },
      { id: "", result: "Refused", outcome: "Could not be read; nothing changed" },
    ]);
  });

  test("without a fresh signature of a valid key changes nothing; of two keys both are valid", async () => {
    const before = await readOrderStates(world);
    const carrierEvent = event("e1", "delivered");
    for (const wrong of [
      { key: "x".repeat(32) },
      { signature: "" },
      { signedAt: world.clock.now() - 6 * minute },
      { signedAt: world.clock.now() + 6 * minute },
      { carrier: "stranger" },
      { body: JSON.stringify({ ...carrierEvent, type: "returned" }) },
    ])
      expect((await send(carrierEvent, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect(await readOrderStates(world)).toEqual(before);
    expect((await send(event("e2", "shipped"), { key: swift.keys[1]! })).status).toBe(200);
    expect((await send(event("e3", "delivered"), { key: swift.keys[0]! })).status).toBe(200);
  });

  test("of a deleted device is kept, and the device stays deleted", async () => {
    await admin.call(`mutation { markAsDeleted(_id: "${order}", deviceid: "${devices[0]}") { status } }`);
    expect(await send(event("e1", "shipped", { device: devices[0] }))).toMatchObject({ body: { result: "Late" } });
    expect(await states()).toEqual(["Deleted", "Pending"]);
  });
});

test("10,000 events, shuffled, doubled and replayed, lead to where they lead in order", async () => {
  const words = ["accepted", "refused", "unlinked", "shipped", "in_transit", "delivered", "returned"];
  const one = (index: number) => {
    const device = devices[index % 2];
    return { ...event(`e${index}`, words[Math.floor(index / 7) % 7]!), device: device!, at: at(-(index % 97)) };
  };
  const unique = Array.from({ length: 120 }, (_, index) => one(index));
  const other = await orderDevices(world, 0, 2, 2);
  await backdateOrder(world, other);
  const others = (await readOrder(admin, other)).devices.map(({ deviceid }) => deviceid);
  const standing = async (id: string) =>
    (await readOrder(admin, id)).devices.map(({ status, meta_data }) => [status, { ...meta_data, ordered_on: null }]);
  for (const carrierEvent of unique) await send(carrierEvent);
  const shuffled = [...unique, ...unique, ...unique]
    .map((carrierEvent, index) => ({ carrierEvent, key: (index * 7919) % 10_007 }))
    .toSorted((a, b) => a.key - b.key);
  for (let from = 0; from < shuffled.length; from += 8)
    await Promise.all(
      shuffled.slice(from, from + 8).map(({ carrierEvent }) =>
        send({
          ...carrierEvent,
          id: `of other ${carrierEvent.id}`,
          order: other,
          device: others[devices.indexOf(carrierEvent.device)],
        }),
      ),
    );
  expect(await standing(other)).toEqual(await standing(order));
  expect((await standing(order)).map(([status]) => status)).toEqual(["Returned", "Returned"]);
});

describe("news that do not arrive", () => {
  const notice = async () =>
    (
      await admin.call<{ trouble: object | null }>(
        "query { getFullfillmentsCount { status message trouble { text keys } } }",
      )
    ).answer.trouble;

  test("three signed messages that cannot be read in ten minutes open one System Technical case, and one taken event ends the trouble", async () => {
    await ship();
    for (const index of [1, 2, 3, 4]) await send(event(`e${index}`, "exploded"));
    await world.settle();
    expect(await notice()).toEqual({
      text: "The carrier's messages could not be read. The states below may be out of date. You can still ship by hand.",
      keys: swift.keys.map((key) => `swift …${key.slice(-4)}`),
    });
    expect(await openCases()).toEqual([
      {
        type: "System Technical",
        summary: "Carrier news do not arrive",
        patient_id: null,
        customer_id: small.customers[0],
      },
    ]);
    world.clock.advance(minute);
    await send(event("e5", "in_transit"));
    expect(await notice()).toBeNull();
    for (const index of [6, 7, 8]) await send(event(`e${index}`, "exploded"));
    await world.settle();
    expect(await openCases()).toHaveLength(2);
  });

  test("a stranger's messages without a valid signature are counted: no row, no case, no notice", async () => {
    await ship();
    const strange = [
      { signature: "" },
      { key: "x".repeat(32) },
      { signedAt: world.clock.now() - 6 * minute },
      { timestamp: "0x10" },
      { timestamp: `${Math.floor(world.clock.now() / 1_000)}.0` },
    ];
    for (const wrong of [...strange, ...strange])
      expect((await send(event("e1", "delivered"), wrong)).status).toBe(422);
    await timed("watch-carriers");
    expect([await notice(), await openCases()]).toEqual([null, []]);
    expect((await world.owner.query("select from carrier_events")).rowCount).toBe(0);
    const metrics = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(await metrics.text()).toContain('restride_unverified_carrier_messages_total{carrier="swift"} 10\n');
  });

  test("a signed message of no known order is forgotten after thirty days, one of an order stays", async () => {
    await send(event("e1", "shipped"));
    await send(event("e2", "shipped", { order: crypto.randomUUID() }));
    const events = async () =>
      (await world.owner.query("select event_id from carrier_events order by event_id")).rows.map(
        (row) => row.event_id,
      );
    world.clock.advance(30 * 24 * hour - hour);
    await timed("tidy-carrier-events");
    expect(await events()).toEqual(["e1", "e2"]);
    world.clock.advance(2 * hour);
    await timed("tidy-carrier-events");
    expect(await events()).toEqual(["e1"]);
  });

  test("a day of silence while a parcel is out is trouble; then the hourly poll asks once about each parcel, and a person may", async () => {
    await timed("watch-carriers");
    await ship();
    const ofOtherClinic = "update patient_devices set status = 'Shipped', tracking_link = $1 where item_id = $2";
    await world.owner.query(ofOtherClinic, ["https://track.example/1", small.deviceItem(1, 1)]);
    swift.tell({ carrier: "swift", event: event("p1", "delivered", { device: devices[0] }) });
    await timed("watch-carriers");
    expect([await states(), await openCases()]).toEqual([["Shipped", "Shipped"], []]);
    world.clock.advance(25 * hour);
    admin = await signIn(world, smallEmail(0, Role.admin));
    await timed("watch-carriers");
    expect(swift.requestedLinks()).toEqual(["https://track.example/1"]);
    await timed("watch-carriers");
    expect(await states()).toEqual(["Delivered", "Shipped"]);
    expect(await openCases()).toHaveLength(1);
    swift.tell({ carrier: "swift", event: event("p2", "delivered", { device: devices[1] }) });
    const { answer } = await admin.call(`mutation { askCarrier(_id: "${order}") { status message } }`);
    expect(answer.message).toBe("The carrier told 2 events.");
    expect(await states()).toEqual(["Delivered", "Delivered"]);
    swift.fall();
    const failed = await admin.call(`mutation { askCarrier(_id: "${order}") { status message } }`);
    expect(failed.answer.message).toBe("The carrier does not answer. Try again in a few minutes.");
  });
});
