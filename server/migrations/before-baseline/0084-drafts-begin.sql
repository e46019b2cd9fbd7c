-- Who looks at a registration that a colleague is adding reads since when.
alter table patient_drafts add column begun_at timestamptz;
update patient_drafts set begun_at = changed_at;
alter table patient_drafts alter column begun_at set not null;
