create table cases (
  customer_id uuid not null references customers,
  case_id uuid not null,
  case_number bigint generated always as identity (start with 20001),
  patient_id uuid,
  type text not null check (type in ('Surgeon Message', 'Patient Technical', 'System Technical', 'New Device Order', 'New Patient', 'Patient Care', 'Other')),
  message_type text,
  status text not null default 'Unassigned' check (status in ('Assigned', 'Unassigned', 'Unresolved', 'Resolved', 'NotAnIssue')),
  priority text,
  summary text not null,
  description text not null,
  created_by uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, case_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id)
);
create index cases_by_patient on cases (customer_id, patient_id, created_at desc);
select keep_audit('cases'), protect_tenant('cases');

create table notifications (
  customer_id uuid not null references customers,
  notification_id uuid not null,
  header text not null,
  message text not null,
  sent_by uuid references users,
  sent_at timestamptz not null,
  primary key (customer_id, notification_id)
);
select keep_audit('notifications'), protect_tenant('notifications');

create table notification_recipients (
  customer_id uuid not null,
  patient_id uuid not null,
  notification_id uuid not null,
  delivered_at timestamptz,
  read_at timestamptz,
  primary key (customer_id, patient_id, notification_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  foreign key (customer_id, notification_id) references notifications (customer_id, notification_id)
);
select keep_audit('notification_recipients'), protect_tenant('notification_recipients');

-- The number of a clinic's newest fact; raised under the row's lock, so that facts commit in the order of their numbers.
create table fact_counters (
  customer_id uuid primary key references customers,
  last_fact bigint not null
);
select protect_tenant('fact_counters');

-- What happened, numbered per clinic in commit order; data holds ids and dates, never health data.
create table facts (
  customer_id uuid not null references customers,
  fact_no bigint not null,
  kind text not null,
  -- Whom it is about: a patient, or null for the clinic as a whole.
  subject_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (customer_id, fact_no)
);
create index facts_by_patient on facts (customer_id, subject_id, fact_no);
select protect_tenant('facts');

-- A reaction that ran for a fact; the key makes twice once.
create table reactions_done (
  customer_id uuid not null,
  fact_no bigint not null,
  reaction text not null,
  done_at timestamptz not null default now(),
  primary key (customer_id, fact_no, reaction)
);
select protect_tenant('reactions_done');

create table patient_reads (
  customer_id uuid not null,
  patient_id uuid not null,
  read_at timestamptz not null,
  user_id uuid not null,
  operation text not null,
  primary key (customer_id, patient_id, read_at, user_id, operation)
);
select protect_tenant('patient_reads');
grant select, insert, update, delete on all tables in schema public to restride_app;
grant usage, select on all sequences in schema public to restride_app;
revoke insert, update, delete on audit_log from restride_app;
revoke update, delete on facts, patient_reads from restride_app;
