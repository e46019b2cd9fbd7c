-- Versions that know baseline may run on this.
-- Within a clinic a surgeon sees only the own patients, whoever is limited to some surgeons only their patients' cases, and a patient, or
-- who holds a patient's link, only that record. Each statement says so itself; here row-level security says it once more, so that a statement which
-- forgets it shows nothing. Only statements of such people run in the role restride_limited, which these policies are for: those of everybody else
-- are planned without them. A version that does not know the role limits nobody by them.
do $$ begin
  create role restride_limited nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant restride_app to restride_limited;
grant restride_limited to current_user;
-- Logins that served requests so far serve these too.
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

-- The setting is empty without a limit, else three lists of ids between semicolons, each empty without a limit of its kind: the surgeons whose
-- patients the running transaction may see, those whose patients' cases and messages it may see, and the only patient.
create function scope_limit(place integer) returns text language sql stable parallel safe as
  $$ select nullif(split_part(current_setting('restride.sight', true), ';', place), '') $$;
create function scope_surgeons() returns uuid[] language sql stable parallel safe as $$ select string_to_array(scope_limit(1), ',')::uuid[] $$;
create function scope_case_surgeons() returns uuid[] language sql stable parallel safe as $$ select string_to_array(scope_limit(2), ',')::uuid[] $$;
create function scope_patient() returns uuid language sql stable parallel safe as $$ select scope_limit(3)::uuid $$;

-- True without a limit and in triggers, by which what follows from a change is written in full, whoever made the change; else null. As
-- `is not null` these stand ahead of what is looked up: so nothing is looked up without a limit, and the planner, which takes `is not null` for nearly all rows, counts with as many rows as there are.
create function scope_whole_clinic() returns boolean language sql stable parallel restricted as
  $$ select case when pg_trigger_depth() > 0 or scope_limit(1) is null and scope_limit(3) is null then true end $$;
create function scope_all_cases() returns boolean language sql stable parallel restricted as
  $$ select case when pg_trigger_depth() > 0 or scope_limit(2) is null and scope_limit(3) is null then true end $$;

-- Whether a patient, a patient's case or a case lies in sight: what row-level security shows of patients and cases. Looked up row by row.
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

-- Limits which rows of a table people of limited sight read and change, beside its row-level security by customer.
create function limit_sight(target regclass, rule text) returns void language plpgsql as $$
begin
  execute format('create policy sight on %s as restrictive to restride_limited using (%s) with check (true)', target, rule);
end $$;
revoke execute on function limit_sight(regclass, text) from public;

select limit_sight('patients', '(select scope_whole_clinic()) is not null
  or ((select scope_patient()) is null or patient_id = (select scope_patient()))
    and ((select scope_surgeons()) is null or surgeon_id = any ((select scope_surgeons())::uuid[]))');
select limit_sight('surgeons', '(select scope_whole_clinic()) is not null or (select scope_surgeons()) is null
  or surgeon_id = any ((select scope_surgeons())::uuid[])');
select limit_sight('patient_drafts', '(select scope_whole_clinic()) is not null or (select scope_surgeons()) is null
  or surgeon_id = any ((select scope_surgeons())::uuid[])
  or surgeon_id is null and created_by::text = (select scope_actor())');

-- Of these many rows are read at once: PostgreSQL may look all patients up once instead of one at a time.
select limit_sight(target, format('(select scope_whole_clinic()) is not null or patient_id = (select scope_patient()) or exists (
    select from patients p where p.customer_id = %1$s.customer_id and p.patient_id = %1$s.patient_id)', target))
from unnest(array['patient_days', 'questionnaire_answers']::regclass[]) target;

-- A patient's own rows need no look-up.
select limit_sight(target, '(select scope_whole_clinic()) is not null or patient_id = (select scope_patient())
  or sees_patient(customer_id, patient_id)')
from unnest(array['custody_lines', 'device_orders', 'device_readings', 'diagnoses', 'exercise_done', 'inactive_spells', 'item_revisions', 'listed_units',
  'notification_recipients', 'patient_devices', 'patient_exercises', 'patient_links', 'patient_notes', 'patient_progress', 'patient_questionnaires',
  'patient_reads', 'progress_codes', 'recovery_values', 'reminders', 'schedule_changes', 'technical_holds']::regclass[]) target;

select limit_sight('audit_log', '(select scope_whole_clinic()) is not null or about_patient is null or sees_patient(customer_id, about_patient)');

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
