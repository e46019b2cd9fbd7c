import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { type CarrierStandIn, makeCarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { backdateOrder, orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { linesOf, measureAt, readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

let world: World;
let company: Caller;
let swift: CarrierStandIn;
let order: string;
let device: string;

beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
  order = await orderDevices(world, 0, 1, 1);
  await backdateOrder(world, order);
  device = (await readOrder(company, order)).devices[0]!.deviceid;
});
afterEach(() => world.close());

const status = async () => (await readOrder(company, order)).devices[0]!.status;
const say = (type: string, hours: number, more: object = {}) => {
  const at = new Date(world.clock.now() + hours * 3_600_000).toISOString();
  return swift.send(world, { id: `${type} ${hours}`, type, at, order, device, ...more });
};

test("what vendors say after delivery moves the unit: once, in any order, and only as it may go", async () => {
  const result = async (answer: ReturnType<typeof say>) => (await answer).body.result;
  await say("delivered", -10);
  await world.owner.query("update patient_devices set hardware_id = 'A1B2-C3D4-E5F6' where item_id = $1", [device]);
  expect(await result(say("Replaced", -9, { hardware: "7c2109ae44b0" }))).toBe("Late");
  expect(await linesOf(world, order)).not.toContainEqual(expect.objectContaining({ word: "replaced" }));
  expect(await result(say("Connected", -8))).toBe("Taken");
  expect(await result(say("Connected", -8))).toBe("Known");
  expect((await readUnit(company, order, device)).state).toBe("Linked");
  await measureAt(world, device, -6);
  expect(await result(say("connected", -7))).toBe("Late");
  expect((await readUnit(company, order, device)).state).toBe("In use");
  const linesBefore = await linesOf(world, order);
  await world.owner.query("update patient_devices set hardware_id = '0000-1111-2222' where item_id = $1", [
    small.deviceItem(1, 2),
  ]);
  const replaced = { id: "r1", type: "Replaced", at: new Date(world.clock.now()).toISOString(), order, device };
  const forged = await swift.send(world, { ...replaced, hardware: "7c2109ae44b0" }, { key: "x".repeat(32) });
  expect(forged.status).toBe(422);
  for (const odd of [{}, { hardware: "short" }, { hardware: "0000-1111-2222" }, { hardware: "7".repeat(100_000) }])
    expect((await swift.send(world, { ...replaced, ...odd })).status, Object.values(odd)[0]?.slice(0, 9)).not.toBe(200);
  expect(await linesOf(world, order)).toEqual(linesBefore);
  expect(await result(say("Replaced", -4, { hardware: "7c2109ae44b0" }))).toBe("Taken");
  expect([(await readUnit(company, order, device)).state, await status()]).toEqual([
    "Replaced, not linked yet",
    "Unlinked",
  ]);
  expect(await result(say("Connected", -3))).toBe("Taken");
  expect(await result(say("Unlinked", -2))).toBe("Taken");
  expect([(await readUnit(company, order, device)).state, await status()]).toEqual(["Unlinked", "Delivered"]);
  expect((await linesOf(world, order)).filter(({ word }) => word === "replaced")).toEqual([
    { word: "replaced", note: "", hardware_id: "7C21-09AE-44B0", replaced_id: "A1B2-C3D4-E5F6" },
  ]);
});
