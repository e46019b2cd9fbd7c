import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type pg from "pg";

/** Clinic to measure: its number of patients, and the patient who is followed, with the number of days and of log entries. */
export type FollowedPatient = {
  customer: Id;
  patient: Id;
  clinic: number;
  patients: number;
  days: number;
  entries: number;
};

/** Days that are planned after today. */
const ahead = 30;

/** Moves the patient's surgery `days` days back, and fills each of these days with recordings, notes and log entries. */
export async function fillPatient(
  client: pg.Client,
  of: FollowedPatient,
  today: CalendarDate,
  now: number,
): Promise<void> {
  const { customer, patient, clinic, days, entries } = of;
  const patientValues = [customer, patient, today, days];
  for (const statement of [movedSurgery, movedWindows]) await client.query(statement, patientValues);
  await client.query(`delete from patient_days ${ofPatient}`, [customer, patient]);
  await client.query(eachDay, patientValues);
  for (const exercise of [1, 2])
    await client.query(rounds, [...patientValues, small.exerciseItem(clinic, 1, exercise)]);
  await client.query(readings, [...patientValues, small.deviceItem(clinic, 1)]);
  await client.query(forms, [...patientValues, small.formItem(clinic, 1)]);
  await client.query(notes, [...patientValues, small.user(clinic, Role.physio)]);
  await client.query(log, [customer, patient, new Date(now).toISOString(), small.exerciseItem(clinic, 1, 1), entries]);
}

const ofPatient = "where customer_id = $1 and patient_id = $2";
const past = "generate_series(1, $4::int - 1) n";

const movedSurgery = `update patients set surgery_date = $3::date - $4::int ${ofPatient}`;
const movedWindows = `update item_revisions set surgery_date = $3::date - $4::int, end_day = $4::int + ${ahead} ${ofPatient}`;
const eachDay = `
  insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done)
  select $1, $2, $3::date + n, 2, case when n < 0 then 2 * (n & 1) else 0 end, 1, (n < 0)::int, 1, (n < 0)::int
  from generate_series(1 - $4::int, ${ahead}) n`;
/** Statement that adds both rounds on every second day, and one round on the others. */
const rounds = `
  insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at)
  select $1, $2, $5, $3::date - n, 1 + (n & 1), $3::date - n from ${past}`;
const readings = `
  insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
  select $1, $2, $5, $3::date - n, $3::date - n, array[130 - n % 60, n % 15] from ${past}`;
const forms = `
  insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
  select $1, $2, gen_random_uuid(), $5, '${small.questionnaire}', $3::date - n, $3::date - n, array[n % 5], n % 5 from ${past}`;
/** Statement that adds a note every fourth day. */
const notes = `
  insert into patient_notes (customer_id, patient_id, note_id, category_id, text, minutes_logged, noted_at, created_by, created_at, updated_at)
  select $1, $2, gen_random_uuid(), (select category_id from note_categories order by position limit 1),
    repeat('Bends well and asks for the next exercises. ', 1 + n % 4), 5, $3::date - n, $5, $3::date - n, $3::date - n
  from generate_series(4, $4::int, 4) n`;
/** Statement that adds a log entry every fifteen seconds, of four kinds. */
const log = `
  insert into audit_log (customer_id, at, actor, table_name, action, after)
  select $1, $3::timestamptz - n * interval '15 seconds', $2::text, (array['exercise_done','device_readings','patient_notes','reminders'])[n % 4 + 1],
    'insert', jsonb_build_object('patient_id', $2::text, 'item_id', $4::text, 'times_done', n % 3, 'values', array[n % 90])
  from generate_series(1, $5::int) n`;
