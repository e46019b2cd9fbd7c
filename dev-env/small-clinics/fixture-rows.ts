import { Role } from "@restride/domain/access/roles.ts";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import type pg from "pg";
import { type FixtureIds, fixtureIdsAt, companyOf } from "../fixture-ids.ts";
import { bypassRls } from "../database/bypass-rls.ts";
import type { Fill } from "../database/filled-template.ts";
import { fillSmallClinics } from "../small-clinics.ts";
import { general, small, smallDiagnosis } from "./ids.ts";

const insertMessage = `insert into cases
  (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at, archived_at)
  values ($1, $2, $3, 'Surgeon Message', 'A', 'B', now(), now(), $4) on conflict do nothing`;
const insertComment = `insert into case_comments (customer_id, case_id, comment_id, author_id, text, commented_at)
  values ($1, $2, $3, $4, 'A', '2099-01-01')`;
const insertImage = `with i as (insert into images (customer_id, name, folder, width, height, uploaded_by, uploaded_at)
    values ($1, $2, 'message', 1, 1, $3, now()))
  update case_comments set image = $2 where customer_id = $1 and comment_id = $4`;
const insertWorkLog = `insert into case_work_logs (customer_id, case_id, work_log_id, user_id, started_on, minutes, created_at)
  values ($1, $2, $3, $4, '2026-01-01', 30, now())`;
const insertAnswers = `insert into questionnaire_answers
  (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
  values ($1, $2, $3, $4, $5, '2026-01-01', '2026-01-01', '{1}', 1)`;
const insertNote = `insert into patient_notes
  (customer_id, patient_id, note_id, category_id, text, noted_at, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, 'A', '2026-01-01', $5, '2026-01-01', '2026-01-01')`;
const insertDiagnosis = `insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at)
  values ($1, $2, $3, 'A', '2026-01-01', '2026-01-01')`;
const insertReminder = `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at)
  values ($1, $2, $3, '2026-01-15', 'A', '2026-01-01')`;
const insertCallback = `insert into callback_requests (customer_id, callback_id, surgeon_id, name, phone, message, received_at)
  values ($1, $2, $3, 'Ann', '+13125550142', 'A', '2026-01-01')`;
const insertUndelivered = `insert into outgoing_messages (customer_id, message_id, message_key, patient_id, channel, kind, sealed,
    recipient, queued_at, tries, tries_until, last_reason, undelivered_at)
  values ($1, $2, $2::uuid::text, $3, 'sms', 'passwordLink', '', '', now(), 1, now(), 'refused', now())
  on conflict (customer_id, message_key) do update set sealed = '', next_try_at = null, undelivered_at = now(), dismissed_at = null`;
const insertDeletion = `with c as (insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
    values ($1, $2, $3, 'Delete Account Request', 'A', 'B', now(), now()))
  insert into account_deletions (customer_id, deletion_id, patient_id, token_hash, requested_at, erase_at)
  values ($1, $2, $3, $2::uuid::text, now(), '2099-01-01')`;
const insertDevice = `insert into trusted_devices (device_id, user_id, token_hash, device, created_at, last_used_at, expires_at)
  values ($1::uuid, $2, $1::uuid::text, 'Desk', now(), now(), 'infinity')`;
const insertSession = `insert into sessions
  (session_id, account_id, started_at, last_used_at, ends_at, application, device, place)
  values ($1, $2, now(), now(), '2099-01-01', 'AdminWeb', 'Chrome on Windows', 'Chicago') on conflict do nothing`;

const insertLink = `insert into patient_links
  (customer_id, link_id, patient_id, kind, sender_id, recipient, created_at, ends_at)
  values ($1, $2, $3, 'report', $4, 'a@b.example', now(), '2099-01-01')
  on conflict (customer_id, link_id) do update set ended_at = null, ended_by = null, end_reason = null`;
const insertDeletionRequest = `insert into deletion_requests
    (request_id, first_name, last_name, dob, phone, email, requested_at, unmatched_at, company_ids)
  values ($1, 'Una', 'Known', '1961-05-01', '+13125550177', 'una@known.example', now(), now(), $2)`;
const insertDraft = `insert into patient_drafts
  (customer_id, draft_id, surgeon_id, step, typed, created_by, begun_at, changed_by, changed_at, editing_user_id, editing_session_id, editing_active_at)
  values ($1, $2, $3, 'info', '{}', $4, now(), $4, '2099-01-01', $4, $2, '-infinity')`;
const insertChange = `insert into schedule_changes
  (customer_id, patient_id, change_id, area, before, after, changed_by, changed_at)
  values ($1, $2, $3, 'exercise', $4, $5, $6, now())`;

/** Returns the first exercise of a patient as a row with a number of times a day. */
const exerciseRow = ({ exerciseItem }: FixtureIds, time: number): string =>
  JSON.stringify([
    {
      _id: exerciseItem,
      exercise: small.exercise(1),
      regimen: null,
      startdate: 1,
      enddate: 60,
      interval: 1,
      skiponsurgerydate: true,
      hold: 5,
      repeat: 10,
      set: 2,
      time,
      nextexerciseid: null,
    },
  ]);

const insertRefused = `with d as (insert into patient_devices (customer_id, patient_id, item_id, device_id, status, order_id)
    values ($1, $2, $3, $4, 'fail', $5))
  insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, interval, times)
  values ($1, $2, $3, '2099-01-01', 1, 2, 1, 1)`;
/** Connection of the database's owner, who bypasses row-level security. */
type Owner = Pick<pg.ClientBase, "query">;

/** Statements that reset the refused devices: their only custody line is the refusal. */
const refuseAgain = [
  "delete from custody_lines where item_id::text like '01900029-%' and line_id <> item_id",
  `insert into item_revisions (customer_id, patient_id, item_id, surgery_date, start_day, end_day, interval, times)
   select customer_id, patient_id, item_id, '2099-01-01', 1, 2, 1, 1 from patient_devices d where item_id::text like '01900029-%'
     and not exists (select from item_revisions r where r.item_id = d.item_id and r.valid_to is null)
   on conflict (customer_id, patient_id, item_id, valid_from) do update set valid_to = null`,
  "update patient_devices set status = 'fail' where item_id::text like '01900029-%' and status <> 'fail'",
  `update device_orders set status = 'Pending', gateway_id = substr(order_id::text, 25), tracking_link = 'https://track.example/1'
   where order_id::text like '01900028-%' and (status, gateway_id) is distinct from ('Pending', substr(order_id::text, 25))`,
];
const insertRefusal = `insert into custody_lines
  (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
  values ($1, $2, $3, $3, $4, 'refused', '2026-01-01', '2026-01-01', 'Webhook')`;
const insertRegistration = `insert into registered_patients (customer_id, registration_id, first_name, last_name, gender, dob, email, phone,
    ship_address, email_opt_in, include_devices, is_repeated, signed_at, network_address, user_agent)
  values ($1, $2, 'Rita', 'Waits', 'female', '1960-05-01', 'r@w.example', '+13125550188',
    '{"addressline1":"1","addressline2":"","city":"C","state":"IL","zip":"6","country":"US"}', true, true, false, now(), '', '')`;
const insertPlan = "insert into content (content_id, kind, company_id) values ($1, 'carePlan', $2)";
const insertPlanDraft = `insert into content_drafts (content_id, body, changed_by, changed_at)
  values ($1, $2, $3, '2026-01-01')`;
const insertExercise = `with c as (
    insert into content (content_id, kind, company_id, retired_at) values ($1, 'exercise', $2, '2026-01-01')),
  v as (insert into content_versions (version_id, content_id, number) values ($1, $1, 1))
  insert into exercises (exercise_id, code, name, purpose, hold_seconds, repeats, sets, times, interval)
  values ($1, 'own', 'Own', 'Moves.', 5, 10, 2, 2, 1)`;
/** Published plan that is offered to no existing clinic. */
const insertPublishedPlan = `with c as (
    insert into content (content_id, kind, company_id, customer_ids) values ($1, 'carePlan', $2, array[$1::uuid])),
  v as (insert into content_versions (version_id, content_id, number) values ($1, $1, 1)),
  p as (insert into care_plans (care_plan_id, code, name, description, include_regimens) values ($1, 'own', 'Own', 'Ours.', true))
  insert into care_plan_regimens (care_plan_id, regimen_id, position) values ($1, $3, 0)`;
const planBody = JSON.stringify({ name: "Own", description: "Ours.", surgery_type: "knee", regimens: [small.regimen] });

/** Adds the content that the company of the fixture ids makes. */
const addOwnContent = async (owner: Owner, { company, coach, ...ids }: FixtureIds): Promise<void> => {
  for (const plan of [ids.savedPlan, ids.discardedPlan, ids.publishedPlan]) {
    await owner.query(insertPlan, [plan, company]);
    await owner.query(insertPlanDraft, [plan, planBody, coach]);
  }
  await owner.query(insertExercise, [ids.exercise, company]);
  await owner.query(insertPublishedPlan, [ids.runningPlan, company, small.regimen]);
};

const insertCoach = `insert into users (user_id, company_id, role, email, first_name, last_name)
  values ($1, $2, ${Role.healthCoach}, $3, 'Cora', 'Second')`;

const addArchivedCase = async (owner: Owner, { customer, archivedCase, patient }: FixtureIds): Promise<void> => {
  await owner.query(insertMessage, [customer, archivedCase, patient, "2026-01-01"]);
};

const addLink = (owner: Owner, { customer, link, patient }: FixtureIds, clinic: number) =>
  owner.query(insertLink, [customer, link, patient, small.user(clinic, Role.admin)]);

const addSession = (owner: Owner, { session, user }: FixtureIds) => owner.query(insertSession, [session, user]);

const addUndelivered = async (owner: Owner, { customer, undelivered, patient }: FixtureIds): Promise<void> => {
  await owner.query(insertUndelivered, [customer, undelivered, patient]);
};

/** Adds the records that fixture ids name and the small clinics lack. The first coach of the first company has only its first clinic afterward. */
export const addFixtureRows = async (owner: Owner): Promise<void> => {
  for (const clinic of small.customers.keys()) {
    for (const patient of [1, 2, 3]) {
      const ids = fixtureIdsAt(clinic, patient);
      for (const id of [ids.case, ids.secondCase])
        await owner.query(insertMessage, [ids.customer, id, ids.patient, null]);
      await addArchivedCase(owner, ids);
      await addLink(owner, ids, clinic);
      for (const comment of [ids.comment, ids.secondComment, ids.freshComment])
        await owner.query(insertComment, [ids.customer, ids.case, comment, small.user(clinic, Role.admin)]);
      for (const workLog of [ids.workLog, ids.secondWorkLog])
        await owner.query(insertWorkLog, [
          ids.customer,
          ids.case,
          workLog,
          small.user(companyOf(clinic) * 2, Role.companyAdmin),
        ]);
      await owner.query(insertImage, [ids.customer, ids.messageImage, small.user(clinic, Role.physio), ids.comment]);
      const change = [ids.customer, ids.patient, ids.change, exerciseRow(ids, 1), exerciseRow(ids, 2), ids.user];
      await owner.query(insertChange, change);
      for (const note of [ids.note, ids.secondNote])
        await owner.query(insertNote, [ids.customer, ids.patient, note, general, ids.user]);
      for (const code of [smallDiagnosis.dxCode, smallDiagnosis.second])
        await owner.query(insertDiagnosis, [ids.customer, ids.patient, code]);
      await owner.query(insertCallback, [ids.customer, ids.callback, ids.surgeon]);
      await addUndelivered(owner, ids);
      await owner.query(insertDeletion, [ids.customer, ids.deletionCase, ids.patient]);
      for (const request of [ids.deletionRequest, ids.sentRequest, ids.dismissedRequest])
        await owner.query(insertDeletionRequest, [request, [ids.company]]);
      await owner.query(insertReminder, [ids.customer, ids.patient, ids.reminder]);
      await owner.query(insertAnswers, [ids.customer, ids.patient, ids.answers, ids.formItem, small.questionnaire]);
      const refused = [ids.customer, ids.patient, ids.refusedItem, small.device, ids.order];
      await owner.query(insertRefused, refused);
      await owner.query(insertRefusal, [ids.customer, ids.patient, ids.refusedItem, ids.order]);
      await owner.query(insertDraft, [ids.customer, ids.draft, ids.surgeon, ids.user]);
    }
    const { customer, registration, secondRegistration } = fixtureIdsAt(clinic);
    for (const id of [registration, secondRegistration]) await owner.query(insertRegistration, [customer, id]);
    await owner.query(insertDevice, [fixtureIdsAt(clinic).trustedDevice, fixtureIdsAt(clinic).user]);
    await addSession(owner, fixtureIdsAt(clinic));
  }
  for (const ids of [fixtureIdsAt(0), fixtureIdsAt(2)]) {
    await owner.query(insertCoach, [ids.coach, ids.company, `${ids.coach}@company.example`]);
    await addOwnContent(owner, ids);
  }
  await owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[0]],
    small.user(0, Role.healthCoach),
  ]);
};

/** The small clinics with all records that fixture ids name, for tests that each need them. */
export const aimedClinics: Fill = {
  name: "small clinics with aims",
  run: async (databaseUrl, now) => {
    await fillSmallClinics(databaseUrl, now);
    await withOwnClient({ connectionString: databaseUrl, options: bypassRls }, addFixtureRows);
  },
};

/**
 * Resets the fixture rows between requests: records return to version 1, which the request fixtures name; rows that a request adds are removed, and
 * rows that a request deletes are restored.
 */
export const renewRequests = async (owner: Owner): Promise<void> => {
  await owner.query("delete from diagnoses where dx_code = any($1)", [smallDiagnosis.added]);
  await owner.query("update account_deletions set withdrawn_at = null where withdrawn_at is not null");
  for (const statement of refuseAgain) await owner.query(statement);
  for (const clinic of small.customers.keys())
    for (const patient of [1, 2, 3]) {
      await addArchivedCase(owner, fixtureIdsAt(clinic, patient));
      await addUndelivered(owner, fixtureIdsAt(clinic, patient));
      await addLink(owner, fixtureIdsAt(clinic, patient), clinic);
    }
  for (const clinic of small.customers.keys()) await addSession(owner, fixtureIdsAt(clinic));
  for (const table of ["patients", "patient_notes", "case_comments", "case_work_logs"])
    await owner.query(`update ${table} set version = 1 where version > 1`);
};
