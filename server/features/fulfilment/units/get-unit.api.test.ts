import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import {
  fillOrder,
  backdateOrder,
  orderDevices,
  readOrder,
  shipDevices,
} from "../../../../dev-env/small-clinics/orders.ts";
import { readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { atNoon, test as base } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let company: Caller;
let order: string;
let devices: readonly string[];

test.beforeEach(async ({ world }) => {
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
  order = await orderDevices(world, 0, 1, 2);
  await backdateOrder(world, order);
  devices = (await readOrder(company, order)).devices.map(({ deviceid }) => deviceid);
  await fillOrder(company, order);
  await shipDevices(company, order, devices);
});

const document = `query ($p: ID!, $d: ID!) { getUnit(patientid: $p, deviceid: $d) { status message timezone device { deviceid status }
  unit { state } happened { what deviceid } } }`;
interface Answer {
  readonly device: object | null;
  readonly unit: { readonly state: string } | null;
  readonly happened: readonly { readonly what: string; readonly deviceid: string | null }[] | null;
}
const read = async (person: Caller, patient: string = small.patient(0, 1), device = devices[0]!) =>
  (await person.call<Answer>(document, { p: patient, d: device })).answer;
const readsOf = async (world: World): Promise<number> =>
  (await world.owner.query("select from patient_reads where operation = 'getUnit'")).rowCount ?? 0;

test("who cares for a patient reads where each device has been, and of no other device what happened to it", async ({
  world,
}) => {
  const lost = `mutation ($seen: ID) { moveUnit(_id: "${order}", deviceid: "${devices[1]}", word: "lost", seen: $seen) { status } }`;
  await company.call(lost, { seen: (await readUnit(company, order, devices[1]!)).newest });
  for (const role of [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate]) {
    const answer = await read(await signIn(world, smallEmail(0, role)));
    expect(answer, `role ${role}`).toMatchObject({
      status: "success",
      timezone: "America/Chicago",
      device: { deviceid: devices[0], status: "Shipped" },
      unit: { state: "Shipped" },
    });
    expect(answer.happened).toEqual([
      { what: "Ordered", deviceid: null },
      { what: "Shipped", deviceid: devices[0] },
    ]);
  }
  await world.product.afterResponses();
  expect(await readsOf(world)).toBe(4);
});

test("somebody else's patient, another clinic's, and a device of another patient are not found, and no read is noted", async ({
  world,
}) => {
  const absent = "0190ffff-0000-7000-8000-000000000001";
  const notFound = { status: "fail", message: "This patient was not found.", device: null, unit: null, happened: null };
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const admin = await signIn(world, smallEmail(0, Role.admin));
  expect(await read(surgeon, absent)).toMatchObject(notFound);
  expect(await read(surgeon, small.patient(0, 3), small.deviceItem(0, 3))).toMatchObject(notFound);
  expect(await read(admin, small.patient(1, 1), small.deviceItem(1, 1))).toMatchObject(notFound);
  expect(await read(await signIn(world, smallEmail(1, Role.admin)))).toMatchObject(notFound);
  const noDevice = { status: "fail", message: "This device was not found.", unit: null, happened: null };
  for (const device of [absent, small.deviceItem(0, 2), small.deviceItem(1, 1)])
    expect(await read(admin, small.patient(0, 1), device), device).toMatchObject(noDevice);
  await world.product.afterResponses();
  expect(await readsOf(world)).toBe(0);
});
