import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makePhoneChecksQueries } from "./phone-checks.queries.ts";
import { phoneSources } from "./phone-sources.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);
const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const registration = small.registration(0, 1);

test("phones to check stand by name, each with whose it is, as they are now; of who left or was added none is left", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from phones_to_check");
  const caregiver = JSON.stringify({ fname: "Cara", lname: "Home", phone: "3" });
  await owner.query(
    "update patients set first_name = 'Pat', last_name = 'One', phone = '1', caregiver = $2 where patient_id = $1",
    [ada, caregiver],
  );
  await owner.query(
    "update patients set first_name = 'Pat', last_name = 'One', phone = '2', caregiver = '{}' where patient_id = $1",
    [bob],
  );
  await owner.query(
    "update registered_patients set patient_id = null, first_name = 'Reg', last_name = 'Two', phone = '4', caregiver = $2 where registration_id = $1",
    [registration, caregiver.replace("3", "5")],
  );
  await owner.query(
    "update surgeons set name = 'Sue', phone_public = '6', phone_private = '7', deleted_at = null where surgeon_id = $1",
    [small.surgeon(0, 1)],
  );
  await owner.query("update users set first_name = 'Una', last_name = 'Three', phone = '8' where user_id = $1", [
    small.user(0, Role.physio),
  ]);
  await owner.query("update customers set contact = contact || $2 where customer_id = $1", [
    scope.customerId,
    JSON.stringify({ name: "Desk", phone: "9" }),
  ]);
  for (const [source, record] of [
    ["user", small.user(0, Role.physio)],
    ["surgeonPrivate", small.surgeon(0, 1)],
    ["surgeon", small.surgeon(0, 1)],
    ["registeredCaregiver", registration],
    ["registered", registration],
    ["patient", bob],
    ["patient", ada],
    ["caregiver", bob],
    ["caregiver", ada],
    ["customer", scope.customerId],
  ])
    await owner.query("insert into phones_to_check values ($1, $2, $3)", [scope.customerId, source, record]);
  const noted = async () =>
    (await makePhoneChecksQueries(db).noted(scope)).map(({ owner: whose, name, phone }) => `${whose} ${name} ${phone}`);
  const all = [
    "caregiver Cara Home 3",
    "registeredCaregiver Cara Home 5",
    "customer Desk 9",
    "patient Pat One 1",
    "patient Pat One 2",
    "registered Reg Two 4",
    "surgeon Sue 6",
    "surgeonPrivate Sue 7",
    "user Una Three 8",
  ];
  expect(await noted()).toEqual(all);
  await owner.query("update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(0, 1)]);
  await owner.query("update registered_patients set patient_id = $2 where registration_id = $1", [registration, ada]);
  expect(await noted()).toEqual(all.filter((text) => !/^(surgeon|registered)/.test(text)));
});

test("every column of a phone is a source, once", async ({ database: { owner } }) => {
  const { rows } = await owner.query<{ place: string }>(
    `select relname || '.' || attname as place from pg_attribute join pg_class c on c.oid = attrelid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attname like '%phone%' and atttypid = 'text'::regtype
       and attgenerated = ''`,
  );
  const columns = phoneSources.filter(({ isJson }) => !isJson).map(({ table, column }) => `${table}.${column}`);
  expect(columns.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
});
