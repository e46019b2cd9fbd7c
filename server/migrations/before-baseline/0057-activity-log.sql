-- What the log of a patient tells of a change; null for rows that follow from another one, which tells it better.
create function logged_event(table_name text, action text, before jsonb, after jsonb) returns text
language sql immutable parallel safe as $$
  select case
    when table_name = 'exercise_done' then 'Exercise'
    when table_name = 'device_readings' then 'Measurement'
    when table_name = 'questionnaire_answers' then 'Questionnaire'
    when table_name = 'notification_recipients' then 'Notification'
    when table_name = 'patient_notes' then 'Patient Note'
    when table_name = 'cases' then 'Case Management'
    when table_name = 'schedule_changes' then case coalesce(after, before) ->> 'area'
      when 'exercise' then 'Exercise Schedule Update'
      when 'questionnaire' then 'Questionnaire Schedule Update'
      else 'Measurement Schedule Update' end
    when table_name = 'patients' then case
      when action <> 'update' then 'Patient Creation'
      when before ->> 'last_login_at' is distinct from after ->> 'last_login_at' then 'Login'
      else 'Patient Update' end
    when table_name in ('diagnoses', 'reminders', 'technical_holds', 'inactive_spells') then 'Patient Update'
    when table_name = 'patient_devices' then case when action = 'update' then 'Patient Update' end
    when table_name in ('patient_exercises', 'patient_questionnaires', 'item_revisions', 'patient_drafts') then null
    when table_name in ('registered_patients', 'callback_requests', 'account_deletions') then 'Patient Activity'
    else 'System Log' end
$$;

-- Nobody is known yet while a patient signs in: the sign-in itself is the actor then.
create function logged_source(event text, actor text, patient text) returns text language sql immutable parallel safe as $$
  select case when event = 'Measurement' then 'MoveAI' when event = 'Login' or actor = patient then 'Patients' else 'Clinic' end
$$;

-- about_patient is not named patient_id, by which an erasure finds the rows of a patient: it knows by itself what of the log it erases.
alter table audit_log
  add column about_patient uuid generated always as ((coalesce(after, before) ->> 'patient_id')::uuid) stored,
  add column event text generated always as (logged_event(table_name, action, before, after)) stored,
  add column source text generated always as (
    logged_source(logged_event(table_name, action, before, after), actor, coalesce(after, before) ->> 'patient_id')) stored;
create index audit_log_of_patient on audit_log (customer_id, about_patient, event, source, at desc, entry_id desc)
  where about_patient is not null and event is not null;

-- Who of the staff acted, and as what; company users stand outside the clinic that is in scope.
create function staff_role(staff uuid) returns smallint
language sql stable security definer set search_path = public as $$ select role from users where user_id = staff $$;
revoke execute on function staff_role(uuid) from public;
grant execute on function staff_role(uuid) to restride_app;
