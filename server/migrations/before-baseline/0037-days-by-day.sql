-- Compliance and home sum a clinic's days of a range: those lie together, and the sums are read from the index alone.
create index patient_days_by_day on patient_days (customer_id, day)
  include (patient_id, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done);

-- How much of what was due is done, by the rule of domain/progress/buckets.ts.
create function bucket_of(due bigint, done bigint) returns text language sql immutable parallel safe as $$
  select case when due = 0 then 'none' when done = 0 then 'skipped' when done < due then 'partial' else 'complete' end
$$;
