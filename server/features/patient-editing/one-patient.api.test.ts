import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { orderDevices } from "../../../dev-env/small-clinics/orders.ts";
import { editPatient, patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const [own, other] = [small.patient(0, 1), small.patient(0, 2)];
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;

test("B307: each field of the form is saved in its place, of this patient alone", async ({ world }) => {
  const columns = `first_name, last_name, gender, dob::text, email, phone, height_in::float, email_opt_in, include_devices, surgeon_id,
    shift_start, shift_end`;
  const saved = (id: string) => rows(world, `select ${columns} from patients where patient_id = $1`, [id]);
  const before = await saved(other);
  const input = patientInput(addDays(world.today(), -10), {
    firstname: "Maria",
    lastname: "Lopez",
    gender: "male",
    dob: "03/14/1958",
    email: "maria@home.example",
    phone: "3125550177",
    height: 62,
    email_opt_in: false,
    include_devices: false,
    surgeon: small.surgeon(0, 2),
    dailyshift: { start: { hour: 7, minute: 30 }, end: { hour: 20, minute: 15 } },
  });
  const { answer } = await admin.call(editPatient, { id: own, input });
  expect(answer).toMatchObject({ status: "success" });
  expect(await saved(own)).toEqual([
    {
      first_name: "Maria",
      last_name: "Lopez",
      gender: "male",
      dob: "1958-03-14",
      email: "maria@home.example",
      phone: "+13125550177",
      height_in: 62,
      email_opt_in: false,
      include_devices: false,
      surgeon_id: small.surgeon(0, 2),
      shift_start: 450,
      shift_end: 1215,
    },
  ]);
  expect(await saved(other)).toEqual(before);
});

test("B338 B339: a hold is released and a spell of inactivity ends for the one patient whom it is about, and earlier ones stay", async ({
  world,
}) => {
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[0]!);
  const hold = (patientid: string, isNew: boolean) =>
    coach.call(documentOf("putPatientOnHold", "status message"), { isNew, patientid });
  const setActive = (patientId: string, isActive: boolean) =>
    admin.call(documentOf("togglePatientStatus", "status message"), { patientId, isActive });
  const day = (offset: number) => addDays(world.today(), offset);
  await rows(world, "insert into technical_holds values ($1, $2, gen_random_uuid(), $3, $4)", [
    small.customers[0],
    own,
    day(-8),
    day(-6),
  ]);
  await rows(world, "insert into inactive_spells values ($1, $2, $3, $4)", [small.customers[0], own, day(-5), day(-3)]);
  for (const patient of [own, other]) await hold(patient, true);
  await hold(own, false);
  const holds =
    "select patient_id as id, held_from::text as from, released_on::text as to from technical_holds order by 1, 2";
  expect(await rows(world, holds)).toEqual([
    { id: own, from: day(-8), to: day(-6) },
    { id: own, from: day(0), to: day(0) },
    { id: other, from: day(0), to: null },
  ]);
  for (const patient of [own, other]) await setActive(patient, false);
  await setActive(own, true);
  const spells =
    "select patient_id as id, inactive_from::text as from, active_again_on::text as to from inactive_spells order by 1, 2";
  expect(await rows(world, spells)).toEqual([
    { id: own, from: day(-5), to: day(-3) },
    { id: own, from: day(0), to: day(0) },
    { id: other, from: day(0), to: null },
  ]);
});

test("open orders are the patient's own that wait, each with its devices by name and the day of the first of them", async ({
  world,
}) => {
  const [mine, sent] = [await orderDevices(world, 0, 1, 2), await orderDevices(world, 0, 1, 1)];
  await orderDevices(world, 0, 2, 1);
  const band = "00000000-0000-4000-8000-0000000000f1";
  await rows(
    world,
    "insert into devices (device_id, code, display_name, surgery_type) values ($1, 'D0', 'Ankle Band', 'knee')",
    [band],
  );
  const [last] = await rows(world, "select item_id from patient_devices where order_id = $1 order by item_id desc", [
    mine,
  ]);
  await rows(world, "update patient_devices set device_id = $2, ordered_on = $3 where item_id = $1", [
    last.item_id,
    band,
    addDays(world.today(), -2),
  ]);
  await rows(world, "update device_orders set status = 'Shipped' where order_id = $1", [sent]);
  const open = "query ($id: ID!) { getOpenOfPatient(patientid: $id) { orders { _id devices orderedon } } }";
  expect((await admin.call(open, { id: own })).answer).toEqual({
    orders: [{ _id: mine, devices: ["Ankle Band", "Knee Motion Sensor"], orderedon: addDays(world.today(), -2) }],
  });
});
