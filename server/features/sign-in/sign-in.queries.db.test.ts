import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledTemplate, smallClinics } from "../../../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makeSignInQueries } from "./sign-in.queries.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  pool = makePool(database.url, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("a session asks for its own clinic, however many the company has", async () => {
  const queries = makeSignInQueries(makeDatabase(pool));
  const accountInSession = (role: Role, customer: Id | null) =>
    queries.accountInSession(systemScope("session"), small.user(0, role), customer, null);
  const read = () =>
    Promise.all([
      accountInSession(Role.companyAdmin, small.customers[0]!),
      accountInSession(Role.healthCoach, small.customers[0]!),
    ]);
  const before = await read();
  await pool.query(`select set_config('restride.customers', '*', false)`);
  await pool.query(
    `insert into customers (customer_id, name, access_code, company_id)
     select gen_random_uuid(), 'Clinic ' || n, 'MANY' || n, $1 from generate_series(1, 400) n`,
    [small.companies[0]],
  );
  expect(await read()).toEqual(before);
  expect(await accountInSession(Role.companyAdmin, small.customers[0]!)).toMatchObject({ isInCompany: true });
  expect(await accountInSession(Role.companyAdmin, null)).toMatchObject({ isInCompany: false });
  expect(await accountInSession(Role.companyAdmin, small.customers[2]!)).toMatchObject({ isInCompany: false });
});

test("a coach has the mapped clinics of the own company, and none that another company took over", async () => {
  const [own, , foreign] = small.customers;
  const coach = small.user(0, Role.healthCoach);
  await pool.query(`select set_config('restride.customers', '*', false)`);
  await pool.query("update users set associate_customers = $1 where user_id = $2", [[own, foreign], coach]);
  const account = await makeSignInQueries(makeDatabase(pool)).accountInSession(
    systemScope("session"),
    coach,
    null,
    null,
  );
  expect(account?.coachedCustomers).toEqual([own]);
});

test("the records of an email come newest surgery first, at most five of them", async () => {
  const queries = makeSignInQueries(makeDatabase(pool));
  await pool.query(`select set_config('restride.customers', '*', false)`);
  const email = "two.knees@home.example";
  // Surgeries in six months of a year, inserted in another order.
  for (const month of [3, 6, 1, 5, 2, 4])
    await pool.query(
      `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
       select customer_id, $2, surgeon_id, first_name, last_name, gender, dob, $3, $4, surgery_type, $5 from patients where patient_id = $1`,
      [small.patient(0, 1), record(month), email, `+1312555020${month}`, `2026-0${month}-01`],
    );
  const patientRows = await queries.patientsByEmail(systemScope("session"), "Two.Knees@home.example ");
  expect(patientRows.map(({ patientId }) => patientId)).toEqual([6, 5, 4, 3, 2].map(record));
});

const record = (month: number): Id => testId(`0192f000-00cc-7000-8000-00000000000${month}`);

test("active patients of a clinic are counted, or those of some surgeons", async () => {
  const queries = makeSignInQueries(makeDatabase(pool));
  const count = (ofSurgeons?: readonly Id[]) =>
    queries.patientsCount(systemScope("session"), small.customers[1]!, { ofSurgeons });
  const surgeons = [1, 2].map((number) => small.surgeon(1, number));
  expect([await count(), await count([surgeons[0]!]), await count(surgeons), await count([])]).toEqual([3, 2, 3, 0]);
  await pool.query(`select set_config('restride.customers', '*', false)`);
  await pool.query("update patients set active = false where patient_id = $1", [small.patient(1, 1)]);
  expect([await count(), await count([surgeons[0]!]), await count(surgeons)]).toEqual([2, 1, 2]);
});
