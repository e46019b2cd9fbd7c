import { countAllOutcomes } from "@restride/dev-env/database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "@restride/dev-env/database/renew-all-period-sums.ts";
import { writeAllNameParts } from "@restride/dev-env/database/write-all-name-parts.ts";
import { seed } from "@restride/dev-env/seed/seed.ts";
import { withoutRls } from "@restride/dev-env/seed/without-rls.ts";
import pg from "pg";

/** Patients of a small world. A large world has copies of its clinics. */
const patientsOnce = 2_000;
/** 180 days are written for each patient. */
const depth = { daysBack: 149, daysAhead: 30 };

/** Ids that all clinics share. Other ids belong to one clinic and differ in each copy of it. */
const sharedIds = [
  "company_id",
  "care_plan_id",
  "device_id",
  "exercise_id",
  "regimen_id",
  "questionnaire_id",
  "health_coach_id",
];
/** Columns whose values must be unique. */
const unique = ["access_code", "email"];
/** Days of recordings that a copy has: the month that pages show. The totals of all days are copied. */
const copiedDays = 35;
const recordings = ["exercise_done", "device_readings", "questionnaire_answers"];

/** Fills a migrated database with one company that has `patients` patients, about 300 in each clinic. */
export async function fillWorld(databaseUrl: string, now: number, patients: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await seed({ pool, patients: Math.min(patients, patientsOnce), now, depth });
  await writeAllNameParts(databaseUrl);
  await withoutRls(pool, async (client) => {
    await client.query("update customers set company_id = (select min(company_id::text)::uuid from companies)");
    await client.query(fillDays, [depth.daysBack, depth.daysAhead]);
    await client.query("set local enable_seqscan = off"); // the copied clinics are few among all clinics, so that index scans are faster
    const copies = (await tablesOfClinics(client)).map(copyOf);
    for (let copy = 1; copy < patients / patientsOnce; copy++) {
      for (const statement of copies) await client.query(statement, [copy]);
      if (copy % 10 === 0) console.log(`  ${copy * patientsOnce} patients`);
    }
    await client.query(
      "select list_all_cases(), list_all_units(), count_all_patients(), join_companies(), count_companies()",
    );
  });
  await renewAllPeriodSums(databaseUrl, now);
  await countAllOutcomes(databaseUrl);
  await pool.query("vacuum analyze");
  await pool.end();
}

/** Statement that also writes days before a patient's arrival and after the plan's end, so that each patient has the same number of days. */
const fillDays = `
  insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done)
  select customer_id, patient_id, current_date + n, 6, case when n < 0 then abs(hashint4(n)) % 7 else 0 end, 2, abs(hashint4(n)) % 3
  from patients, generate_series(-$1::int, $2::int) n on conflict do nothing`;

type Column = { name: string; type: string };
type Table = { name: string; columns: Column[] };

async function tablesOfClinics(client: pg.PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (array['active_patient_counters', 'audit_log', 'password_tokens', 'listed_cases', 'case_reads', 'case_counters', 'message_patients', 'message_patient_counters', 'listed_units', 'unit_counters', 'outcome_counters', 'outcome_fills'])
     group by c.relname having bool_or(a.attname = 'customer_id')`,
  );
  return rows;
}

const copiedId = (id: string): string => `md5(${id}::text || $1::int)::uuid`;

const copiedValue = ({ name, type }: Column): string => {
  if (unique.includes(name)) return `$1::int || ${name}`;
  if (type === "uuid[]") return `array(select ${copiedId("id")} from unnest(${name}) id)`;
  return type === "uuid" && !sharedIds.includes(name) ? copiedId(name) : name;
};

/** Returns the statement that copies the rows of the first clinics, whose emails have no copy number. */
const copyOf = ({ name, columns }: Table): string => `
  insert into ${name} (${columns.map((column) => column.name).join(", ")})
  select ${columns.map(copiedValue).join(", ")} from ${name}
  where customer_id in (select customer_id from users where email !~ '^[0-9]')
    ${recordings.includes(name) ? `and day > current_date - ${copiedDays}` : ""}`;
