-- Whether the answers of questionnaires stand in reports of several patients.
alter table report_jobs add column with_answers boolean not null default false;
