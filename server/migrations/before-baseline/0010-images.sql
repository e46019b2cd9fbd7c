-- Which images there are: who brought them, and when. The files lie in the file storage, under folder and name. What a company
-- or a super admin brings without a clinic stands under the nil customer.
create table images (
  customer_id uuid not null,
  name text not null,
  company_id uuid references companies,
  folder text not null check (folder in ('picture', 'message')),
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (customer_id, name)
);
create unique index images_by_name on images (name);
select keep_audit('images'), protect_tenant('images', true);

-- What else a surgeon's page says, and what a search looks through: one line each for name, email and the digits of the phone.
alter table surgeons
  add column address text not null default '',
  add column description text not null default '',
  add column search_text text generated always as (
    lower(name) || E'\n' || lower(email) || E'\n' || regexp_replace(coalesce(phone_public, ''), '[^0-9]', '', 'g')
  ) stored;

-- Who asks a surgeon to call back, on the surgeon's public page.
create table callback_requests (
  customer_id uuid not null references customers,
  callback_id uuid not null,
  surgeon_id uuid not null,
  -- Only when the page was opened for a patient of this surgeon.
  patient_id uuid,
  name text not null,
  phone text not null,
  message text not null,
  received_at timestamptz not null,
  primary key (customer_id, callback_id),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index callback_requests_by_surgeon on callback_requests (customer_id, surgeon_id, received_at desc);
-- Public addresses name a surgeon, but no clinic.
create index surgeons_by_id on surgeons (surgeon_id);
select keep_audit('callback_requests'), protect_tenant('callback_requests');
