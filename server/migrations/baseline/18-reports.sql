-- A report job: reports of several patients that a user requested together. They are made one after the other, after the response.
create table report_jobs (
  customer_id uuid not null references customers on delete cascade,
  job_id uuid not null,
  user_id uuid not null references users on delete cascade,
  with_notes boolean not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  is_cancelled boolean not null default false,
  with_answers boolean not null default false,
  primary key (customer_id, job_id)
);
create index report_jobs_of_user on report_jobs (customer_id, user_id, started_at desc);
create index report_jobs_running on report_jobs (started_at) where ended_at is null;
select keep_audit('report_jobs'), protect_tenant('report_jobs');

-- A report of a report job. claimed_at: time of the claim by the process that makes it, so that one process at a time does; a claim that is too old
-- is free again.
create table report_job_patients (
  customer_id uuid not null,
  job_id uuid not null,
  patient_id uuid not null,
  position smallint not null,
  tries smallint not null default 0,
  claimed_at timestamptz,
  done_at timestamptz,
  -- Reason why the report was left out; null otherwise.
  left_out text,
  -- Size of the finished report, from which the panel shows the size of the ZIP.
  bytes integer,
  primary key (customer_id, job_id, patient_id),
  foreign key (customer_id, job_id) references report_jobs on delete cascade,
  foreign key (customer_id, patient_id) references patients on delete cascade
);
create index report_job_patients_open on report_job_patients (customer_id, job_id, position) where done_at is null;
select keep_audit('report_job_patients'), protect_tenant('report_job_patients');
