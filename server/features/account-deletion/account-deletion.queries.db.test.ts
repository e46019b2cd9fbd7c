import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeAccountDeletionQueries } from "./account-deletion.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const numbered = (number: number): Id => testId(`0192f000-00e3-7000-8000-00000000000${number}`);
const at = (milliseconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + milliseconds).toISOString();

/** Adds a request to erase a patient at an instant. */
const ask = ({ owner }: SmallDatabase, number: number, patient: Id, eraseAt: string) =>
  owner.query("insert into account_deletions values ($1, $2, $3, null, $4, $5, $6)", [
    scope.customerId,
    numbered(number),
    patient,
    `token ${number}`,
    at(0),
    eraseAt,
  ]);

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("truncate account_deletions, deletion_requests");
});

test("A046: what is to be erased comes in the order of its days, from the very moment on, without what was withdrawn or is done", async ({
  database,
}) => {
  const { db, owner } = database;
  await ask(database, 1, small.patient(0, 3), at(5));
  await ask(database, 2, ada, at(6));
  await ask(database, 3, bob, at(4));
  const due = async (now: string) =>
    (await makeAccountDeletionQueries(db).acrossCustomersDue(systemScope("test"), now)).map(({ deletionId }) =>
      Number(deletionId.slice(-1)),
    );
  expect([await due(at(3)), await due(at(4)), await due(at(6))]).toEqual([[], [3], [3, 1, 2]]);
  await owner.query("update account_deletions set withdrawn_at = now() where deletion_id = $1", [numbered(3)]);
  await owner.query("update account_deletions set erased_at = now() where deletion_id = $1", [numbered(2)]);
  expect(await due(at(6))).toEqual([1]);
});

test("the day of an erasure is the clinic's", async ({ database }) => {
  const { db, owner } = database;
  await ask(database, 1, ada, "2027-02-18T05:30:00Z");
  const eraseOn = async (zone: string) => {
    await owner.query("update customers set time_zone = $2 where customer_id = $1", [scope.customerId, zone]);
    return (await makeAccountDeletionQueries(db).deletion(scope, numbered(1)))?.eraseOn;
  };
  expect([await eraseOn("America/Chicago"), await eraseOn("America/New_York")]).toEqual(["2027-02-17", "2027-02-18"]);
});

test("devices that are still out stand by name, those of one name by their ids, with the day since when; nobody else's", async ({
  database,
}) => {
  const { db, owner } = database;
  await ask(database, 1, ada, at(6));
  await owner.query(
    `insert into devices select (jsonb_populate_record(d, $1::jsonb)).* from devices d where device_id = $2`,
    [JSON.stringify({ device_id: numbered(9), display_name: "A sensor" }), small.device],
  );
  await owner.query("update devices set display_name = 'Knee sensor' where device_id = $1", [small.device]);
  await owner.query("delete from patient_devices where patient_id = $1", [ada]);
  for (const [number, device, status, shipped, delivered] of [
    [4, small.device, "Shipped", "2026-11-02", null],
    [3, small.device, "Delivered", "2026-11-02", "2026-11-05"],
    [5, numbered(9), "Shipped", "2026-11-03", null],
    [6, small.device, "Returned", "2026-11-02", "2026-11-05"],
    [7, small.device, "Pending", null, null],
  ] as const)
    await owner.query(
      `insert into patient_devices (customer_id, patient_id, item_id, device_id, status, shipped_on, delivered_on)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [scope.customerId, ada, numbered(number), device, status, shipped, delivered],
    );
  expect(await makeAccountDeletionQueries(db).devicesOut(scope, numbered(1))).toEqual([
    { name: "A sensor", status: "Shipped", since: "2026-11-03" },
    { name: "Knee sensor", status: "Delivered", since: "2026-11-05" },
    { name: "Knee sensor", status: "Shipped", since: "2026-11-02" },
  ]);
  await ask(database, 2, bob, at(6));
  await owner.query("update patient_devices set status = 'Pending' where patient_id = $1", [bob]);
  expect(await makeAccountDeletionQueries(db).devicesOut(scope, numbered(2))).toEqual([]);
});

test("a request fits patients and waiting registrations by birth date, phone or email, each once, as they are on record", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from registered_patients");
  await owner.query(
    `update patients set first_name = 'Ada', last_name = 'Berg', dob = '1960-02-29', phone = '+13125559900', email = 'Ada@home.example'
     where patient_id = $1`,
    [ada],
  );
  await owner.query(
    `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone, ship_address,
       email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
     values ($1, $2, 'Rea', 'Lund', 'female', '1961-03-01', 'rea@home.example', '+13125559901', '{}', true, true, false, now(), '', '')`,
    [scope.customerId, numbered(1)],
  );
  const matchingPatients = async (dob: string, phone: string, email: string) =>
    (
      await makeAccountDeletionQueries(db).acrossCustomersRecords(systemScope("test"), { dob, phone, email } as never)
    ).map((row) => [row.firstname, row.lastname, row.dob, row.phone, row.email, row.patientId, row.registrationId]);
  const patient = ["Ada", "Berg", "1960-02-29", "+13125559900", "Ada@home.example", ada, null];
  const registration = ["Rea", "Lund", "1961-03-01", "+13125559901", "rea@home.example", null, numbered(1)];
  expect(await matchingPatients("1960-02-29", "+13125559900", "ada@home.example")).toEqual([patient]);
  for (const [dob, phone, email] of [
    ["1960-02-29", "x", "x"],
    ["1900-01-01", "+13125559900", "x"],
    ["1900-01-01", "x", "ada@home.example"],
  ] as const)
    expect(await matchingPatients(dob, phone, email)).toEqual([patient]);
  for (const [dob, phone, email] of [
    ["1961-03-01", "x", "x"],
    ["1900-01-01", "+13125559901", "x"],
    ["1900-01-01", "x", "rea@home.example"],
  ] as const)
    expect(await matchingPatients(dob, phone, email)).toEqual([registration]);
  await owner.query("update registered_patients set patient_id = $1", [bob]);
  expect(await matchingPatients("1961-03-01", "+13125559901", "rea@home.example")).toEqual([]);
});
