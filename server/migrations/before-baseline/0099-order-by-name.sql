-- Names stand in the same order on every server, whatever the locale of its database: capitals, accents and van der Berg in their place.
drop trigger list_version on surgeons;
drop trigger list_version on users;
drop index patients_by_last_name;
alter table patients drop column last_name_lower;
alter table surgeons drop column search_text;
alter table users drop column search_text;

alter table patients alter first_name type text collate "und-x-icu", alter last_name type text collate "und-x-icu";
alter table registered_patients alter first_name type text collate "und-x-icu", alter last_name type text collate "und-x-icu";
alter table users alter first_name type text collate "und-x-icu", alter last_name type text collate "und-x-icu";
alter table surgeons alter name type text collate "und-x-icu", alter first_name type text collate "und-x-icu",
  alter last_name type text collate "und-x-icu";
alter table customers alter name type text collate "und-x-icu";
alter table companies alter name type text collate "und-x-icu";
alter table care_plans alter name type text collate "und-x-icu";
alter table regimens alter name type text collate "und-x-icu";
alter table exercises alter name type text collate "und-x-icu";
alter table devices alter display_name type text collate "und-x-icu";
alter table questionnaires alter short_name type text collate "und-x-icu";

-- Lists of staff are ordered in these indexes, and searched by what is no name; names are found by their parts.
alter table surgeons add column search_text text generated always as (
  lower(email) || E'\n' || regexp_replace(coalesce(phone_public, ''), '[^0-9]', '', 'g')
) stored;
create index surgeons_by_name on surgeons (customer_id, name, surgeon_id) include (search_text) where deleted_at is null;
alter table users add column search_text text generated always as (lower(email)) stored;
create index users_by_customer on users (customer_id, active, last_name, first_name, user_id)
  include (role, company_id, search_text) where customer_id is not null;
create index users_by_company on users (company_id, active, last_name, first_name, user_id)
  include (role, customer_id, search_text) where company_id is not null;

create trigger list_version after insert or delete or update of name, email, phone_public, deleted_at on surgeons
  for each row execute function raise_list_version();
create trigger list_version after insert or delete or update of first_name, last_name, email, role, active on users
  for each row execute function raise_list_version();

-- The version of a collation by which indexes were sorted; another one sorts them anew at the start (platform/database/collation-version.ts).
create table collation_versions (
  collation_name text primary key,
  version text not null,
  noted_at timestamptz not null default now()
);
revoke insert, update, delete on collation_versions from restride_app;
