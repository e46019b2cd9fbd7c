-- What a company makes and changes for its clinics. Each version is a row of care_plans, regimens, exercises, devices or questionnaires;
-- what runs for a patient names one of them, so a new version alters nobody.
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
alter table content no force row level security;
alter table content_versions no force row level security;
select keep_ready_content();
alter table content force row level security;
alter table content_versions force row level security;

-- A code is that of the content, not of one version.
alter table exercises drop constraint exercises_code_key;
alter table regimens drop constraint regimens_code_key;
alter table devices drop constraint devices_code_key;
alter table questionnaires drop constraint questionnaires_code_key;
alter table care_plans drop constraint care_plans_code_key;

alter table exercises add column video text;
