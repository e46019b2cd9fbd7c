create table patients (
  customer_id uuid not null references customers,
  patient_id uuid not null,
  surgeon_id uuid not null,
  care_plan_id uuid references care_plans,
  health_coach_id uuid references users,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('male', 'female')),
  dob date not null,
  email text not null,
  phone text not null,
  phone_last_four text generated always as (right(phone, 4)) stored,
  height_in numeric,
  surgery_type text not null check (surgery_type in ('knee', 'hip')),
  surgery_date date not null,
  active boolean not null default true,
  include_devices boolean not null default true,
  email_opt_in boolean not null default true,
  registered_at timestamptz,
  consented_at timestamptz,
  -- The patient's day for exercises and calls, minutes after midnight.
  shift_start smallint not null default 480,
  shift_end smallint not null default 1200,
  ship_address jsonb not null default '{}',
  caregiver jsonb not null default '{}',
  password_hash text,
  tokens_valid_from timestamptz not null default '-infinity',
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (customer_id, patient_id),
  foreign key (customer_id, surgeon_id) references surgeons (customer_id, surgeon_id)
);
create index patients_by_surgery on patients (customer_id, active, surgery_date desc, patient_id);
create index patients_by_name on patients (customer_id, active, last_name, first_name, patient_id);
create index patients_by_phone on patients (customer_id, phone_last_four);
create index patients_by_surgeon on patients (customer_id, surgeon_id, active);
create index patients_by_email on patients (lower(email));
select keep_audit('patients'), protect_tenant('patients');

-- Windows are day offsets from the surgery date; times is how often on a due day.
create table patient_exercises (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  exercise_id uuid not null references exercises,
  regimen_id uuid references regimens,
  start_day smallint not null,
  end_day smallint not null,
  interval smallint not null check (interval between 1 and 7),
  times smallint not null check (times >= 1),
  sets smallint not null,
  repeats smallint not null,
  hold_seconds integer not null,
  skip_on_surgery_date boolean not null default true,
  next_item_id uuid,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (start_day <= end_day)
);
select keep_audit('patient_exercises'), protect_tenant('patient_exercises');

create table patient_devices (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  device_id uuid not null references devices,
  start_day smallint not null,
  end_day smallint not null,
  interval smallint not null check (interval between 1 and 7),
  times smallint not null check (times between 1 and 4),
  skip_on_surgery_date boolean not null default true,
  status text not null check (status in ('Pending', 'Shipped', 'Delivered', 'Returned', 'Unlinked', 'fail', 'Deleted')),
  hardware_id text,
  tracking_link text,
  ordered_on date,
  shipped_on date,
  delivered_on date,
  reorder_on date,
  returned_on date,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (start_day <= end_day)
);
select keep_audit('patient_devices'), protect_tenant('patient_devices');

create table patient_questionnaires (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  questionnaire_id uuid not null references questionnaires,
  schedule_type text not null check (schedule_type in ('weekly', 'custom')),
  weekdays smallint[] not null default '{}',
  days smallint[] not null default '{}',
  start_day smallint not null,
  end_day smallint not null,
  skip_on_surgery_date boolean not null default true,
  primary key (customer_id, patient_id, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade,
  check (start_day <= end_day)
);
select keep_audit('patient_questionnaires'), protect_tenant('patient_questionnaires');

-- Days from held_from up to released_on (not included) are due in no area.
create table technical_holds (
  customer_id uuid not null,
  patient_id uuid not null,
  hold_id uuid not null,
  held_from date not null,
  released_on date,
  primary key (customer_id, patient_id, hold_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('technical_holds'), protect_tenant('technical_holds');

create table diagnoses (
  customer_id uuid not null,
  patient_id uuid not null,
  dx_code text not null,
  dx_description text not null,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (customer_id, patient_id, dx_code),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('diagnoses'), protect_tenant('diagnoses');

create table reminders (
  customer_id uuid not null,
  patient_id uuid not null,
  reminder_id uuid not null,
  day date not null,
  title text not null,
  message text not null default '',
  created_by uuid references users,
  created_at timestamptz not null,
  primary key (customer_id, patient_id, reminder_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index reminders_by_day on reminders (customer_id, day);
select keep_audit('reminders'), protect_tenant('reminders');
