-- What patients can be given. Each row of care_plans, regimens, exercises, devices and questionnaires is one version of a piece of
-- content: what runs for a patient names a version, so a new one alters nobody. The catalogue is the same for every clinic. A code is
-- that of the content, not of one version.

create table exercises (
  exercise_id uuid primary key,
  code text not null,
  name text collate "und-x-icu" not null,
  purpose text not null,
  caution text not null default '',
  hold_seconds integer not null,
  repeats smallint not null,
  sets smallint not null,
  times smallint not null,
  interval smallint not null check (interval between 1 and 7),
  image text,
  video text
);

-- For whom content is meant: an empty list and null mean everybody.
create table regimens (
  regimen_id uuid primary key,
  code text not null,
  name text collate "und-x-icu" not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  start_day smallint not null,
  end_day smallint not null,
  age_groups text[] not null default '{}',
  gender text check (gender in ('male', 'female'))
);

create table regimen_exercises (
  regimen_id uuid not null references regimens,
  position smallint not null,
  exercise_id uuid not null references exercises,
  start_day smallint not null,
  end_day smallint not null,
  next_position smallint,
  -- The dose that the regimen asks for; null where it is the exercise's own.
  hold_seconds integer,
  repeats smallint,
  sets smallint,
  times smallint check (times >= 1),
  interval smallint check (interval between 1 and 7),
  primary key (regimen_id, position),
  check (start_day <= end_day)
);

create table devices (
  device_id uuid primary key,
  code text not null,
  display_name text collate "und-x-icu" not null,
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
  code text not null,
  short_name text collate "und-x-icu" not null,
  kind text not null check (kind in ('oxford-knee', 'oxford-hip', 'pain', 'range-of-motion', 'safety', 'feedback', 'koos-jr', 'hoos-jr', 'promis')),
  licence_line text not null default '',
  image text,
  -- How many days back the questions ask; null where they do not say.
  recall_days smallint check (recall_days between 1 and 365)
);

-- options: [{"optnumber": 4, "option": "None"}, …] with the value that is scored.
create table questions (
  questionnaire_id uuid not null references questionnaires,
  quest_number smallint not null,
  question text not null,
  options jsonb not null,
  primary key (questionnaire_id, quest_number)
);

-- pace: how strongly the plan asks.
create table care_plans (
  care_plan_id uuid primary key,
  code text not null,
  name text collate "und-x-icu" not null,
  description text not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  include_regimens boolean not null,
  age_groups text[] not null default '{}',
  pace text not null default 'standard' check (pace in ('standard', 'fast', 'gentle'))
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

create table content (
  content_id uuid primary key,
  kind text not null check (kind in ('carePlan', 'regimen', 'exercise', 'device', 'questionnaire')),
  -- Null for what is ready: it comes with the product, for every company to use or to copy.
  company_id uuid references companies,
  copy_of uuid references content,
  -- Clinics it is offered to; null for all of the company's.
  customer_ids uuid[],
  retired_at timestamptz
);
create index content_by_company on content (company_id, kind);

create table content_versions (
  version_id uuid primary key,
  content_id uuid not null references content,
  number integer not null,
  published_at timestamptz not null default now(),
  published_by uuid references users,
  unique (content_id, number)
);

-- The next version as it is being typed; `version` is raised by every save, so that the second editor is told.
create table content_drafts (
  content_id uuid primary key references content on delete cascade,
  body jsonb not null,
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);
select keep_audit('content'), keep_audit('content_versions'), keep_audit('content_drafts');

-- Everybody reads what is ready, a company and its clinics what is the company's; who changes it is the company, or a super admin.
alter table content enable row level security;
alter table content force row level security;
create policy reads on content for select using (company_id is null or company_id = (select scope_company()) or (select scope_every())
  or company_id in (select company_id from customers));
create policy adds on content for insert with check (company_id = (select scope_company()) or (select scope_every()));
create policy changes on content for update using (company_id = (select scope_company()) or (select scope_every()));
create policy drops on content for delete using (company_id = (select scope_company()) or (select scope_every()));

alter table content_versions enable row level security;
alter table content_versions force row level security;
create policy reads on content_versions for select using (content_id in (select content_id from content));
create policy adds on content_versions for insert with check (content_id in (
  select content_id from content where company_id = (select scope_company()) or (select scope_every())));

alter table content_drafts enable row level security;
alter table content_drafts force row level security;
create policy company on content_drafts using (content_id in (
  select content_id from content where company_id = (select scope_company()) or (select scope_every())));

-- Rows of the catalogue that belong to no content yet are first versions of what is ready.
create function keep_ready_content() returns void language sql as $$
  insert into content (content_id, kind)
  select care_plan_id, 'carePlan' from care_plans union all select regimen_id, 'regimen' from regimens
  union all select exercise_id, 'exercise' from exercises union all select device_id, 'device' from devices
  union all select questionnaire_id, 'questionnaire' from questionnaires
  except select version_id, kind from content_versions join content using (content_id);
  insert into content_versions (version_id, content_id, number, published_at)
  select content_id, content_id, 1, 'epoch' from content c where not exists (select from content_versions v where v.content_id = c.content_id);
$$;
revoke execute on function keep_ready_content from public;
