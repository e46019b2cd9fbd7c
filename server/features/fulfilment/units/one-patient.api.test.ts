import { Role } from "@restride/domain/access/roles.ts";
import { handWords } from "@restride/domain/fulfilment/units/unit-move.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { fillOrder, orderDevices, readOrder, shipDevices } from "../../../../dev-env/small-clinics/orders.ts";
import { measureAt, readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let company: Caller;
test.beforeEach(async ({ world }) => {
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
});

interface OrderedUnit {
  readonly order: string;
  readonly device: string;
}
const ordered = async (world: World, clinic: number, patient: number): Promise<OrderedUnit> => {
  const order = await orderDevices(world, clinic, patient, 1);
  const device = (await readOrder(company, order)).devices[0]!.deviceid;
  await fillOrder(company, order, order.slice(-12));
  await shipDevices(company, order, [device]);
  return { order, device };
};
const change = async ({ order, device }: OrderedUnit, call: string): Promise<string> => {
  const { newest } = await readUnit(company, order, device);
  const { answer } = await company.call(
    `mutation ($seen: ID) { ${call}, _id: "${order}", deviceid: "${device}", seen: $seen) { status message } }`,
    { seen: newest },
  );
  return answer.status === "success" ? "success" : `fail ${answer.message}`;
};
const move = (sent: OrderedUnit, word: string) => change(sent, `moveUnit(word: "${word}"`);
const replace = (sent: OrderedUnit, hardware: string) => change(sent, `replaceUnit(hardwareid: "${hardware}"`);

/** Returns hardware that more than one patient has, of units that are neither returned nor removed from their order. */
const shared = async (world: World): Promise<readonly object[]> =>
  (
    await world.owner.query(`select hardware_id from patient_devices
      where hardware_id <> '' and status not in ('Returned', 'Deleted') group by 1 having count(distinct patient_id) > 1`)
  ).rows;

test("whatever is noted of two units in whichever order, no hardware is with two patients at once", async ({
  world,
}) => {
  const units = [await ordered(world, 0, 1), await ordered(world, 1, 2)];
  const anyStep = fc.record({
    at: fc.nat({ max: units.length - 1 }),
    word: fc.constantFrom(...handWords),
    hardware: fc.constantFrom("7C21-09AE-44B0", "A1B2-C3D4-E5F6"),
  });
  for (const unit of units) expect(await move(unit, "delivered")).toBe("success");
  for (const unit of units) expect(await move(unit, "linked")).toBe("success");
  for (const unit of units) expect(await move(unit, "unlinked")).toBe("success");
  expect(await replace(units[0]!, "7C21-09AE-44B0")).toBe("success");
  expect(await replace(units[1]!, "7C21-09AE-44B0")).toMatch(/^fail /);
  for (const { at, word, hardware } of fc.sample(anyStep, 40)) {
    if (word === "replaced") await replace(units[at]!, hardware);
    else await move(units[at]!, word);
    expect(await shared(world)).toEqual([]);
  }
});

test("a reading that is implausible does not bring a unit into use", async ({ world }) => {
  const unit = await ordered(world, 0, 1);
  await move(unit, "delivered");
  const state = async () => (await readUnit(company, unit.order, unit.device)).state;
  await measureAt(world, unit.device, 1);
  await world.owner.query("update device_readings set plausible = false where item_id = $1", [unit.device]);
  expect(await state()).toBe("Delivered");
  await world.owner.query("update device_readings set plausible = true where item_id = $1", [unit.device]);
  expect(await state()).toBe("In use");
});
