import { afterEach, beforeEach, expect, test } from "vitest";
import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "../../../../dev-env/caller.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { type CarrierStandIn, makeCarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import {
  backdateOrder,
  fillOrder,
  orderDevices,
  readOrder,
  shipDevices,
} from "../../../../dev-env/small-clinics/orders.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

const hour = 3_600_000;
let world: World;
let swift: CarrierStandIn;
beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
});
afterEach(() => world.close());

test("after a day of silence the carrier is asked about parcels that are out with a link, and about no other", async () => {
  const order = await orderDevices(world, 0, 1, 1);
  await backdateOrder(world, order);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  await fillOrder(admin, order); // its link is https://track.example/1Z9
  const devices = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
  await shipDevices(admin, order, devices);
  const set = (patient: number, status: string, link: string | null) =>
    world.owner.query("update patient_devices set status = $2, tracking_link = $3 where item_id = $1", [
      small.deviceItem(1, patient),
      status,
      link,
    ]);
  await set(1, "Shipped", null);
  await set(2, "Delivered", "https://track.example/2");
  await set(3, "Shipped", "https://track.example/3");
  world.clock.advance(25 * hour);
  await world.product.timed.find(({ name }) => name === "watch-carriers")!.run();
  await world.settle();
  expect(swift.requestedLinks().toSorted()).toEqual(["https://track.example/1Z9", "https://track.example/3"]);
});

test("an event that came late is known the second time, as one that was taken is", async () => {
  const order = await orderDevices(world, 0, 1, 1);
  await backdateOrder(world, order);
  const at = (hours: number) => new Date(world.clock.now() + hours * hour).toISOString();
  const results = [];
  for (const carrierEvent of [
    { id: "e1", type: "delivered", at: at(0), order },
    { id: "e2", type: "shipped", at: at(-20), order },
    { id: "e2", type: "shipped", at: at(-20), order },
    { id: "e1", type: "delivered", at: at(0), order },
  ])
    results.push((await swift.send(world, carrierEvent)).body.result);
  expect(results).toEqual(["Taken", "Late", "Known", "Known"]);
});
