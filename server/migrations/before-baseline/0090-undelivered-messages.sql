-- A message that could not be sent stays until it is delivered or dismissed. A row holds the kind of message, the records it is about
-- (erase_account finds them by these columns), the end of its sense, its tries, and a code for why it did not leave: never the words of a server.
alter table outgoing_messages
  add column message_id uuid not null default gen_random_uuid(),
  add column kind text not null default 'other',
  add column user_id uuid references users on delete cascade,
  add column company_id uuid references companies on delete cascade,
  add column patient_id uuid,
  add column registration_id uuid,
  add column callback_id uuid,
  -- The case, comment, reminder, notification or deletion request that the message tells of.
  add column subject_id uuid,
  -- The address as administrators may read it, sealed like the message and longer than it.
  add column recipient bytea,
  -- The message has no sense from then on; null for one without an end of its own.
  add column ends_at timestamptz,
  add column tries integer not null default 0,
  add column tries_until timestamptz not null default now() + interval '10 days',
  add column next_try_at timestamptz,
  add column last_reason text,
  add column undelivered_at timestamptz,
  add column dismissed_at timestamptz,
  add foreign key (customer_id, patient_id) references patients on delete cascade;

update outgoing_messages set next_try_at = now() where sent_at is null;
alter table outgoing_messages
  alter column message_id drop default,
  alter column kind drop default,
  alter column tries_until drop default,
  add constraint outgoing_messages_has_one_state check (num_nonnulls(sent_at, undelivered_at, next_try_at) = 1);

drop index outgoing_messages_waiting;
create unique index outgoing_messages_by_id on outgoing_messages (customer_id, message_id);
create index outgoing_messages_due on outgoing_messages (next_try_at) where next_try_at is not null;
create index outgoing_messages_undelivered on outgoing_messages (customer_id, queued_at desc) where sent_at is null and dismissed_at is null;
create index outgoing_messages_by_patient on outgoing_messages (customer_id, patient_id) where patient_id is not null;
create index outgoing_messages_by_user on outgoing_messages (user_id) where user_id is not null;
create index outgoing_messages_by_company on outgoing_messages (company_id) where company_id is not null;

-- Messages to a company's own people belong to no clinic: their company reads which were not delivered.
drop policy tenant on outgoing_messages;
select protect_tenant('outgoing_messages', true);

-- Jobs of one line run one after the other, so that a slow server on the other side holds up no more of the worker than its lines.
drop function queue_job(text, json, text, timestamptz);
create function queue_job(task text, payload json, job_key text default null, run_at timestamptz default null, line text default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := line, run_at := run_at, job_key := job_key, max_attempts := 10);
end $$;
revoke execute on function queue_job(text, json, text, timestamptz, text) from public;
grant execute on function queue_job(text, json, text, timestamptz, text) to restride_app;
