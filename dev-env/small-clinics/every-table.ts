import type pg from "pg";
import type { Id } from "@restride/domain/values/id.ts";
import { small } from "./ids.ts";

const [mine, sister] = small.customers;

/** Ids of one clinic for the rows. */
type Names = { readonly customer: Id; readonly patient: Id; readonly item: Id; readonly surgeon: Id };
type Statements = readonly (readonly [text: string, values: unknown[]])[];

const rowsOfPatient = ({ customer, patient, item }: Names): Statements => [
  ["insert into technical_holds values ($1, $2, $3, '2026-01-01', null)", [customer, patient, item]],
  ["insert into inactive_spells values ($1, $2, '2026-01-01', null)", [customer, patient]],
  [
    "insert into schedule_changes select $1, $2, $3, 'exercise', '[]', '[]', user_id, now() from users limit 1",
    [customer, patient, item],
  ],
  ["insert into diagnoses values ($1, $2, 'M17.11', 'x', now(), now())", [customer, patient]],
  ["insert into reminders values ($1, $2, $3, '2026-01-01', 'x', '', null, now())", [customer, patient, item]],
  [
    "insert into patient_notes select $1, $2, $3, category_id, 'x', 0, now(), user_id, now(), now(), null, 1 from note_categories, users limit 1",
    [customer, patient, item],
  ],
  ["insert into report_jobs select $1, $2, user_id, false, now(), null, false from users limit 1", [customer, item]],
  ["insert into report_job_patients values ($1, $2, $3, 1)", [customer, item, patient]],
  ["insert into exercise_done values ($1, $2, '2026-01-01', $3, 1, now())", [customer, patient, item]],
  ["insert into device_readings values ($1, $2, $3, now(), '2026-01-01', '{1}')", [customer, patient, item]],
  [
    "insert into questionnaire_answers values ($1, $2, $3, $3, $4, '2026-01-01', now(), '{1}', 1)",
    [customer, patient, item, small.questionnaire],
  ],
  [
    "insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at) values ($1, $3, $2, 'Surgeon Message', 'x', 'x', now(), now())",
    [customer, patient, item],
  ],
  [
    "insert into case_comments (customer_id, case_id, comment_id, text, commented_at) values ($1, $2, $2, 'x', now())",
    [customer, item],
  ],
  ["insert into case_views select $1, $2, user_id, now() from users limit 1", [customer, item]],
  [
    "insert into case_work_logs (customer_id, case_id, work_log_id, user_id, started_on, minutes, created_at) select $1, $2, $2, user_id, '2026-01-01', 1, now() from users limit 1",
    [customer, item],
  ],
  ["insert into notifications values ($1, $2, 'x', 'x', null, now())", [customer, item]],
  ["insert into notification_recipients values ($1, $2, $3)", [customer, patient, item]],
  [
    "insert into outgoing_messages (customer_id, message_key, message_id, channel, kind, queued_at, tries_until, sent_at) values ($1, 'x', $1, 'mail', 'invitation', now(), now(), now())",
    [customer],
  ],
];

const rowsOfClinic = ({ customer, patient, item, surgeon }: Names): Statements => [
  [
    "insert into carrier_events values ($1, $2, null, 'x', 'x', 'x', now(), 'Webhook', 'Refused', 'x')",
    [customer, item],
  ],
  ["insert into carrier_troubles values ($1, $2, now(), now(), now())", [customer, item]],
  ["insert into device_silence values ($1, 24)", [customer]],
  ["insert into list_versions values ($1, 'x', 1)", [customer]],
  ["insert into domain_event_counters values ($1, 1)", [customer]],
  ["insert into domain_events values ($1, 1, 'x', null, '{}', now())", [customer]],
  ["insert into published_events values ($1, 1)", [customer]],
  ["insert into handled_events values ($1, 1, 'x')", [customer]],
  [
    "insert into images (customer_id, name, folder, width, height, uploaded_by, uploaded_at) values ($1, $2::uuid::text, 'picture', 1, 1, $2, now())",
    [customer, patient],
  ],
  ["insert into callback_requests values ($1, $3, $4, $2, 'x', 'x', 'x', now())", [customer, patient, item, surgeon]],
  ["insert into patient_reads values ($1, $2, now(), $3, 'x')", [customer, patient, item]],
  [
    `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone, ship_address,
          email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
         values ($1, $2, 'x', 'x', 'male', '1960-05-01', 'x', 'x', '{}', true, true, false, now(), 'x', 'x')`,
    [customer, item],
  ],
  [
    "insert into signed_consents select customer_id, $2, form_id, version, 1, '', 'x' from consent_forms where customer_id = $1 limit 1",
    [customer, item],
  ],
  ["insert into consent_documents values ($1, $2, 'x', '', now())", [customer, item]],
  ["insert into progress_codes values ($1, $2, $3, 'x', 5, now())", [customer, item, patient]],
  ["insert into phones_to_check values ($1, 'patient', $2)", [customer, patient]],
  ["insert into patient_links values ($1, $2, $3, 'report', null, 'x', now(), now())", [customer, item, patient]],
  [
    `insert into patient_drafts select $1, $2, null, null, 'info', '{}', 1, user_id, user_id, now(), user_id, $2, now(), now()
     from users limit 1`,
    [customer, item],
  ],
  ["insert into recovery_versions values ($1, 1, '2026-01-01', '2023-01-01', '2025-11-01')", [customer]],
  ["insert into recovery_windows values ($1, 1, 'knee', 'pain', 'form', 7, 1, 1)", [customer]],
  ["insert into recovery_values values ($1, 1, 'knee', 'pain', 'form', 7, 1, $2, 1, 1)", [customer, patient]],
  ["insert into outcome_fills values ($1, $1, true)", [customer]],
  ["insert into outcome_counters values ($1, $2, 'pain', '2026-01-01', 1, 0, 1)", [customer, surgeon]],
  ["insert into period_spans values ($1, '1d', '2026-01-01', '2026-01-01', true)", [customer]],
  ["insert into period_sums values ($1, $2, '1d', $3, 'knee', 1, 1, 0, 0, 0, 0)", [customer, patient, surgeon]],
  ["insert into period_counters values ($1, '1d', $2, 'knee', 'exercise', 100, 0, 1, 1, 1)", [customer, surgeon]],
  ["insert into account_deletions values ($1, $2, $3, null, 'x', now(), now())", [customer, item, patient]],
];

/** Adds a row for two clinics to every table that the small clinics leave empty, because a test of row-level security needs rows to hide. */
export const fillEmptyTables = async (owner: pg.Client): Promise<void> => {
  for (const [clinic, customer] of [mine, sister].entries()) {
    const names = {
      customer: customer!,
      patient: small.patient(clinic, 1),
      item: small.exerciseItem(clinic, 1, 1),
      surgeon: small.surgeon(clinic, 1),
    };
    for (const [text, values] of [...rowsOfPatient(names), ...rowsOfClinic(names)]) await owner.query(text, values);
  }
};
