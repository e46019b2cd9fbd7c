import { copyRows, isOfAllClinics } from "@restride/dev-env/copies/copy-rows.ts";
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

/** Days of recordings that a copy has: the month that pages show. The totals of all days are copied. */
const copiedDays = 35;
const recordings = ["exercise_done", "device_readings", "questionnaire_answers"];
/** Tables that are not copied: those that functions fill from the others, and those without a part in any call. */
export const leftOut = [
  "active_patient_counters",
  "audit_log",
  "case_counters",
  "case_reads",
  "listed_cases",
  "listed_units",
  "message_patient_counters",
  "message_patients",
  "outcome_counters",
  "outcome_fills",
  "password_tokens",
  "unit_counters",
];

/** Fills a migrated database with one company that has `patients` patients, about 300 in each clinic. */
export async function fillWorld(databaseUrl: string, now: number, patients: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await seed({ pool, patients: Math.min(patients, patientsOnce), now, depth });
  await writeAllNameParts(databaseUrl);
  await withoutRls(pool, async (client) => {
    await client.query("update customers set company_id = (select min(company_id::text)::uuid from companies)");
    await client.query(fillDays, [depth.daysBack, depth.daysAhead]);
    if (patients > patientsOnce)
      await copyRows(client, 1, Math.ceil(patients / patientsOnce) - 1, {
        having: ["customer_id"],
        leftOut,
        isKept: isOfAllClinics,
        condition: (table) =>
          `customer_id is not null${recordings.includes(table) ? ` and day > current_date - ${copiedDays}` : ""}`,
      });
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
