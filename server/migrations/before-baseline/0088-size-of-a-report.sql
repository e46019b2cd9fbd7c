-- How large a report that was made is, so that the panel of reports says how large their ZIP will be. Null before it is made.
alter table report_job_patients add column bytes integer;
