-- The schema as the migrations make it, read from the catalog. Written by npm run generate:database; no database is made from it.

grant usage on schema public to public;
grant usage on schema public to restride_app;
alter default privileges in schema public grant delete, insert, select, update on tables to restride_app;
alter default privileges in schema public grant select, usage on sequences to restride_app;

create table account_deletions (
  customer_id uuid not null,
  deletion_id uuid not null,
  erase_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  patient_id uuid,
  registration_id uuid,
  requested_at timestamp with time zone not null,
  token_hash text not null,
  withdrawn_at timestamp with time zone,
  constraint account_deletions_check CHECK ((patient_id IS NULL) <> (registration_id IS NULL)),
  constraint account_deletions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint account_deletions_pkey PRIMARY KEY (customer_id, deletion_id)
);
CREATE INDEX account_deletions_by_token ON account_deletions USING btree (token_hash);
CREATE UNIQUE INDEX account_deletions_open ON account_deletions USING btree (customer_id, COALESCE(patient_id, registration_id)) WHERE ((withdrawn_at IS NULL) AND (erased_at IS NULL));
alter table account_deletions enable row level security;
alter table account_deletions force row level security;
create policy tenant on account_deletions for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON account_deletions FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on account_deletions to restride_app;

create table active_patient_counters (
  active boolean not null,
  customer_id uuid not null,
  patients integer not null,
  slot uuid default gen_random_uuid() not null,
  constraint active_patient_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint active_patient_counters_pkey PRIMARY KEY (customer_id, active, slot)
);
alter table active_patient_counters enable row level security;
alter table active_patient_counters force row level security;
create policy tenant on active_patient_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on active_patient_counters to restride_app;

create table audit_log (
  about_patient uuid generated always as (((COALESCE(after, before) ->> 'patient_id'::text))::uuid) stored,
  action text not null,
  actor text not null,
  after jsonb,
  at timestamp with time zone default now() not null,
  before jsonb,
  customer_id uuid not null,
  entry_id bigint generated always as identity (start with 1 increment by 1) not null,
  event text generated always as (logged_event(table_name, action, before, after)) stored,
  source text generated always as (logged_source(logged_event(table_name, action, before, after), actor, (COALESCE(after, before) ->> 'patient_id'::text))) stored,
  table_name text not null,
  constraint audit_log_action_check CHECK (action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])),
  constraint audit_log_pkey PRIMARY KEY (customer_id, entry_id)
);
CREATE INDEX audit_log_of_patient ON audit_log USING btree (customer_id, about_patient, event, source, at DESC, entry_id DESC) WHERE ((about_patient IS NOT NULL) AND (event IS NOT NULL));
alter table audit_log enable row level security;
create policy sight on audit_log as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (about_patient IS NULL) OR sees_patient(customer_id, about_patient))) with check (true);
create policy tenant on audit_log for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant select on audit_log to restride_app;
grant select, usage on sequence audit_log_entry_id_seq to restride_app;

create table bot_checks (
  ends_at timestamp with time zone not null,
  request_hash text not null,
  signature text not null,
  constraint bot_checks_pkey PRIMARY KEY (signature)
);
alter table bot_checks enable row level security;
create policy secret on bot_checks for all to public using ((( SELECT scope_every() AS scope_every) OR false)) with check ((( SELECT scope_every() AS scope_every) OR false));
grant delete, insert, select, update on bot_checks to restride_app;

create table callback_requests (
  callback_id uuid not null,
  called_at timestamp with time zone,
  called_by uuid,
  customer_id uuid not null,
  message text not null,
  name text not null,
  patient_id uuid,
  phone text not null,
  received_at timestamp with time zone not null,
  surgeon_id uuid not null,
  constraint callback_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint callback_requests_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint callback_requests_customer_id_surgeon_id_fkey FOREIGN KEY (customer_id, surgeon_id) REFERENCES surgeons(customer_id, surgeon_id),
  constraint callback_requests_pkey PRIMARY KEY (customer_id, callback_id)
);
CREATE INDEX callback_requests_by_surgeon ON callback_requests USING btree (customer_id, surgeon_id, received_at DESC);
CREATE INDEX callback_requests_open ON callback_requests USING btree (customer_id, received_at DESC) WHERE (called_at IS NULL);
alter table callback_requests enable row level security;
alter table callback_requests force row level security;
create policy sight on callback_requests as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR (((( SELECT scope_patient() AS scope_patient) IS NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient))) AND ((( SELECT scope_case_surgeons() AS scope_case_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_case_surgeons() AS scope_case_surgeons)::uuid[])))))) with check (true);
create policy tenant on callback_requests for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON callback_requests FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on callback_requests to restride_app;

create table care_plan_devices (
  care_plan_id uuid not null,
  device_id uuid not null,
  end_day smallint not null,
  interval smallint not null,
  skip_on_surgery_date boolean default true not null,
  start_day smallint not null,
  times smallint not null,
  constraint care_plan_devices_care_plan_id_fkey FOREIGN KEY (care_plan_id) REFERENCES care_plans(care_plan_id),
  constraint care_plan_devices_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices(device_id),
  constraint care_plan_devices_interval_check CHECK ("interval" >= 1 AND "interval" <= 7),
  constraint care_plan_devices_pkey PRIMARY KEY (care_plan_id, device_id),
  constraint care_plan_devices_times_check CHECK (times >= 1 AND times <= 4)
);
grant delete, insert, select, update on care_plan_devices to restride_app;

create table care_plan_questionnaires (
  care_plan_id uuid not null,
  days smallint[] default '{}'::smallint[] not null,
  end_day smallint not null,
  position smallint not null,
  questionnaire_id uuid not null,
  schedule_type text not null,
  skip_on_surgery_date boolean default true not null,
  start_day smallint not null,
  weekdays smallint[] default '{}'::smallint[] not null,
  constraint care_plan_questionnaires_care_plan_id_fkey FOREIGN KEY (care_plan_id) REFERENCES care_plans(care_plan_id),
  constraint care_plan_questionnaires_pkey PRIMARY KEY (care_plan_id, questionnaire_id, "position"),
  constraint care_plan_questionnaires_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(questionnaire_id),
  constraint care_plan_questionnaires_schedule_type_check CHECK (schedule_type = ANY (ARRAY['weekly'::text, 'custom'::text]))
);
grant delete, insert, select, update on care_plan_questionnaires to restride_app;

create table care_plan_regimens (
  care_plan_id uuid not null,
  position smallint not null,
  regimen_id uuid not null,
  constraint care_plan_regimens_care_plan_id_fkey FOREIGN KEY (care_plan_id) REFERENCES care_plans(care_plan_id),
  constraint care_plan_regimens_pkey PRIMARY KEY (care_plan_id, regimen_id),
  constraint care_plan_regimens_regimen_id_fkey FOREIGN KEY (regimen_id) REFERENCES regimens(regimen_id)
);
grant delete, insert, select, update on care_plan_regimens to restride_app;

create table care_plans (
  age_groups text[] default '{}'::text[] not null,
  care_plan_id uuid not null,
  code text not null,
  description text not null,
  include_regimens boolean not null,
  name text collate "und-x-icu" not null,
  pace text default 'standard'::text not null,
  surgery_type text,
  constraint care_plans_pace_check CHECK (pace = ANY (ARRAY['standard'::text, 'fast'::text, 'gentle'::text])),
  constraint care_plans_pkey PRIMARY KEY (care_plan_id),
  constraint care_plans_surgery_type_check CHECK (surgery_type = ANY (ARRAY['knee'::text, 'hip'::text]))
);
grant delete, insert, select, update on care_plans to restride_app;

create table carrier_events (
  carrier text not null,
  customer_id uuid not null,
  event_id text not null,
  event_type text not null,
  message_id uuid not null,
  order_id uuid,
  outcome text not null,
  received_at timestamp with time zone not null,
  result text not null,
  source text not null,
  constraint carrier_events_pkey PRIMARY KEY (customer_id, message_id),
  constraint carrier_events_result_check CHECK (result = ANY (ARRAY['Taken'::text, 'Known'::text, 'Late'::text, 'Refused'::text])),
  constraint carrier_events_source_check CHECK (source = ANY (ARRAY['Webhook'::text, 'Poll'::text]))
);
CREATE INDEX carrier_events_newest ON carrier_events USING btree (source, result, received_at DESC);
CREATE INDEX carrier_events_of_order ON carrier_events USING btree (customer_id, order_id, received_at DESC);
CREATE UNIQUE INDEX carrier_events_once ON carrier_events USING btree (customer_id, carrier, event_id) WHERE (result = ANY (ARRAY['Taken'::text, 'Late'::text]));
alter table carrier_events enable row level security;
alter table carrier_events force row level security;
create policy tenant on carrier_events for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON carrier_events FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on carrier_events to restride_app;

create table carrier_troubles (
  case_id uuid not null,
  customer_id uuid not null,
  ended_at timestamp with time zone,
  noticed_at timestamp with time zone not null,
  since timestamp with time zone not null,
  constraint carrier_troubles_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint carrier_troubles_pkey PRIMARY KEY (customer_id, case_id)
);
CREATE UNIQUE INDEX carrier_troubles_lasting ON carrier_troubles USING btree (((ended_at IS NULL))) WHERE (ended_at IS NULL);
alter table carrier_troubles enable row level security;
alter table carrier_troubles force row level security;
create policy tenant on carrier_troubles for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON carrier_troubles FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on carrier_troubles to restride_app;

create table case_comments (
  author_id uuid,
  case_id uuid not null,
  comment_id uuid not null,
  commented_at timestamp with time zone not null,
  customer_id uuid not null,
  deleted_at timestamp with time zone,
  edited_at timestamp with time zone,
  image text,
  is_urgent boolean default false not null,
  text text not null,
  version integer default 1 not null,
  constraint case_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(user_id),
  constraint case_comments_customer_id_case_id_fkey FOREIGN KEY (customer_id, case_id) REFERENCES cases(customer_id, case_id) ON DELETE CASCADE,
  constraint case_comments_customer_id_image_fkey FOREIGN KEY (customer_id, image) REFERENCES images(customer_id, name),
  constraint case_comments_has_content CHECK (length(text) <= 4000 AND (text <> ''::text OR image IS NOT NULL)),
  constraint case_comments_pkey PRIMARY KEY (customer_id, case_id, comment_id)
);
CREATE INDEX case_comments_by_author ON case_comments USING btree (author_id);
CREATE INDEX case_comments_by_image ON case_comments USING btree (customer_id, image) WHERE (image IS NOT NULL);
CREATE INDEX case_comments_in_order ON case_comments USING btree (customer_id, case_id, commented_at, comment_id) WHERE (deleted_at IS NULL);
alter table case_comments enable row level security;
alter table case_comments force row level security;
create policy sight on case_comments as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR sees_case(customer_id, case_id))) with check (true);
create policy tenant on case_comments for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON case_comments FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER list_case AFTER INSERT OR DELETE OR UPDATE OF deleted_at, is_urgent, commented_at, author_id ON case_comments FOR EACH ROW EXECUTE FUNCTION list_changed_case();
grant delete, insert, select, update on case_comments to restride_app;

create table case_counters (
  cases integer not null,
  customer_id uuid not null,
  is_archived boolean not null,
  is_urgent boolean not null,
  slot uuid default gen_random_uuid() not null,
  status text not null,
  surgeon_id uuid not null,
  user_id uuid not null,
  constraint case_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint case_counters_pkey PRIMARY KEY (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, slot)
);
alter table case_counters enable row level security;
alter table case_counters force row level security;
create policy sight on case_counters as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR ((( SELECT scope_patient() AS scope_patient) IS NULL) AND (surgeon_id = ANY (( SELECT scope_case_surgeons() AS scope_case_surgeons)::uuid[]))))) with check (true);
create policy tenant on case_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER count_in_company AFTER INSERT OR DELETE OR UPDATE ON case_counters FOR EACH ROW EXECUTE FUNCTION count_cases_of_company();
CREATE TRIGGER empty_in_company AFTER TRUNCATE ON case_counters FOR EACH STATEMENT EXECUTE FUNCTION empty_company_counters('company_case_counters');
grant delete, insert, select, update on case_counters to restride_app;

create table case_reads (
  case_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  constraint case_reads_customer_id_case_id_fkey FOREIGN KEY (customer_id, case_id) REFERENCES cases(customer_id, case_id) ON DELETE CASCADE,
  constraint case_reads_pkey PRIMARY KEY (customer_id, user_id, case_id)
);
CREATE INDEX case_reads_of_case ON case_reads USING btree (customer_id, case_id);
alter table case_reads enable row level security;
alter table case_reads force row level security;
create policy sight on case_reads as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR sees_case(customer_id, case_id))) with check (true);
create policy tenant on case_reads for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER update_counters AFTER INSERT ON case_reads FOR EACH ROW EXECUTE FUNCTION count_case_reads();
CREATE TRIGGER update_counters_off BEFORE DELETE ON case_reads FOR EACH ROW EXECUTE FUNCTION count_case_reads();
grant delete, insert, select, update on case_reads to restride_app;

create table case_views (
  case_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  viewed_at timestamp with time zone not null,
  constraint case_views_customer_id_case_id_fkey FOREIGN KEY (customer_id, case_id) REFERENCES cases(customer_id, case_id) ON DELETE CASCADE,
  constraint case_views_pkey PRIMARY KEY (customer_id, case_id, user_id),
  constraint case_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX case_views_by_user ON case_views USING btree (user_id);
alter table case_views enable row level security;
alter table case_views force row level security;
create policy sight on case_views as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR sees_case(customer_id, case_id))) with check (true);
create policy tenant on case_views for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER list_case AFTER INSERT OR DELETE OR UPDATE OF viewed_at ON case_views FOR EACH ROW EXECUTE FUNCTION list_changed_case();
grant delete, insert, select, update on case_views to restride_app;

create table case_work_logs (
  case_id uuid not null,
  created_at timestamp with time zone not null,
  customer_id uuid not null,
  description text default ''::text not null,
  minutes integer not null,
  started_on date not null,
  user_id uuid not null,
  version integer default 1 not null,
  work_log_id uuid not null,
  constraint case_work_logs_customer_id_case_id_fkey FOREIGN KEY (customer_id, case_id) REFERENCES cases(customer_id, case_id) ON DELETE CASCADE,
  constraint case_work_logs_description_check CHECK (length(description) <= 4000),
  constraint case_work_logs_minutes_check CHECK (minutes >= 1 AND minutes <= 525600),
  constraint case_work_logs_pkey PRIMARY KEY (customer_id, case_id, work_log_id),
  constraint case_work_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX case_work_logs_by_user ON case_work_logs USING btree (user_id);
CREATE INDEX case_work_logs_newest ON case_work_logs USING btree (customer_id, case_id, started_on DESC, work_log_id);
alter table case_work_logs enable row level security;
alter table case_work_logs force row level security;
create policy sight on case_work_logs as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR sees_case(customer_id, case_id))) with check (true);
create policy tenant on case_work_logs for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON case_work_logs FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on case_work_logs to restride_app;

create table cases (
  archived_at timestamp with time zone,
  assigned_to uuid,
  case_id uuid not null,
  case_number bigint generated always as identity (start with 20001 increment by 1) not null,
  changed_at timestamp with time zone,
  changed_by uuid,
  created_at timestamp with time zone not null,
  created_by uuid,
  customer_id uuid not null,
  description text not null,
  message_type text,
  patient_id uuid,
  priority text,
  status text default 'Unassigned'::text not null,
  summary text not null,
  type text not null,
  updated_at timestamp with time zone not null,
  vendor_assigned_at timestamp with time zone,
  vendor_assigned_by uuid,
  version integer default 1 not null,
  constraint cases_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(user_id),
  constraint cases_assigned_to_somebody CHECK (status <> 'Assigned'::text OR assigned_to IS NOT NULL),
  constraint cases_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(user_id),
  constraint cases_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint cases_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint cases_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id),
  constraint cases_pkey PRIMARY KEY (customer_id, case_id),
  constraint cases_priority_check CHECK (priority = ANY (ARRAY['P1'::text, 'P2'::text, 'P3'::text, 'P4'::text, 'Critical'::text, 'Blocker'::text])),
  constraint cases_status_check CHECK (status = ANY (ARRAY['Assigned'::text, 'Unassigned'::text, 'Unresolved'::text, 'Resolved'::text, 'NotAnIssue'::text])),
  constraint cases_type_check CHECK (type = ANY (ARRAY['Surgeon Message'::text, 'New Patient'::text, 'New Device Order'::text, 'Patient Technical'::text, 'System Technical'::text, 'External Patient'::text, 'Delete Account Request'::text])),
  constraint cases_unassigned_to_nobody CHECK (status <> 'Unassigned'::text OR assigned_to IS NULL),
  constraint cases_vendor_assigned_by_fkey FOREIGN KEY (vendor_assigned_by) REFERENCES users(user_id)
);
CREATE INDEX cases_by_assignee ON cases USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX cases_by_patient ON cases USING btree (customer_id, patient_id, created_at DESC);
alter table cases enable row level security;
alter table cases force row level security;
create policy sight on cases as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR sees_cases_of(customer_id, patient_id))) with check (true);
create policy tenant on cases for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON cases FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER list_case AFTER INSERT OR UPDATE OF type, patient_id, status, priority, archived_at, created_by, created_at, updated_at ON cases FOR EACH ROW EXECUTE FUNCTION list_changed_case();
CREATE TRIGGER lock_patient BEFORE INSERT ON cases FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lock_patient_of_case();
grant delete, insert, select, update on cases to restride_app;
grant select, usage on sequence cases_case_number_seq to restride_app;

create table collation_versions (
  collation_name text not null,
  noted_at timestamp with time zone default now() not null,
  version text not null,
  constraint collation_versions_pkey PRIMARY KEY (collation_name)
);
grant select on collation_versions to restride_app;

create table companies (
  address jsonb default '{}'::jsonb not null,
  auto_import_events boolean default false not null,
  company_id uuid not null,
  contact jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  description text default ''::text not null,
  email text,
  logo text,
  name text collate "und-x-icu" not null,
  phone text,
  version integer default 1 not null,
  constraint companies_pkey PRIMARY KEY (company_id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER name_added AFTER INSERT ON companies FOR EACH ROW EXECUTE FUNCTION change_name('company', 'company_id');
CREATE TRIGGER name_changed AFTER UPDATE ON companies FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.company_id IS DISTINCT FROM new.company_id) EXECUTE FUNCTION change_name('company', 'company_id');
CREATE TRIGGER name_removed AFTER DELETE ON companies FOR EACH ROW EXECUTE FUNCTION remove_name('company', 'company_id');
grant delete, insert, select, update on companies to restride_app;

create table company_case_counters (
  cases integer not null,
  company_id uuid not null,
  is_archived boolean not null,
  is_urgent boolean not null,
  slot uuid default gen_random_uuid() not null,
  status text not null,
  user_id uuid not null,
  constraint company_case_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint company_case_counters_pkey PRIMARY KEY (company_id, user_id, status, is_archived, is_urgent, slot)
);
alter table company_case_counters enable row level security;
alter table company_case_counters force row level security;
create policy company on company_case_counters for all to public using (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every))) with check (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
grant delete, insert, select, update on company_case_counters to restride_app;

create table company_order_counters (
  company_id uuid not null,
  is_reorder boolean not null,
  orders integer not null,
  slot uuid default gen_random_uuid() not null,
  status text not null,
  constraint company_order_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint company_order_counters_pkey PRIMARY KEY (company_id, status, is_reorder, slot)
);
alter table company_order_counters enable row level security;
alter table company_order_counters force row level security;
create policy company on company_order_counters for all to public using (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every))) with check (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
grant delete, insert, select, update on company_order_counters to restride_app;

create table company_unit_counters (
  company_id uuid not null,
  over_on date not null,
  slot uuid default gen_random_uuid() not null,
  status text not null,
  units integer not null,
  constraint company_unit_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint company_unit_counters_pkey PRIMARY KEY (company_id, status, over_on, slot)
);
alter table company_unit_counters enable row level security;
alter table company_unit_counters force row level security;
create policy company on company_unit_counters for all to public using (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every))) with check (((pg_trigger_depth() > 0) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
grant delete, insert, select, update on company_unit_counters to restride_app;

create table consent_documents (
  customer_id uuid not null,
  made_at timestamp with time zone not null,
  pdf bytea not null,
  registration_id uuid not null,
  sha256 text not null,
  constraint consent_documents_customer_id_registration_id_fkey FOREIGN KEY (customer_id, registration_id) REFERENCES registered_patients(customer_id, registration_id) ON DELETE CASCADE,
  constraint consent_documents_pkey PRIMARY KEY (customer_id, registration_id)
);
CREATE INDEX consent_documents_by_sum ON consent_documents USING btree (sha256);
alter table consent_documents enable row level security;
alter table consent_documents force row level security;
create policy tenant on consent_documents for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON consent_documents FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on consent_documents to restride_app;

create table consent_forms (
  active boolean default true not null,
  body text not null,
  created_at timestamp with time zone default now() not null,
  customer_id uuid not null,
  description text not null,
  form_id uuid not null,
  sequence smallint not null,
  title text not null,
  version integer not null,
  constraint consent_forms_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint consent_forms_pkey PRIMARY KEY (customer_id, form_id, version)
);
alter table consent_forms enable row level security;
alter table consent_forms force row level security;
create policy tenant on consent_forms for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON consent_forms FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on consent_forms to restride_app;

create table content (
  company_id uuid,
  content_id uuid not null,
  copy_of uuid,
  customer_ids uuid[],
  kind text not null,
  retired_at timestamp with time zone,
  constraint content_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  constraint content_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES content(content_id),
  constraint content_kind_check CHECK (kind = ANY (ARRAY['carePlan'::text, 'regimen'::text, 'exercise'::text, 'device'::text, 'questionnaire'::text])),
  constraint content_pkey PRIMARY KEY (content_id)
);
CREATE INDEX content_by_company ON content USING btree (company_id, kind);
alter table content enable row level security;
alter table content force row level security;
create policy adds on content for insert to public with check (((company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
create policy changes on content for update to public using (((company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
create policy drops on content for delete to public using (((company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)));
create policy reads on content for select to public using (((company_id IS NULL) OR (company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every) OR (company_id IN ( SELECT customers.company_id
   FROM customers))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON content FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on content to restride_app;

create table content_drafts (
  body jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  content_id uuid not null,
  version integer default 1 not null,
  constraint content_drafts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(user_id),
  constraint content_drafts_content_id_fkey FOREIGN KEY (content_id) REFERENCES content(content_id) ON DELETE CASCADE,
  constraint content_drafts_pkey PRIMARY KEY (content_id)
);
alter table content_drafts enable row level security;
alter table content_drafts force row level security;
create policy company on content_drafts for all to public using ((content_id IN ( SELECT content.content_id
   FROM content
  WHERE ((content.company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON content_drafts FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on content_drafts to restride_app;

create table content_versions (
  content_id uuid not null,
  number integer not null,
  published_at timestamp with time zone default now() not null,
  published_by uuid,
  version_id uuid not null,
  constraint content_versions_content_id_fkey FOREIGN KEY (content_id) REFERENCES content(content_id),
  constraint content_versions_content_id_number_key UNIQUE (content_id, number),
  constraint content_versions_pkey PRIMARY KEY (version_id),
  constraint content_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(user_id)
);
alter table content_versions enable row level security;
alter table content_versions force row level security;
create policy adds on content_versions for insert to public with check ((content_id IN ( SELECT content.content_id
   FROM content
  WHERE ((content.company_id = ( SELECT scope_company() AS scope_company)) OR ( SELECT scope_every() AS scope_every)))));
create policy reads on content_versions for select to public using ((content_id IN ( SELECT content.content_id
   FROM content)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON content_versions FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on content_versions to restride_app;

create table custody_lines (
  corrects uuid,
  customer_id uuid not null,
  happened_at timestamp with time zone not null,
  hardware_id text,
  item_id uuid not null,
  line_id uuid not null,
  note text default ''::text not null,
  noted_at timestamp with time zone not null,
  noted_by uuid,
  order_id uuid not null,
  patient_id uuid not null,
  replaced_id text,
  source text not null,
  word text not null,
  constraint custody_lines_check CHECK ((word = 'corrected'::text) = (corrects IS NOT NULL)),
  constraint custody_lines_check1 CHECK ((word = 'replaced'::text) = (hardware_id IS NOT NULL AND replaced_id IS NOT NULL)),
  constraint custody_lines_customer_id_patient_id_item_id_fkey FOREIGN KEY (customer_id, patient_id, item_id) REFERENCES patient_devices(customer_id, patient_id, item_id) ON DELETE CASCADE,
  constraint custody_lines_note_check CHECK (length(note) <= 200),
  constraint custody_lines_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES users(user_id),
  constraint custody_lines_pkey PRIMARY KEY (customer_id, line_id),
  constraint custody_lines_source_check CHECK (source = ANY (ARRAY['Console'::text, 'Webhook'::text, 'Poll'::text, 'Rule'::text, 'Before'::text])),
  constraint custody_lines_word_check CHECK (word = ANY (ARRAY['packed'::text, 'refused'::text, 'unlinked'::text, 'shipped'::text, 'moving'::text, 'delivered'::text, 'returned'::text, 'deleted'::text, 'silent'::text, 'corrected'::text, 'linked'::text, 'replaced'::text, 'lost'::text, 'checked'::text, 'wiped'::text, 'retired'::text, 'askedback'::text]))
);
CREATE INDEX custody_lines_of_order ON custody_lines USING btree (customer_id, order_id, noted_at);
CREATE INDEX custody_lines_of_patient ON custody_lines USING btree (customer_id, patient_id, item_id);
CREATE UNIQUE INDEX custody_lines_corrected_once ON custody_lines USING btree (customer_id, corrects) WHERE (corrects IS NOT NULL);
CREATE UNIQUE INDEX custody_lines_reminded_once ON custody_lines USING btree (customer_id, item_id) WHERE (word = 'askedback'::text);
CREATE UNIQUE INDEX custody_lines_silent_once ON custody_lines USING btree (customer_id, item_id) WHERE (word = 'silent'::text);
alter table custody_lines enable row level security;
alter table custody_lines force row level security;
create policy sight on custody_lines as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on custody_lines for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON custody_lines FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER list_unit AFTER INSERT ON custody_lines FOR EACH ROW WHEN (new.word = ANY (ARRAY['lost'::text, 'corrected'::text])) EXECUTE FUNCTION list_unit_of_row();
grant delete, insert, select on custody_lines to restride_app;

create table customers (
  access_code text not null,
  address jsonb default '{}'::jsonb not null,
  auto_import_events boolean default false not null,
  company_id uuid not null,
  contact jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  customer_id uuid not null,
  logo text,
  name text collate "und-x-icu" not null,
  time_zone text default 'America/Chicago'::text not null,
  version integer default 1 not null,
  constraint customers_access_code_key UNIQUE (access_code),
  constraint customers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  constraint customers_pkey PRIMARY KEY (customer_id)
);
CREATE INDEX customers_by_company ON customers USING btree (company_id, name, customer_id);
CREATE INDEX customers_of_company ON customers USING btree (company_id, customer_id) INCLUDE (time_zone);
alter table customers enable row level security;
alter table customers force row level security;
create policy tenant on customers for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER contact_added AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION change_name('customerCode', 'customer_id');
CREATE TRIGGER contact_changed AFTER UPDATE ON customers FOR EACH ROW WHEN (old.access_code IS DISTINCT FROM new.access_code OR old.company_id IS DISTINCT FROM new.company_id OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('customerCode', 'customer_id');
CREATE TRIGGER contact_removed AFTER DELETE ON customers FOR EACH ROW EXECUTE FUNCTION remove_name('customerCode', 'customer_id');
CREATE TRIGGER move_clinic AFTER UPDATE ON customers FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id) EXECUTE FUNCTION move_clinic();
CREATE TRIGGER name_added AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION change_name('customer', 'customer_id');
CREATE TRIGGER name_changed AFTER UPDATE ON customers FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.company_id IS DISTINCT FROM new.company_id OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('customer', 'customer_id');
CREATE TRIGGER name_removed AFTER DELETE ON customers FOR EACH ROW EXECUTE FUNCTION remove_name('customer', 'customer_id');
CREATE TRIGGER standard_forms AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION start_with_standard_forms();
grant delete, insert, select, update on customers to restride_app;

create table deletion_requests (
  company_ids uuid[] default '{}'::uuid[] not null,
  dob date not null,
  email text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  request_id uuid not null,
  requested_at timestamp with time zone not null,
  unmatched_at timestamp with time zone,
  constraint deletion_requests_pkey PRIMARY KEY (request_id)
);
alter table deletion_requests enable row level security;
create policy of_company on deletion_requests for all to public using (((unmatched_at IS NOT NULL) AND (( SELECT scope_company() AS scope_company) = ANY (company_ids)))) with check ((unmatched_at IS NOT NULL));
create policy secret on deletion_requests for all to public using ((( SELECT scope_every() AS scope_every) OR false)) with check ((( SELECT scope_every() AS scope_every) OR false));
CREATE TRIGGER audit_ids AFTER DELETE OR UPDATE ON deletion_requests FOR EACH ROW EXECUTE FUNCTION record_deletion_request();
grant delete, insert, select, update on deletion_requests to restride_app;

create table device_metrics (
  axis_max numeric,
  axis_min numeric,
  device_id uuid not null,
  is_output boolean not null,
  metric text not null,
  parameter text not null,
  plausible_max numeric not null,
  plausible_min numeric not null,
  thresholds jsonb default '[]'::jsonb not null,
  unit text not null,
  value_index smallint not null,
  constraint device_metrics_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices(device_id),
  constraint device_metrics_pkey PRIMARY KEY (device_id, value_index)
);
grant delete, insert, select, update on device_metrics to restride_app;

create table device_order_counts (
  customer_id uuid not null,
  is_reorder boolean not null,
  orders integer not null,
  status text not null,
  constraint device_order_counts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint device_order_counts_pkey PRIMARY KEY (customer_id, status, is_reorder)
);
alter table device_order_counts enable row level security;
alter table device_order_counts force row level security;
create policy tenant on device_order_counts for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER count_in_company AFTER INSERT OR DELETE OR UPDATE ON device_order_counts FOR EACH ROW EXECUTE FUNCTION count_orders_of_company();
CREATE TRIGGER empty_in_company AFTER TRUNCATE ON device_order_counts FOR EACH STATEMENT EXECUTE FUNCTION empty_company_counters('company_order_counters');
grant delete, insert, select, update on device_order_counts to restride_app;

create table device_orders (
  company_id uuid,
  customer_id uuid not null,
  gateway_id text,
  is_reorder boolean not null,
  note text default ''::text not null,
  order_id uuid not null,
  ordered_at timestamp with time zone not null,
  ordered_by uuid,
  patient_id uuid not null,
  saved_at timestamp with time zone,
  saved_by uuid,
  ship_address jsonb,
  status text default 'Pending'::text not null,
  tracking_link text,
  version integer default 1 not null,
  constraint device_orders_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint device_orders_ordered_by_fkey FOREIGN KEY (ordered_by) REFERENCES users(user_id),
  constraint device_orders_pkey PRIMARY KEY (customer_id, order_id),
  constraint device_orders_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(user_id),
  constraint device_orders_status_check CHECK (status = ANY (ARRAY['Pending'::text, 'Shipped'::text]))
);
CREATE INDEX device_orders_by_gateway ON device_orders USING btree (gateway_id) WHERE (gateway_id IS NOT NULL);
CREATE INDEX device_orders_newest ON device_orders USING btree (customer_id, status, ordered_at DESC, order_id);
CREATE INDEX device_orders_of_company ON device_orders USING btree (company_id, status, ordered_at DESC, order_id);
CREATE INDEX device_orders_of_patient ON device_orders USING btree (customer_id, patient_id);
alter table device_orders enable row level security;
alter table device_orders force row level security;
create policy sight on device_orders as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on device_orders for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON device_orders FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER count_order AFTER INSERT OR DELETE OR UPDATE OF status ON device_orders FOR EACH ROW EXECUTE FUNCTION count_device_order();
CREATE TRIGGER store_company BEFORE INSERT ON device_orders FOR EACH ROW WHEN (new.company_id IS NULL) EXECUTE FUNCTION store_company();
CREATE TRIGGER store_ship_address BEFORE INSERT OR UPDATE ON device_orders FOR EACH ROW WHEN (new.status = 'Shipped'::text AND new.ship_address IS NULL) EXECUTE FUNCTION store_ship_address();
grant delete, insert, select, update on device_orders to restride_app;

create table device_readings (
  customer_id uuid not null,
  day date not null,
  item_id uuid not null,
  patient_id uuid not null,
  plausible boolean default true not null,
  received_at timestamp with time zone,
  taken_at timestamp with time zone not null,
  values numeric[] not null,
  constraint device_readings_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint device_readings_pkey PRIMARY KEY (customer_id, patient_id, item_id, taken_at)
);
CREATE INDEX device_readings_by_day ON device_readings USING btree (customer_id, patient_id, day);
alter table device_readings enable row level security;
alter table device_readings force row level security;
create policy sight on device_readings as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on device_readings for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON device_readings FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on device_readings to restride_app;

create table device_silence (
  customer_id uuid not null,
  hours smallint,
  constraint device_silence_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint device_silence_hours_check CHECK (hours >= 12 AND hours <= 720),
  constraint device_silence_pkey PRIMARY KEY (customer_id)
);
alter table device_silence enable row level security;
alter table device_silence force row level security;
create policy tenant on device_silence for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON device_silence FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on device_silence to restride_app;

create table devices (
  code text not null,
  device_id uuid not null,
  display_name text collate "und-x-icu" not null,
  image text,
  surgery_type text,
  constraint devices_pkey PRIMARY KEY (device_id),
  constraint devices_surgery_type_check CHECK (surgery_type = ANY (ARRAY['knee'::text, 'hip'::text]))
);
grant delete, insert, select, update on devices to restride_app;

create table diagnoses (
  added_at timestamp with time zone not null,
  customer_id uuid not null,
  deleted_at timestamp with time zone,
  dx_code text not null,
  dx_description text not null,
  patient_id uuid not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint diagnoses_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint diagnoses_pkey PRIMARY KEY (customer_id, patient_id, dx_code)
);
alter table diagnoses enable row level security;
alter table diagnoses force row level security;
create policy sight on diagnoses as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on diagnoses for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON diagnoses FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on diagnoses to restride_app;

create table diagnosis_codes (
  all_words tsvector generated always as (array_to_tsvector(words_of(((((description || ' '::text) || replace(code, '.'::text, ''::text)) || ' '::text) || synonyms)))) stored,
  code text collate "C" not null,
  description text not null,
  ended_on date,
  heading boolean default false not null,
  listed_from date not null,
  side text generated always as (
CASE
    WHEN ('right'::text = ANY (words_of(description))) THEN 'right'::text
    WHEN ('left'::text = ANY (words_of(description))) THEN 'left'::text
    ELSE NULL::text
END) stored,
  synonyms text default ''::text not null,
  words tsvector generated always as (array_to_tsvector(words_of(((description || ' '::text) || replace(code, '.'::text, ''::text))))) stored,
  constraint diagnosis_codes_pkey PRIMARY KEY (code)
);
CREATE INDEX diagnosis_codes_by_any_word ON diagnosis_codes USING gin (all_words);
CREATE INDEX diagnosis_codes_by_list ON diagnosis_codes USING btree (listed_from);
CREATE INDEX diagnosis_codes_by_word ON diagnosis_codes USING gin (words);
grant select on diagnosis_codes to restride_app;

create table diagnosis_synonyms (
  code_prefix text not null,
  synonyms text not null,
  constraint diagnosis_synonyms_pkey PRIMARY KEY (code_prefix)
);
grant select on diagnosis_synonyms to restride_app;

create table domain_event_counters (
  customer_id uuid not null,
  last_number bigint not null,
  constraint domain_event_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint domain_event_counters_pkey PRIMARY KEY (customer_id)
);
alter table domain_event_counters enable row level security;
alter table domain_event_counters force row level security;
create policy tenant on domain_event_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on domain_event_counters to restride_app;

create table domain_events (
  at timestamp with time zone not null,
  customer_id uuid not null,
  data jsonb default '{}'::jsonb not null,
  event_number bigint not null,
  kind text not null,
  subject_id uuid,
  constraint domain_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint domain_events_pkey PRIMARY KEY (customer_id, event_number)
);
CREATE INDEX domain_events_by_patient ON domain_events USING btree (customer_id, subject_id, event_number);
alter table domain_events enable row level security;
alter table domain_events force row level security;
create policy tenant on domain_events for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant insert, select on domain_events to restride_app;

create table exercise_done (
  customer_id uuid not null,
  day date not null,
  item_id uuid not null,
  last_at timestamp with time zone not null,
  patient_id uuid not null,
  times_done smallint not null,
  constraint exercise_done_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint exercise_done_pkey PRIMARY KEY (customer_id, patient_id, day, item_id),
  constraint exercise_done_times_done_check CHECK (times_done >= 1)
);
alter table exercise_done enable row level security;
alter table exercise_done force row level security;
create policy sight on exercise_done as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on exercise_done for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON exercise_done FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on exercise_done to restride_app;

create table exercises (
  caution text default ''::text not null,
  code text not null,
  exercise_id uuid not null,
  hold_seconds integer not null,
  image text,
  interval smallint not null,
  name text collate "und-x-icu" not null,
  purpose text not null,
  repeats smallint not null,
  sets smallint not null,
  times smallint not null,
  video text,
  constraint exercises_interval_check CHECK ("interval" >= 1 AND "interval" <= 7),
  constraint exercises_pkey PRIMARY KEY (exercise_id)
);
grant delete, insert, select, update on exercises to restride_app;

create table handled_events (
  customer_id uuid not null,
  done_at timestamp with time zone default now() not null,
  event_number bigint not null,
  handler text not null,
  constraint handled_events_pkey PRIMARY KEY (customer_id, event_number, handler)
);
alter table handled_events enable row level security;
alter table handled_events force row level security;
create policy tenant on handled_events for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on handled_events to restride_app;

create table idempotency_keys (
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  key text not null,
  operation text not null,
  owner text not null,
  request_hash text not null,
  constraint idempotency_keys_pkey PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);
alter table idempotency_keys enable row level security;
create policy secret on idempotency_keys for all to public using ((( SELECT scope_every() AS scope_every) OR (owner = ( SELECT scope_actor() AS scope_actor)))) with check ((( SELECT scope_every() AS scope_every) OR (owner = ( SELECT scope_actor() AS scope_actor))));
grant delete, insert, select, update on idempotency_keys to restride_app;

create table images (
  company_id uuid,
  customer_id uuid not null,
  folder text not null,
  height integer not null,
  name text not null,
  uploaded_at timestamp with time zone not null,
  uploaded_by uuid not null,
  width integer not null,
  constraint images_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  constraint images_folder_check CHECK (folder = ANY (ARRAY['picture'::text, 'message'::text])),
  constraint images_pkey PRIMARY KEY (customer_id, name)
);
CREATE UNIQUE INDEX images_by_name ON images USING btree (name);
alter table images enable row level security;
alter table images force row level security;
create policy tenant on images for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON images FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on images to restride_app;

create table inactive_spells (
  active_again_on date,
  customer_id uuid not null,
  inactive_from date not null,
  patient_id uuid not null,
  constraint inactive_spells_check CHECK (inactive_from <= active_again_on),
  constraint inactive_spells_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint inactive_spells_pkey PRIMARY KEY (customer_id, patient_id, inactive_from)
);
alter table inactive_spells enable row level security;
alter table inactive_spells force row level security;
create policy sight on inactive_spells as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on inactive_spells for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON inactive_spells FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on inactive_spells to restride_app;

create table item_revisions (
  customer_id uuid not null,
  days smallint[],
  end_day smallint not null,
  hold_seconds integer,
  interval smallint,
  item_id uuid not null,
  patient_id uuid not null,
  repeats smallint,
  schedule_type text,
  sets smallint,
  skip_on_surgery_date boolean default true not null,
  start_day smallint not null,
  surgery_date date not null,
  times smallint,
  valid_from date default '0001-01-01'::date not null,
  valid_to date,
  weekdays smallint[],
  constraint item_revisions_check CHECK (start_day <= end_day),
  constraint item_revisions_check1 CHECK (valid_from <= valid_to),
  constraint item_revisions_check2 CHECK (("interval" IS NULL) = (schedule_type IS NOT NULL)),
  constraint item_revisions_check3 CHECK (("interval" IS NULL) = (times IS NULL)),
  constraint item_revisions_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint item_revisions_interval_check CHECK ("interval" >= 1 AND "interval" <= 7),
  constraint item_revisions_pkey PRIMARY KEY (customer_id, patient_id, item_id, valid_from),
  constraint item_revisions_schedule_type_check CHECK (schedule_type = ANY (ARRAY['weekly'::text, 'custom'::text])),
  constraint item_revisions_times_check CHECK (times >= 1)
);
CREATE UNIQUE INDEX item_revisions_running ON item_revisions USING btree (customer_id, patient_id, item_id) WHERE (valid_to IS NULL);
alter table item_revisions enable row level security;
alter table item_revisions force row level security;
create policy sight on item_revisions as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on item_revisions for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON item_revisions FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER list_unit AFTER INSERT OR UPDATE ON item_revisions FOR EACH ROW WHEN (new."interval" IS NOT NULL AND new.sets IS NULL) EXECUTE FUNCTION list_unit_of_row();
CREATE TRIGGER list_unit_off AFTER DELETE ON item_revisions FOR EACH ROW WHEN (old."interval" IS NOT NULL AND old.sets IS NULL) EXECUTE FUNCTION list_unit_of_row();
grant delete, insert, select, update on item_revisions to restride_app;

create table list_versions (
  customer_id uuid not null,
  list text not null,
  version bigint not null,
  constraint list_versions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint list_versions_pkey PRIMARY KEY (customer_id, list)
);
alter table list_versions enable row level security;
alter table list_versions force row level security;
create policy tenant on list_versions for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on list_versions to restride_app;

create table listed_cases (
  case_id uuid not null,
  case_number bigint not null,
  company_id uuid,
  customer_id uuid not null,
  is_archived boolean not null,
  last_message_at timestamp with time zone not null,
  last_message_by uuid,
  patient_id uuid,
  priority text not null,
  status text not null,
  surgeon_id uuid not null,
  touched_at timestamp with time zone not null,
  urgent_at timestamp with time zone,
  constraint listed_cases_customer_id_case_id_fkey FOREIGN KEY (customer_id, case_id) REFERENCES cases(customer_id, case_id) ON DELETE CASCADE,
  constraint listed_cases_pkey PRIMARY KEY (customer_id, case_id)
);
CREATE INDEX listed_cases_by_number ON listed_cases USING btree (customer_id, is_archived, case_number);
CREATE INDEX listed_cases_by_priority ON listed_cases USING btree (customer_id, is_archived, status, priority, touched_at DESC, case_id);
CREATE INDEX listed_cases_newest ON listed_cases USING btree (customer_id, is_archived, touched_at DESC, case_id);
CREATE INDEX listed_cases_of_company ON listed_cases USING btree (company_id, is_archived, status, touched_at DESC, case_id);
CREATE INDEX listed_cases_of_company_by_number ON listed_cases USING btree (company_id, is_archived, status, case_number);
CREATE INDEX listed_cases_of_company_by_priority ON listed_cases USING btree (company_id, is_archived, status, priority, touched_at DESC, case_id);
CREATE INDEX listed_cases_of_company_urgent ON listed_cases USING btree (company_id, is_archived, status, touched_at DESC, case_id) WHERE (urgent_at IS NOT NULL);
CREATE INDEX listed_cases_of_patient ON listed_cases USING btree (customer_id, patient_id, is_archived, last_message_at DESC, case_id);
CREATE INDEX listed_cases_of_status ON listed_cases USING btree (customer_id, is_archived, status, touched_at DESC, case_id);
CREATE INDEX listed_cases_of_surgeon ON listed_cases USING btree (customer_id, surgeon_id, is_archived, last_message_at DESC, case_id);
CREATE INDEX listed_cases_urgent ON listed_cases USING btree (customer_id, is_archived, touched_at DESC, case_id) WHERE (urgent_at IS NOT NULL);
CREATE INDEX listed_cases_urgent_of_status ON listed_cases USING btree (customer_id, is_archived, status, touched_at DESC, case_id) WHERE (urgent_at IS NOT NULL);
CREATE INDEX listed_cases_urgent_of_surgeon ON listed_cases USING btree (customer_id, surgeon_id, is_archived, last_message_at DESC, case_id) WHERE (urgent_at IS NOT NULL);
CREATE INDEX listed_cases_without_company ON listed_cases USING btree (customer_id) WHERE (company_id IS NULL);
alter table listed_cases enable row level security;
alter table listed_cases force row level security;
create policy sight on listed_cases as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR (((( SELECT scope_patient() AS scope_patient) IS NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient))) AND ((( SELECT scope_case_surgeons() AS scope_case_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_case_surgeons() AS scope_case_surgeons)::uuid[])))))) with check (true);
create policy tenant on listed_cases for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER count_messages AFTER INSERT OR DELETE ON listed_cases FOR EACH ROW EXECUTE FUNCTION count_messages();
CREATE TRIGGER count_messages_again AFTER UPDATE ON listed_cases FOR EACH ROW WHEN (old.patient_id IS DISTINCT FROM new.patient_id OR old.surgeon_id IS DISTINCT FROM new.surgeon_id OR old.is_archived IS DISTINCT FROM new.is_archived) EXECUTE FUNCTION count_messages();
CREATE TRIGGER store_company BEFORE INSERT ON listed_cases FOR EACH ROW WHEN (new.company_id IS NULL) EXECUTE FUNCTION store_company();
CREATE TRIGGER update_counters AFTER INSERT ON listed_cases FOR EACH ROW EXECUTE FUNCTION count_listed_cases();
CREATE TRIGGER update_counters_again AFTER UPDATE ON listed_cases FOR EACH ROW WHEN (old.surgeon_id IS DISTINCT FROM new.surgeon_id OR old.status IS DISTINCT FROM new.status OR (old.urgent_at IS NULL) IS DISTINCT FROM (new.urgent_at IS NULL) OR old.is_archived IS DISTINCT FROM new.is_archived) EXECUTE FUNCTION count_listed_cases();
CREATE TRIGGER update_counters_off BEFORE DELETE ON listed_cases FOR EACH ROW EXECUTE FUNCTION count_listed_cases();
grant delete, insert, select, update on listed_cases to restride_app;

create table listed_units (
  company_id uuid,
  customer_id uuid not null,
  hardware_id text collate "C",
  item_id uuid not null,
  over_on date default 'infinity'::date not null,
  patient_id uuid not null,
  stands_since date,
  status text not null,
  constraint listed_units_customer_id_patient_id_item_id_fkey FOREIGN KEY (customer_id, patient_id, item_id) REFERENCES patient_devices(customer_id, patient_id, item_id) ON DELETE CASCADE,
  constraint listed_units_pkey PRIMARY KEY (customer_id, patient_id, item_id)
);
CREATE INDEX listed_units_by_hardware ON listed_units USING btree (customer_id, hardware_id);
CREATE INDEX listed_units_of_company_over ON listed_units USING btree (company_id, status, over_on, item_id) INCLUDE (customer_id);
CREATE INDEX listed_units_of_company_since ON listed_units USING btree (company_id, status, stands_since, item_id);
CREATE INDEX listed_units_over ON listed_units USING btree (customer_id, status, over_on, item_id);
CREATE INDEX listed_units_since ON listed_units USING btree (customer_id, status, stands_since, item_id);
CREATE INDEX listed_units_without_company ON listed_units USING btree (customer_id) WHERE (company_id IS NULL);
alter table listed_units enable row level security;
alter table listed_units force row level security;
create policy sight on listed_units as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on listed_units for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER store_company BEFORE INSERT ON listed_units FOR EACH ROW WHEN (new.company_id IS NULL) EXECUTE FUNCTION store_company();
CREATE TRIGGER update_counters AFTER INSERT OR DELETE ON listed_units FOR EACH ROW EXECUTE FUNCTION count_listed_units();
CREATE TRIGGER update_counters_again AFTER UPDATE ON listed_units FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.over_on IS DISTINCT FROM new.over_on) EXECUTE FUNCTION count_listed_units();
grant delete, insert, select, update on listed_units to restride_app;

create table message_patient_counters (
  customer_id uuid not null,
  is_archived boolean not null,
  patients integer not null,
  slot uuid default gen_random_uuid() not null,
  surgeon_id uuid not null,
  constraint message_patient_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint message_patient_counters_pkey PRIMARY KEY (customer_id, surgeon_id, is_archived, slot)
);
alter table message_patient_counters enable row level security;
alter table message_patient_counters force row level security;
create policy sight on message_patient_counters as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR ((( SELECT scope_patient() AS scope_patient) IS NULL) AND (surgeon_id = ANY (( SELECT scope_case_surgeons() AS scope_case_surgeons)::uuid[]))))) with check (true);
create policy tenant on message_patient_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on message_patient_counters to restride_app;

create table message_patients (
  archived integer not null,
  customer_id uuid not null,
  open integer not null,
  patient_id uuid not null,
  surgeon_id uuid not null,
  constraint message_patients_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint message_patients_pkey PRIMARY KEY (customer_id, patient_id)
);
alter table message_patients enable row level security;
alter table message_patients force row level security;
create policy sight on message_patients as restrictive for all to restride_limited using (((( SELECT scope_all_cases() AS scope_all_cases) IS NOT NULL) OR (((( SELECT scope_patient() AS scope_patient) IS NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient))) AND ((( SELECT scope_case_surgeons() AS scope_case_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_case_surgeons() AS scope_case_surgeons)::uuid[])))))) with check (true);
create policy tenant on message_patients for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER update_counters AFTER INSERT OR DELETE ON message_patients FOR EACH ROW EXECUTE FUNCTION count_message_patients();
CREATE TRIGGER update_counters_again AFTER UPDATE ON message_patients FOR EACH ROW WHEN (old.surgeon_id IS DISTINCT FROM new.surgeon_id OR (old.open = 0) IS DISTINCT FROM (new.open = 0) OR ((old.open + old.archived) = 0) IS DISTINCT FROM ((new.open + new.archived) = 0)) EXECUTE FUNCTION count_message_patients();
grant delete, insert, select, update on message_patients to restride_app;

create table name_parts (
  company_id uuid,
  customer_id uuid not null,
  kind text not null,
  owner_id uuid not null,
  part text collate "C" not null,
  constraint name_parts_kind_check CHECK (kind = ANY (ARRAY['patient'::text, 'registration'::text, 'user'::text, 'userEmail'::text, 'surgeon'::text, 'surgeonContact'::text, 'customer'::text, 'customerCode'::text, 'company'::text, 'reminder'::text])),
  constraint name_parts_pkey PRIMARY KEY (customer_id, kind, owner_id, part)
);
CREATE INDEX name_parts_by_company ON name_parts USING btree (company_id, kind, part, owner_id) WHERE (company_id IS NOT NULL);
CREATE INDEX name_parts_by_part ON name_parts USING btree (customer_id, kind, part, owner_id);
alter table name_parts enable row level security;
alter table name_parts force row level security;
create policy tenant on name_parts for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
grant delete, insert, select, update on name_parts to restride_app;

create table note_categories (
  active boolean default true not null,
  category_id uuid not null,
  is_default boolean default false not null,
  name text not null,
  position smallint not null,
  constraint note_categories_name_key UNIQUE (name),
  constraint note_categories_pkey PRIMARY KEY (category_id),
  constraint note_categories_position_key UNIQUE ("position")
);
CREATE UNIQUE INDEX note_categories_default ON note_categories USING btree (is_default) WHERE is_default;
grant delete, insert, select, update on note_categories to restride_app;

create table notification_recipients (
  customer_id uuid not null,
  delivered_at timestamp with time zone,
  notification_id uuid not null,
  patient_id uuid not null,
  read_at timestamp with time zone,
  constraint notification_recipients_customer_id_notification_id_fkey FOREIGN KEY (customer_id, notification_id) REFERENCES notifications(customer_id, notification_id),
  constraint notification_recipients_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint notification_recipients_pkey PRIMARY KEY (customer_id, patient_id, notification_id)
);
alter table notification_recipients enable row level security;
alter table notification_recipients force row level security;
create policy sight on notification_recipients as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on notification_recipients for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON notification_recipients FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on notification_recipients to restride_app;

create table notifications (
  customer_id uuid not null,
  header text not null,
  message text not null,
  notification_id uuid not null,
  sent_at timestamp with time zone not null,
  sent_by uuid,
  constraint notifications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint notifications_pkey PRIMARY KEY (customer_id, notification_id),
  constraint notifications_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(user_id)
);
alter table notifications enable row level security;
alter table notifications force row level security;
create policy tenant on notifications for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on notifications to restride_app;

create table one_time_codes (
  challenge_id uuid not null,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  password_at timestamp with time zone not null,
  replaced_ids uuid[] default '{}'::uuid[] not null,
  sent_at timestamp with time zone not null,
  tries_left smallint default 5 not null,
  user_id uuid not null,
  constraint one_time_codes_challenge_id_key UNIQUE (challenge_id),
  constraint one_time_codes_pkey PRIMARY KEY (user_id),
  constraint one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
alter table one_time_codes enable row level security;
create policy secret on one_time_codes for all to public using ((( SELECT scope_every() AS scope_every) OR false)) with check ((( SELECT scope_every() AS scope_every) OR false));
grant delete, insert, select, update on one_time_codes to restride_app;

create table outcome_counters (
  customer_id uuid not null,
  forms integer not null,
  kind text not null,
  month date not null,
  slot integer not null,
  surgeon_id uuid not null,
  value double precision not null,
  constraint outcome_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint outcome_counters_pkey PRIMARY KEY (customer_id, surgeon_id, kind, month, value, slot)
);
alter table outcome_counters enable row level security;
alter table outcome_counters force row level security;
create policy tenant on outcome_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on outcome_counters to restride_app;

create table outcome_fills (
  customer_id uuid not null,
  filled_to uuid not null,
  is_ready boolean not null,
  constraint outcome_fills_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint outcome_fills_pkey PRIMARY KEY (customer_id)
);
alter table outcome_fills enable row level security;
alter table outcome_fills force row level security;
create policy tenant on outcome_fills for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on outcome_fills to restride_app;

create table outgoing_messages (
  callback_id uuid,
  channel text not null,
  claimed_at timestamp with time zone,
  company_id uuid,
  customer_id uuid not null,
  dismissed_at timestamp with time zone,
  ends_at timestamp with time zone,
  kind text not null,
  last_reason text,
  message_id uuid not null,
  message_key text not null,
  next_try_at timestamp with time zone,
  patient_id uuid,
  queued_at timestamp with time zone not null,
  recipient bytea,
  registration_id uuid,
  sealed bytea,
  sent_at timestamp with time zone,
  subject_id uuid,
  tries integer default 0 not null,
  tries_until timestamp with time zone not null,
  undelivered_at timestamp with time zone,
  user_id uuid,
  constraint outgoing_messages_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text, 'push'::text, 'webPush'::text])),
  constraint outgoing_messages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint outgoing_messages_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint outgoing_messages_has_one_state CHECK (num_nonnulls(sent_at, undelivered_at, next_try_at) = 1),
  constraint outgoing_messages_pkey PRIMARY KEY (customer_id, message_key),
  constraint outgoing_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX outgoing_messages_by_company ON outgoing_messages USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX outgoing_messages_by_patient ON outgoing_messages USING btree (customer_id, patient_id) WHERE (patient_id IS NOT NULL);
CREATE INDEX outgoing_messages_by_user ON outgoing_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX outgoing_messages_due ON outgoing_messages USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX outgoing_messages_undelivered ON outgoing_messages USING btree (customer_id, queued_at DESC) WHERE ((sent_at IS NULL) AND (dismissed_at IS NULL));
CREATE UNIQUE INDEX outgoing_messages_by_id ON outgoing_messages USING btree (customer_id, message_id);
alter table outgoing_messages enable row level security;
alter table outgoing_messages force row level security;
create policy tenant on outgoing_messages for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
grant delete, insert, select, update on outgoing_messages to restride_app;

create table password_tokens (
  customer_id uuid,
  expires_at timestamp with time zone not null,
  patient_id uuid,
  token_hash text not null,
  used_at timestamp with time zone,
  user_id uuid,
  constraint password_tokens_check CHECK ((user_id IS NULL) <> (patient_id IS NULL)),
  constraint password_tokens_check1 CHECK ((customer_id IS NULL) = (patient_id IS NULL)),
  constraint password_tokens_pkey PRIMARY KEY (token_hash),
  constraint password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
alter table password_tokens enable row level security;
create policy secret on password_tokens for all to public using ((( SELECT scope_every() AS scope_every) OR false)) with check ((( SELECT scope_every() AS scope_every) OR false));
grant delete, insert, select, update on password_tokens to restride_app;

create table patient_days (
  customer_id uuid not null,
  day date not null,
  exercise_done smallint default 0 not null,
  exercise_due smallint default 0 not null,
  measurement_done smallint default 0 not null,
  measurement_due smallint default 0 not null,
  on_hold boolean default false not null,
  patient_id uuid not null,
  questionnaire_done smallint default 0 not null,
  questionnaire_due smallint default 0 not null,
  constraint patient_days_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint patient_days_pkey PRIMARY KEY (customer_id, patient_id, day)
);
CREATE INDEX patient_days_by_day ON patient_days USING btree (customer_id, day) INCLUDE (patient_id, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done);
alter table patient_days enable row level security;
alter table patient_days force row level security;
create policy sight on patient_days as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR (EXISTS ( SELECT
   FROM patients p
  WHERE ((p.customer_id = patient_days.customer_id) AND (p.patient_id = patient_days.patient_id)))))) with check (true);
create policy tenant on patient_days for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER period_sums_added AFTER INSERT ON patient_days REFERENCING NEW TABLE AS changed_days FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_period_sums();
CREATE TRIGGER period_sums_changed AFTER UPDATE ON patient_days REFERENCING NEW TABLE AS changed_days FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_period_sums();
CREATE TRIGGER period_sums_removed AFTER DELETE ON patient_days REFERENCING OLD TABLE AS changed_days FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_period_sums();
grant delete, insert, select, update on patient_days to restride_app;

create table patient_devices (
  customer_id uuid not null,
  delivered_on date,
  device_id uuid not null,
  hardware_id text,
  item_id uuid not null,
  order_id uuid,
  ordered_on date,
  patient_id uuid not null,
  reorder_on date,
  reorder_reason text,
  returned_on date,
  shipped_on date,
  status text not null,
  tracking_link text,
  constraint patient_devices_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint patient_devices_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices(device_id),
  constraint patient_devices_pkey PRIMARY KEY (customer_id, patient_id, item_id),
  constraint patient_devices_status_check CHECK (status = ANY (ARRAY['Pending'::text, 'Shipped'::text, 'Delivered'::text, 'Returned'::text, 'Unlinked'::text, 'fail'::text, 'Deleted'::text]))
);
CREATE INDEX patient_devices_by_hardware ON patient_devices USING btree (hardware_id) WHERE (hardware_id IS NOT NULL);
CREATE INDEX patient_devices_by_tracking ON patient_devices USING btree (tracking_link) WHERE (tracking_link IS NOT NULL);
CREATE INDEX patient_devices_of_order ON patient_devices USING btree (customer_id, order_id);
CREATE INDEX patient_devices_out ON patient_devices USING btree (customer_id, patient_id) WHERE (status = 'Shipped'::text);
alter table patient_devices enable row level security;
alter table patient_devices force row level security;
create policy sight on patient_devices as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_devices for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_devices FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER list_unit AFTER INSERT OR UPDATE ON patient_devices FOR EACH ROW EXECUTE FUNCTION list_unit_of_row();
grant delete, insert, select, update on patient_devices to restride_app;

create table patient_drafts (
  begun_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  created_by uuid not null,
  customer_id uuid not null,
  draft_id uuid not null,
  editing_active_at timestamp with time zone not null,
  editing_session_id uuid not null,
  editing_user_id uuid not null,
  registration_id uuid,
  step text not null,
  surgeon_id uuid,
  typed jsonb not null,
  version integer default 1 not null,
  constraint patient_drafts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(user_id),
  constraint patient_drafts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint patient_drafts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint patient_drafts_editing_user_id_fkey FOREIGN KEY (editing_user_id) REFERENCES users(user_id),
  constraint patient_drafts_pkey PRIMARY KEY (customer_id, draft_id)
);
CREATE INDEX patient_drafts_by_change ON patient_drafts USING btree (customer_id, changed_at DESC);
alter table patient_drafts enable row level security;
alter table patient_drafts force row level security;
create policy sight on patient_drafts as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (( SELECT scope_surgeons() AS scope_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_surgeons() AS scope_surgeons)::uuid[])) OR ((surgeon_id IS NULL) AND ((created_by)::text = ( SELECT scope_actor() AS scope_actor))))) with check (true);
create policy tenant on patient_drafts for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_drafts FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on patient_drafts to restride_app;

create table patient_exercises (
  customer_id uuid not null,
  exercise_id uuid not null,
  item_id uuid not null,
  next_item_id uuid,
  patient_id uuid not null,
  regimen_id uuid,
  constraint patient_exercises_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint patient_exercises_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercises(exercise_id),
  constraint patient_exercises_pkey PRIMARY KEY (customer_id, patient_id, item_id),
  constraint patient_exercises_regimen_id_fkey FOREIGN KEY (regimen_id) REFERENCES regimens(regimen_id)
);
alter table patient_exercises enable row level security;
alter table patient_exercises force row level security;
create policy sight on patient_exercises as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_exercises for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_exercises FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on patient_exercises to restride_app;

create table patient_links (
  created_at timestamp with time zone not null,
  customer_id uuid not null,
  end_reason text,
  ended_at timestamp with time zone,
  ended_by text,
  ends_at timestamp with time zone not null,
  kind text not null,
  link_id uuid not null,
  patient_id uuid not null,
  recipient text not null,
  sender_id uuid,
  constraint patient_links_check CHECK ((ended_at IS NULL) = (end_reason IS NULL) AND (ended_at IS NULL) = (ended_by IS NULL)),
  constraint patient_links_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id),
  constraint patient_links_end_reason_check CHECK (end_reason = ANY (ARRAY['person'::text, 'password'::text, 'inactive'::text, 'address'::text, 'caregiver'::text, 'opt-out'::text, 'sender'::text])),
  constraint patient_links_kind_check CHECK (kind = ANY (ARRAY['progress'::text, 'caregiver'::text, 'report'::text])),
  constraint patient_links_pkey PRIMARY KEY (customer_id, link_id)
);
CREATE INDEX patient_links_by_end ON patient_links USING btree (ends_at);
CREATE INDEX patient_links_of_patient ON patient_links USING btree (customer_id, patient_id, created_at DESC);
CREATE INDEX patient_links_of_sender ON patient_links USING btree (sender_id) WHERE (ended_at IS NULL);
alter table patient_links enable row level security;
alter table patient_links force row level security;
create policy sight on patient_links as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_links for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_links FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on patient_links to restride_app;

create table patient_notes (
  category_id uuid not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  customer_id uuid not null,
  deleted_at timestamp with time zone,
  minutes_logged smallint default 0 not null,
  note_id uuid not null,
  noted_at timestamp with time zone not null,
  patient_id uuid not null,
  text text not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint patient_notes_category_id_fkey FOREIGN KEY (category_id) REFERENCES note_categories(category_id),
  constraint patient_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint patient_notes_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint patient_notes_minutes_logged_check CHECK (minutes_logged >= 0 AND minutes_logged <= 1440),
  constraint patient_notes_pkey PRIMARY KEY (customer_id, patient_id, note_id),
  constraint patient_notes_text_check CHECK (length(text) >= 1 AND length(text) <= 4000)
);
CREATE INDEX patient_notes_by_id ON patient_notes USING btree (customer_id, note_id);
CREATE INDEX patient_notes_newest ON patient_notes USING btree (customer_id, patient_id, noted_at DESC, note_id) WHERE (deleted_at IS NULL);
alter table patient_notes enable row level security;
alter table patient_notes force row level security;
create policy sight on patient_notes as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_notes for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_notes FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on patient_notes to restride_app;

create table patient_progress (
  active boolean not null,
  as_of date not null,
  customer_id uuid not null,
  exercise_done integer default 0 not null,
  exercise_due integer default 0 not null,
  exercise_percent smallint generated always as (
CASE
    WHEN (exercise_due > 0) THEN round((((exercise_done)::numeric * 100.0) / (exercise_due)::numeric))
    ELSE NULL::numeric
END) stored,
  extension numeric,
  extension_at timestamp with time zone,
  extension_day date,
  extension_source text,
  flexion numeric,
  flexion_at timestamp with time zone,
  flexion_day date,
  flexion_source text,
  hip_score numeric,
  hip_score_day date,
  knee_score numeric,
  knee_score_day date,
  measurement_done integer default 0 not null,
  measurement_due integer default 0 not null,
  measurement_percent smallint generated always as (
CASE
    WHEN (measurement_due > 0) THEN round((((measurement_done)::numeric * 100.0) / (measurement_due)::numeric))
    ELSE NULL::numeric
END) stored,
  pain_level numeric,
  pain_level_day date,
  patient_id uuid not null,
  questionnaire_done integer default 0 not null,
  questionnaire_due integer default 0 not null,
  surgery_date date not null,
  constraint patient_progress_patient_fkey FOREIGN KEY (customer_id, patient_id, active, surgery_date) REFERENCES patients(customer_id, patient_id, active, surgery_date) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint patient_progress_pkey PRIMARY KEY (customer_id, patient_id)
);
CREATE INDEX patient_progress_by_age ON patient_progress USING btree (customer_id, as_of);
CREATE INDEX patient_progress_by_exercise ON patient_progress USING btree (customer_id, active, exercise_percent, surgery_date DESC, patient_id);
CREATE INDEX patient_progress_by_measurement ON patient_progress USING btree (customer_id, active, measurement_percent, surgery_date DESC, patient_id);
alter table patient_progress enable row level security;
alter table patient_progress force row level security;
create policy sight on patient_progress as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR (EXISTS ( SELECT
   FROM patients p
  WHERE ((p.customer_id = patient_progress.customer_id) AND (p.patient_id = patient_progress.patient_id)))))) with check (true);
create policy tenant on patient_progress for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on patient_progress to restride_app;

create table patient_questionnaires (
  customer_id uuid not null,
  item_id uuid not null,
  patient_id uuid not null,
  questionnaire_id uuid not null,
  constraint patient_questionnaires_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint patient_questionnaires_pkey PRIMARY KEY (customer_id, patient_id, item_id),
  constraint patient_questionnaires_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(questionnaire_id)
);
alter table patient_questionnaires enable row level security;
alter table patient_questionnaires force row level security;
create policy sight on patient_questionnaires as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_questionnaires for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patient_questionnaires FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on patient_questionnaires to restride_app;

create table patient_reads (
  customer_id uuid not null,
  operation text not null,
  patient_id uuid not null,
  read_at timestamp with time zone not null,
  user_id uuid not null,
  constraint patient_reads_pkey PRIMARY KEY (customer_id, patient_id, read_at, user_id, operation)
);
alter table patient_reads enable row level security;
alter table patient_reads force row level security;
create policy sight on patient_reads as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on patient_reads for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant insert, select on patient_reads to restride_app;

create table patients (
  active boolean default true not null,
  added_although text,
  care_plan_id uuid,
  caregiver jsonb default '{}'::jsonb not null,
  consented_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  customer_id uuid not null,
  dob date not null,
  email text not null,
  email_lower text generated always as (lower(email)) stored,
  email_opt_in boolean default true not null,
  first_name text collate "und-x-icu" not null,
  gender text not null,
  health_coach_id uuid,
  height_in numeric,
  include_devices boolean default true not null,
  last_login_at timestamp with time zone,
  last_name text collate "und-x-icu" not null,
  password_hash text,
  patient_id uuid not null,
  phone text not null,
  phone_last_four text generated always as ("right"(phone, 4)) stored,
  registered_at timestamp with time zone,
  shift_end smallint default 1200 not null,
  shift_start smallint default 480 not null,
  ship_address jsonb default '{}'::jsonb not null,
  surgeon_id uuid not null,
  surgery_date date not null,
  surgery_type text not null,
  tokens_valid_from timestamp with time zone default '-infinity'::timestamp with time zone not null,
  version integer default 1 not null,
  constraint patients_care_plan_id_fkey FOREIGN KEY (care_plan_id) REFERENCES care_plans(care_plan_id),
  constraint patients_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint patients_customer_id_surgeon_id_fkey FOREIGN KEY (customer_id, surgeon_id) REFERENCES surgeons(customer_id, surgeon_id),
  constraint patients_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text])),
  constraint patients_health_coach_id_fkey FOREIGN KEY (health_coach_id) REFERENCES users(user_id),
  constraint patients_in_order UNIQUE (customer_id, patient_id, active, surgery_date),
  constraint patients_pkey PRIMARY KEY (customer_id, patient_id),
  constraint patients_surgery_type_check CHECK (surgery_type = ANY (ARRAY['knee'::text, 'hip'::text]))
);
CREATE INDEX patients_by_birth_date ON patients USING btree (dob, customer_id);
CREATE INDEX patients_by_email ON patients USING btree (lower(email));
CREATE INDEX patients_by_email_lower ON patients USING btree (email_lower, customer_id);
CREATE INDEX patients_by_id ON patients USING btree (patient_id) INCLUDE (customer_id, first_name, last_name);
CREATE INDEX patients_by_joint ON patients USING btree (customer_id, active, surgery_type);
CREATE INDEX patients_by_name ON patients USING btree (customer_id, active, last_name, first_name, patient_id);
CREATE INDEX patients_by_person ON patients USING btree (phone, dob);
CREATE INDEX patients_by_phone ON patients USING btree (customer_id, phone_last_four);
CREATE INDEX patients_by_surgeon ON patients USING btree (customer_id, surgeon_id, active) INCLUDE (patient_id, surgery_type);
CREATE INDEX patients_by_surgery ON patients USING btree (customer_id, active, surgery_date DESC, patient_id);
CREATE INDEX patients_of_all_by_surgery ON patients USING btree (customer_id, surgery_date, patient_id);
CREATE INDEX patients_of_joint_by_surgery ON patients USING btree (customer_id, surgery_type, surgery_date, patient_id);
alter table patients enable row level security;
alter table patients force row level security;
create policy sight on patients as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (((( SELECT scope_patient() AS scope_patient) IS NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient))) AND ((( SELECT scope_surgeons() AS scope_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_surgeons() AS scope_surgeons)::uuid[])))))) with check (true);
create policy tenant on patients for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON patients FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER end_links AFTER UPDATE ON patients FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR is_new_password(old.password_hash, new.password_hash) OR old.email <> new.email OR old.email_opt_in IS DISTINCT FROM new.email_opt_in OR old.caregiver IS DISTINCT FROM new.caregiver) EXECUTE FUNCTION end_links_of_patient();
CREATE TRIGGER end_secrets AFTER UPDATE ON patients FOR EACH ROW WHEN (is_new_password(old.password_hash, new.password_hash) OR old.active AND NOT new.active) EXECUTE FUNCTION end_patient_secrets();
CREATE TRIGGER end_sessions AFTER DELETE ON patients FOR EACH ROW EXECUTE FUNCTION end_sessions_of_patient();
CREATE TRIGGER end_tokens BEFORE UPDATE ON patients FOR EACH ROW WHEN (is_new_password(old.password_hash, new.password_hash) OR old.active AND NOT new.active) EXECUTE FUNCTION end_tokens();
CREATE TRIGGER forget_security_events AFTER DELETE ON patients FOR EACH ROW EXECUTE FUNCTION forget_security_events('patient_id');
CREATE TRIGGER list_cases AFTER UPDATE OF surgeon_id ON patients FOR EACH ROW WHEN (old.surgeon_id IS DISTINCT FROM new.surgeon_id) EXECUTE FUNCTION list_cases_of_patient();
CREATE TRIGGER name_added AFTER INSERT ON patients FOR EACH ROW EXECUTE FUNCTION change_name('patient', 'patient_id');
CREATE TRIGGER name_changed AFTER UPDATE ON patients FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('patient', 'patient_id');
CREATE TRIGGER name_removed AFTER DELETE ON patients FOR EACH ROW EXECUTE FUNCTION remove_name('patient', 'patient_id');
CREATE TRIGGER outcomes_forgotten BEFORE DELETE ON patients FOR EACH ROW EXECUTE FUNCTION move_outcomes();
CREATE TRIGGER outcomes_moved BEFORE UPDATE ON patients FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR old.surgeon_id IS DISTINCT FROM new.surgeon_id) EXECUTE FUNCTION move_outcomes();
CREATE TRIGGER period_sums_forgotten BEFORE DELETE ON patients FOR EACH ROW EXECUTE FUNCTION move_period_sums();
CREATE TRIGGER period_sums_moved BEFORE UPDATE ON patients FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR old.surgeon_id IS DISTINCT FROM new.surgeon_id OR old.surgery_type IS DISTINCT FROM new.surgery_type) EXECUTE FUNCTION move_period_sums();
CREATE TRIGGER update_counters AFTER INSERT OR DELETE ON patients FOR EACH ROW EXECUTE FUNCTION count_active_patients();
CREATE TRIGGER update_counters_again AFTER UPDATE ON patients FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active) EXECUTE FUNCTION count_active_patients();
grant delete, insert, select, update on patients to restride_app;

create table period_counters (
  area text not null,
  customer_id uuid not null,
  done bigint not null,
  due bigint not null,
  patients integer not null,
  percent smallint not null,
  period text not null,
  slot integer not null,
  surgeon_id uuid not null,
  surgery_type text not null,
  constraint period_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint period_counters_pkey PRIMARY KEY (customer_id, period, surgeon_id, surgery_type, area, percent, slot)
);
alter table period_counters enable row level security;
alter table period_counters force row level security;
create policy tenant on period_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on period_counters to restride_app;

create table period_spans (
  customer_id uuid not null,
  first_day date not null,
  is_ready boolean not null,
  last_day date not null,
  period text not null,
  constraint period_spans_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint period_spans_pkey PRIMARY KEY (customer_id, period)
);
alter table period_spans enable row level security;
alter table period_spans force row level security;
create policy tenant on period_spans for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on period_spans to restride_app;

create table period_sums (
  customer_id uuid not null,
  exercise_done integer not null,
  exercise_due integer not null,
  exercise_share double precision generated always as (((exercise_done)::double precision / (NULLIF(exercise_due, 0))::double precision)) stored,
  measurement_done integer not null,
  measurement_due integer not null,
  measurement_share double precision generated always as (((measurement_done)::double precision / (NULLIF(measurement_due, 0))::double precision)) stored,
  overall_done integer generated always as (((exercise_done + measurement_done) + questionnaire_done)) stored,
  overall_due integer generated always as (((exercise_due + measurement_due) + questionnaire_due)) stored,
  overall_share double precision generated always as (((((exercise_done + measurement_done) + questionnaire_done))::double precision / (NULLIF(((exercise_due + measurement_due) + questionnaire_due), 0))::double precision)) stored,
  patient_id uuid not null,
  period text not null,
  questionnaire_done integer not null,
  questionnaire_due integer not null,
  questionnaire_share double precision generated always as (((questionnaire_done)::double precision / (NULLIF(questionnaire_due, 0))::double precision)) stored,
  surgeon_id uuid not null,
  surgery_type text not null,
  constraint period_sums_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint period_sums_pkey PRIMARY KEY (customer_id, patient_id, period)
);
CREATE INDEX period_sums_by_exercise ON period_sums USING btree (customer_id, period, exercise_share, exercise_due DESC, patient_id) WHERE (exercise_due > 0);
CREATE INDEX period_sums_by_measurement ON period_sums USING btree (customer_id, period, measurement_share, measurement_due DESC, patient_id) WHERE (measurement_due > 0);
CREATE INDEX period_sums_by_overall ON period_sums USING btree (customer_id, period, overall_share, overall_due DESC, patient_id) WHERE (overall_due > 0);
CREATE INDEX period_sums_by_questionnaire ON period_sums USING btree (customer_id, period, questionnaire_share, questionnaire_due DESC, patient_id) WHERE (questionnaire_due > 0);
alter table period_sums enable row level security;
alter table period_sums force row level security;
create policy sight on period_sums as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (((( SELECT scope_patient() AS scope_patient) IS NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient))) AND ((( SELECT scope_surgeons() AS scope_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_surgeons() AS scope_surgeons)::uuid[])))))) with check (true);
create policy tenant on period_sums for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on period_sums to restride_app;

create table phone_repairs (
  after_customer uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  after_record uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  source text not null,
  constraint phone_repairs_pkey PRIMARY KEY (source)
);
grant delete, insert, select, update on phone_repairs to restride_app;

create table phones_to_check (
  customer_id uuid not null,
  record_id uuid not null,
  source text not null,
  constraint phones_to_check_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint phones_to_check_pkey PRIMARY KEY (customer_id, source, record_id)
);
alter table phones_to_check enable row level security;
alter table phones_to_check force row level security;
create policy tenant on phones_to_check for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON phones_to_check FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on phones_to_check to restride_app;

create table progress_codes (
  code_hash text not null,
  customer_id uuid not null,
  expires_at timestamp with time zone not null,
  patient_id uuid not null,
  token_hash text not null,
  tries_left smallint not null,
  constraint progress_codes_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint progress_codes_pkey PRIMARY KEY (customer_id, token_hash)
);
CREATE INDEX progress_codes_by_end ON progress_codes USING btree (expires_at);
CREATE INDEX progress_codes_by_patient ON progress_codes USING btree (customer_id, patient_id);
alter table progress_codes enable row level security;
alter table progress_codes force row level security;
create policy sight on progress_codes as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on progress_codes for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on progress_codes to restride_app;

create table published_events (
  customer_id uuid not null,
  last_published bigint not null,
  constraint published_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint published_events_pkey PRIMARY KEY (customer_id)
);
alter table published_events enable row level security;
alter table published_events force row level security;
create policy tenant on published_events for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on published_events to restride_app;

create table push_devices (
  created_at timestamp with time zone default now() not null,
  kind text not null,
  time_zone text default ''::text not null,
  token text not null,
  user_id uuid not null,
  constraint push_devices_kind_check CHECK (kind = ANY (ARRAY['device'::text, 'web'::text])),
  constraint push_devices_pkey PRIMARY KEY (user_id, token),
  constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
alter table push_devices enable row level security;
create policy notified_users on push_devices for select to public using ((EXISTS ( SELECT
   FROM users u
  WHERE (u.user_id = push_devices.user_id))));
create policy secret on push_devices for all to public using ((( SELECT scope_every() AS scope_every) OR ((user_id)::text = ( SELECT scope_actor() AS scope_actor)))) with check ((( SELECT scope_every() AS scope_every) OR ((user_id)::text = ( SELECT scope_actor() AS scope_actor))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON push_devices FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on push_devices to restride_app;

create table questionnaire_answers (
  answer_id uuid not null,
  answers smallint[] not null,
  customer_id uuid not null,
  day date not null,
  item_id uuid not null,
  patient_id uuid not null,
  questionnaire_id uuid not null,
  score numeric,
  submitted_at timestamp with time zone not null,
  constraint questionnaire_answers_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint questionnaire_answers_pkey PRIMARY KEY (customer_id, patient_id, answer_id),
  constraint questionnaire_answers_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(questionnaire_id)
);
CREATE INDEX questionnaire_answers_by_clinic_day ON questionnaire_answers USING btree (customer_id, day);
CREATE INDEX questionnaire_answers_by_day ON questionnaire_answers USING btree (customer_id, patient_id, day);
alter table questionnaire_answers enable row level security;
alter table questionnaire_answers force row level security;
create policy sight on questionnaire_answers as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR (EXISTS ( SELECT
   FROM patients p
  WHERE ((p.customer_id = questionnaire_answers.customer_id) AND (p.patient_id = questionnaire_answers.patient_id)))))) with check (true);
create policy tenant on questionnaire_answers for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON questionnaire_answers FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER outcomes_added AFTER INSERT ON questionnaire_answers REFERENCING NEW TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION count_changed_outcomes('1');
CREATE TRIGGER outcomes_changed AFTER UPDATE ON questionnaire_answers REFERENCING NEW TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION count_changed_outcomes('1');
CREATE TRIGGER outcomes_left AFTER UPDATE ON questionnaire_answers REFERENCING OLD TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION count_changed_outcomes('-1');
CREATE TRIGGER outcomes_removed AFTER DELETE ON questionnaire_answers REFERENCING OLD TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION count_changed_outcomes('-1');
grant delete, insert, select, update on questionnaire_answers to restride_app;

create table questionnaires (
  code text not null,
  image text,
  kind text not null,
  licence_line text default ''::text not null,
  questionnaire_id uuid not null,
  recall_days smallint,
  short_name text collate "und-x-icu" not null,
  constraint questionnaires_kind_check CHECK (kind = ANY (ARRAY['oxford-knee'::text, 'oxford-hip'::text, 'pain'::text, 'range-of-motion'::text, 'safety'::text, 'feedback'::text, 'koos-jr'::text, 'hoos-jr'::text, 'promis'::text])),
  constraint questionnaires_pkey PRIMARY KEY (questionnaire_id),
  constraint questionnaires_recall_days_check CHECK (recall_days >= 1 AND recall_days <= 365)
);
CREATE TRIGGER outcomes_of_other_kind AFTER UPDATE ON questionnaires FOR EACH ROW WHEN (old.kind <> new.kind) EXECUTE FUNCTION forget_outcomes();
grant delete, insert, select, update on questionnaires to restride_app;

create table questions (
  options jsonb not null,
  quest_number smallint not null,
  question text not null,
  questionnaire_id uuid not null,
  constraint questions_pkey PRIMARY KEY (questionnaire_id, quest_number),
  constraint questions_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaires(questionnaire_id)
);
grant delete, insert, select, update on questions to restride_app;

create table rate_limits (
  expire bigint,
  key text not null,
  points integer default 0 not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
alter table rate_limits enable row level security;
create policy budget on rate_limits for all to public using (((COALESCE(current_setting('restride.customers'::text, true), ''::text) = ''::text) OR ( SELECT scope_every() AS scope_every)));
grant delete, insert, select, update on rate_limits to restride_app;

create table recovery_values (
  customer_id uuid not null,
  day smallint not null,
  joint text not null,
  metric text not null,
  patient_id uuid not null,
  rank integer not null,
  readings smallint not null,
  source text not null,
  value double precision not null,
  version integer not null,
  constraint recovery_values_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint recovery_values_pkey PRIMARY KEY (customer_id, version, joint, metric, source, day, rank)
);
CREATE INDEX recovery_values_of_patient ON recovery_values USING btree (customer_id, patient_id, joint, metric, source, day);
alter table recovery_values enable row level security;
alter table recovery_values force row level security;
create policy sight on recovery_values as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on recovery_values for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on recovery_values to restride_app;

create table recovery_versions (
  cohort_from date not null,
  cohort_to date not null,
  customer_id uuid not null,
  made_on date not null,
  version integer not null,
  constraint recovery_versions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint recovery_versions_pkey PRIMARY KEY (customer_id, version)
);
alter table recovery_versions enable row level security;
alter table recovery_versions force row level security;
create policy tenant on recovery_versions for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON recovery_versions FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on recovery_versions to restride_app;

create table recovery_windows (
  customer_id uuid not null,
  day smallint not null,
  joint text not null,
  metric text not null,
  people integer not null,
  readings integer not null,
  source text not null,
  version integer not null,
  constraint recovery_windows_customer_id_version_fkey FOREIGN KEY (customer_id, version) REFERENCES recovery_versions(customer_id, version) ON DELETE CASCADE,
  constraint recovery_windows_pkey PRIMARY KEY (customer_id, version, joint, metric, source, day)
);
alter table recovery_windows enable row level security;
alter table recovery_windows force row level security;
create policy tenant on recovery_windows for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
grant delete, insert, select, update on recovery_windows to restride_app;

create table regimen_exercises (
  end_day smallint not null,
  exercise_id uuid not null,
  hold_seconds integer,
  interval smallint,
  next_position smallint,
  position smallint not null,
  regimen_id uuid not null,
  repeats smallint,
  sets smallint,
  start_day smallint not null,
  times smallint,
  constraint regimen_exercises_check CHECK (start_day <= end_day),
  constraint regimen_exercises_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercises(exercise_id),
  constraint regimen_exercises_interval_check CHECK ("interval" >= 1 AND "interval" <= 7),
  constraint regimen_exercises_pkey PRIMARY KEY (regimen_id, "position"),
  constraint regimen_exercises_regimen_id_fkey FOREIGN KEY (regimen_id) REFERENCES regimens(regimen_id),
  constraint regimen_exercises_times_check CHECK (times >= 1)
);
grant delete, insert, select, update on regimen_exercises to restride_app;

create table regimens (
  age_groups text[] default '{}'::text[] not null,
  code text not null,
  end_day smallint not null,
  gender text,
  name text collate "und-x-icu" not null,
  regimen_id uuid not null,
  start_day smallint not null,
  surgery_type text,
  constraint regimens_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text])),
  constraint regimens_pkey PRIMARY KEY (regimen_id),
  constraint regimens_surgery_type_check CHECK (surgery_type = ANY (ARRAY['knee'::text, 'hip'::text]))
);
grant delete, insert, select, update on regimens to restride_app;

create table registered_patients (
  caregiver jsonb default '{}'::jsonb not null,
  consent_email text,
  customer_id uuid not null,
  dob date not null,
  email text not null,
  email_opt_in boolean not null,
  first_name text collate "und-x-icu" not null,
  gender text not null,
  height_in numeric,
  include_devices boolean not null,
  is_repeated boolean not null,
  last_name text collate "und-x-icu" not null,
  network_address text not null,
  patient_id uuid,
  phone text not null,
  phone_last_four text generated always as ("right"(phone, 4)) stored,
  registration_id uuid not null,
  ship_address jsonb not null,
  signature_time timestamp with time zone,
  signed_at timestamp with time zone not null,
  user_agent text not null,
  constraint registered_patients_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint registered_patients_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id),
  constraint registered_patients_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text])),
  constraint registered_patients_pkey PRIMARY KEY (customer_id, registration_id)
);
CREATE INDEX registered_patients_by_birth_date ON registered_patients USING btree (dob, customer_id);
CREATE INDEX registered_patients_by_email ON registered_patients USING btree (email, customer_id);
CREATE INDEX registered_patients_by_person ON registered_patients USING btree (phone, dob);
CREATE INDEX registered_patients_by_phone ON registered_patients USING btree (customer_id, phone_last_four) WHERE (patient_id IS NULL);
CREATE INDEX registered_patients_by_time ON registered_patients USING btree (customer_id, signed_at DESC);
alter table registered_patients enable row level security;
alter table registered_patients force row level security;
create policy tenant on registered_patients for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON registered_patients FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER name_added AFTER INSERT ON registered_patients FOR EACH ROW EXECUTE FUNCTION change_name('registration', 'registration_id');
CREATE TRIGGER name_changed AFTER UPDATE ON registered_patients FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('registration', 'registration_id');
CREATE TRIGGER name_removed AFTER DELETE ON registered_patients FOR EACH ROW EXECUTE FUNCTION remove_name('registration', 'registration_id');
grant delete, insert, select, update on registered_patients to restride_app;

create table reminders (
  created_at timestamp with time zone not null,
  created_by uuid,
  customer_id uuid not null,
  day date not null,
  deleted_at timestamp with time zone,
  message text default ''::text not null,
  patient_id uuid not null,
  reminder_id uuid not null,
  title text not null,
  constraint reminders_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(user_id),
  constraint reminders_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint reminders_pkey PRIMARY KEY (customer_id, patient_id, reminder_id)
);
CREATE INDEX reminders_by_day ON reminders USING btree (customer_id, day) WHERE (deleted_at IS NULL);
CREATE INDEX reminders_by_id ON reminders USING btree (customer_id, reminder_id);
alter table reminders enable row level security;
alter table reminders force row level security;
create policy sight on reminders as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on reminders for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON reminders FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER name_added AFTER INSERT ON reminders FOR EACH ROW EXECUTE FUNCTION change_name('reminder', 'reminder_id');
CREATE TRIGGER name_changed AFTER UPDATE ON reminders FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('reminder', 'reminder_id');
CREATE TRIGGER name_removed AFTER DELETE ON reminders FOR EACH ROW EXECUTE FUNCTION remove_name('reminder', 'reminder_id');
grant delete, insert, select, update on reminders to restride_app;

create table report_job_patients (
  bytes integer,
  claimed_at timestamp with time zone,
  customer_id uuid not null,
  done_at timestamp with time zone,
  job_id uuid not null,
  left_out text,
  patient_id uuid not null,
  position smallint not null,
  tries smallint default 0 not null,
  constraint report_job_patients_customer_id_job_id_fkey FOREIGN KEY (customer_id, job_id) REFERENCES report_jobs(customer_id, job_id) ON DELETE CASCADE,
  constraint report_job_patients_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint report_job_patients_pkey PRIMARY KEY (customer_id, job_id, patient_id)
);
CREATE INDEX report_job_patients_open ON report_job_patients USING btree (customer_id, job_id, "position") WHERE (done_at IS NULL);
alter table report_job_patients enable row level security;
alter table report_job_patients force row level security;
create policy tenant on report_job_patients for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON report_job_patients FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on report_job_patients to restride_app;

create table report_jobs (
  customer_id uuid not null,
  ended_at timestamp with time zone,
  is_cancelled boolean default false not null,
  job_id uuid not null,
  started_at timestamp with time zone not null,
  user_id uuid not null,
  with_answers boolean default false not null,
  with_notes boolean not null,
  constraint report_jobs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint report_jobs_pkey PRIMARY KEY (customer_id, job_id),
  constraint report_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX report_jobs_of_user ON report_jobs USING btree (customer_id, user_id, started_at DESC);
CREATE INDEX report_jobs_running ON report_jobs USING btree (started_at) WHERE (ended_at IS NULL);
alter table report_jobs enable row level security;
alter table report_jobs force row level security;
create policy tenant on report_jobs for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON report_jobs FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on report_jobs to restride_app;

create table schedule_changes (
  after jsonb not null,
  area text not null,
  before jsonb not null,
  change_id uuid not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  customer_id uuid not null,
  made_on date,
  moved_from date,
  moved_to date,
  patient_id uuid not null,
  reminders jsonb default '[]'::jsonb not null,
  undoes uuid,
  constraint schedule_changes_area_check CHECK (area = ANY (ARRAY['exercise'::text, 'measurement'::text, 'questionnaire'::text, 'surgery'::text])),
  constraint schedule_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(user_id),
  constraint schedule_changes_check CHECK ((area = 'surgery'::text) = (moved_from IS NOT NULL AND moved_to IS NOT NULL AND made_on IS NOT NULL)),
  constraint schedule_changes_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint schedule_changes_pkey PRIMARY KEY (customer_id, patient_id, change_id)
);
CREATE UNIQUE INDEX schedule_changes_undone ON schedule_changes USING btree (customer_id, patient_id, undoes) WHERE (undoes IS NOT NULL);
alter table schedule_changes enable row level security;
alter table schedule_changes force row level security;
create policy sight on schedule_changes as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on schedule_changes for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON schedule_changes FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on schedule_changes to restride_app;

create table schema_migrations (
  checksum text not null,
  name text not null,
  ran_at timestamp with time zone default now() not null,
  runs_since text,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to restride_app;

create table security_events (
  account_id uuid not null,
  events integer not null,
  kind text not null,
  last_at timestamp with time zone not null,
  on_day date not null,
  source text not null,
  constraint security_events_events_check CHECK (events > 0),
  constraint security_events_pkey PRIMARY KEY (on_day, kind, account_id, source)
);
CREATE INDEX security_events_of_account ON security_events USING btree (account_id);
CREATE INDEX security_events_of_kind ON security_events USING btree (kind, on_day DESC);
alter table security_events enable row level security;
create policy secret on security_events for all to public using ((( SELECT scope_every() AS scope_every) OR false)) with check ((( SELECT scope_every() AS scope_every) OR false));
grant delete, insert, select, update on security_events to restride_app;

create table sessions (
  account_id uuid not null,
  application text not null,
  device text not null,
  ends_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  place text not null,
  session_id uuid not null,
  started_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (session_id)
);
CREATE INDEX sessions_by_account ON sessions USING btree (account_id);
alter table sessions enable row level security;
create policy secret on sessions for all to public using ((( SELECT scope_every() AS scope_every) OR ((account_id)::text = ( SELECT scope_actor() AS scope_actor)))) with check ((( SELECT scope_every() AS scope_every) OR ((account_id)::text = ( SELECT scope_actor() AS scope_actor))));
grant delete, insert, select, update on sessions to restride_app;

create table signed_consents (
  customer_id uuid not null,
  form_id uuid not null,
  registration_id uuid not null,
  seal text not null,
  sequence smallint not null,
  signature bytea not null,
  version integer not null,
  constraint signed_consents_customer_id_form_id_version_fkey FOREIGN KEY (customer_id, form_id, version) REFERENCES consent_forms(customer_id, form_id, version),
  constraint signed_consents_customer_id_registration_id_fkey FOREIGN KEY (customer_id, registration_id) REFERENCES registered_patients(customer_id, registration_id) ON DELETE CASCADE,
  constraint signed_consents_pkey PRIMARY KEY (customer_id, registration_id, form_id)
);
CREATE INDEX signed_consents_by_seal ON signed_consents USING btree (seal);
alter table signed_consents enable row level security;
alter table signed_consents force row level security;
create policy tenant on signed_consents for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON signed_consents FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on signed_consents to restride_app;

create table standard_consent_forms (
  body text not null,
  description text not null,
  form_id uuid not null,
  sequence smallint not null,
  title text not null,
  constraint standard_consent_forms_pkey PRIMARY KEY (form_id)
);
grant delete, insert, select, update on standard_consent_forms to restride_app;

create table surgeons (
  about_me text default ''::text not null,
  access_code text default upper("left"(md5((gen_random_uuid())::text), 6)) not null,
  address text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  customer_id uuid not null,
  deleted_at timestamp with time zone,
  description text default ''::text not null,
  email text not null,
  first_name text collate "und-x-icu" not null,
  has_name_parts boolean default true not null,
  hospital jsonb default '{}'::jsonb not null,
  last_name text collate "und-x-icu" not null,
  name text collate "und-x-icu" not null,
  phone_private text,
  phone_public text,
  photo text,
  show_in_list boolean default true not null,
  surgeon_id uuid not null,
  team jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  constraint surgeons_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint surgeons_pkey PRIMARY KEY (customer_id, surgeon_id)
);
CREATE INDEX surgeons_by_id ON surgeons USING btree (surgeon_id);
CREATE INDEX surgeons_by_name ON surgeons USING btree (customer_id, name, surgeon_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX surgeons_by_access_code ON surgeons USING btree (customer_id, access_code);
alter table surgeons enable row level security;
alter table surgeons force row level security;
create policy sight on surgeons as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (( SELECT scope_surgeons() AS scope_surgeons) IS NULL) OR (surgeon_id = ANY (( SELECT scope_surgeons() AS scope_surgeons)::uuid[])))) with check (true);
create policy tenant on surgeons for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON surgeons FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER contact_added AFTER INSERT ON surgeons FOR EACH ROW EXECUTE FUNCTION change_name('surgeonContact', 'surgeon_id');
CREATE TRIGGER contact_changed AFTER UPDATE ON surgeons FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email OR old.phone_public IS DISTINCT FROM new.phone_public OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('surgeonContact', 'surgeon_id');
CREATE TRIGGER contact_removed AFTER DELETE ON surgeons FOR EACH ROW EXECUTE FUNCTION remove_name('surgeonContact', 'surgeon_id');
CREATE TRIGGER list_version AFTER INSERT OR DELETE OR UPDATE OF name, email, phone_public, deleted_at ON surgeons FOR EACH ROW EXECUTE FUNCTION raise_list_version();
CREATE TRIGGER name_added AFTER INSERT ON surgeons FOR EACH ROW EXECUTE FUNCTION change_name('surgeon', 'surgeon_id');
CREATE TRIGGER name_changed AFTER UPDATE ON surgeons FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('surgeon', 'surgeon_id');
CREATE TRIGGER name_removed AFTER DELETE ON surgeons FOR EACH ROW EXECUTE FUNCTION remove_name('surgeon', 'surgeon_id');
grant delete, insert, select, update on surgeons to restride_app;

create table technical_holds (
  customer_id uuid not null,
  held_from date not null,
  hold_id uuid not null,
  note text default ''::text not null,
  patient_id uuid not null,
  released_on date,
  constraint technical_holds_customer_id_patient_id_fkey FOREIGN KEY (customer_id, patient_id) REFERENCES patients(customer_id, patient_id) ON DELETE CASCADE,
  constraint technical_holds_note_check CHECK (length(note) <= 100),
  constraint technical_holds_pkey PRIMARY KEY (customer_id, patient_id, hold_id)
);
alter table technical_holds enable row level security;
alter table technical_holds force row level security;
create policy sight on technical_holds as restrictive for all to restride_limited using (((( SELECT scope_whole_clinic() AS scope_whole_clinic) IS NOT NULL) OR (patient_id = ( SELECT scope_patient() AS scope_patient)) OR sees_patient(customer_id, patient_id))) with check (true);
create policy tenant on technical_holds for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON technical_holds FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on technical_holds to restride_app;

create table trusted_devices (
  created_at timestamp with time zone not null,
  device text not null,
  device_id uuid not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  location text default ''::text not null,
  token_hash text not null,
  user_id uuid not null,
  constraint trusted_devices_pkey PRIMARY KEY (device_id),
  constraint trusted_devices_token_hash_key UNIQUE (token_hash),
  constraint trusted_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX trusted_devices_by_user ON trusted_devices USING btree (user_id);
alter table trusted_devices enable row level security;
create policy secret on trusted_devices for all to public using ((( SELECT scope_every() AS scope_every) OR ((user_id)::text = ( SELECT scope_actor() AS scope_actor)))) with check ((( SELECT scope_every() AS scope_every) OR ((user_id)::text = ( SELECT scope_actor() AS scope_actor))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON trusted_devices FOR EACH ROW EXECUTE FUNCTION record_audit();
grant delete, insert, select, update on trusted_devices to restride_app;

create table unformed_names (
  company_id uuid,
  customer_id uuid not null,
  kind text not null,
  owner_id uuid not null,
  constraint unformed_names_pkey PRIMARY KEY (customer_id, kind, owner_id)
);
CREATE INDEX unformed_names_by_owner ON unformed_names USING btree (kind, owner_id);
alter table unformed_names enable row level security;
alter table unformed_names force row level security;
create policy tenant on unformed_names for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
grant delete, insert, select, update on unformed_names to restride_app;

create table unit_counters (
  customer_id uuid not null,
  over_on date not null,
  slot uuid default gen_random_uuid() not null,
  status text not null,
  units integer not null,
  constraint unit_counters_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id) ON DELETE CASCADE,
  constraint unit_counters_pkey PRIMARY KEY (customer_id, status, over_on, slot)
);
alter table unit_counters enable row level security;
alter table unit_counters force row level security;
create policy tenant on unit_counters for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest))));
CREATE TRIGGER count_in_company AFTER INSERT OR DELETE OR UPDATE ON unit_counters FOR EACH ROW EXECUTE FUNCTION count_units_of_company();
CREATE TRIGGER empty_in_company AFTER TRUNCATE ON unit_counters FOR EACH STATEMENT EXECUTE FUNCTION empty_company_counters('company_unit_counters');
grant delete, insert, select, update on unit_counters to restride_app;

create table users (
  active boolean default true not null,
  associate_customers uuid[] default '{}'::uuid[] not null,
  associate_surgeons uuid[] default '{}'::uuid[] not null,
  company_id uuid,
  created_at timestamp with time zone default now() not null,
  customer_id uuid,
  email text not null,
  first_name text collate "und-x-icu" not null,
  last_login_at timestamp with time zone,
  last_name text collate "und-x-icu" not null,
  password_hash text,
  phone text,
  photo text,
  role smallint not null,
  saved_filter jsonb,
  signature text default ''::text not null,
  surgeon_id uuid,
  tokens_valid_from timestamp with time zone default '-infinity'::timestamp with time zone not null,
  user_id uuid not null,
  version integer default 1 not null,
  visited_pages text[] default '{}'::text[] not null,
  constraint users_check CHECK ((role = ANY (ARRAY[1, 2, 3, 4])) = (customer_id IS NOT NULL)),
  constraint users_check1 CHECK ((role = ANY (ARRAY[21, 22])) = (company_id IS NOT NULL)),
  constraint users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  constraint users_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(customer_id),
  constraint users_customer_id_surgeon_id_fkey FOREIGN KEY (customer_id, surgeon_id) REFERENCES surgeons(customer_id, surgeon_id),
  constraint users_pkey PRIMARY KEY (user_id),
  constraint users_role_check CHECK (role = ANY (ARRAY[1, 2, 3, 4, 21, 22, 31]))
);
CREATE INDEX users_by_company ON users USING btree (company_id, active, last_name, first_name, user_id) INCLUDE (role, customer_id) WHERE (company_id IS NOT NULL);
CREATE INDEX users_by_customer ON users USING btree (customer_id, active, last_name, first_name, user_id) INCLUDE (role, company_id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX users_by_email ON users USING btree (lower(email));
alter table users enable row level security;
alter table users force row level security;
create policy owner_reads on users for select to current_user using (true);
create policy tenant on users for all to public using (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company)))) with check (((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR (customer_id IN ( SELECT unnest(scope_customers()) AS unnest)) OR (company_id = ( SELECT scope_company() AS scope_company))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION record_audit();
CREATE TRIGGER contact_added AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION change_name('userEmail', 'user_id');
CREATE TRIGGER contact_changed AFTER UPDATE ON users FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email OR old.company_id IS DISTINCT FROM new.company_id OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('userEmail', 'user_id');
CREATE TRIGGER contact_removed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION remove_name('userEmail', 'user_id');
CREATE TRIGGER end_links AFTER UPDATE ON users FOR EACH ROW WHEN (old.active AND NOT new.active) EXECUTE FUNCTION end_links_of_sender();
CREATE TRIGGER end_pushes AFTER UPDATE ON users FOR EACH ROW WHEN (old.active AND NOT new.active) EXECUTE FUNCTION end_pushes();
CREATE TRIGGER end_secrets AFTER UPDATE ON users FOR EACH ROW WHEN (is_new_password(old.password_hash, new.password_hash) OR old.active AND NOT new.active) EXECUTE FUNCTION end_user_secrets();
CREATE TRIGGER end_sessions AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();
CREATE TRIGGER end_tokens BEFORE UPDATE ON users FOR EACH ROW WHEN (is_new_password(old.password_hash, new.password_hash) OR old.active AND NOT new.active) EXECUTE FUNCTION end_tokens();
CREATE TRIGGER forget_security_events AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_security_events('user_id');
CREATE TRIGGER list_version AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, email, role, active ON users FOR EACH ROW EXECUTE FUNCTION raise_list_version();
CREATE TRIGGER name_added AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION change_name('user', 'user_id');
CREATE TRIGGER name_changed AFTER UPDATE ON users FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.company_id IS DISTINCT FROM new.company_id OR old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_name('user', 'user_id');
CREATE TRIGGER name_removed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION remove_name('user', 'user_id');
CREATE TRIGGER release_cases AFTER UPDATE OF active, role, customer_id, company_id, associate_customers ON users FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR old.role IS DISTINCT FROM new.role OR old.customer_id IS DISTINCT FROM new.customer_id OR old.company_id IS DISTINCT FROM new.company_id OR old.associate_customers IS DISTINCT FROM new.associate_customers) EXECUTE FUNCTION release_cases();
grant delete, insert, select, update on users to restride_app;

CREATE OR REPLACE FUNCTION add_standard_consent_forms(customer uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  scope text := current_setting('restride.customers', true);
begin
  perform set_config('restride.customers', customer::text, true);
  insert into consent_forms (customer_id, form_id, version, sequence, title, description, body, created_at)
  select c.customer_id, f.form_id, 1, f.sequence, f.title, f.description, f.body, c.created_at
  from standard_consent_forms f, customers c where c.customer_id = customer
  on conflict do nothing;
  perform set_config('restride.customers', coalesce(scope, ''), true);
end $function$;
revoke execute on function add_standard_consent_forms(uuid) from public;
grant execute on function add_standard_consent_forms(uuid) to restride_app;

CREATE OR REPLACE FUNCTION audit_table(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function record_audit()', target);
end $function$;

CREATE OR REPLACE FUNCTION bucket_of(due bigint, done bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when due = 0 then 'none' when done = 0 then 'skipped' when done < due then 'partial' else 'complete' end
$function$;

CREATE OR REPLACE FUNCTION change_active_patient_counter(one patients, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  free uuid;
begin
  select t.slot into free from active_patient_counters t where (t.customer_id, t.active) = (one.customer_id, one.active)
  limit 1 for update skip locked;
  insert into active_patient_counters values (one.customer_id, one.active, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, active, slot) do update set patients = active_patient_counters.patients + excluded.patients;
end $function$;

CREATE OR REPLACE FUNCTION change_case_counter(listed listed_cases, readers uuid[], change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  reader uuid;
  free uuid;
begin
  foreach reader in array readers loop
    select t.slot into free from case_counters t
    where (t.customer_id, t.user_id, t.surgeon_id, t.status, t.is_urgent, t.is_archived)
      = (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null, listed.is_archived)
    limit 1 for update skip locked;
    insert into case_counters values (listed.customer_id, reader, listed.surgeon_id, listed.status, listed.urgent_at is not null,
      listed.is_archived, coalesce(free, gen_random_uuid()), change)
    on conflict (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, slot) do update
      set cases = case_counters.cases + excluded.cases;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION change_message_patient_counter(one message_patients, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  free uuid;
begin
  if one.open + one.archived = 0 then return; end if;
  select t.slot into free from message_patient_counters t
  where (t.customer_id, t.surgeon_id, t.is_archived) = (one.customer_id, one.surgeon_id, one.open = 0)
  limit 1 for update skip locked;
  insert into message_patient_counters values (one.customer_id, one.surgeon_id, one.open = 0, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, surgeon_id, is_archived, slot) do update set patients = message_patient_counters.patients + excluded.patients;
end $function$;

CREATE OR REPLACE FUNCTION change_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner jsonb := to_jsonb(new);
begin
  insert into unformed_names (customer_id, company_id, kind, owner_id)
  values (coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid, (owner ->> 'company_id')::uuid,
    tg_argv[0], (owner ->> tg_argv[1])::uuid)
  on conflict (customer_id, kind, owner_id) do update set company_id = excluded.company_id;
  delete from name_parts where kind = tg_argv[0] and owner_id = (owner ->> tg_argv[1])::uuid
    and customer_id = coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid;
  if tg_op = 'UPDATE' and to_jsonb(old) -> 'customer_id' is distinct from owner -> 'customer_id' then
    perform forget_name_parts(tg_argv[0], tg_argv[1], to_jsonb(old));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION change_outcomes_of(customer uuid, some_patients uuid[], their_surgeons uuid[], sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select customer, of_surgeon, q.kind, first_of_month(a.day), outcome_value(q.kind, a.answers, a.score), pg_backend_pid(), sign * count(*)
  from unnest(some_patients, their_surgeons) p (patient_id, surgeon_id)
  join questionnaire_answers a on a.customer_id = customer and a.patient_id = p.patient_id
  join questionnaires q on q.questionnaire_id = a.questionnaire_id
  cross join unnest(array[p.surgeon_id, no_one()]) of_surgeon
  group by 2, 3, 4, 5
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms
$function$;

CREATE OR REPLACE FUNCTION change_period_counters(gone period_counters[], fresh period_counters[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into period_counters as o (customer_id, period, surgeon_id, surgery_type, area, percent, slot, patients, due, done)
  select c.customer_id, c.period, c.surgeon_id, c.surgery_type, c.area, c.percent, pg_backend_pid(), sum(n.sign * c.patients),
    sum(n.sign * c.due), sum(n.sign * c.done)
  from (values (-1, gone), (1, fresh)) n (sign, counters) cross join unnest(n.counters) c
  group by 1, 2, 3, 4, 5, 6 having (sum(n.sign * c.patients), sum(n.sign * c.due), sum(n.sign * c.done)) <> (0, 0, 0)
  on conflict (customer_id, period, surgeon_id, surgery_type, area, percent, slot) do update
    set patients = o.patients + excluded.patients, due = o.due + excluded.due, done = o.done + excluded.done;
end $function$;

CREATE OR REPLACE FUNCTION change_unit_counter(one listed_units, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  free uuid;
begin
  select t.slot into free from unit_counters t where (t.customer_id, t.status, t.over_on) = (one.customer_id, one.status, one.over_on)
  limit 1 for update skip locked;
  insert into unit_counters values (one.customer_id, one.status, one.over_on, coalesce(free, gen_random_uuid()), change)
  on conflict (customer_id, status, over_on, slot) do update set units = unit_counters.units + excluded.units;
end $function$;

CREATE OR REPLACE FUNCTION coaches_of(clinic uuid)
 RETURNS TABLE(_id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select u.user_id, u.first_name || ' ' || u.last_name from users u join customers c on c.customer_id = clinic
  where u.company_id = c.company_id and u.role = 22 and u.active and clinic = any (u.associate_customers)
    and clinic = any ((select scope_customers())::uuid[])
$function$;
revoke execute on function coaches_of(uuid) from public;
grant execute on function coaches_of(uuid) to restride_app;

CREATE OR REPLACE FUNCTION company_of(clinic uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select k.company_id from customers k where k.customer_id = clinic);
end $function$;

CREATE OR REPLACE FUNCTION count_active_patients()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform change_active_patient_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_active_patient_counter(new, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_all_messages()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate message_patients;
  insert into message_patients
  select customer_id, patient_id, surgeon_id, count(*) filter (where not is_archived), count(*) filter (where is_archived)
  from listed_cases where patient_id is not null group by 1, 2, 3;
  truncate message_patient_counters;
  insert into message_patient_counters (customer_id, surgeon_id, is_archived, patients)
  select customer_id, surgeon_id, open = 0, count(*) from message_patients where open + archived > 0 group by 1, 2, 3;
$function$;
revoke execute on function count_all_messages() from public;

CREATE OR REPLACE FUNCTION count_all_patients()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate active_patient_counters;
  insert into active_patient_counters (customer_id, active, patients) select customer_id, active, count(*) from patients group by 1, 2;
$function$;
revoke execute on function count_all_patients() from public;

CREATE OR REPLACE FUNCTION count_case_reads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  reading record := case tg_op when 'DELETE' then old else new end;
begin
  perform change_case_counter(l, array[reading.user_id], case tg_op when 'DELETE' then -1 else 1 end)
  from listed_cases l where l.customer_id = reading.customer_id and l.case_id = reading.case_id;
  return reading;
end $function$;

CREATE OR REPLACE FUNCTION count_cases_of_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, slot, cases)
  select k.company_id, one.user_id, one.status, one.is_archived, one.is_urgent, coalesce((
      select t.slot from company_case_counters t
      where (t.company_id, t.user_id, t.status, t.is_archived, t.is_urgent)
        = (k.company_id, one.user_id, one.status, one.is_archived, one.is_urgent)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.cases, 0) - coalesce(old.cases, 0)
  from customers k where k.customer_id = one.customer_id
  on conflict (company_id, user_id, status, is_archived, is_urgent, slot) do update
    set cases = company_case_counters.cases + excluded.cases;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_outcomes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sign integer := tg_argv[0]::integer;
begin
  perform pg_advisory_xact_lock_shared(outcome_lock(c.customer_id)) from (select distinct customer_id from changed_answers order by 1) c;
  if not exists (select from changed_answers a where has_counted_outcomes(a.customer_id, a.patient_id)) then return null; end if;
  perform from patients p where (p.customer_id, p.patient_id) in (select a.customer_id, a.patient_id from changed_answers a)
    order by p.customer_id, p.patient_id for share;
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select a.customer_id, of_surgeon, q.kind, first_of_month(a.day), outcome_value(q.kind, a.answers, a.score), pg_backend_pid(), sign * count(*)
  from changed_answers a
  join patients p on p.customer_id = a.customer_id and p.patient_id = a.patient_id and p.active
  join questionnaires q on q.questionnaire_id = a.questionnaire_id
  cross join unnest(array[p.surgeon_id, no_one()]) of_surgeon
  where has_counted_outcomes(a.customer_id, a.patient_id)
  group by 1, 2, 3, 4, 5
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_companies()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate company_case_counters, company_order_counters, company_unit_counters;
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, cases)
  select k.company_id, c.user_id, c.status, c.is_archived, c.is_urgent, sum(c.cases)
  from case_counters c join customers k using (customer_id) group by 1, 2, 3, 4, 5;
  insert into company_order_counters (company_id, status, is_reorder, orders)
  select k.company_id, c.status, c.is_reorder, sum(c.orders) from device_order_counts c join customers k using (customer_id) group by 1, 2, 3;
  insert into company_unit_counters (company_id, status, over_on, units)
  select k.company_id, c.status, day, sum(c.units)
  from unit_counters c join customers k using (customer_id) cross join unnest(array[c.over_on, '-infinity']) day group by 1, 2, 3;
$function$;
revoke execute on function count_companies() from public;

CREATE OR REPLACE FUNCTION count_device_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    update device_order_counts set orders = orders - 1
    where customer_id = old.customer_id and status = old.status and is_reorder = old.is_reorder;
  end if;
  if tg_op <> 'DELETE' then
    insert into device_order_counts values (new.customer_id, new.status, new.is_reorder, 1)
    on conflict (customer_id, status, is_reorder) do update set orders = device_order_counts.orders + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_listed_cases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  listed record := case tg_op when 'DELETE' then old else new end;
  readers uuid[] := no_one() || array(
    select user_id from case_reads where customer_id = listed.customer_id and case_id = listed.case_id);
begin
  if tg_op <> 'INSERT' then perform change_case_counter(old, readers, -1); end if;
  if tg_op <> 'DELETE' then perform change_case_counter(new, readers, 1); end if;
  return listed;
end $function$;

CREATE OR REPLACE FUNCTION count_listed_units()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform change_unit_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_unit_counter(new, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_message(listed listed_cases, change integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_open integer := case when listed.is_archived then 0 else change end;
begin
  if listed.patient_id is null then return; end if;
  if change > 0 then
    insert into message_patients as m
    values (listed.customer_id, listed.patient_id, listed.surgeon_id, is_open, change - is_open)
    on conflict (customer_id, patient_id) do update
      set surgeon_id = excluded.surgeon_id, open = m.open + excluded.open, archived = m.archived + excluded.archived;
  else
    update message_patients m set open = m.open + is_open, archived = m.archived + change - is_open
    where (m.customer_id, m.patient_id) = (listed.customer_id, listed.patient_id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION count_message_patients()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform change_message_patient_counter(old, -1); end if;
  if tg_op <> 'DELETE' then perform change_message_patient_counter(new, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform count_message(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_message(new, 1); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_next_outcomes(customer uuid, patients_at_once integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  fill outcome_fills;
  next_patients uuid[];
begin
  perform pg_advisory_xact_lock(outcome_lock(customer));
  insert into outcome_fills values (customer, no_one(), false) on conflict do nothing;
  select * into fill from outcome_fills where customer_id = customer;
  if fill.is_ready then return false; end if;
  next_patients := array(select patient_id from patients where customer_id = customer and patient_id > fill.filled_to
    order by patient_id limit patients_at_once);
  perform change_outcomes_of(customer, array_agg(patient_id), array_agg(surgeon_id), 1)
    from patients where customer_id = customer and patient_id = any (next_patients) and active;
  update outcome_fills set filled_to = coalesce(next_patients[cardinality(next_patients)], filled_to), is_ready = next_patients = '{}'
    where customer_id = customer;
  return next_patients <> '{}';
end $function$;

CREATE OR REPLACE FUNCTION count_orders_of_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_order_counters (company_id, status, is_reorder, slot, orders)
  select k.company_id, one.status, one.is_reorder, coalesce((
      select t.slot from company_order_counters t
      where (t.company_id, t.status, t.is_reorder) = (k.company_id, one.status, one.is_reorder)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.orders, 0) - coalesce(old.orders, 0)
  from customers k where k.customer_id = one.customer_id
  on conflict (company_id, status, is_reorder, slot) do update set orders = company_order_counters.orders + excluded.orders;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_period_sums(customer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  delete from period_counters where customer_id = customer;
  insert into period_counters
  select customer, c.period, c.surgeon_id, c.surgery_type, c.area, c.percent, 0, count(*), sum(c.due), sum(c.done)
  from period_sums s cross join lateral counters_of(s) c where s.customer_id = customer
  group by c.period, c.surgeon_id, c.surgery_type, c.area, c.percent;
  update period_spans set is_ready = true where customer_id = customer;
end $function$;

CREATE OR REPLACE FUNCTION count_units_of_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one record := case tg_op when 'DELETE' then old else new end;
begin
  insert into company_unit_counters (company_id, status, over_on, slot, units)
  select k.company_id, one.status, d.day, coalesce((
      select t.slot from company_unit_counters t
      where (t.company_id, t.status, t.over_on) = (k.company_id, one.status, d.day)
      limit 1 for update skip locked), gen_random_uuid()),
    coalesce(new.units, 0) - coalesce(old.units, 0)
  from customers k cross join unnest(array[one.over_on, '-infinity']) d (day) where k.customer_id = one.customer_id
  on conflict (company_id, status, over_on, slot) do update set units = company_unit_counters.units + excluded.units;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION counters_of(sums period_sums)
 RETURNS SETOF period_counters
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sums.customer_id, sums.period, of_surgeon, sums.surgery_type, a.area, whole_percent(a.due, a.done), 0, 1, a.due::bigint, a.done::bigint
  from (values ('exercise', sums.exercise_due, sums.exercise_done), ('measurement', sums.measurement_due, sums.measurement_done),
    ('questionnaire', sums.questionnaire_due, sums.questionnaire_done), ('overall', sums.overall_due, sums.overall_done)) a (area, due, done)
  cross join unnest(array[sums.surgeon_id, no_one()]) of_surgeon
  where a.due > 0
$function$;

CREATE OR REPLACE FUNCTION counters_of_patient(customer uuid, patient uuid)
 RETURNS period_counters[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(select c from period_sums s cross join lateral counters_of(s) c where s.customer_id = customer and s.patient_id = patient)
$function$;

CREATE OR REPLACE FUNCTION empty_company_counters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('truncate %I', tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_links_of_patient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update patient_links l
    set ended_at = now(), ended_by = coalesce(nullif(scope_actor(), ''), 'system'), end_reason = end_reason_of(l.kind, l.recipient, old, new)
    where l.customer_id = new.customer_id and l.patient_id = new.patient_id and l.ended_at is null
      and end_reason_of(l.kind, l.recipient, old, new) is not null;
  return null;
end $function$;
revoke execute on function end_links_of_patient() from public;
grant execute on function end_links_of_patient() to restride_app;

CREATE OR REPLACE FUNCTION end_links_of_sender()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update patient_links set ended_at = now(), ended_by = coalesce(nullif(scope_actor(), ''), 'system'), end_reason = 'sender'
    where sender_id = new.user_id and ended_at is null;
  return null;
end $function$;
revoke execute on function end_links_of_sender() from public;
grant execute on function end_links_of_sender() to restride_app;

CREATE OR REPLACE FUNCTION end_patient_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from sessions where account_id = new.patient_id;
  delete from password_tokens where customer_id = new.customer_id and patient_id = new.patient_id;
  delete from progress_codes where customer_id = new.customer_id and patient_id = new.patient_id;
  return null;
end $function$;
revoke execute on function end_patient_secrets() from public;
grant execute on function end_patient_secrets() to restride_app;

CREATE OR REPLACE FUNCTION end_pushes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from push_devices where user_id = new.user_id;
  return null;
end $function$;
revoke execute on function end_pushes() from public;
grant execute on function end_pushes() to restride_app;

CREATE OR REPLACE FUNCTION end_reason_of(kind text, recipient text, before patients, now_is patients)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when before.active and not now_is.active then 'inactive'
    when before.password_hash is distinct from now_is.password_hash then 'password'
    when lower(before.email) <> lower(now_is.email) and recipient = lower(before.email) then 'address'
    when before.email_opt_in and not now_is.email_opt_in
      and (kind = 'caregiver' or kind = 'report' and recipient in (lower(before.email), lower(now_is.email))) then 'opt-out'
    when kind = 'caregiver' and recipient <> lower(coalesce(now_is.caregiver ->> 'email', ''))
      and (lower(before.caregiver ->> 'email') <> lower(coalesce(now_is.caregiver ->> 'email', '')) and before.caregiver ->> 'email' <> ''
        or is_named_caregiver(before.caregiver) and not is_named_caregiver(now_is.caregiver)) then 'caregiver'
  end
$function$;

CREATE OR REPLACE FUNCTION end_sessions_of_patient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from sessions where account_id = old.patient_id;
  return null;
end $function$;
revoke execute on function end_sessions_of_patient() from public;
grant execute on function end_sessions_of_patient() to restride_app;

CREATE OR REPLACE FUNCTION end_sessions_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from sessions where account_id = old.user_id;
  return null;
end $function$;
revoke execute on function end_sessions_of_user() from public;
grant execute on function end_sessions_of_user() to restride_app;

CREATE OR REPLACE FUNCTION end_tokens()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.tokens_valid_from := greatest(new.tokens_valid_from, now());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION end_user_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from sessions where account_id = new.user_id;
  delete from password_tokens where user_id = new.user_id;
  delete from one_time_codes where user_id = new.user_id;
  delete from trusted_devices where user_id = new.user_id;
  return null;
end $function$;
revoke execute on function end_user_secrets() from public;
grant execute on function end_user_secrets() to restride_app;

CREATE OR REPLACE FUNCTION erase_account(customer uuid, deletion uuid, as_of timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  due account_deletions;
  registrations uuid[];
  case_ids uuid[];
  notes uuid[];
  calls uuid[];
  mails text[];
  phones text[];
  request_case cases;
begin
  select * into due from account_deletions where customer_id = customer and deletion_id = deletion
    and withdrawn_at is null and erased_at is null and erase_at <= as_of for update;
  if not found then return false; end if;

  select * into request_case from cases where customer_id = customer and case_id = deletion;
  registrations := array(select registration_id from registered_patients
    where customer_id = customer and (patient_id = due.patient_id or registration_id = due.registration_id));
  case_ids := array(select case_id from cases where customer_id = customer and (patient_id = due.patient_id or case_id = deletion));
  notes := array(select notification_id from notification_recipients n where customer_id = customer and patient_id = due.patient_id
    and not exists (select from notification_recipients o where o.customer_id = customer
      and o.notification_id = n.notification_id and o.patient_id <> n.patient_id));
  mails := array(select lower(email) from patients where customer_id = customer and patient_id = due.patient_id
    union select lower(email) from registered_patients where customer_id = customer and registration_id = any(registrations));

  phones := array(select phone from patients where customer_id = customer and patient_id = due.patient_id
    union select phone from registered_patients where customer_id = customer and registration_id = any(registrations));
  calls := array(select callback_id from callback_requests where customer_id = customer
    and (patient_id = due.patient_id or phone = any(phones)));

  perform erase_rows(customer, 'registration_id', registrations, 'registered_patients');
  perform erase_rows(customer, 'case_id', case_ids, 'cases');
  perform erase_rows(customer, 'notification_id', notes, 'notifications');
  perform erase_rows(customer, 'callback_id', calls, 'callback_requests');
  perform erase_rows(customer, 'patient_id', array[due.patient_id], 'patients');

  delete from audit_log l where l.customer_id = customer and l.table_name <> 'account_deletions' and (
    coalesce(l.after, l.before) ->> 'patient_id' = due.patient_id::text
    or coalesce(l.after, l.before) ->> 'registration_id' = any(registrations::text[])
    or coalesce(l.after, l.before) ->> 'case_id' = any(case_ids::text[])
    or coalesce(l.after, l.before) ->> 'notification_id' = any(notes::text[])
    or coalesce(l.after, l.before) ->> 'callback_id' = any(calls::text[]));
  -- The case of the request is replaced by one with its number and dates, but without its texts, so that staff still find it.
  if request_case.case_id is not null then
    insert into cases (customer_id, case_id, case_number, type, status, summary, description, created_at, updated_at, archived_at)
    overriding system value
    values (customer, deletion, request_case.case_number, request_case.type, 'Resolved', 'Account erased', 'Account erased',
      request_case.created_at, as_of, request_case.archived_at);
  end if;
  -- Stored answers may contain data of any person. No client repeats a request after an hour, so all older answers are deleted.
  delete from idempotency_keys where created_at < as_of - interval '1 hour'
    or owner = due.patient_id::text or strpos(answer::text, due.patient_id::text) > 0;
  delete from rate_limits where exists (select from unnest(mails) mail where strpos(key, mail) > 0);
  update account_deletions set erased_at = as_of where customer_id = customer and deletion_id = deletion;
  return true;
end $function$;
revoke execute on function erase_account(uuid,uuid,timestamp with time zone) from public;
grant execute on function erase_account(uuid,uuid,timestamp with time zone) to restride_app;

CREATE OR REPLACE FUNCTION erase_rows(customer uuid, id_column text, ids uuid[], home text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  target text;
begin
  execute format('select from %I where customer_id = $1 and %I = any($2) order by %I for update', home, id_column, id_column)
    using customer, ids;
  for target in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    join pg_attribute b on b.attrelid = c.oid and b.attname = id_column
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('account_deletions', 'patient_reads')
    order by c.relname = home
  loop
    execute format('delete from %I where customer_id = $1 and %I = any($2)', target, id_column) using customer, ids;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION first_of_month(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$ select day - (extract(day from day)::int - 1) $function$;

CREATE OR REPLACE FUNCTION forget_name_parts(kind_of text, id_column text, owner jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  clinic uuid := coalesce(owner ->> 'customer_id', '00000000-0000-0000-0000-000000000000');
  id uuid := owner ->> id_column;
begin
  delete from name_parts where customer_id = clinic and kind = kind_of and owner_id = id;
  delete from unformed_names where customer_id = clinic and kind = kind_of and owner_id = id;
end $function$;

CREATE OR REPLACE FUNCTION forget_outcomes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if row_security_active('outcome_fills') and not scope_every() then
    raise exception 'A questionnaire keeps its kind: its forms are counted by it in all clinics.';
  end if;
  perform pg_advisory_xact_lock(outcome_lock(f.customer_id)) from (select customer_id from outcome_fills order by 1) f;
  delete from outcome_counters;
  update outcome_fills set filled_to = no_one(), is_ready = false;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forget_security_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from security_events where account_id = (to_jsonb(old) ->> tg_argv[0])::uuid;
  return null;
end $function$;
revoke execute on function forget_security_events() from public;

CREATE OR REPLACE FUNCTION has_counted_outcomes(customer uuid, patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from outcome_fills where customer_id = customer and (is_ready or patient <= filled_to))
$function$;

CREATE OR REPLACE FUNCTION is_named_caregiver(caregiver jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat(caregiver ->> 'fname', caregiver ->> 'lname', caregiver ->> 'phone', caregiver ->> 'email') <> ''
$function$;

CREATE OR REPLACE FUNCTION is_new_password(before text, now_is text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select before is distinct from now_is and coalesce(current_setting('restride.same_password', true), '') <> 'yes'
$function$;

CREATE OR REPLACE FUNCTION join_companies()
 RETURNS void
 LANGUAGE sql
AS $function$
  update device_orders o set company_id = k.company_id from customers k
  where k.customer_id = o.customer_id and o.company_id is distinct from k.company_id;
  update listed_units u set company_id = k.company_id from customers k
  where k.customer_id = u.customer_id and u.company_id is distinct from k.company_id;
  update listed_cases l set company_id = k.company_id from customers k
  where k.customer_id = l.customer_id and l.company_id is distinct from k.company_id;
$function$;
revoke execute on function join_companies() from public;

CREATE OR REPLACE FUNCTION limit_sight(target regclass, rule text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create policy sight on %s as restrictive to restride_limited using (%s) with check (true)', target, rule);
end $function$;
revoke execute on function limit_sight(regclass,text) from public;

CREATE OR REPLACE FUNCTION list_all_cases()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate listed_cases, case_reads;
  insert into listed_cases select l.* from cases c, listing_of(c.customer_id, c.case_id) l;
  insert into case_reads select l.customer_id, r.user_id, l.case_id from listed_cases l, readers_of(l.customer_id, l.case_id) r (user_id);
  truncate case_counters;
  insert into case_counters (customer_id, user_id, surgeon_id, status, is_urgent, is_archived, cases)
  select customer_id, user_id, surgeon_id, status, urgent_at is not null, is_archived, count(*)
  from listed_cases join (
    select customer_id, case_id, user_id from case_reads union all select customer_id, case_id, no_one() from listed_cases) readers
    using (customer_id, case_id)
  group by 1, 2, 3, 4, 5, 6;
  select count_all_messages();
$function$;
revoke execute on function list_all_cases() from public;

CREATE OR REPLACE FUNCTION list_all_units()
 RETURNS void
 LANGUAGE sql
AS $function$
  truncate listed_units, unit_counters;
  insert into listed_units select u.* from patient_devices d, units_of(d.customer_id, d.patient_id, d.item_id) u;
  truncate unit_counters;
  insert into unit_counters (customer_id, status, over_on, units) select customer_id, status, over_on, count(*) from listed_units group by 1, 2, 3;
$function$;
revoke execute on function list_all_units() from public;

CREATE OR REPLACE FUNCTION list_case(customer uuid, one uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  readers uuid[];
begin
  perform from cases where customer_id = customer and case_id = one for no key update;
  if not found then return; end if;
  insert into listed_cases select * from listing_of(customer, one)
  on conflict (customer_id, case_id) do update set surgeon_id = excluded.surgeon_id, patient_id = excluded.patient_id,
    status = excluded.status, priority = excluded.priority, is_archived = excluded.is_archived,
    last_message_at = excluded.last_message_at, last_message_by = excluded.last_message_by, urgent_at = excluded.urgent_at,
    touched_at = excluded.touched_at;
  readers := array(select readers_of(customer, one));
  delete from case_reads where customer_id = customer and case_id = one and user_id <> all (readers);
  insert into case_reads select customer, unnest(readers), one on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION list_cases_of_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  case_ids uuid[];
begin
  case_ids := array(select case_id from cases where customer_id = new.customer_id and patient_id = new.patient_id
    order by case_id for no key update);
  perform list_case(new.customer_id, id) from unnest(case_ids) id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_changed_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then perform list_case(old.customer_id, old.case_id);
  else perform list_case(new.customer_id, new.case_id); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_unit(customer uuid, patient uuid, item uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  unit listed_units;
begin
  select * into unit from units_of(customer, patient, item);
  if not found then
    delete from listed_units where customer_id = customer and patient_id = patient and item_id = item;
    return;
  end if;
  insert into listed_units as u select unit.*
  on conflict (customer_id, patient_id, item_id) do update set status = excluded.status, stands_since = excluded.stands_since,
    over_on = excluded.over_on, hardware_id = excluded.hardware_id
  where u is distinct from excluded;
end $function$;

CREATE OR REPLACE FUNCTION list_unit_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  perform list_unit(changed.customer_id, changed.patient_id, changed.item_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION listing_of(customer uuid, one uuid)
 RETURNS listed_cases
 LANGUAGE sql
 STABLE
AS $function$
  select c.customer_id, c.case_id, c.case_number, p.patient_id, coalesce(p.surgeon_id, no_one()), c.status, coalesce(c.priority, ''),
    c.archived_at is not null, coalesce(m.commented_at, c.created_at), case when m.commented_at is null then c.created_by else m.author_id end,
    (select max(u.commented_at) from case_comments u
      where u.customer_id = c.customer_id and u.case_id = c.case_id and u.is_urgent and u.deleted_at is null),
    greatest(c.updated_at, coalesce(m.commented_at, c.created_at)), company_of(c.customer_id)
  from cases c
    left join patients p on c.type = 'Surgeon Message' and p.customer_id = c.customer_id and p.patient_id = c.patient_id
    left join lateral (
      select n.commented_at, n.author_id from case_comments n
      where n.customer_id = c.customer_id and n.case_id = c.case_id and n.deleted_at is null
      order by n.commented_at desc, n.comment_id desc limit 1) m on true
  where c.customer_id = customer and c.case_id = one
$function$;

CREATE OR REPLACE FUNCTION lock_patient_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from patients where customer_id = new.customer_id and patient_id = new.patient_id for share;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION logged_event(table_name text, action text, before jsonb, after jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when table_name = 'exercise_done' then 'Exercise'
    when table_name = 'device_readings' then 'Measurement'
    when table_name = 'questionnaire_answers' then 'Questionnaire'
    when table_name = 'notification_recipients' then 'Notification'
    when table_name = 'patient_notes' then 'Patient Note'
    when table_name = 'cases' then 'Case Management'
    when table_name = 'schedule_changes' then case coalesce(after, before) ->> 'area'
      when 'exercise' then 'Exercise Schedule Update'
      when 'questionnaire' then 'Questionnaire Schedule Update'
      else 'Measurement Schedule Update' end
    when table_name = 'patients' then case
      when action <> 'update' then 'Patient Creation'
      when before ->> 'last_login_at' is distinct from after ->> 'last_login_at' then 'Login'
      else 'Patient Update' end
    when table_name in ('diagnoses', 'reminders', 'technical_holds', 'inactive_spells') then 'Patient Update'
    when table_name = 'patient_devices' then case when action = 'update' then 'Patient Update' end
    when table_name in ('patient_exercises', 'patient_questionnaires', 'item_revisions', 'patient_drafts') then null
    when table_name in ('registered_patients', 'callback_requests', 'account_deletions') then 'Patient Activity'
    when table_name = 'patient_links' then case
      when action = 'insert' or action = 'update' and after ->> 'ended_at' is not null then 'Patient Activity' end
    else 'System Log' end
$function$;

CREATE OR REPLACE FUNCTION logged_source(event text, actor text, patient text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when event = 'Measurement' then 'MoveAI'
    when event = 'Login' or actor = patient
      or event = 'Patient Activity' and actor in ('public-page', 'account-deletion', 'progress-page') then 'Patients'
    else 'Clinic' end
$function$;

CREATE OR REPLACE FUNCTION lost_on(device patient_devices)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  with valid as (
    select l.word, l.happened_at from custody_lines l
    where l.customer_id = device.customer_id and l.order_id = device.order_id and l.item_id = device.item_id
      and not exists (select from custody_lines c where c.customer_id = l.customer_id and c.corrects = l.line_id))
  select (max(v.happened_at) at time zone (select time_zone from customers where customer_id = device.customer_id))::date from valid v
  where v.word = 'lost' and v.happened_at >= (select min(s.happened_at) from valid s where s.word = lower(device.status))
$function$;

CREATE OR REPLACE FUNCTION maintain_name_parts(target regclass, kind text, id_column text, searched text[], prefix text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  places text[] := array(select attname from pg_attribute where attrelid = target and attname in ('customer_id', 'company_id'));
  differs text := (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(searched || places) name);
begin
  execute format('create trigger %I after insert on %s for each row execute function change_name(%L, %L)',
    prefix || '_added', target, kind, id_column);
  execute format('create trigger %I after update on %s for each row when (%s) execute function change_name(%L, %L)',
    prefix || '_changed', target, differs, kind, id_column);
  execute format('create trigger %I after delete on %s for each row execute function remove_name(%L, %L)',
    prefix || '_removed', target, kind, id_column);
end $function$;

CREATE OR REPLACE FUNCTION may_look_after(person uuid, clinic uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (
    select from users u join customers c on c.customer_id = clinic
    where u.user_id = person and u.active and (u.role = 31 or u.customer_id = clinic
      or u.company_id = c.company_id and (u.role = 21 or u.role = 22 and clinic = any (u.associate_customers))))
$function$;
revoke execute on function may_look_after(uuid,uuid) from public;

CREATE OR REPLACE FUNCTION merge_outcome_counters(customer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(outcome_lock(customer));
  with slots as (delete from outcome_counters where customer_id = customer and slot <> 0 returning *)
  insert into outcome_counters as c (customer_id, surgeon_id, kind, month, value, slot, forms)
  select customer, surgeon_id, kind, month, value, 0, sum(forms) from slots group by 2, 3, 4, 5 having sum(forms) <> 0
  on conflict (customer_id, surgeon_id, kind, month, value, slot) do update set forms = c.forms + excluded.forms;
  delete from outcome_counters where customer_id = customer and forms = 0;
end $function$;

CREATE OR REPLACE FUNCTION move_clinic()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update device_orders set company_id = new.company_id where customer_id = new.customer_id;
  update listed_units set company_id = new.company_id where customer_id = new.customer_id;
  update listed_cases set company_id = new.company_id where customer_id = new.customer_id;
  insert into company_case_counters (company_id, user_id, status, is_archived, is_urgent, cases)
  select m.company_id, c.user_id, c.status, c.is_archived, c.is_urgent, m.sign * sum(c.cases)
  from case_counters c cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.user_id, c.status, c.is_archived, c.is_urgent;
  insert into company_order_counters (company_id, status, is_reorder, orders)
  select m.company_id, c.status, c.is_reorder, m.sign * sum(c.orders)
  from device_order_counts c cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.status, c.is_reorder;
  insert into company_unit_counters (company_id, status, over_on, units)
  select m.company_id, c.status, day, m.sign * sum(c.units)
  from unit_counters c cross join unnest(array[c.over_on, '-infinity']) day
    cross join (values (old.company_id, -1), (new.company_id, 1)) m (company_id, sign)
  where c.customer_id = new.customer_id group by m.company_id, m.sign, c.status, day;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION move_outcomes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(outcome_lock(old.customer_id));
  if has_counted_outcomes(old.customer_id, old.patient_id) then
    if old.active then perform change_outcomes_of(old.customer_id, array[old.patient_id], array[old.surgeon_id], -1); end if;
    if tg_op = 'UPDATE' then
      if new.active then perform change_outcomes_of(new.customer_id, array[new.patient_id], array[new.surgeon_id], 1); end if;
    end if;
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION move_period_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(period_lock(old.customer_id));
  if tg_op = 'UPDATE' then
    perform renew_period_sums(new);
    return new;
  end if;
  old.active := false;
  perform renew_period_sums(old);
  return old;
end $function$;

CREATE OR REPLACE FUNCTION no_one()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select '00000000-0000-0000-0000-000000000000'::uuid $function$;

CREATE OR REPLACE FUNCTION outcome_lock(customer uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select hashtextextended('outcome_counters ' || customer, 0)
$function$;

CREATE OR REPLACE FUNCTION outcome_value(kind text, answers smallint[], score numeric)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(case kind when 'range-of-motion' then answers[1]::float else score::float end, 'NaN')
$function$;

CREATE OR REPLACE FUNCTION period_lock(customer uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select hashtextextended('period_counters ' || customer, 0)
$function$;

CREATE OR REPLACE FUNCTION place_missing_orders()
 RETURNS void
 LANGUAGE sql
AS $function$
  update patient_devices d set order_id = placed.order_id
  from (select customer_id, patient_id, ordered_on,
      md5(concat_ws(' ', customer_id, patient_id, ordered_on))::uuid as order_id
    from patient_devices where order_id is null group by customer_id, patient_id, ordered_on) placed
  where d.order_id is null and d.customer_id = placed.customer_id and d.patient_id = placed.patient_id
    and d.ordered_on is not distinct from placed.ordered_on;

  insert into device_orders (customer_id, order_id, patient_id, ordered_at, is_reorder, status, gateway_id, tracking_link)
  select d.customer_id, d.order_id, d.patient_id,
    coalesce((min(d.ordered_on)::timestamp + interval '9 hours') at time zone min(c.time_zone), min(p.created_at)),
    coalesce(bool_or(exists (select from patient_devices old where old.customer_id = d.customer_id and old.patient_id = d.patient_id
      and old.device_id = d.device_id and old.reorder_on = d.ordered_on and old.item_id <> d.item_id)), false),
    case when bool_or(d.status in ('Pending', 'Unlinked', 'fail')) then 'Pending' else 'Shipped' end,
    max(d.hardware_id), max(d.tracking_link)
  from patient_devices d join customers c using (customer_id) join patients p using (customer_id, patient_id)
  where not exists (select from device_orders o where o.customer_id = d.customer_id and o.order_id = d.order_id)
  group by d.customer_id, d.order_id, d.patient_id;

  insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
  select d.customer_id, d.patient_id, d.item_id, md5(d.item_id || event.word)::uuid, d.order_id, event.word, event.at, event.at, 'Before'
  from patient_devices d join device_orders o using (customer_id, order_id) join customers c using (customer_id),
    lateral (select word, coalesce((day::timestamp + interval '12 hours') at time zone c.time_zone, o.ordered_at) as at
      from (values ('shipped', d.shipped_on, d.shipped_on is not null or d.status = 'Shipped'),
        ('delivered', d.delivered_on, d.delivered_on is not null or d.status = 'Delivered'),
        ('returned', d.returned_on, d.returned_on is not null or d.status = 'Returned'),
        ('refused', null, d.status = 'fail'), ('unlinked', null, d.status = 'Unlinked'), ('deleted', null, d.status = 'Deleted')
      ) possible_events (word, day, has_happened) where has_happened) event
  where not exists (select from custody_lines l where l.customer_id = d.customer_id and l.item_id = d.item_id);

  delete from device_order_counts;
  insert into device_order_counts select customer_id, status, is_reorder, count(*) from device_orders group by 1, 2, 3;
$function$;
revoke execute on function place_missing_orders() from public;

CREATE OR REPLACE FUNCTION protect_company(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  rule constant text := 'pg_trigger_depth() > 0 or company_id = (select scope_company()) or (select scope_every())';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy company on %s using (%s) with check (%s)', target, rule, rule);
end $function$;
revoke execute on function protect_company(regclass) from public;

CREATE OR REPLACE FUNCTION protect_ready_content()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into content (content_id, kind)
  select care_plan_id, 'carePlan' from care_plans union all select regimen_id, 'regimen' from regimens
  union all select exercise_id, 'exercise' from exercises union all select device_id, 'device' from devices
  union all select questionnaire_id, 'questionnaire' from questionnaires
  except select version_id, kind from content_versions join content using (content_id);
  insert into content_versions (version_id, content_id, number, published_at)
  select content_id, content_id, 1, 'epoch' from content c where not exists (select from content_versions v where v.content_id = c.content_id);
$function$;
revoke execute on function protect_ready_content() from public;

CREATE OR REPLACE FUNCTION protect_secret(target regclass, own text DEFAULT 'false'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  rule text := format('(select scope_every()) or (%s)', own);
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy secret on %s using (%s) with check (%s)', target, rule, rule);
end $function$;

CREATE OR REPLACE FUNCTION protect_tenant(target regclass, with_company boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  rule text := tenant_rule(with_company);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, rule, rule);
end $function$;

CREATE OR REPLACE FUNCTION publish_events(tenants uuid[] DEFAULT NULL::uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  publication published_events;
  event domain_events;
begin
  -- A lost notification does no harm, because subscribers read the events from the table. So the commit does not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  if tenants is null then
    tenants := array(select c.customer_id from domain_event_counters c left join published_events t using (customer_id)
      where c.last_number > coalesce(t.last_published, 0));
  end if;
  insert into published_events select tenant, 0 from unnest(tenants) tenant order by tenant on conflict do nothing;
  for publication in select * from published_events where customer_id = any (tenants) order by customer_id for update loop
    for event in select * from domain_events
      where customer_id = publication.customer_id and event_number > publication.last_published order by event_number loop
      perform pg_notify('restride_domain_events', json_build_object('customer', event.customer_id, 'number', event.event_number,
        'kind', event.kind, 'subject', event.subject_id, 'data', event.data)::text);
      publication.last_published := event.event_number;
    end loop;
    update published_events set last_published = publication.last_published where customer_id = publication.customer_id;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION queue_job(task text, payload json, job_key text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, line text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform graphile_worker.add_job(task, payload, queue_name := line, run_at := run_at, job_key := job_key, max_attempts := 10);
end $function$;
revoke execute on function queue_job(text,json,text,timestamp with time zone,text) from public;
grant execute on function queue_job(text,json,text,timestamp with time zone,text) to restride_app;

CREATE OR REPLACE FUNCTION queue_unformed_names()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into unformed_names (customer_id, company_id, kind, owner_id)
  select n.customer_id, n.company_id, n.kind, n.owner_id from (
    select customer_id, null::uuid as company_id, 'patient' as kind, patient_id as owner_id from patients
    union all select customer_id, null, 'registration', registration_id from registered_patients
    union all select coalesce(customer_id, '00000000-0000-0000-0000-000000000000'), company_id, unnest(array['user', 'userEmail']), user_id
      from users
    union all select customer_id, null, unnest(array['surgeon', 'surgeonContact']), surgeon_id from surgeons
    union all select customer_id, company_id, unnest(array['customer', 'customerCode']), customer_id from customers
    union all select '00000000-0000-0000-0000-000000000000', company_id, 'company', company_id from companies
    union all select customer_id, null, 'reminder', reminder_id from reminders) n
  where not exists (select from name_parts p where (p.customer_id, p.kind, p.owner_id) = (n.customer_id, n.kind, n.owner_id))
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION raise_list_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  clinic uuid := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  if clinic is not null then
    insert into list_versions values (clinic, tg_table_name, 1)
    on conflict (customer_id, list) do update set version = list_versions.version + 1;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION readers_of(customer uuid, one uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select l.last_message_by from listed_cases l where l.customer_id = customer and l.case_id = one and l.last_message_by is not null
  union
  select v.user_id from case_views v join listed_cases l using (customer_id, case_id)
  where v.customer_id = customer and v.case_id = one and v.viewed_at >= l.last_message_at
$function$;

CREATE OR REPLACE FUNCTION record_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  withheld constant text[] := array['password_hash', 'code_hash', 'token_hash', 'token', 'pdf', 'typed'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values (
    coalesce(coalesce(new_row, old_row) ->> 'customer_id', '00000000-0000-0000-0000-000000000000')::uuid,
    coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    tg_table_name, lower(tg_op), old_row, new_row
  );
  return null;
end $function$;
revoke execute on function record_audit() from public;
grant execute on function record_audit() to restride_app;

CREATE OR REPLACE FUNCTION record_deletion_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into audit_log (customer_id, actor, table_name, action, before, after)
  values ('00000000-0000-0000-0000-000000000000', coalesce(nullif(current_setting('restride.actor', true), ''), 'system'),
    'deletion_requests', lower(tg_op), jsonb_build_object('request_id', old.request_id, 'company_ids', old.company_ids),
    case when tg_op = 'UPDATE' then jsonb_build_object('request_id', new.request_id, 'company_ids', new.company_ids) end);
  return null;
end $function$;
revoke execute on function record_deletion_request() from public;
grant execute on function record_deletion_request() to restride_app;

CREATE OR REPLACE FUNCTION release_cases()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  scope text := current_setting('restride.customers', true);
  released record;
  number bigint;
begin
  perform set_config('restride.customers', '*', true);
  for released in
    update cases set status = 'Unassigned', assigned_to = null, changed_at = now(), updated_at = now(),
      changed_by = (select user_id from users where user_id::text = current_setting('restride.actor', true))
    where assigned_to = new.user_id and status in ('Assigned', 'Unresolved') and not may_look_after(new.user_id, customer_id)
    returning customer_id, case_id, patient_id, coalesce(changed_by, new.user_id) as changer
  loop
    insert into domain_event_counters as c (customer_id, last_number) values (released.customer_id, 1)
    on conflict (customer_id) do update set last_number = c.last_number + 1 returning last_number into number;
    insert into domain_events (customer_id, event_number, kind, subject_id, data, at) values (released.customer_id, number, 'CaseChanged',
      released.patient_id, jsonb_build_object('case', released.case_id, 'by', released.changer), now());
  end loop;
  perform set_config('restride.customers', coalesce(scope, ''), true);
  return null;
end $function$;
revoke execute on function release_cases() from public;
grant execute on function release_cases() to restride_app;

CREATE OR REPLACE FUNCTION remove_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform forget_name_parts(tg_argv[0], tg_argv[1], to_jsonb(old));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_changed_period_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(period_lock(c.customer_id)) from (select distinct customer_id from changed_days order by 1) c;
  perform renew_period_sums(p) from (
    select distinct d.customer_id, d.patient_id from changed_days d
    where exists (select from period_spans s where s.customer_id = d.customer_id and d.day between s.first_day and s.last_day)
    order by 1, 2) c
  join patients p on p.customer_id = c.customer_id and p.patient_id = c.patient_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_period_sums(one patients)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_counted boolean;
  before period_counters[];
begin
  select s.is_ready into is_counted from period_spans s where s.customer_id = one.customer_id limit 1;
  if is_counted is null then return; end if;
  before := counters_of_patient(one.customer_id, one.patient_id);
  perform write_period_sums(one.customer_id, array[one]);
  if is_counted then
    perform change_period_counters(before, counters_of_patient(one.customer_id, one.patient_id));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION renew_period_sums_of(customer uuid, some_patients uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  perform write_period_sums(customer, array(select p from patients p where p.customer_id = customer and p.patient_id = any (some_patients)));
end $function$;

CREATE OR REPLACE FUNCTION replace_period_spans(customer uuid, spans jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(period_lock(customer));
  delete from period_spans where customer_id = customer;
  insert into period_spans (customer_id, period, first_day, last_day, is_ready)
  select customer, s ->> 'period', coalesce(s ->> 'from', '-infinity')::date, (s ->> 'to')::date, false from jsonb_array_elements(spans) s;
end $function$;

CREATE OR REPLACE FUNCTION scope_actor()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('restride.actor', true) $function$;

CREATE OR REPLACE FUNCTION scope_all_cases()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select case when pg_trigger_depth() > 0 or scope_limit(2) is null and scope_limit(3) is null then true end $function$;

CREATE OR REPLACE FUNCTION scope_case_surgeons()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select string_to_array(scope_limit(2), ',')::uuid[] $function$;

CREATE OR REPLACE FUNCTION scope_company()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('restride.company', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION scope_customer()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select (scope_customers())[1] $function$;

CREATE OR REPLACE FUNCTION scope_customers()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select string_to_array(nullif(nullif(current_setting('restride.customers', true), ''), '*'), ',')::uuid[] $function$;

CREATE OR REPLACE FUNCTION scope_every()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('restride.customers', true) = '*', false) $function$;

CREATE OR REPLACE FUNCTION scope_limit(place integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(split_part(current_setting('restride.sight', true), ';', place), '') $function$;

CREATE OR REPLACE FUNCTION scope_patient()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select scope_limit(3)::uuid $function$;

CREATE OR REPLACE FUNCTION scope_surgeons()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select string_to_array(scope_limit(1), ',')::uuid[] $function$;

CREATE OR REPLACE FUNCTION scope_whole_clinic()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$ select case when pg_trigger_depth() > 0 or scope_limit(1) is null and scope_limit(3) is null then true end $function$;

CREATE OR REPLACE FUNCTION sees_case(customer uuid, one uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from cases where customer_id = customer and case_id = one);
end $function$;

CREATE OR REPLACE FUNCTION sees_cases_of(customer uuid, patient uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from patients where customer_id = customer and patient_id = patient
    and (scope_case_surgeons() is null or surgeon_id = any (scope_case_surgeons())));
end $function$;

CREATE OR REPLACE FUNCTION sees_patient(customer uuid, patient uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from patients where customer_id = customer and patient_id = patient);
end $function$;

CREATE OR REPLACE FUNCTION staff_card(staff uuid)
 RETURNS TABLE(_id uuid, firstname text, lastname text, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select user_id, first_name, last_name, email from users where user_id = staff
$function$;
revoke execute on function staff_card(uuid) from public;
grant execute on function staff_card(uuid) to restride_app;

CREATE OR REPLACE FUNCTION staff_role(staff uuid)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select role from users where user_id = staff $function$;
revoke execute on function staff_role(uuid) from public;
grant execute on function staff_role(uuid) to restride_app;

CREATE OR REPLACE FUNCTION start_with_standard_forms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform add_standard_consent_forms(new.customer_id);
  return null;
end $function$;
revoke execute on function start_with_standard_forms() from public;
grant execute on function start_with_standard_forms() to restride_app;

CREATE OR REPLACE FUNCTION store_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.company_id := company_of(new.customer_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION store_ship_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select jsonb_build_object(
      'shipping_address', concat_ws(', ', nullif(a ->> 'addressline1', ''), nullif(a ->> 'addressline2', '')),
      'shipping_city', coalesce(a ->> 'city', ''), 'shipping_state', coalesce(a ->> 'state', ''),
      'shipping_zip_code', coalesce(a ->> 'zip', ''), 'country', coalesce(a ->> 'country', ''))
    into new.ship_address
    from patients p, lateral (select p.ship_address as a) of
    where p.customer_id = new.customer_id and p.patient_id = new.patient_id and p.ship_address <> '{}';
  return new;
end $function$;

CREATE OR REPLACE FUNCTION sum_periods(customer uuid, some_patients uuid[])
 RETURNS TABLE(patient_id uuid, period text, exercise_due integer, exercise_done integer, measurement_due integer, measurement_done integer, questionnaire_due integer, questionnaire_done integer)
 LANGUAGE sql
 STABLE
AS $function$
  with ends as materialized (
    select array_agg(distinct e order by e) as days, min(s.first_day) as first_day, max(s.last_day) as last_day
    from period_spans s cross join unnest(array[s.first_day, s.last_day + 1]) e where s.customer_id = customer),
  parts as (
    select d.patient_id, width_bucket(d.day, e.days) as part, sum(d.exercise_due) as a, sum(d.exercise_done) as b, sum(d.measurement_due) as c,
      sum(d.measurement_done) as d, sum(d.questionnaire_due) as e, sum(d.questionnaire_done) as f
    from ends e cross join unnest(some_patients) one cross join lateral (
      select * from patient_days d where d.customer_id = customer and d.patient_id = one and d.day between e.first_day and e.last_day offset 0) d
    group by 1, 2)
  select p.patient_id, s.period, sum(p.a)::int, sum(p.b)::int, sum(p.c)::int, sum(p.d)::int, sum(p.e)::int, sum(p.f)::int
  from parts p cross join ends n join period_spans s on s.customer_id = customer and n.days[p.part] between s.first_day and s.last_day
  group by 1, 2 having sum(p.a + p.c + p.e) > 0
$function$;

CREATE OR REPLACE FUNCTION synonyms_of(code text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(string_agg(synonyms, ', ' order by code_prefix), '') from diagnosis_synonyms where starts_with(code, code_prefix) $function$;

CREATE OR REPLACE FUNCTION tenant_rule(with_company boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'customer_id = (select scope_customer()) or (select scope_every()) or customer_id in (select unnest(scope_customers()))'
    || case when with_company then ' or company_id = (select scope_company())' else '' end
$function$;

CREATE OR REPLACE FUNCTION units_of(customer uuid, patient uuid, item uuid)
 RETURNS SETOF listed_units
 LANGUAGE sql
 STABLE
AS $function$
  select d.customer_id, d.patient_id, d.item_id, case when lost.on_day is null then d.status else 'Lost' end,
    coalesce(lost.on_day, case d.status when 'Returned' then coalesce(d.returned_on, d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Delivered' then coalesce(d.delivered_on, d.shipped_on, d.ordered_on)
      when 'Shipped' then coalesce(d.shipped_on, d.ordered_on) else d.ordered_on end),
    coalesce(least(d.reorder_on, coalesce((select least(r.valid_to, r.surgery_date + r.end_day) from item_revisions r
      where r.customer_id = d.customer_id and r.patient_id = d.patient_id and r.item_id = d.item_id
      order by r.valid_from desc limit 1), d.ordered_on)), 'infinity'),
    d.hardware_id, company_of(d.customer_id)
  from patient_devices d cross join lateral (select lost_on(d) as on_day) lost
  where d.customer_id = customer and d.patient_id = patient and d.item_id = item and d.status <> 'Deleted'
$function$;

CREATE OR REPLACE FUNCTION whole_percent(due integer, done integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when done = 0 then 0 when done >= due then 100 else greatest(1, least(99, done * 100 / due)) end::smallint
$function$;

CREATE OR REPLACE FUNCTION words_of(phrase text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct word) filter (where word <> ''), '{}')
  from regexp_split_to_table(lower(phrase), '[\s,;/()\[\]]+') chunk,
    lateral (select regexp_replace(chunk, '[^a-z0-9]', '', 'g') union all select regexp_split_to_table(chunk, '[^a-z0-9]+')) parts (word)
$function$;

CREATE OR REPLACE FUNCTION write_period_sums(customer uuid, some_patients patients[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  with fresh as (
    select p.customer_id, s.patient_id, s.period, p.surgeon_id, p.surgery_type, s.exercise_due, s.exercise_done, s.measurement_due,
      s.measurement_done, s.questionnaire_due, s.questionnaire_done
    from unnest(some_patients) p join sum_periods(customer, array(select patient_id from unnest(some_patients))) s using (patient_id)
    where p.active),
  gone as (
    delete from period_sums o where o.customer_id = customer and o.patient_id = any (array(select patient_id from unnest(some_patients)))
      and (o.patient_id, o.period) not in (select f.patient_id, f.period from fresh f))
  insert into period_sums as o (customer_id, patient_id, period, surgeon_id, surgery_type, exercise_due, exercise_done, measurement_due,
    measurement_done, questionnaire_due, questionnaire_done)
  select * from fresh
  on conflict (customer_id, patient_id, period) do update
    set surgeon_id = excluded.surgeon_id, surgery_type = excluded.surgery_type, exercise_due = excluded.exercise_due,
      exercise_done = excluded.exercise_done, measurement_due = excluded.measurement_due, measurement_done = excluded.measurement_done,
      questionnaire_due = excluded.questionnaire_due, questionnaire_done = excluded.questionnaire_done
    where (o.surgeon_id, o.surgery_type, o.exercise_due, o.exercise_done, o.measurement_due, o.measurement_done, o.questionnaire_due,
      o.questionnaire_done) is distinct from (excluded.surgeon_id, excluded.surgery_type, excluded.exercise_due, excluded.exercise_done,
      excluded.measurement_due, excluded.measurement_done, excluded.questionnaire_due, excluded.questionnaire_done);
end $function$;
