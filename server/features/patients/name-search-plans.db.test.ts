import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { type PatientListRequest, makePatientQueries } from "./patients.queries.ts";

const clinic = systemCustomerScope(small.customers[0]!, "test");

/** Adds 300 patients in each of two clinics, whose names have many beginnings. */
test.beforeAll(async ({ database }) => {
  await database.owner.query("set session_replication_role = replica");
  for (const at of [0, 1])
    await database.owner.query(
      `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
       select $1, gen_random_uuid(), $2, translate(md5('first' || n), '0123456789', 'ghijklmnop'), translate(md5('last' || n), '0123456789', 'qrstuvwxyz'),
         'female', '1960-05-01'::date + n, n || '@many.example', '+1312556' || lpad((n + $3)::text, 4, '0'), 'knee', '2026-01-01'
       from generate_series(1, 300) n`,
      [small.customers[at], small.surgeon(at, 1), at * 1000],
    );
  await database.owner.query("set session_replication_role = default");
  await database.owner.query("select queue_unformed_names()");
  await writeAllNameParts(database.url);
  await database.owner.query("analyze");
});

const ofOnePart = ["pa", "pat", "pat1", "zz", "b", "smith", "ca", "be", "o", "jo"];
const ofTwoParts = ["pa 1", "pat 1", "pat1 a", "zz b", "b be", "smith j", "ca ro", "be a", "o'brien a", "jo ann"];

test("a list by name has one plan, whatever is looked for", async ({ database }) => {
  const { db } = database;
  const queries = makePatientQueries(db);
  const plans = await db.transaction(clinic, async () => {
    // Left to itself, PostgreSQL says by its choice whether a plan for all texts is as good.
    await db.rows(clinic, "plan mode", sql`select set_config('plan_cache_mode', 'auto', true)`);
    for (const name of [...ofOnePart, ...ofTwoParts]) {
      const request: PatientListRequest = {
        filter: { type: "active", lastname_plain: name },
        sort: { field: "name", order: "ascend" },
        page: { current: 1, pageSize: 20 },
        today: "2026-06-01" as CalendarDate,
        withTotal: true,
      };
      await queries.list(clinic, request);
    }
    return db.rows(
      clinic,
      "plans",
      sql`select custom_plans::int as "perText", generic_plans::int as "forAll" from pg_prepared_statements
        where statement like '%name_parts%' and statement not like '%pg_prepared%' and custom_plans + generic_plans = 10`,
    );
  });
  // PostgreSQL plans a statement five times with its parameters, and then once for all parameters if that is not worse.
  expect(plans).toEqual(Array.from({ length: 2 }, () => ({ perText: 5, forAll: 5 })));
});
