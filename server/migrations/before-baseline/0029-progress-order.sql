-- A list is sorted by progress, the worst or the best first.
create index patient_progress_by_exercise on patient_progress (customer_id, exercise_percent);
create index patient_progress_by_measurement on patient_progress (customer_id, measurement_percent);
