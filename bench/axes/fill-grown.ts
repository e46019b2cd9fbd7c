import { copyRows, isOfAllClinics, isOfClinic } from "@restride/dev-env/copies/copy-rows.ts";
import { countAllOutcomes } from "@restride/dev-env/database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "@restride/dev-env/database/renew-all-period-sums.ts";
import { writeAllNameParts } from "@restride/dev-env/database/write-all-name-parts.ts";
import { addHistory } from "@restride/dev-env/seed/history.ts";
import { seed } from "@restride/dev-env/seed/seed.ts";
import { withoutRls } from "@restride/dev-env/seed/without-rls.ts";
import pg from "pg";
import { leftOut } from "../fill-world.ts";

/** Patients of the six clinics that the seed makes, which stay with the small company. */
const patientsOnce = 2_000;
/** Copies of the six clinics that the large company has; one more of a single clinic makes 541. */
const copies = 90;

/** Domain of the clinic whose copies are measured, and of the admins and coaches of both companies. */
export const domains = {
  clinic: "quillhaven.clinic.example",
  large: "brightwater.example",
  small: "stridewell.example",
};
/** The measured copies: their numbers, which stand before the emails of their people, and how often each has the patients of the clinic. */
export const measuredClinics = {
  usual: { copy: 3, times: 1 },
  middle: { copy: 2, times: 6 },
  giant: { copy: 1, times: 60 },
} as const;
/** Numbers of copied patients are larger than those of copied clinics, so that no email is there twice. */
const firstPatientCopy = 1_000;

/** Days that are written of each patient, except of those after thirteen months, one in forty, who have all. */
const depth = { daysBack: 21, daysAhead: 14 };
const isWhole = ({ today }: { readonly today: number }): boolean => today > 395;

/** Fills a migrated database with a company of six clinics; where it is large, beside one of 541. */
export async function fillGrown(databaseUrl: string, now: number, isLarge: boolean): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const derive = async (): Promise<void> => {
    await renewAllPeriodSums(databaseUrl, now);
    await countAllOutcomes(databaseUrl);
    await pool.query("vacuum analyze");
  };
  await seed({ pool, patients: patientsOnce, now, depth, isWhole });
  await withoutRls(pool, async (client) => {
    await client.query(`update customers set company_id = ${companyOf(domains.small)}`);
    await client.query("select join_companies(), count_companies()");
  });
  await writeAllNameParts(databaseUrl);
  await derive();
  await withoutRls(pool, async (client) => {
    if (isLarge) await grow(client);
    await addHistory(client, now, logged);
  });
  await derive();
  await pool.end();
}

const companyOf = (domain: string): string => `(select company_id from users where email = 'admin@${domain}')`;

/** Patients who have a log: of the measured clinics, those after a recent surgery and those with the whole history. */
const logged = `customer_id in (select customer_id from users where email ~ '^[1-3]?admin@${domains.clinic}')
  and patient_id in (select patient_id from patients where surgery_date < current_date - 395 or surgery_date between current_date - 60 and current_date - 10)`;

/** Adds the large company. Its clinics have what was counted for their originals; where patients are added, all is counted anew. */
async function grow(client: pg.PoolClient): Promise<void> {
  const ofClinics = {
    having: ["customer_id"],
    leftOut: leftOut.filter((table) => !table.startsWith("outcome_")),
    isKept: isOfAllClinics,
    changed: ({ name }: { readonly name: string }, table: string) =>
      table === "customers" && name === "company_id" ? companyOf(domains.large) : undefined,
  };
  const original = `customer_id = ${clinicOf(`admin@${domains.clinic}`)}`;
  await copyRows(client, copies + 1, copies + 1, { ...ofClinics, condition: () => original });
  const originals = `customer_id in (select customer_id from customers where company_id = ${companyOf(domains.small)})`;
  await copyRows(client, 1, copies, { ...ofClinics, condition: () => originals });
  for (const { copy, times } of Object.values(measuredClinics)) if (times > 1) await addPatients(client, copy, times);
  await client.query(
    `update users set associate_customers = array(select customer_id from users where email ~ '^[1-9]admin@${domains.clinic}')
     where email = 'coach@${domains.large}'`,
  );
  await client.query(
    "select place_missing_orders(), list_all_cases(), list_all_units(), count_all_patients(), join_companies(), count_companies()",
  );
}

const clinicOf = (email: string): string => `(select customer_id from users where email = '${email}')`;

/** Copies the patients of a clinic, so that it has them this many times. */
async function addPatients(client: pg.PoolClient, copy: number, times: number): Promise<void> {
  const customer = clinicOf(`${copy}admin@${domains.clinic}`);
  for (const table of ["period_spans", "period_sums", "period_counters", "outcome_fills", "outcome_counters"])
    await client.query(`delete from ${table} where customer_id = ${customer}`);
  await copyRows(client, firstPatientCopy + 1, firstPatientCopy + times - 1, {
    having: ["patient_id", "case_id", "owner_id"],
    leftOut,
    isKept: isOfClinic,
    condition: (table) =>
      `customer_id = ${customer}${table === "name_parts" ? " and kind in ('patient', 'reminder')" : ""}`,
  });
}
