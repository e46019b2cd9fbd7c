import { newPool } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import type { Fill } from "../database/filled-template.ts";
import { countAllOutcomes } from "../database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "../database/renew-all-period-sums.ts";
import { writeAllNameParts } from "../database/write-all-name-parts.ts";
import { withoutRls } from "../seed/without-rls.ts";
import { aimedClinics } from "./fixture-rows.ts";
import { small } from "./ids.ts";

/** Patients of the first clinic, of the second, and of each other clinic; clinics that are added to the first company and to the second. */
const sizes = { giant: 5_001, usual: 99, other: 15, others: 300, ofSecondCompany: 5 };

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

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

/** Ids that all clinics share, and those that the patients of a clinic share. All other ids differ in each copy. */
const sharedIds = [
  "company_id",
  "care_plan_id",
  "device_id",
  "exercise_id",
  "regimen_id",
  "questionnaire_id",
  "health_coach_id",
  "category_id",
];
const idsOfClinic = [
  "customer_id",
  "surgeon_id",
  "user_id",
  "created_by",
  "changed_by",
  "sender_id",
  "assigned_to",
  "vendor_assigned_by",
  "editing_user_id",
];
/** Days of progress that a copy has, around the present day: lists and sums of the requests read no others. */
const copiedDays = "day between current_date - 15 and current_date + 5";
const uniqueTexts = ["email", "access_code", "message_key", "token_hash", "gateway_id"];

const tablesWith = async (client: pg.PoolClient, column: string): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
     group by c.relname having bool_or(a.attname = $2) and bool_or(a.attname = 'customer_id')`,
    [leftOut, column],
  );
  return rows;
};

/** Returns the statement that copies the rows under a condition for each number `n`. */
const copies = ({ name, columns }: Table, sharedIdNames: readonly string[], condition: string): string => {
  const values = columns.map((column) => {
    if (column.type === "text" && uniqueTexts.includes(column.name)) return `n::text || ${column.name}`;
    if (column.type === "timestamp with time zone") return `${column.name} - n * interval '1 minute'`;
    if (column.name === "dob") return "dob - n % 10000";
    if (column.name === "phone") return "left(phone, -4) || lpad((n % 10000)::text, 4, '0')";
    if (column.name === "last_name" && condition.includes("patient_id"))
      return "translate(n::text, '0123456789', 'abcdefghij') || last_name";
    return column.type === "uuid" && !sharedIdNames.includes(column.name)
      ? `md5(${column.name}::text || n)::uuid`
      : column.name;
  });
  return `insert into ${name} (${columns.map((column) => column.name).join(", ")})
    select ${values.join(", ")} from ${name}, generate_series($2::int, $3::int) n
    where ${condition} and ${name === "patient_days" ? copiedDays : "true"}`;
};

/** Copies the three patients of a clinic, with all that is recorded of them, for the numbers from `first` to `last`. */
const copyPatients = async (client: pg.PoolClient, clinic: number, first: number, last: number): Promise<void> => {
  const patients = [1, 2, 3].map((number) => small.patient(clinic, number));
  for (const table of await tablesWith(client, "patient_id"))
    await client.query(copies(table, [...sharedIds, ...idsOfClinic], "customer_id = $1 and patient_id = any($4)"), [
      small.customers[clinic],
      first,
      last,
      patients,
    ]);
};

const copyClinic = async (client: pg.PoolClient, clinic: number, count: number): Promise<void> => {
  for (const table of await tablesWith(client, "customer_id"))
    await client.query(copies(table, sharedIds, "customer_id = $1"), [small.customers[clinic], 1, count]);
};

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
