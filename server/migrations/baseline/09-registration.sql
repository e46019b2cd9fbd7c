-- A version of a consent form that a clinic's patients sign. An edited form is a new version, so that signed versions do not change.
create table consent_forms (
  customer_id uuid not null references customers,
  form_id uuid not null,
  version integer not null,
  sequence smallint not null,
  active boolean not null default true,
  title text not null,
  description text not null,
  -- HTML with paragraphs, headings, lists and emphasis; readers drop all other markup.
  body text not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, form_id, version)
);
select keep_audit('consent_forms'), protect_tenant('consent_forms');

-- A consent form of the product, which every new clinic receives (server/reference-data/consent-forms.ts).
create table standard_consent_forms (
  form_id uuid primary key,
  sequence smallint not null,
  title text not null,
  description text not null,
  body text not null
);

-- Adds the product's consent forms to a clinic. It runs with the owner's rights, but row-level security binds the owner too: so the function sets the
-- scope to the new clinic, and back afterwards.
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
-- Trigger that gives the product's consent forms to a new clinic, in whichever way the clinic was made.
create function start_with_standard_forms() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform add_standard_consent_forms(new.customer_id);
  return null;
end $$;
create trigger standard_forms after insert on customers for each row execute function start_with_standard_forms();
revoke execute on function add_standard_consent_forms(uuid), start_with_standard_forms() from public;
grant execute on function add_standard_consent_forms(uuid), start_with_standard_forms() to restride_app;

-- A self-registration of a person with the clinic. It waits until staff add the person as a patient, which sets patient_id.
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
  -- True when a patient or registration with the same name, birth date and phone existed before, so that staff check before they add the person.
  is_repeated boolean not null,
  consent_email text,
  signed_at timestamptz not null,
  -- Time of signing by the clock of the person's device, and the origin of the request.
  signature_time timestamptz,
  network_address text not null,
  user_agent text not null,
  primary key (customer_id, registration_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id)
);
-- For the list of registrations. The indexes after it find earlier registrations of a person, and registrations that a request for deletion may mean.
create index registered_patients_by_time on registered_patients (customer_id, signed_at desc);
create index registered_patients_by_person on registered_patients (phone, dob);
create index registered_patients_by_birth_date on registered_patients (dob, customer_id);
create index registered_patients_by_email on registered_patients (email, customer_id);
select keep_audit('registered_patients'), protect_tenant('registered_patients');

-- A signature of a registering person under a version of a form. seal: SHA-256 of form, signature, person and time, which reveals any later change
-- of them.
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
-- For the check of a signed form by its seal.
create index signed_consents_by_seal on signed_consents (seal);
select keep_audit('signed_consents'), protect_tenant('signed_consents');

-- The signed forms of a registration as one PDF, with its checksum.
create table consent_documents (
  customer_id uuid not null,
  registration_id uuid not null,
  sha256 text not null,
  pdf bytea not null,
  made_at timestamptz not null,
  primary key (customer_id, registration_id),
  foreign key (customer_id, registration_id) references registered_patients (customer_id, registration_id) on delete cascade
);
-- For the check of a file by its checksum.
create index consent_documents_by_sum on consent_documents (sha256);
select keep_audit('consent_documents'), protect_tenant('consent_documents');
