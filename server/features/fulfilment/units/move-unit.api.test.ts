import { Role } from "@restride/domain/access/roles.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { makeCarrierStandIn, type CarrierStandIn } from "../../../../dev-env/small-clinics/carrier-stand-in.ts";
import { todayAt } from "../../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { readOrderStates, backdateOrder, orderDevices, readOrder } from "../../../../dev-env/small-clinics/orders.ts";
import { linesOf, measureAt, readUnit } from "../../../../dev-env/small-clinics/units.ts";
import { startWorld, type World } from "../../../../dev-env/world.ts";

let world: World;
let company: Caller;
let swift: CarrierStandIn;
let order: string;
let device: string;
const hour = 3_600_000;

const unit = () => readUnit(company, order, device);
const status = async (): Promise<string> =>
  (await readOrder(company, order)).devices.find(({ deviceid }) => deviceid === device)!.status;
const say = (type: string, at: number, more: object = {}) =>
  swift.send(world, {
    id: `${type} ${at}`,
    type,
    at: new Date(world.clock.now() + at * hour).toISOString(),
    order,
    device,
    ...more,
  });

interface MoveInput {
  readonly person?: Caller;
  readonly seen?: string | null;
  readonly note?: string;
  readonly of?: readonly [order: string, device: string];
}
const send = async (
  document: string,
  last: string,
  { person = company, seen, note = "", of = [order, device] }: MoveInput,
) => {
  const newest = seen === undefined ? (await unit()).newest : seen;
  return (await person.call(document, { _id: of[0], deviceid: of[1], last, note, seen: newest })).answer;
};
const move = (word: string, input: MoveInput = {}) =>
  send(
    `mutation ($_id: ID!, $deviceid: ID!, $last: String!, $note: String, $seen: ID) {
      moveUnit(_id: $_id, deviceid: $deviceid, word: $last, note: $note, seen: $seen) { status message } }`,
    word,
    input,
  );
const replace = (hardware: string, input: MoveInput = {}) =>
  send(
    `mutation ($_id: ID!, $deviceid: ID!, $last: String!, $note: String, $seen: ID) {
      replaceUnit(_id: $_id, deviceid: $deviceid, hardwareid: $last, note: $note, seen: $seen) { status message } }`,
    hardware,
    input,
  );
const lines = () => linesOf(world, order);
const measure = (at: number) => measureAt(world, device, at);

beforeEach(async () => {
  swift = makeCarrierStandIn();
  world = await startWorld({ startAt: todayAt("12:00:00"), carriers: swift.carriers });
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
  order = await orderDevices(world, 0, 1, 1);
  await backdateOrder(world, order);
  device = (await readOrder(company, order)).devices[0]!.deviceid;
});
afterEach(() => world.close());

test("a unit is moved by hand as it may go on, and back in stock it ends; the order shows what it showed", async () => {
  expect((await move("linked")).message).toBe("Knee Motion Sensor was not sent yet. Nothing was changed.");
  await say("shipped", -3);
  expect((await move("linked")).message).toBe(
    `Knee Motion Sensor was shipped on ${formatUs(world.today())}. Nothing was changed.`,
  );
  expect((await unit()).moves.filter(({ why: reason }) => reason === null).map(({ word }) => word)).toEqual([
    "delivered",
    "returned",
    "lost",
  ]);
  const went: [word: string, state: string, status: string][] = [
    ["delivered", "Delivered", "Delivered"],
    ["linked", "Linked", "Delivered"],
    ["unlinked", "Unlinked", "Delivered"],
    ["returned", "Returned", "Returned"],
    ["checked", "Checked", "Returned"],
    ["wiped", "Wiped, back in stock", "Returned"],
  ];
  for (const [word, state, label] of went) {
    expect(await move(word, { note: "seen" }), word).toMatchObject({ status: "success", message: `Noted: ${state}.` });
    expect([(await unit()).state, await status(), (await readOrder(company, order)).status]).toEqual([
      state,
      label,
      "Shipped",
    ]);
  }
  expect((await unit()).moves.every(({ why: reason }) => reason === `was wiped on ${formatUs(world.today())}`)).toBe(
    true,
  );
});

test("another hardware takes the place of the first: the device and its readings stay, and each says since when", async () => {
  await say("delivered", -10);
  await world.owner.query("update patient_devices set hardware_id = 'A1B2-C3D4-E5F6' where item_id = $1", [device]);
  await measure(-8);
  await measure(-7);
  expect((await unit()).state).toBe("In use");
  expect((await replace("a1b2 c3d4 e5f6")).message).toBe("This is the hardware that the unit has already.");
  expect((await replace("short")).status).toBe("fail");
  expect((await replace("7c2109ae44b0".repeat(1_000))).status).toBe("fail");
  expect(await replace("7c21 09ae 44b0", { note: "Dead after the storm" })).toMatchObject({
    message: "Noted: Replaced, not linked yet.",
  });
  expect([(await unit()).state, await status()]).toEqual(["Replaced, not linked yet", "Unlinked"]);
  expect((await readOrder(company, order)).devices[0]!.device.hardware_uuid).toBe("7C21-09AE-44B0");
  expect((await readOrder(company, order)).status).toBe("Shipped");
  await measure(2);
  expect(await unit()).toMatchObject({
    state: "In use",
    sources: [
      { hardware: "A1B2-C3D4-E5F6", readings: 2, days: 1 },
      { hardware: "7C21-09AE-44B0", readings: 1, days: 1 },
    ],
  });
  expect(await status()).toBe("Delivered");
  const { rows } = await world.owner.query("select distinct patient_id from device_readings where item_id = $1", [
    device,
  ]);
  expect(rows).toEqual([{ patient_id: small.patient(0, 1) }]);
});

test("a replacement that was wrong is taken back: the unit has its first hardware again", async () => {
  await say("delivered", -10);
  await world.owner.query("update patient_devices set hardware_id = 'A1B2-C3D4-E5F6' where item_id = $1", [device]);
  await measure(-8);
  await replace("7c2109ae44b0");
  const { newest } = await unit();
  await company.call(
    `mutation { correctCustody(_id: "${order}", lineid: "${newest}", reason: "Typed wrong") { status message } }`,
  );
  expect(await unit()).toMatchObject({ state: "In use", sources: [{ hardware: "A1B2-C3D4-E5F6", readings: 1 }] });
  expect((await readOrder(company, order)).devices[0]!.device.hardware_uuid).toBe("A1B2-C3D4-E5F6");
});

test("a hardware is with one patient: whose it is reads who may, and nothing changes", async () => {
  await say("delivered", -10);
  await measure(-8);
  await world.owner.query("update patient_devices set hardware_id = '7C21-09AE-44B0' where item_id = $1", [
    small.deviceItem(1, 2),
  ]);
  const before = await lines();
  expect((await replace("7c2109ae44b0")).message).toBe(
    "7C21-09AE-44B0 is with Pat2 Clinic2. A gateway serves one open order.",
  );
  const stranger = await signIn(world, smallEmail(2, Role.companyAdmin));
  expect((await replace("7c2109ae44b0", { person: stranger })).status).toBe("fail");
  expect(await lines()).toEqual(before);
});

test("of two people the second reads what the first noted, and when", async () => {
  await say("shipped", -3);
  const { newest: seen } = await unit();
  const [one, other] = await Promise.all([move("lost", { seen }), move("delivered", { seen })]);
  expect([one.status, other.status].toSorted()).toEqual(["fail", "success"]);
  const refused = one.status === "fail" ? one : other;
  expect(refused.message).toMatch(
    /^Sam Role\d+ noted “(Lost|Delivered)” at .+\. Nothing of yours was changed: look again\.$/,
  );
  expect((await lines()).filter(({ word }) => word === "lost" || word === "delivered")).toHaveLength(1);
  expect((await move("returned", { seen: null })).message).toMatch(/^Sam Role\d+ noted/);
});

test("roles note what is theirs; what they may not changes nothing", async () => {
  await say("shipped", -3);
  const [admin, coach, physio] = (await Promise.all(
    [Role.admin, Role.healthCoach, Role.physio].map((role) => signIn(world, smallEmail(0, role))),
  )) as [Caller, Caller, Caller];
  const before = [await lines(), await readOrderStates(world)];
  const notYours = "Your role does not note this about a unit. Ask a company admin.";
  for (const word of ["delivered", "linked", "unlinked", "checked", "wiped", "retired"])
    expect((await move(word, { person: admin })).message, word).toBe(notYours);
  for (const word of ["delivered", "unlinked", "lost", "checked", "wiped", "retired"])
    expect((await move(word, { person: coach })).message, word).toBe(notYours);
  expect((await replace("7c2109ae44b0", { person: admin })).message).toBe(notYours);
  expect((await move("lost", { person: physio })).status).toBe("fail");
  expect([await lines(), await readOrderStates(world)]).toEqual(before);
  expect((await move("lost", { person: admin })).message).toBe("Noted: Lost.");
});

test("another clinic's unit, one of another order, and what cannot be read change nothing", async () => {
  await say("shipped", -3);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const before = [await lines(), await readOrderStates(world)];
  const foreign = [small.order(2, 2), small.deviceItem(2, 2)] as const;
  expect((await move("lost", { of: foreign })).message).toBe("This order was not found.");
  expect((await replace("7c2109ae44b0", { of: foreign })).message).toBe("This order was not found.");
  expect((await move("lost", { person: admin, of: [small.order(1, 2), small.deviceItem(1, 2)] })).message).toBe(
    "This order was not found.",
  );
  for (const other of [small.deviceItem(0, 2), small.deviceItem(1, 2)])
    expect((await move("lost", { of: [order, other] })).message).toBe("This device is not part of the order.");
  for (const word of ["silent", "replaced", "", "x".repeat(50_000)])
    expect((await move(word)).message, word.slice(0, 9)).toBe("Please choose what happened to the unit.");
  expect((await move("lost", { note: "x".repeat(201) })).message).toBe("A note has at most 200 characters.");
  expect([await lines(), await readOrderStates(world)]).toEqual(before);
});

test("the same key twice notes once", async () => {
  await say("shipped", -3);
  const { newest } = await unit();
  const call = () =>
    company.call(
      `mutation { moveUnit(_id: "${order}", deviceid: "${device}", word: "lost", seen: "${newest}") { status message } }`,
      {},
      { "idempotency-key": "0190aaaa-0000-7000-8000-00000000000a" },
    );
  expect([(await call()).answer.message, (await call()).answer.message]).toEqual(["Noted: Lost.", "Noted: Lost."]);
  expect((await lines()).filter(({ word }) => word === "lost")).toHaveLength(1);
});
