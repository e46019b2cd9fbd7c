-- For whom content is meant (an empty list and null mean everybody), and how strongly a care plan asks.
alter table care_plans add column age_groups text[] not null default '{}',
  add column pace text not null default 'standard' check (pace in ('standard', 'fast', 'gentle'));
alter table regimens add column age_groups text[] not null default '{}',
  add column gender text check (gender in ('male', 'female'));
alter table questionnaires add column image text;
