-- The beginning of a last name is found by an index. Behind the wall only a column can be, not what lower() makes of one.
alter table patients add column last_name_lower text collate "C" generated always as (lower(last_name)) stored;
create index patients_by_last_name on patients (customer_id, last_name_lower);
