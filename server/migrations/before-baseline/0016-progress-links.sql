-- Codes that open a patient's progress page. The token stands in the browser that asked; here is only its hash.
create table progress_codes (
  customer_id uuid not null,
  token_hash text not null,
  patient_id uuid not null,
  code_hash text not null,
  tries_left smallint not null,
  expires_at timestamptz not null,
  primary key (customer_id, token_hash),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index progress_codes_by_patient on progress_codes (customer_id, patient_id);
create index progress_codes_by_end on progress_codes (expires_at);

-- An address names a patient without a clinic.
create index patients_by_id on patients (patient_id);
select protect_tenant('progress_codes');
