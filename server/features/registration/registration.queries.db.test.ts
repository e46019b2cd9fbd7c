import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeRegisteredQueries } from "./registered.queries.ts";
import { makeRegistrationQueries } from "./registration.queries.ts";

const [customerId, beside] = small.customers;
const scope = systemCustomerScope(customerId, "test");
const numbered = (kind: string, number: number): Id => testId(`0192f000-00${kind}-7000-8000-00000000000${number}`);

const addForm = (
  { owner }: SmallDatabase,
  number: number,
  sequence: number,
  { version = 1, active = true, clinic = customerId } = {},
) =>
  owner.query(
    "insert into consent_forms (customer_id, form_id, version, sequence, active, title, description, body) values ($1, $2, $3, $4, $5, 'a', 'b', 'c')",
    [clinic, numbered("f1", number), version, sequence, active],
  );
const register = ({ owner }: SmallDatabase, number: number, signedAt: string, clinic = customerId) =>
  owner.query(
    `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone, ship_address,
       email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
     values ($1, $2, 'Ada', 'Berg', 'female', '1960-02-29', '', '+13125550100', '{}', true, true, false, $3, '', '')`,
    [clinic, numbered("f2", number), signedAt],
  );

test("A040 A242: forms to be signed stand in their sequence, each in its newest version, without those that are signed no more", async ({
  database,
}) => {
  await database.owner.query("delete from consent_forms");
  await addForm(database, 1, 2);
  await addForm(database, 2, 1);
  await addForm(database, 3, 2, { version: 1 });
  await addForm(database, 3, 3, { version: 2 });
  await addForm(database, 4, 1, { version: 1 });
  await addForm(database, 4, 1, { version: 2, active: false });
  await addForm(database, 5, 2);
  await addForm(database, 6, 1, { clinic: beside });
  const forms = await makeRegistrationQueries(database.db).forms(scope);
  expect(forms.map(({ _id, version }) => [_id, version])).toEqual([
    [numbered("f1", 2), 1],
    [numbered("f1", 1), 1],
    [numbered("f1", 5), 1],
    [numbered("f1", 3), 2],
  ]);
});

test("who registered is listed by the time of signing, the newest first, and those of one moment by their ids", async ({
  database,
}) => {
  await database.owner.query("delete from registered_patients");
  await register(database, 3, "2026-11-20T12:00:00Z");
  await register(database, 1, "2026-11-20T12:00:00Z");
  await register(database, 2, "2026-11-20T12:00:00Z");
  await register(database, 4, "2026-11-20T12:00:01Z");
  await register(database, 5, "2026-11-20T11:00:00Z");
  await register(database, 6, "2026-11-20T12:00:00Z", beside);
  const page = async (number: number) =>
    (await makeRegisteredQueries(database.db).page(scope, {}, { current: number, pageSize: 3 })).map(({ _id }) =>
      Number(_id.slice(-1)),
    );
  expect([await page(1), await page(2)]).toEqual([
    [4, 1, 2],
    [3, 5],
  ]);
});

test("a registration has a namesake where birth date and phone are the same, in the own clinic, among patients too", async ({
  database,
}) => {
  const { db, owner } = database;
  await owner.query("delete from registered_patients");
  await register(database, 1, "2026-11-20T12:00:00Z", beside);
  const matchingIds = async (dob: string, phone: string) =>
    (await makeRegistrationQueries(db).namesakes(scope, { dob, phone } as never)).map(({ firstname }) => firstname);
  expect(await matchingIds("1960-02-29", "+13125550100")).toEqual([]);
  await register(database, 2, "2026-11-20T12:00:00Z");
  expect(await matchingIds("1960-02-29", "+13125550100")).toEqual(["Ada"]);
  expect(await matchingIds("1960-02-28", "+13125550100")).toEqual([]);
  expect(await matchingIds("1960-02-29", "+13125550101")).toEqual([]);
  await owner.query(
    "update patients set first_name = 'Bea', dob = '1960-02-29', phone = '+13125550100' where patient_id = $1",
    [small.patient(0, 1)],
  );
  expect((await matchingIds("1960-02-29", "+13125550100")).toSorted()).toEqual(["Ada", "Bea"]);
});
