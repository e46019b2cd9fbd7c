-- As before (0012), and the case of the request stays: it says that the account was erased, and no name.
create or replace function erase_account(customer uuid, deletion uuid, as_of timestamptz) returns boolean
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
