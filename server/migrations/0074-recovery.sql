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

-- What each person of the newest version stands for in a window of days after surgery: one value, however often they measured. They are
-- kept one by one, as nobody is compared with themselves. They follow from recordings, so the audit log leaves them out.
create table recovery_values (
  customer_id uuid not null,
  version integer not null,
  joint text not null,
  metric text not null,
  source text not null,
  day smallint not null,
  patient_id uuid not null,
  value double precision not null,
  readings smallint not null,
  primary key (customer_id, version, joint, metric, source, day, patient_id),
  foreign key (customer_id, version) references recovery_versions on delete cascade,
  foreign key (customer_id, patient_id) references patients on delete cascade
);
create index recovery_values_of_patient on recovery_values (customer_id, patient_id);
select protect_tenant('recovery_values');
