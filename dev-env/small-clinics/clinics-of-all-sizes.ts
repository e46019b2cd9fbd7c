import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import type { Fill } from "../database/filled-template.ts";
import { copyRows, isOfAllClinics, isOfClinic } from "../copies/copy-rows.ts";
import { countAllOutcomes } from "../database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "../database/renew-all-period-sums.ts";
import { writeAllNameParts } from "../database/write-all-name-parts.ts";
import { withoutRls } from "../seed/without-rls.ts";
import { aimedClinics } from "./fixture-rows.ts";
import { small } from "./ids.ts";

/** Patients of the first clinic, of the second, and of each other clinic; clinics that are added to the first company and to the second. */
const sizes = { giant: 5_001, usual: 99, other: 15, others: 300, ofSecondCompany: 5 };

/** Tables that are not copied: those that triggers or functions fill from the others, and those without a part in any list. */
const leftOut = [
  "active_patient_counters",
  "audit_log",
  "case_counters",
  "case_reads",
  "images",
  "listed_cases",
  "listed_units",
  "message_patient_counters",
  "message_patients",
  "name_parts",
  "outcome_counters",
  "outcome_fills",
  "password_tokens",
  "period_counters",
  "period_spans",
  "period_sums",
  "unit_counters",
];

/** Days of progress that a copy has, around the present day: lists and sums of the requests read no others. */
const copiedDays = "day between current_date - 15 and current_date + 5";

const changed = ({ name, type }: { readonly name: string; readonly type: string }): string | undefined => {
  if (type === "timestamp with time zone") return `${name} - n * interval '1 minute'`;
  if (name === "dob") return "dob - n % 10000";
  return name === "phone" ? "left(phone, -4) || lpad((n % 10000)::text, 4, '0')" : undefined;
};

const conditionOf = (clinic: number) => (table: string) =>
  `customer_id = '${small.customers[clinic]}'${table === "patient_days" ? ` and ${copiedDays}` : ""}`;

/** Copies the three patients of a clinic, with all that is recorded of them, for the numbers from `first` to `last`. */
const copyPatients = (client: pg.PoolClient, clinic: number, first: number, last: number): Promise<void> => {
  const patients = [1, 2, 3].map((number) => `'${small.patient(clinic, number)}'`).join();
  return copyRows(client, first, last, {
    having: ["patient_id"],
    leftOut,
    isKept: isOfClinic,
    condition: (table) => `${conditionOf(clinic)(table)} and patient_id in (${patients})`,
    changed: (column) =>
      column.name === "last_name" ? "translate(n::text, '0123456789', 'abcdefghij') || last_name" : changed(column),
  });
};

const copyClinic = (client: pg.PoolClient, clinic: number, count: number): Promise<void> =>
  copyRows(client, 1, count, {
    having: ["customer_id"],
    leftOut,
    isKept: isOfAllClinics,
    condition: conditionOf(clinic),
    changed,
  });

const fill = async (databaseUrl: string, now: number): Promise<void> => {
  await aimedClinics.run(databaseUrl, now);
  const pool = newPool({ connectionString: databaseUrl, max: 1 });
  await withoutRls(pool, async (client) => {
    await copyPatients(client, 1, 2, sizes.other / 3);
    await copyClinic(client, 1, sizes.others);
    await copyPatients(client, 2, 2, sizes.other / 3);
    await copyClinic(client, 2, sizes.ofSecondCompany);
    await copyPatients(client, 1, sizes.other / 3 + 1, sizes.usual / 3);
    await copyPatients(client, 0, 2, sizes.giant / 3);
    await client.query(
      "select list_all_cases(), list_all_units(), count_all_patients(), join_companies(), count_companies()",
    );
  });
  await writeAllNameParts(databaseUrl);
  await renewAllPeriodSums(databaseUrl, now);
  await countAllOutcomes(databaseUrl);
  await pool.query("vacuum analyze");
  await pool.end();
};

/**
 * The small clinics with the records of request fixtures, grown: the first has 5,001 patients, the second 99, and their company 300 more clinics of
 * 15; a second company has six clinics of 15. The database has the statistics of such a company.
 */
export const clinicsOfAllSizes: Fill = { name: "clinics of all sizes", run: fill };
