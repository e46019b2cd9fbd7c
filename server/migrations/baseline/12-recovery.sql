-- A version of a clinic's corridors (percentile bands) of knees and hips: its day, and the first and last surgery date of its cohort. A job makes a
-- new version each week. Of earlier versions only these rows remain.
create table recovery_versions (
  customer_id uuid not null references customers on delete cascade,
  version integer not null,
  made_on date not null,
  cohort_from date not null,
  cohort_to date not null,
  primary key (customer_id, version)
);
select keep_audit('recovery_versions'), protect_tenant('recovery_versions');

-- A window of days after surgery in the newest version, with the number of patients who have a value in it, and of their readings.
create table recovery_windows (
  customer_id uuid not null,
  version integer not null,
  joint text not null,
  metric text not null,
  source text not null,
  day smallint not null,
  people integer not null,
  readings integer not null,
  primary key (customer_id, version, joint, metric, source, day),
  foreign key (customer_id, version) references recovery_versions on delete cascade
);
select protect_tenant('recovery_windows');

-- The value of a patient in a window of the newest version: the median of the patient's readings there, so that a patient counts once. Values are
-- stored one by one in their order (rank), because the percentiles that a patient is compared with leave the patient out. They follow from
-- recordings, so they are not audited.
create table recovery_values (
  customer_id uuid not null,
  version integer not null,
  joint text not null,
  metric text not null,
  source text not null,
  day smallint not null,
  rank integer not null,
  patient_id uuid not null,
  value double precision not null,
  readings smallint not null,
  primary key (customer_id, version, joint, metric, source, day, rank),
  foreign key (customer_id, patient_id) references patients on delete cascade
);
create index recovery_values_of_patient on recovery_values (customer_id, patient_id, joint, metric, source, day);
select protect_tenant('recovery_values');
