-- A request for the deletion of an account, sent without a session, as long as no record matches it. It belongs to no clinic. An unmatched request is
-- listed for the super admin and for companies that may know the person (company_ids), until somebody decides, or for 90 days.
create table deletion_requests (
  request_id uuid primary key,
  first_name text not null,
  last_name text not null,
  dob date not null,
  phone text not null,
  email text,
  requested_at timestamptz not null,
  unmatched_at timestamptz,
  company_ids uuid[] not null default '{}'
);
select protect_secret('deletion_requests');
-- A company may read and decide the unmatched requests that are listed for it.
create policy of_company on deletion_requests
  using (unmatched_at is not null and (select scope_company()) = any (company_ids)) with check (unmatched_at is not null);

-- Trigger that logs the change or deletion of a request with the account that decided: ids and times only, because the log outlives the request.
create function record_deletion_request() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values ('00000000-0000-0000-0000-000000000000', coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    'deletion_requests', lower(tg_op), jsonb_build_object('request_id', old.request_id, 'company_ids', old.company_ids),
    case when tg_op = 'UPDATE' then jsonb_build_object('request_id', new.request_id, 'company_ids', new.company_ids) end);
  return null;
end $$;
create trigger audit_ids after update or delete on deletion_requests for each row execute function record_deletion_request();
revoke execute on function record_deletion_request() from public;
grant execute on function record_deletion_request() to restride_app;

-- A deletion: a record (a patient, or a registration that never became one) that will be erased on a day. It has ids and times only, so that it can
-- outlive the erasure.
create table account_deletions (
  customer_id uuid not null references customers,
  deletion_id uuid not null,
  patient_id uuid,
  registration_id uuid,
  token_hash text not null,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  withdrawn_at timestamptz,
  erased_at timestamptz,
  primary key (customer_id, deletion_id),
  check ((patient_id is null) <> (registration_id is null))
);
-- A record has one open deletion at most.
create unique index account_deletions_open on account_deletions (customer_id, coalesce(patient_id, registration_id))
  where withdrawn_at is null and erased_at is null;
create index account_deletions_by_token on account_deletions (token_hash);
select keep_audit('account_deletions'), protect_tenant('account_deletions');

-- Deletes the rows of every table that have one of these ids in the column `id_column`; those of `home`, the table of the records themselves, last.
-- It locks the records first, before the rows that belong to them.
create function erase_rows(customer uuid, id_column text, ids uuid[], home text) returns void language plpgsql as $$
declare
  target text;
begin
  execute format('select from %I where customer_id = $1 and %I = any($2) order by %I for update', home, id_column, id_column)
    using customer, ids;
  for target in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    join pg_attribute b on b.attrelid = c.oid and b.attname = id_column
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('account_deletions', 'patient_reads')
    order by c.relname = home
  loop
    execute format('delete from %I where customer_id = $1 and %I = any($2)', target, id_column) using customer, ids;
  end loop;
end $$;

-- Erases a record whose day has come, in the running transaction; returns false when it is not due. It deletes the rows of every table that names the
-- patient, the registration, their cases, callback requests or notifications to nobody else (it finds tables by their columns, so a new table is
-- included), the copies of these rows in the audit log, and stored answers and budgets that may name the person. Domain events, reads and the
-- deletion itself stay: they have ids and times only. The case of the request is replaced by one that says that the account was erased, without a
-- name.
create function erase_account(customer uuid, deletion uuid, as_of timestamptz) returns boolean
language plpgsql security definer set search_path = public as $$
declare
  due account_deletions;
  registrations uuid[];
  told_cases uuid[];
  notes uuid[];
  calls uuid[];
  mails text[];
  phones text[];
  told cases;
begin
  select * into due from account_deletions where customer_id = customer and deletion_id = deletion
    and withdrawn_at is null and erased_at is null and erase_at <= as_of for update;
  if not found then return false; end if;

  select * into told from cases where customer_id = customer and case_id = deletion;
  registrations := array(select registration_id from registered_patients
    where customer_id = customer and (patient_id = due.patient_id or registration_id = due.registration_id));
  told_cases := array(select case_id from cases where customer_id = customer and (patient_id = due.patient_id or case_id = deletion));
  notes := array(select notification_id from notification_recipients n where customer_id = customer and patient_id = due.patient_id
    and not exists (select from notification_recipients o where o.customer_id = customer
      and o.notification_id = n.notification_id and o.patient_id <> n.patient_id));
  mails := array(select lower(email) from patients where customer_id = customer and patient_id = due.patient_id
    union select lower(email) from registered_patients where customer_id = customer and registration_id = any(registrations));

  phones := array(select phone from patients where customer_id = customer and patient_id = due.patient_id
    union select phone from registered_patients where customer_id = customer and registration_id = any(registrations));
  calls := array(select callback_id from callback_requests where customer_id = customer
    and (patient_id = due.patient_id or phone = any(phones)));

  perform erase_rows(customer, 'registration_id', registrations, 'registered_patients');
  perform erase_rows(customer, 'case_id', told_cases, 'cases');
  perform erase_rows(customer, 'notification_id', notes, 'notifications');
  perform erase_rows(customer, 'callback_id', calls, 'callback_requests');
  perform erase_rows(customer, 'patient_id', array[due.patient_id], 'patients');

  delete from audit_log l where l.customer_id = customer and l.table_name <> 'account_deletions' and (
    coalesce(l.after, l.before) ->> 'patient_id' = due.patient_id::text
    or coalesce(l.after, l.before) ->> 'registration_id' = any(registrations::text[])
    or coalesce(l.after, l.before) ->> 'case_id' = any(told_cases::text[])
    or coalesce(l.after, l.before) ->> 'notification_id' = any(notes::text[])
    or coalesce(l.after, l.before) ->> 'callback_id' = any(calls::text[]));
  -- Staff find the case that told them of the request, without a word of what it was about.
  if told.case_id is not null then
    insert into cases (customer_id, case_id, case_number, type, status, summary, description, created_at, updated_at, archived_at)
    overriding system value
    values (customer, deletion, told.case_number, told.type, 'Resolved', 'Account erased', 'Account erased', told.created_at, as_of, told.archived_at);
  end if;
  -- Kept answers may quote anybody; no client repeats a call for an hour.
  delete from idempotency_keys where created_at < as_of - interval '1 hour'
    or owner = due.patient_id::text or strpos(answer::text, due.patient_id::text) > 0;
  delete from rate_limits where exists (select from unnest(mails) mail where strpos(key, mail) > 0);
  update account_deletions set erased_at = as_of where customer_id = customer and deletion_id = deletion;
  return true;
end $$;
revoke execute on function erase_account(uuid, uuid, timestamptz) from public;
grant execute on function erase_account(uuid, uuid, timestamptz) to restride_app;
