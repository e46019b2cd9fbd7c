-- The rounds of an exercise that a patient did on a day. `day`, here and in the tables after it, is the clinic's calendar date for which a recording
-- counts. Another round on the same day raises times_done.
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

-- A reading of a device: all of its values at one moment, in the order of value_index. A value that the device did not send is null.
create table device_readings (
  customer_id uuid not null,
  patient_id uuid not null,
  item_id uuid not null,
  taken_at timestamptz not null,
  day date not null,
  values numeric[] not null,
  plausible boolean not null default true,
  -- Time of arrival of a reading whose taken_at was in the future, because the device's clock was fast: it was measured then at the latest. Otherwise
  -- null. Present name: received_at.
  heard_at timestamptz,
  primary key (customer_id, patient_id, item_id, taken_at),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index device_readings_by_day on device_readings (customer_id, patient_id, day);
select keep_audit('device_readings'), protect_tenant('device_readings');

-- A filled questionnaire of a patient.
create table questionnaire_answers (
  customer_id uuid not null,
  patient_id uuid not null,
  answer_id uuid not null,
  item_id uuid not null,
  questionnaire_id uuid not null references questionnaires,
  day date not null,
  submitted_at timestamptz not null,
  -- The optnumber of the chosen option for each question, in the order of the questions; null for a question without an answer.
  answers smallint[] not null,
  score numeric,
  primary key (customer_id, patient_id, answer_id),
  foreign key (customer_id, patient_id) references patients (customer_id, patient_id) on delete cascade
);
create index questionnaire_answers_by_day on questionnaire_answers (customer_id, patient_id, day);
select keep_audit('questionnaire_answers'), protect_tenant('questionnaire_answers');

-- The progress of a patient on a day: due and done items of the three areas. Progress is stored, because lists would have to compute it from the
-- schedules of all their patients (docs/decisions/0019-stored-progress.md). It follows from schedules and recordings, so this table and
-- patient_progress are not audited.
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
-- For the sums of compliance and home over a range of days: a clinic's days are adjacent in this index, and the table is not read.
create index patient_days_by_day on patient_days (customer_id, day)
  include (patient_id, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done);
select protect_tenant('patient_days');

-- Returns the bucket of due and done items, by the rule of domain/progress/buckets.ts.
create function bucket_of(due bigint, done bigint) returns text language sql immutable parallel safe as $$
  select case when due = 0 then 'none' when done = 0 then 'skipped' when done < due then 'partial' else 'complete' end
$$;

-- The progress of a patient to date: sums over all days up to as_of, the clinic's day to which the job roll-progress last extended them. Of that day
-- only done items count, both as due and as done. Also the latest scores with their days; of several on one day the one of the latest moment.
-- active and surgery_date are repeated from patients, because lists by progress are filtered and sorted by them; the foreign key keeps them equal.
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
-- For roll-progress, which looks for clinics' patients whose sums end before today.
create index patient_progress_by_age on patient_progress (customer_id, as_of);
-- For lists of patients by progress.
create index patient_progress_by_exercise on patient_progress (customer_id, active, exercise_percent, surgery_date desc, patient_id);
create index patient_progress_by_measurement on patient_progress (customer_id, active, measurement_percent, surgery_date desc, patient_id);
select protect_tenant('patient_progress');
