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

-- The product's own forms, with which every clinic starts (server/reference-data/consent-forms.ts).
create table standard_consent_forms (
  form_id uuid primary key,
  sequence smallint not null,
  title text not null,
  description text not null,
  body text not null
);

-- Runs as the owner, who is under the same row-level security: the scope is widened to the new clinic and narrowed again.
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
revoke execute on function add_standard_consent_forms(uuid), start_with_standard_forms() from public;
grant execute on function add_standard_consent_forms(uuid), start_with_standard_forms() to restride_app;

-- Who registered by themselves and waits to be added by staff; patient_id is set once that was done.
create table registered_patients (
  customer_id uuid not null references customers,
  registration_id uuid not null,
  patient_id uuid,
  first_name text collate "und-x-icu" not null,
  last_name text collate "und-x-icu" not null,
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
  -- The time by the person's device, and where it was.
  signature_time timestamptz,
  network_address text not null,
  user_agent text not null,
  primary key (customer_id, registration_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id)
);
create index registered_patients_by_time on registered_patients (customer_id, signed_at desc);
create index registered_patients_by_person on registered_patients (phone, dob);
create index registered_patients_by_birth_date on registered_patients (dob, customer_id);
create index registered_patients_by_email on registered_patients (email, customer_id);
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

-- The signed forms as one PDF.
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
select keep_audit('consent_documents'), protect_tenant('consent_documents');
