import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
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
  const asked = (role: Role, customer: Id | null) =>
    queries.accountInSession(systemScope("session"), small.user(0, role), customer, null);
  const read = () =>
    Promise.all([asked(Role.companyAdmin, small.customers[0]!), asked(Role.healthCoach, small.customers[0]!)]);
  const before = await read();
  await pool.query(`select set_config('restride.customers', '*', false)`);
  await pool.query(
    `insert into customers (customer_id, name, access_code, company_id)
     select gen_random_uuid(), 'Clinic ' || n, 'MANY' || n, $1 from generate_series(1, 400) n`,
    [small.companies[0]],
  );
  expect(await read()).toEqual(before);
  expect(await asked(Role.companyAdmin, small.customers[0]!)).toMatchObject({ isInCompany: true });
  expect(await asked(Role.companyAdmin, null)).toMatchObject({ isInCompany: false });
  expect(await asked(Role.companyAdmin, small.customers[2]!)).toMatchObject({ isInCompany: false });
});
