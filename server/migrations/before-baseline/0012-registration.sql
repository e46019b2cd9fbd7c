-- The forms that a clinic's patients sign. An edited form is a new version; what was signed stays as it was.
create table consent_forms (
  customer_id uuid not null references customers,
  form_id uuid not null,
  version integer not null,
  sequence smallint not null,
  active boolean not null default true,
  title text not null,
  description text not null,
  -- Paragraphs, headings, lists and emphasis in HTML; anything else is dropped when it is shown.
  body text not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, form_id, version)
);
select keep_audit('consent_forms'), protect_tenant('consent_forms');

-- The product's own forms, with which every clinic starts.
create table standard_consent_forms (
  form_id uuid primary key,
  sequence smallint not null,
  title text not null,
  description text not null,
  body text not null
);

insert into standard_consent_forms (form_id, sequence, title, description, body) values
('01900c01-0000-7000-8000-000000000001', 1, 'Authorization for release of information',
 'Who may see your health information during the programme.',
 '<p>I authorize my clinic to share my health information with the company that runs the remote rehabilitation programme for it, and the company to share with my clinic what I record in the programme.</p>
<h3>What is shared</h3>
<ul><li>My name, date of birth, address, phone and email.</li><li>My surgery, my care plan and my surgeon.</li><li>Exercises, measurements and questionnaires that I record, and messages that I write.</li></ul>
<h3>What it is used for</h3>
<p>Only for my treatment, for sending me devices and for running the programme. It is not sold and not used for advertising.</p>
<h3>My rights</h3>
<p>I may refuse to sign; my treatment at the clinic does not depend on it. I may end this authorization at any time by writing to my clinic. What was shared before stays shared. It ends by itself one year after my last day in the programme.</p>'),
('01900c01-0000-7000-8000-000000000002', 2, 'Remote monitoring consent',
 'How your care team follows your recovery at home.',
 '<p>I agree that my clinic may follow my recovery at home with the devices and questionnaires in my care plan. The readings are seen by my surgeon and therapist.</p>
<p><strong>The service is not for emergencies.</strong> Nobody watches the readings around the clock. If I have chest pain, trouble breathing or sudden swelling, I will call 911.</p>
<p>I understand that messages and calls may take the place of some visits, that technology can fail, and that I can ask for a visit in person at any time.</p>
<p>I can withdraw this consent at any time by writing to the clinic. Data already recorded stays part of my medical record.</p>'),
('01900c01-0000-7000-8000-000000000003', 3, 'Device agreement',
 'How the devices that you borrow are used and returned.',
 '<p>The sensors and other devices that are sent to me remain the property of the programme. I will:</p>
<ul><li>use them only for my own rehabilitation and as the instructions say;</li><li>keep them dry and away from children and pets;</li><li>tell the clinic when one is damaged, lost or does not work;</li><li>send them back with the prepaid label within 14 days after my programme ends.</li></ul>
<p>I stop using a device and call my clinic if it causes pain or irritates my skin.</p>');

-- Runs as the owner, who stands behind the same wall: it is opened for the new clinic and closed again.
create function add_standard_consent_forms(customer uuid) returns void
language plpgsql security definer set search_path = public as $$
declare
  wall text := current_setting('restride.customers', true);
begin
  perform set_config('restride.customers', customer::text, true);
  insert into consent_forms (customer_id, form_id, version, sequence, title, description, body, created_at)
  select c.customer_id, f.form_id, 1, f.sequence, f.title, f.description, f.body, c.created_at
  from standard_consent_forms f, customers c where c.customer_id = customer
  on conflict do nothing;
  perform set_config('restride.customers', coalesce(wall, ''), true);
end $$;

create function start_with_standard_forms() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform add_standard_consent_forms(new.customer_id);
  return null;
end $$;
create trigger standard_forms after insert on customers for each row execute function start_with_standard_forms();

select set_config('restride.customers', '*', true);
select add_standard_consent_forms(customer_id) from customers;
select set_config('restride.customers', '', true);

-- Who registered by themselves and waits to be added by staff; patient_id is set once that was done.
create table registered_patients (
  customer_id uuid not null references customers,
  registration_id uuid not null,
  patient_id uuid,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('male', 'female')),
  dob date not null,
  email text not null,
  phone text not null,
  phone_last_four text generated always as (right(phone, 4)) stored,
  height_in numeric,
  ship_address jsonb not null,
  caregiver jsonb not null default '{}',
  email_opt_in boolean not null,
  include_devices boolean not null,
  -- Somebody of the same name, birth date and phone was known before: staff look before they add.
  is_repeated boolean not null,
  consent_email text,
  signed_at timestamptz not null,
  -- What the person's device said of the time, and where it was.
  signature_time timestamptz,
  network_address text not null,
  user_agent text not null,
  primary key (customer_id, registration_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id)
);
create index registered_patients_by_time on registered_patients (customer_id, signed_at desc);
create index registered_patients_by_person on registered_patients (phone, dob);
select keep_audit('registered_patients'), protect_tenant('registered_patients');

-- seal is the SHA-256 of form, signature, person and time: any later change of one of them shows.
create table signed_consents (
  customer_id uuid not null,
  registration_id uuid not null,
  form_id uuid not null,
  version integer not null,
  sequence smallint not null,
  signature bytea not null,
  seal text not null,
  primary key (customer_id, registration_id, form_id),
  foreign key (customer_id, registration_id) references registered_patients (customer_id, registration_id) on delete cascade,
  foreign key (customer_id, form_id, version) references consent_forms (customer_id, form_id, version)
);
create index signed_consents_by_seal on signed_consents (seal);
select keep_audit('signed_consents'), protect_tenant('signed_consents');

-- The signed forms as one PDF. The audit log keeps no copy of a file: its sum is enough to know it.
create table consent_documents (
  customer_id uuid not null,
  registration_id uuid not null,
  sha256 text not null,
  pdf bytea not null,
  made_at timestamptz not null,
  primary key (customer_id, registration_id),
  foreign key (customer_id, registration_id) references registered_patients (customer_id, registration_id) on delete cascade
);
create index consent_documents_by_sum on consent_documents (sha256);
select protect_tenant('consent_documents');

-- Proofs of work that were handed in; each counts once. request_hash tells a retry from another request.
create table bot_checks (
  signature text primary key,
  request_hash text not null,
  ends_at timestamptz not null
);

-- Requests for deletion that are not matched to a patient yet. They belong to no clinic.
create table deletion_requests (
  request_id uuid primary key,
  first_name text not null,
  last_name text not null,
  dob date not null,
  phone text not null,
  email text,
  requested_at timestamptz not null
);

-- One record that will be erased: a patient, or a registration that never became one. Ids and dates only, so that it outlives the erasure.
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
create unique index account_deletions_open on account_deletions (customer_id, coalesce(patient_id, registration_id))
  where withdrawn_at is null and erased_at is null;
create index account_deletions_by_token on account_deletions (token_hash);
select keep_audit('account_deletions'), protect_tenant('account_deletions');

create index patients_by_person on patients (phone, dob);

-- The rows of every table that name one of these ids in a column, those of the table that the ids belong to last.
create function erase_rows(customer uuid, id_column text, ids uuid[], home text) returns void language plpgsql as $$
declare
  target text;
begin
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

-- Erases one record whose day has come, in the running transaction: every row of every table that names the patient, the
-- registration, their cases or their own notifications (a new table is found by its columns), and the audit log's copies of
-- them. Facts, reads and the deletion itself stay: they hold ids and times only.
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
begin
  select * into due from account_deletions where customer_id = customer and deletion_id = deletion
    and withdrawn_at is null and erased_at is null and erase_at <= as_of for update;
  if not found then return false; end if;

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
  -- Kept answers may quote anybody; no client repeats a call for an hour.
  delete from idempotency_keys where created_at < as_of - interval '1 hour'
    or owner = due.patient_id::text or strpos(answer::text, due.patient_id::text) > 0;
  delete from rate_limits where exists (select from unnest(mails) mail where strpos(key, mail) > 0);
  update account_deletions set erased_at = as_of where customer_id = customer and deletion_id = deletion;
  return true;
end $$;
