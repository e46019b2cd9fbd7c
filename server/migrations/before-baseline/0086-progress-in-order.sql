-- A company's list is sorted by progress: whose it is lies beside it, so that neither a page nor its count looks at the patients. The key
-- keeps both columns as the patient has them.
alter table patient_progress add column active boolean, add column surgery_date date;
select set_config('restride.customers', '*', true);
update patient_progress g set active = p.active, surgery_date = p.surgery_date
  from patients p where p.customer_id = g.customer_id and p.patient_id = g.patient_id;
select set_config('restride.customers', '', true);

alter table patients add constraint patients_in_order unique (customer_id, patient_id, active, surgery_date);
alter table patient_progress
  alter column active set not null,
  alter column surgery_date set not null,
  drop constraint patient_progress_customer_id_patient_id_fkey,
  add constraint patient_progress_patient_fkey foreign key (customer_id, patient_id, active, surgery_date)
    references patients (customer_id, patient_id, active, surgery_date) on update cascade on delete cascade;

drop index patient_progress_by_exercise, patient_progress_by_measurement;
create index patient_progress_by_exercise on patient_progress (customer_id, active, exercise_percent, surgery_date desc, patient_id);
create index patient_progress_by_measurement on patient_progress (customer_id, active, measurement_percent, surgery_date desc, patient_id);
