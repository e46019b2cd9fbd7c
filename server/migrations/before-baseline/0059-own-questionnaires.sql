-- How many days back the questions of a version ask; null where they do not say.
alter table questionnaires add column recall_days smallint check (recall_days between 1 and 365);
