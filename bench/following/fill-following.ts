import { countAllOutcomes } from "@restride/dev-env/database/count-all-outcomes.ts";
import { renewAllPeriodSums } from "@restride/dev-env/database/renew-all-period-sums.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { clinicZone } from "@restride/dev-env/clinic-day.ts";
import { bypassRls } from "@restride/dev-env/database/bypass-rls.ts";
import { fillSmallClinics } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import pg from "pg";
import { fillPatient, type FollowedPatient } from "./fill-patient.ts";

const makeFollowedPatient = (clinic: number, patients: number, days: number, entries: number): FollowedPatient => ({
  clinic,
  patients,
  days,
  entries,
  customer: small.customers[clinic]!,
  patient: small.patient(clinic, 1),
});

/** Two clinics: one with a tenth of the volume, and one with the full volume. */
export const sizes = [makeFollowedPatient(0, 200, 40, 100_000), makeFollowedPatient(1, 2_000, 400, 1_000_000)] as const;

/** Number of diagnosis codes, about as many as in the official list. */
const codeCount = 98_000;

/** Fills a migrated database with both clinics. */
export async function fillFollowing(databaseUrl: string, now: number): Promise<void> {
  await fillSmallClinics(databaseUrl, now);
  const today = todayIn(now, clinicZone);
  const client = new pg.Client({ connectionString: databaseUrl, options: bypassRls });
  await client.connect();
  await client.query("set session_replication_role = replica"); // foreign keys of 900,000 days are not checked one by one
  for (const clinic of sizes) {
    await fillClinic(client, clinic, today);
    await fillPatient(client, clinic, today, now);
  }
  await client.query(moreCodes, [Math.ceil(codeCount / 500), codeCount]);
  await renewAllPeriodSums(databaseUrl, now);
  await countAllOutcomes(databaseUrl);
  await client.query("vacuum analyze");
  await client.end();
}

async function fillClinic(
  client: pg.Client,
  { customer, patients }: FollowedPatient,
  today: CalendarDate,
): Promise<void> {
  await client.query(manyPatients, [customer, patients, today]);
  await client.query(manyDays, [customer, today]);
  await client.query(manyForms, [customer, today]);
  for (const statement of corridors) await client.query(statement, [customer, today, patients / 4]);
}

/** Statement that adds patients with surgeries on each of the last 400 days. */
const manyPatients = `
  with added as (
    insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
    select $1, gen_random_uuid(), surgeon_id, 'Many', 'Patient ' || n, 'female', '1960-05-01', 'followed' || n || '-' || $1::text || '@clinic.example',
      '+1312555' || lpad((n % 10000)::text, 4, '0'), case when n % 3 = 0 then 'hip' else 'knee' end, $3::date - n % 400
    from generate_series(1, $2::int) n, lateral (
      select surgeon_id from surgeons where customer_id = $1 order by surgeon_id offset n % 2 limit 1) theirs
    returning patient_id, active, surgery_date)
  insert into patient_progress (customer_id, patient_id, active, surgery_date, as_of) select $1, patient_id, active, surgery_date, $3 from added`;

/**
 * Statement that adds 400 days for each patient, 369 of them past. A fifth of the patients did nothing, a fifth did everything, and the others did
 * half.
 */
const manyDays = `
  insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done)
  select $1, patient_id, $2::date + n, 6, did, 2, did / 3, 1, case did when 3 then n & 1 else did / 6 end
  from (select patient_id, (array[0, 6, 3, 3, 3])[abs(hashtext(patient_id::text)) % 5 + 1] as usual from patients where customer_id = $1) p,
    generate_series(-369, 30) n, lateral (select case when n < 0 then usual else 0 end as did) done
  on conflict do nothing`;

/** Statement that adds a pain questionnaire for each week of the last year. */
const manyForms = `
  insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
  select $1, patient_id, gen_random_uuid(), patient_id, '${small.questionnaire}', $2::date - 7 * n, $2::date - 7 * n, array[n % 5], n % 5
  from patients, generate_series(0, 51) n where customer_id = $1`;

/** Recovery corridors of the knee's flexion, extension deficit and pain, as the nightly job writes them: $3 patients in each window. */
const windows = `(values ('flexion', 'Knee Motion Sensor'), ('deficit', 'Knee Motion Sensor'), ('pain', 'form')) m (metric, source), generate_series(7, 364, 7) d`;
const corridors = [
  "insert into recovery_versions select $1, 1, $2, $2::date - 1000, $2::date - 60 where $3::int > 0",
  `insert into recovery_windows select $1, 1, 'knee', metric, source, d, $3::int, $3::int * 3 from ${windows} where $2::date is not null`,
  `insert into recovery_values (customer_id, version, joint, metric, source, day, rank, patient_id, value, readings)
   select $1, 1, 'knee', metric, source, d, at, patient_id, at % 100, 3
   from (select patient_id, row_number() over (order by last_name) as at from patients where customer_id = $1 and first_name = 'Many' limit $3::int) p, ${windows}
   where $2::date is not null`,
];

/** Statement that repeats the shipped diagnosis codes under other codes. */
const moreCodes = `
  insert into diagnosis_codes (code, description, synonyms, listed_from)
  select chr(65 + n % 26) || n || '.' || row_number() over (), description, synonyms, listed_from
  from generate_series(1, $1::int) n, diagnosis_codes limit $2`;
