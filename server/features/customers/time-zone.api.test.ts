import { Role } from "@restride/domain/access/roles.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import pg from "pg";
import { afterAll, expect } from "vitest";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { checkProgress } from "../../../dev-env/check-progress.ts";
import { bypassRls } from "../../../dev-env/database/bypass-rls.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let companyAdmin: Caller;
let phone: Caller;
let owner: pg.Client;

test.beforeAll(async ({ world }) => {
  companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
  phone = await signInPatient(world, smallPatientEmail(0, 1));
  owner = new pg.Client({ connectionString: world.databaseUrl, options: bypassRls });
  await owner.connect();
});
afterAll(() => owner.end());

const saveCall = `mutation ($i: CustomerInput!) { addEditCustomer(input: $i) { status message customer { version } } }`;
const move = async (timezone: string, version: number) => {
  const contact = { name: "Ann", email: "a@b.example", phone: "3125550142" };
  const input = {
    _id: small.customers[0],
    name: "Clinic 1",
    accesscode: "CLN001",
    contact,
    address: {},
    timezone,
    version,
  };
  expect((await companyAdmin.call(saveCall, { i: input })).answer).toMatchObject({ status: "success" });
};
const record = async (exercise: number) => {
  const call = `mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, exercise)}" }) { status message } }`;
  expect((await phone.call(call)).answer).toMatchObject({ status: "success" });
};
const done = async () =>
  (
    await owner.query<{ day: string; item: string; times: number }>(
      "select day::text, item_id as item, times_done as times from exercise_done order by day, item_id",
    )
  ).rows;
const today = async () =>
  (await phone.call<{ day: { date: string } }>("{ getMyDay { status day { date } } }")).answer.day.date;
const roll = (world: World) => world.product.timed.find(({ name }) => name === "roll-progress")!.run();

test("C310: a clinic may move to another zone: what is recorded keeps its day, and the sums stay right", async ({
  world,
}) => {
  const first = await today();
  await record(1);
  const recorded = await done();
  expect(recorded).toMatchObject([{ day: first, item: small.exerciseItem(0, 1, 1), times: 1 }]);
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Chicago"];
  for (const [at, zone] of zones.entries()) {
    await move(zone, at + 1);
    await roll(world);
    expect(await today()).toBe(todayIn(world.clock.now(), zone));
    expect(await done()).toEqual(expect.arrayContaining(recorded));
    await record(2);
    expect(await checkProgress(owner), zone).toEqual([]);
  }
  world.clock.advance(86_400_000);
  await roll(world);
  expect(await checkProgress(owner)).toEqual([]);
});
