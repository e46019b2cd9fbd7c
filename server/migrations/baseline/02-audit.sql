-- What the activity log of a patient tells of a change; null for rows that follow from another one, which tells it better. Of a link it
-- shows that it was made or ended, not its renewals and its removal once it is over.
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
    when table_name = 'patient_links' then case
      when action = 'insert' or action = 'update' and after ->> 'ended_at' is not null then 'Patient Activity' end
    else 'System Log' end
$$;

-- Nobody is known yet while a patient signs in: the sign-in itself is the actor then.
create function logged_source(event text, actor text, patient text) returns text language sql immutable parallel safe as $$
  select case when event = 'Measurement' then 'MoveAI' when event = 'Login' or actor = patient then 'Patients' else 'Clinic' end
$$;

-- Every change of an audited table. Rows of the product itself, or of a company, stand under the nil customer.
create table audit_log (
  customer_id uuid not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  table_name text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  -- Not named patient_id, by which an erasure finds the rows of a patient: it knows by itself what of the log it erases.
  about_patient uuid generated always as ((coalesce(after, before) ->> 'patient_id')::uuid) stored,
  event text generated always as (logged_event(table_name, action, before, after)) stored,
  source text generated always as (
    logged_source(logged_event(table_name, action, before, after), actor, coalesce(after, before) ->> 'patient_id')) stored,
  primary key (customer_id, entry_id)
);
create index audit_log_of_patient on audit_log (customer_id, about_patient, event, source, at desc, entry_id desc)
  where about_patient is not null and event is not null;
select protect_tenant('audit_log');
-- The log is written by its trigger only, whose owner row-level security must let through, and is never changed.
alter table audit_log no force row level security;
revoke insert, update, delete on audit_log from restride_app;

-- Neither secrets, nor files, nor the address of a push, nor what is typed into a draft are copied into the log. A signed document is known by its sum.
create function record_audit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  withheld constant text[] := array['password_hash', 'code_hash', 'token_hash', 'token', 'pdf', 'typed'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values (
    coalesce(coalesce(new_row, old_row) ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid,
    coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    tg_table_name, lower(tg_op), old_row, new_row
  );
  return null;
end $$;
revoke execute on function record_audit() from public;
grant execute on function record_audit() to restride_app;

-- Writes each change of a table into the log.
create function keep_audit(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function record_audit()', target);
end $$;

-- Who read the record of a patient, and when.
create table patient_reads (
  customer_id uuid not null,
  patient_id uuid not null,
  read_at timestamptz not null,
  user_id uuid not null,
  operation text not null,
  primary key (customer_id, patient_id, read_at, user_id, operation)
);
select protect_tenant('patient_reads');
revoke update, delete on patient_reads from restride_app;
