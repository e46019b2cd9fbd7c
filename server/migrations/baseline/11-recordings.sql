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
  -- When a reading arrived whose device's clock ran ahead: it was not measured later than that.
  heard_at timestamptz,
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
-- Compliance and home sum a clinic's days of a range: those are side by side, and the sums are read from the index alone.
create index patient_days_by_day on patient_days (customer_id, day)
  include (patient_id, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done);
select protect_tenant('patient_days');

-- How much of what was due is done, by the rule of domain/progress/buckets.ts.
create function bucket_of(due bigint, done bigint) returns text language sql immutable parallel safe as $$
  select case when due = 0 then 'none' when done = 0 then 'skipped' when done < due then 'partial' else 'complete' end
$$;

-- Sums from the first day through as_of (the clinic's today when last rolled on), and the last known scores, as they were measured, with
-- their days: of one day the later moment is the last. Today counts, as due and as done, only what is done. Lists are sorted by progress,
-- so the two columns of the patient that narrow and order them are here too; the key keeps them as the patient has them.
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
  knee_score numeric, knee_score_day date,
  hip_score numeric, hip_score_day date,
  pain_level numeric, pain_level_day date,
  flexion numeric, flexion_day date,
  extension numeric, extension_day date,
  flexion_at timestamptz, flexion_source text,
  extension_at timestamptz, extension_source text,
  active boolean not null,
  surgery_date date not null,
  primary key (customer_id, patient_id),
  constraint patient_progress_patient_fkey foreign key (customer_id, patient_id, active, surgery_date)
    references patients (customer_id, patient_id, active, surgery_date) on update cascade on delete cascade
);
create index patient_progress_by_age on patient_progress (customer_id, as_of);
create index patient_progress_by_exercise on patient_progress (customer_id, active, exercise_percent, surgery_date desc, patient_id);
create index patient_progress_by_measurement on patient_progress (customer_id, active, measurement_percent, surgery_date desc, patient_id);
select protect_tenant('patient_progress');
