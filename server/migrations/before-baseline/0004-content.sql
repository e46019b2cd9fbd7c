-- The programme's catalogue: the same for every clinic, read by all, changed only by the product's content.
create table exercises (
  exercise_id uuid primary key,
  code text not null unique,
  name text not null,
  purpose text not null,
  caution text not null default '',
  hold_seconds integer not null,
  repeats smallint not null,
  sets smallint not null,
  times smallint not null,
  interval smallint not null check (interval between 1 and 7),
  image text
);

create table regimens (
  regimen_id uuid primary key,
  code text not null unique,
  name text not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  start_day smallint not null,
  end_day smallint not null
);

create table regimen_exercises (
  regimen_id uuid not null references regimens,
  position smallint not null,
  exercise_id uuid not null references exercises,
  start_day smallint not null,
  end_day smallint not null,
  next_position smallint,
  primary key (regimen_id, position),
  check (start_day <= end_day)
);

create table devices (
  device_id uuid primary key,
  code text not null unique,
  display_name text not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  image text
);

-- value_index counts from 0 inside a device and never changes its meaning.
create table device_metrics (
  device_id uuid not null references devices,
  value_index smallint not null,
  parameter text not null,
  metric text not null,
  unit text not null,
  is_output boolean not null,
  plausible_min numeric not null,
  plausible_max numeric not null,
  axis_min numeric,
  axis_max numeric,
  thresholds jsonb not null default '[]',
  primary key (device_id, value_index)
);

create table questionnaires (
  questionnaire_id uuid primary key,
  code text not null unique,
  short_name text not null,
  kind text not null check (kind in ('oxford-knee', 'oxford-hip', 'pain', 'range-of-motion', 'safety', 'feedback', 'koos-jr', 'hoos-jr', 'promis')),
  licence_line text not null default ''
);

-- options: [{"optnumber": 4, "option": "None"}, …] with the value that is scored.
create table questions (
  questionnaire_id uuid not null references questionnaires,
  quest_number smallint not null,
  question text not null,
  options jsonb not null,
  primary key (questionnaire_id, quest_number)
);

create table care_plans (
  care_plan_id uuid primary key,
  code text not null unique,
  name text not null,
  description text not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  include_regimens boolean not null
);

create table care_plan_regimens (
  care_plan_id uuid not null references care_plans,
  regimen_id uuid not null references regimens,
  position smallint not null,
  primary key (care_plan_id, regimen_id)
);

create table care_plan_devices (
  care_plan_id uuid not null references care_plans,
  device_id uuid not null references devices,
  start_day smallint not null,
  end_day smallint not null,
  interval smallint not null check (interval between 1 and 7),
  times smallint not null check (times between 1 and 4),
  skip_on_surgery_date boolean not null default true,
  primary key (care_plan_id, device_id)
);

create table care_plan_questionnaires (
  care_plan_id uuid not null references care_plans,
  questionnaire_id uuid not null references questionnaires,
  position smallint not null,
  schedule_type text not null check (schedule_type in ('weekly', 'custom')),
  weekdays smallint[] not null default '{}',
  days smallint[] not null default '{}',
  start_day smallint not null,
  end_day smallint not null,
  skip_on_surgery_date boolean not null default true,
  primary key (care_plan_id, questionnaire_id, position)
);
