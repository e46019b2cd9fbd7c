-- The catalog: content that patients can be given. A row of care_plans, regimens, exercises, devices or questionnaires is one version of a piece of
-- content. Programmes of patients name versions, so a new version changes no programme; names, texts and pictures alone are written to earlier
-- versions too. Which versions a clinic is offered follows from `content` and `content_versions`. All versions of content, and its copies, have the
-- same code. Days are counted from the day of surgery.

-- A version of an exercise, with the dose that applies where a regimen sets none. interval, here and in other tables: 1 is daily, 2 to 6 are that
-- many times a week, 7 is weekly. times: rounds on a due day.
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

-- A version of a regimen: exercises with windows. surgery_type, age_groups and gender say for which patients it is meant; null and an empty list
-- mean for all.
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

-- An exercise of a regimen, with its window. next_position: position of the exercise that follows it in a chain; null for the last one.
create table regimen_exercises (
  regimen_id uuid not null references regimens,
  position smallint not null,
  exercise_id uuid not null references exercises,
  start_day smallint not null,
  end_day smallint not null,
  next_position smallint,
  -- Dose in this regimen; null where that of the exercise applies.
  hold_seconds integer,
  repeats smallint,
  sets smallint,
  times smallint check (times >= 1),
  interval smallint check (interval between 1 and 7),
  primary key (regimen_id, position),
  check (start_day <= end_day)
);

-- A version of a kind of device, such as a sensor.
create table devices (
  device_id uuid primary key,
  code text not null,
  display_name text collate "und-x-icu" not null,
  surgery_type text check (surgery_type in ('knee', 'hip')),
  image text
);

-- A value of a device's readings, with its unit and limits. value_index is its place in a reading, from 0; the meaning of a place never changes.
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

-- A version of a questionnaire. Its kind decides how answers are scored.
create table questionnaires (
  questionnaire_id uuid primary key,
  code text not null,
  short_name text collate "und-x-icu" not null,
  kind text not null check (kind in ('oxford-knee', 'oxford-hip', 'pain', 'range-of-motion', 'safety', 'feedback', 'koos-jr', 'hoos-jr', 'promis')),
  licence_line text not null default '',
  image text,
  -- Number of days before the answer that the questions cover; null when they do not say.
  recall_days smallint check (recall_days between 1 and 365)
);

-- A question of a questionnaire. options: [{"optnumber": 4, "option": "None"}, …], where optnumber is the value that is scored.
create table questions (
  questionnaire_id uuid not null references questionnaires,
  quest_number smallint not null,
  question text not null,
  options jsonb not null,
  primary key (questionnaire_id, quest_number)
);

-- A version of a care plan: regimens, devices and questionnaires. pace decides the dose of exercises and the days on which later phases begin.
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

-- A regimen of a care plan.
create table care_plan_regimens (
  care_plan_id uuid not null references care_plans,
  regimen_id uuid not null references regimens,
  position smallint not null,
  primary key (care_plan_id, regimen_id)
);

-- A device of a care plan: its window, and how often it is due in a week and on a due day.
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

-- A span of a questionnaire in a care plan: the days on which it is asked, weekly on weekdays or on listed days.
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

-- A piece of content: a care plan, regimen, exercise, device or questionnaire with all of its versions.
create table content (
  content_id uuid primary key,
  kind text not null check (kind in ('carePlan', 'regimen', 'exercise', 'device', 'questionnaire')),
  -- Company that owns the content; null for ready content, which comes with the product for every company to use or copy.
  company_id uuid references companies,
  copy_of uuid references content,
  -- Clinics that the content is offered to; null for all clinics of the company, or of every company for ready content.
  customer_ids uuid[],
  retired_at timestamptz
);
create index content_by_company on content (company_id, kind);

-- A published version of content. version_id is the id of its row in the table of its kind.
create table content_versions (
  version_id uuid primary key,
  content_id uuid not null references content,
  number integer not null,
  published_at timestamptz not null default now(),
  published_by uuid references users,
  unique (content_id, number)
);

-- A draft of the next version of content, as one JSON document. `version` is raised by every save, so that the second of two editors is refused
-- instead of overwriting the first.
create table content_drafts (
  content_id uuid primary key references content on delete cascade,
  body jsonb not null,
  version integer not null default 1,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);
select keep_audit('content'), keep_audit('content_versions'), keep_audit('content_drafts');

-- Everybody may read ready content, a company and its clinics also the content of the company. The company, or a super admin, may change it.
alter table content enable row level security;
alter table content force row level security;
create policy reads on content for select using (company_id is null or company_id = (select scope_company()) or (select scope_every())
  or company_id in (select company_id from customers));
create policy adds on content for insert with check (company_id = (select scope_company()) or (select scope_every()));
create policy changes on content for update using (company_id = (select scope_company()) or (select scope_every()));
create policy drops on content for delete using (company_id = (select scope_company()) or (select scope_every()));

-- Versions may be read with their content and added by its company or a super admin; nobody may change or delete them.
alter table content_versions enable row level security;
alter table content_versions force row level security;
create policy reads on content_versions for select using (content_id in (select content_id from content));
create policy adds on content_versions for insert with check (content_id in (
  select content_id from content where company_id = (select scope_company()) or (select scope_every())));

-- The company of the content, or a super admin, may read and change its draft.
alter table content_drafts enable row level security;
alter table content_drafts force row level security;
create policy company on content_drafts using (content_id in (
  select content_id from content where company_id = (select scope_company()) or (select scope_every())));

-- Adds ready content for rows of the catalog that belong to no content yet, and makes each of them its first version. Its present name is
-- protect_ready_content.
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
