-- A patient who is being added: what was typed so far, where it stopped, and which window goes on with it. Erased when the patient is
-- created and 30 days after the last change.
create table patient_drafts (
  customer_id uuid not null references customers,
  draft_id uuid not null,
  surgeon_id uuid,
  registration_id uuid,
  step text not null,
  -- Everything that is personal stands in here, and nowhere else.
  typed jsonb not null,
  version integer not null default 1,
  created_by uuid not null references users,
  changed_by uuid not null references users,
  changed_at timestamptz not null,
  held_by uuid not null references users,
  held_desk uuid not null,
  held_at timestamptz not null,
  primary key (customer_id, draft_id)
);
create index patient_drafts_by_change on patient_drafts (customer_id, changed_at desc);
select protect_tenant('patient_drafts');

-- What is typed is not copied into the log, so that erasing a draft erases all of it.
create or replace function record_audit() returns trigger language plpgsql security definer set search_path = public as $$
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
select keep_audit('patient_drafts');
