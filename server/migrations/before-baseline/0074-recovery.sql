-- The corridors of a clinic's knees and hips, made anew each week. A version says when it was made and of which surgeries.
create table recovery_versions (
  customer_id uuid not null references customers on delete cascade,
  version integer not null,
  made_on date not null,
  cohort_from date not null,
  cohort_to date not null,
  primary key (customer_id, version)
);
select keep_audit('recovery_versions'), protect_tenant('recovery_versions');

-- How many people stand in a window of days after surgery in the newest version, and how many values these had.
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

-- What each person of the newest version stands for in a window: one value, however often they measured. They are kept one by one in their
-- order, as nobody is compared with themselves. They follow from recordings, so the audit log leaves them out.
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
