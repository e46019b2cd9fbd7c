-- Returns the event as which the activity log of a patient shows a change; null for a row that follows from another row whose entry is clearer.
-- A link to a patient's data is shown when it is made and when it is ended, but not when it is renewed or when its row is removed afterwards.
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

-- Returns the source of an event in the activity log: the vendor's devices, the patient or the clinic. A login is recognized by its event: its actor
-- is the sign-in itself, because no account is known yet while a patient signs in.
create function logged_source(event text, actor text, patient text) returns text language sql immutable parallel safe as $$
  select case when event = 'Measurement' then 'MoveAI' when event = 'Login' or actor = patient then 'Patients' else 'Clinic' end
$$;

-- A change of a row in an audited table, with the row before and after. Changes of rows without a customer (of the product or of a company) stand
-- under the nil customer.
create table audit_log (
  customer_id uuid not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  table_name text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  -- Patient of the changed row. Not named patient_id: erase_account deletes every row with a column of that name, and handles this log separately.
  about_patient uuid generated always as ((coalesce(after, before) ->> 'patient_id')::uuid) stored,
  -- Event and source of the activity log, stored so that its filters use the index below.
  event text generated always as (logged_event(table_name, action, before, after)) stored,
  source text generated always as (
    logged_source(logged_event(table_name, action, before, after), actor, coalesce(after, before) ->> 'patient_id')) stored,
  primary key (customer_id, entry_id)
);
-- For a page of the activity log: it merges the first entries of each pair of event and source, which this index holds in order of time.
create index audit_log_of_patient on audit_log (customer_id, about_patient, event, source, at desc, entry_id desc)
  where about_patient is not null and event is not null;
select protect_tenant('audit_log');
-- Entries are added by triggers with the owner's rights, which row-level security must not bind, and are never changed. Only erase_account deletes
-- entries.
alter table audit_log no force row level security;
revoke insert, update, delete on audit_log from restride_app;

-- Trigger that logs the change of a row. The log receives no hashes of passwords, codes and tokens, no addresses of pushes, no PDF files and no
-- contents of patient drafts. A signed document is identified by its checksum instead.
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

-- Creates the trigger that logs each change of a table. Its present name is audit_table.
create function keep_audit(target regclass) returns void language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function record_audit()', target);
end $$;

-- A read of a patient's record: person, operation and time. Reads are only added.
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
