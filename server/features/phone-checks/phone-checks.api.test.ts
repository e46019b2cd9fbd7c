import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { expect, onTestFinished } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makePhoneRepairStore } from "./phone-repair.store.ts";
import { phoneSources } from "./phone-sources.ts";
import { repairPhones } from "./repair-phones.ts";

const [clinic, sister] = [small.customers[0]!, small.customers[1]!];
const patient = small.patient(0, 1);
const list = documentOf("getPhonesToCheck", "status message phones { _id owner name phone }");

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const rows = async (world: World, text: string, values: unknown[] = []) => (await world.owner.query(text, values)).rows;

/** Runs the repair as after a start, with two rows a slice, so that every source needs several slices. */
const repairAll = async (world: World) => {
  const sources = phoneSources.map(({ source }) => source);
  await world.owner.query("insert into phone_repairs (source) select unnest($1::text[]) on conflict do nothing", [
    sources,
  ]);
  const db = makeDatabase(makePool(world.databaseUrl, 1));
  onTestFinished(db.close);
  await repairPhones({ db, store: makePhoneRepairStore(db), slice: 2 }).run();
};

const storeEverywhere = async (world: World, phone: string) => {
  for (const { table, column, isJson } of phoneSources)
    await world.owner.query(
      isJson
        ? `update ${table} set ${column} = ${column} || jsonb_build_object('phone', $1::text)`
        : `update ${table} set ${column} = $1`,
      [phone],
    );
};

const phonesOf = async (world: World, { table, column, isJson }: (typeof phoneSources)[number]) =>
  (await rows(world, `select distinct ${isJson ? `${column} ->> 'phone'` : column} as phone from ${table}`)).map(
    (row) => row.phone,
  );

const addRecords = async (world: World) => {
  await world.owner.query(
    "insert into deletion_requests values ($1, 'A', 'B', '1960-01-01', 'x', null, now()), ($2, 'A', 'B', '1960-01-01', 'x', null, now())",
    [small.patient(0, 1), small.patient(0, 2)],
  );
  await world.owner.query(
    "insert into callback_requests select customer_id, surgeon_id, surgeon_id, null, 'A', 'x', 'x', now() from surgeons",
  );
  await world.owner.query(
    `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, phone, email, ship_address, signed_at,
       email_opt_in, include_devices, is_repeated, network_address, user_agent)
     select customer_id, patient_id, first_name, last_name, gender, dob, phone, email, ship_address, now(), false, false, false, 'x', 'x' from patients`,
  );
};

test("every source of phones is repaired in slices, whoever's it is, and audited as the repair where the table is audited", async ({
  world,
}) => {
  await addRecords(world);
  await storeEverywhere(world, "+4402079460958");
  await repairAll(world);
  for (const source of phoneSources)
    expect([source.source, await phonesOf(world, source)]).toEqual([source.source, ["+442079460958"]]);
  expect(await rows(world, "select source from phone_repairs")).toEqual([]);
  const audited = await rows(
    world,
    "select distinct table_name from audit_log where actor = 'repair-phones' order by 1",
  );
  expect(audited.map((row) => row.table_name)).toEqual([
    "callback_requests",
    "companies",
    "customers",
    "deletion_requests",
    "patients",
    "registered_patients",
    "surgeons",
    "users",
  ]);
  expect((await admin.call(list)).answer).toMatchObject({ status: "success", phones: [] });
});

test("a database that has people in it begins with every source of phones", async ({ world }) => {
  const migration = readFileSync(
    new URL("../../migrations/before-baseline/0105-phone-checks.sql", import.meta.url),
    "utf8",
  );
  const [statement = ""] = /insert into phone_repairs[^;]+;/.exec(migration) ?? [];
  await world.owner.query(statement);
  const sources = await rows(world, "select source from phone_repairs order by source");
  expect(sources.map(({ source }) => source)).toEqual([
    "callback",
    "caregiver",
    "company",
    "companyContact",
    "customer",
    "deletion",
    "patient",
    "registered",
    "registeredCaregiver",
    "surgeon",
    "surgeonPrivate",
    "user",
  ]);
});

test("a phone that a person corrected since it was read stays as corrected", async ({ world }) => {
  const db = makeDatabase(makePool(world.databaseUrl, 1));
  onTestFinished(db.close);
  const source = phoneSources.find(({ table, isJson }) => table === "patients" && !isJson)!;
  await world.owner.query("update patients set phone = '+13125550188' where patient_id = $1", [patient]);
  const read = { customerId: clinic, recordId: patient, clinicId: clinic, phone: "(312) 555-0101" };
  const scope = systemScope("repair-phones");
  await db.transaction(scope, async () =>
    makePhoneRepairStore(db).repair(scope, source, [{ ...read, repaired: "+13125550101" }]),
  );
  const phones = "select phone from patients where patient_id = $1";
  expect(await rows(world, phones, [patient])).toEqual([{ phone: "+13125550188" }]);
});

test("repairing twice changes nothing; what is right or empty is never touched", async ({ world }) => {
  await storeEverywhere(world, "+442079460958");
  await world.owner.query("update patients set phone = '+4407911123456' where patient_id = $1", [patient]);
  await repairAll(world);
  const repairs =
    "select count(*)::int as n from audit_log where actor = 'repair-phones' and table_name <> 'phones_to_check'";
  expect(await rows(world, repairs)).toEqual([{ n: 1 }]);
  await repairAll(world);
  expect(await rows(world, repairs)).toEqual([{ n: 1 }]);
});

test("two patients whose numbers become the same stay two", async ({ world }) => {
  await world.owner.query(
    "update patients set phone = case patient_id when $1 then '+4402079460958' else '+442079460958' end where patient_id in ($1, $2)",
    [patient, small.patient(0, 2)],
  );
  await repairAll(world);
  expect(await rows(world, "select patient_id from patients where phone = '+442079460958'")).toHaveLength(2);
});

test("A309: what cannot be repaired stays, and is listed for the clinic's admin until it is corrected", async ({
  world,
}) => {
  await world.owner.query("update patients set phone = '+999123456789' where patient_id = $1", [patient]);
  await world.owner.query(
    `update patients set caregiver = '{"fname": "Robin", "lname": "Alvarez", "phone": "+441"}' where patient_id = $1`,
    [small.patient(0, 2)],
  );
  await world.owner.query("update surgeons set phone_private = '+34091123456' where customer_id = $1", [sister]);
  await repairAll(world);
  expect((await admin.call(list)).answer.phones).toEqual([
    { _id: patient, owner: "patient", name: "Pat1 Clinic1", phone: "•••• 6789" },
    { _id: small.patient(0, 2), owner: "caregiver", name: "Robin Alvarez", phone: "•••• 441" },
  ]);
  expect(await rows(world, "select phone from patients where patient_id = $1", [patient])).toEqual([
    { phone: "+999123456789" },
  ]);
  await world.owner.query("update patients set phone = '+442079460958' where patient_id = $1", [patient]);
  await world.owner.query("update patients set caregiver = '{}' where patient_id = $1", [small.patient(0, 2)]);
  expect((await admin.call(list)).answer).toMatchObject({ status: "success", phones: [] });
});

test("a clinic lists its own phones only, to its admin only", async ({ world }) => {
  await world.owner.query("update patients set phone = '+999123456789' where patient_id = $1", [small.patient(1, 1)]);
  await repairAll(world);
  expect((await admin.call(list)).answer.phones).toEqual([]);
  const other = await signIn(world, smallEmail(1, Role.admin));
  expect((await other.call(list)).answer.phones).toMatchObject([{ _id: small.patient(1, 1) }]);
  expect((await admin.call(list, { customerid: clinic })).answer).toMatchObject({ status: "success" });
  expect((await admin.call(list, { customerid: sister })).answer).toMatchObject({ status: "fail", phones: null });
  const physio = await signIn(world, smallEmail(1, Role.physio));
  expect((await physio.call(list)).answer).toMatchObject({ status: "fail", phones: null });
});
