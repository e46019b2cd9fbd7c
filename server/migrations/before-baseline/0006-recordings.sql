-- What patients did. day is the clinic's calendar date for which it counts; a second round of the same day raises times_done.
create table exercise_done (
  customer_id uuid not null,
  patient_id uuid not null,
  day date not null,
  item_id uuid not null,
  times_done smallint not null check (times_done >= 1),
  last_at timestamptz not null,
  primary key (customer_id, patient_id, day, item_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select keep_audit('exercise_done'), protect_tenant('exercise_done');

-- One reading is all values of one moment, in the order of value_index; a value the device did not give is null.
create table device_readings (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  taken_at timestamptz not null,
  day date not null,
  values numeric[] not null,
  plausible boolean not null default true,
  primary key (customer_id, patient_id, item_id, taken_at),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index device_readings_by_day on device_readings (customer_id, patient_id, day);
select keep_audit('device_readings'), protect_tenant('device_readings');

create table questionnaire_answers (
  customer_id uuid not null,
  patient_id uuid not null,
  answer_id uuid not null,
  item_id uuid not null,
  questionnaire_id uuid not null references questionnaires,
  day date not null,
  submitted_at timestamptz not null,
  -- The optnumber chosen for each question in its order; null where it was left out.
  answers smallint[] not null,
  score numeric,
  primary key (customer_id, patient_id, answer_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index questionnaire_answers_by_day on questionnaire_answers (customer_id, patient_id, day);
select keep_audit('questionnaire_answers'), protect_tenant('questionnaire_answers');

-- Progress is written, not recomputed: per patient and day the due and done item-days of the three areas.
-- Both tables follow from schedules and recordings, so the audit log leaves them out.
create table patient_days (
  customer_id uuid not null,
  patient_id uuid not null,
  day date not null,
  exercise_due smallint not null default 0,
  exercise_done smallint not null default 0,
  measurement_due smallint not null default 0,
  measurement_done smallint not null default 0,
  questionnaire_due smallint not null default 0,
  questionnaire_done smallint not null default 0,
  on_hold boolean not null default false,
  primary key (customer_id, patient_id, day),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
select protect_tenant('patient_days');

-- Sums from the first day through as_of (the clinic's today when last rolled on), and the last known scores with their days.
create table patient_progress (
  customer_id uuid not null,
  patient_id uuid not null,
  as_of date not null,
  exercise_due integer not null default 0,
  exercise_done integer not null default 0,
  exercise_percent smallint generated always as (case when exercise_due > 0 then round(exercise_done * 100.0 / exercise_due) end) stored,
  measurement_due integer not null default 0,
  measurement_done integer not null default 0,
  measurement_percent smallint generated always as (case when measurement_due > 0 then round(measurement_done * 100.0 / measurement_due) end) stored,
  questionnaire_due integer not null default 0,
  questionnaire_done integer not null default 0,
  knee_score smallint, knee_score_day date,
  hip_score smallint, hip_score_day date,
  pain_level smallint, pain_level_day date,
  flexion smallint, flexion_day date,
  extension smallint, extension_day date,
  primary key (customer_id, patient_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index patient_progress_by_age on patient_progress (customer_id, as_of);
select protect_tenant('patient_progress');
