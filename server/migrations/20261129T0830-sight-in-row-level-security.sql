-- Versions that know baseline may run on this.
-- Limited sight within a clinic: a surgeon may see the own patients only; a user who is limited to some surgeons only the cases of their patients; a
-- patient, or the holder of a patient's link, only that record. Every statement has these conditions itself. These policies are a second barrier, so
-- that a statement which forgets them shows nothing. They apply to the role restride_limited, in which only statements of such people run, so that
-- the statements of all others are planned without them. A version of the product that does not know the role limits nobody by these policies.
do $$ begin
  create role restride_limited nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant restride_app to restride_limited;
grant restride_limited to current_user;
-- Logins that serve requests, as members of restride_app, may use the new role too.
do $$
declare
  login name;
begin
  for login in select m.member::regrole from pg_auth_members m join pg_roles r on r.oid = m.member
    where m.roleid = 'restride_app'::regrole and r.rolcanlogin and r.rolname <> current_user
  loop
    execute format('grant restride_limited to %s', login);
  end loop;
end $$;

-- Returns one of the limits in the setting restride.sight; null without a limit of its kind. The setting is empty without any limit. Otherwise it has
-- three lists of ids, separated by semicolons: the surgeons whose patients the running transaction may see, the surgeons whose patients' cases and
-- messages it may see, and the only patient whom it may see. The functions after it return these lists.
create function scope_limit(place integer) returns text language sql stable parallel safe as
  $$ select nullif(split_part(current_setting('restride.sight', true), ';', place), '') $$;
create function scope_surgeons() returns uuid[] language sql stable parallel safe as $$ select string_to_array(scope_limit(1), ',')::uuid[] $$;
create function scope_case_surgeons() returns uuid[] language sql stable parallel safe as $$ select string_to_array(scope_limit(2), ',')::uuid[] $$;
create function scope_patient() returns uuid language sql stable parallel safe as $$ select scope_limit(3)::uuid $$;

-- Returns true without a limit on patients (then on cases), and in triggers, because rows that follow from a change are written completely,
-- whoever made the change; otherwise null. Policies test it by `is not null`, before any look-up: so nothing is looked up without a limit, and the
-- planner, which assumes that `is not null` holds for nearly all rows, estimates the true number of rows.
create function scope_whole_clinic() returns boolean language sql stable parallel restricted as
  $$ select case when pg_trigger_depth() > 0 or scope_limit(1) is null and scope_limit(3) is null then true end $$;
create function scope_all_cases() returns boolean language sql stable parallel restricted as
  $$ select case when pg_trigger_depth() > 0 or scope_limit(2) is null and scope_limit(3) is null then true end $$;

-- Returns whether a patient, the cases of a patient, or a case are in sight, which row-level security of patients and cases decides. The look-up runs
-- row by row; a join in each policy would be planned with every statement instead.
create function sees_patient(customer uuid, patient uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from patients where customer_id = customer and patient_id = patient);
end $$;
create function sees_cases_of(customer uuid, patient uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from patients where customer_id = customer and patient_id = patient
    and (scope_case_surgeons() is null or surgeon_id = any (scope_case_surgeons())));
end $$;
create function sees_case(customer uuid, one uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from cases where customer_id = customer and case_id = one);
end $$;

-- Creates the policy that limits which rows of a table people of limited sight may read and change, in addition to the table's policy of tenants.
create function limit_sight(target regclass, rule text) returns void language plpgsql as $$
begin
  execute format('create policy sight on %s as restrictive to restride_limited using (%s) with check (true)', target, rule);
end $$;
revoke execute on function limit_sight(regclass, text) from public;

-- Patients, surgeons and drafts of new patients: those of the surgeons in sight. A draft without a surgeon is its author's only.
select limit_sight('patients', '(select scope_whole_clinic()) is not null
  or ((select scope_patient()) is null or patient_id = (select scope_patient()))
    and ((select scope_surgeons()) is null or surgeon_id = any ((select scope_surgeons())::uuid[]))');
select limit_sight('surgeons', '(select scope_whole_clinic()) is not null or (select scope_surgeons()) is null
  or surgeon_id = any ((select scope_surgeons())::uuid[])');
select limit_sight('patient_drafts', '(select scope_whole_clinic()) is not null or (select scope_surgeons()) is null
  or surgeon_id = any ((select scope_surgeons())::uuid[])
  or surgeon_id is null and created_by::text = (select scope_actor())');

-- Tables of which many rows are read at once: with a subquery PostgreSQL may look up all patients together instead of one by one.
select limit_sight(target, format('(select scope_whole_clinic()) is not null or patient_id = (select scope_patient()) or exists (
    select from patients p where p.customer_id = %1$s.customer_id and p.patient_id = %1$s.patient_id)', target))
from unnest(array['patient_days', 'questionnaire_answers']::regclass[]) target;

-- Other tables with a patient. A patient's own rows are shown without a look-up.
select limit_sight(target, '(select scope_whole_clinic()) is not null or patient_id = (select scope_patient())
  or sees_patient(customer_id, patient_id)')
from unnest(array['custody_lines', 'device_orders', 'device_readings', 'diagnoses', 'exercise_done', 'inactive_spells', 'item_revisions', 'listed_units',
  'notification_recipients', 'patient_devices', 'patient_exercises', 'patient_links', 'patient_notes', 'patient_progress', 'patient_questionnaires',
  'patient_reads', 'progress_codes', 'recovery_values', 'reminders', 'schedule_changes', 'technical_holds']::regclass[]) target;

-- Entries of the audit log that are not about a patient stay visible.
select limit_sight('audit_log', '(select scope_whole_clinic()) is not null or about_patient is null or sees_patient(customer_id, about_patient)');

-- Cases, the rows that belong to them, messages by surgeon, and counters: those of the surgeons whose cases may be seen. Counters have no patient, so
-- patients see none.
select limit_sight('cases', '(select scope_all_cases()) is not null or sees_cases_of(customer_id, patient_id)');
select limit_sight(target, '(select scope_all_cases()) is not null or sees_case(customer_id, case_id)')
from unnest(array['case_comments', 'case_reads', 'case_views', 'case_work_logs']::regclass[]) target;
select limit_sight(target, '(select scope_all_cases()) is not null
  or ((select scope_patient()) is null or patient_id = (select scope_patient()))
    and ((select scope_case_surgeons()) is null or surgeon_id = any ((select scope_case_surgeons())::uuid[]))')
from unnest(array['callback_requests', 'listed_cases', 'message_patients']::regclass[]) target;
select limit_sight(target, '(select scope_all_cases()) is not null
  or (select scope_patient()) is null and surgeon_id = any ((select scope_case_surgeons())::uuid[])')
from unnest(array['case_tallies', 'patient_tallies']::regclass[]) target;
