-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Lists of a surgeon's patients filter and order by progress, so many rows are read at once: with a subquery PostgreSQL may look up all patients
-- together, and asks for the limits of sight once for each statement. By sees_patient() it took half a millisecond for each patient.
drop policy sight on patient_progress;
select limit_sight('patient_progress', '(select scope_whole_clinic()) is not null or patient_id = (select scope_patient()) or exists (
    select from patients p where p.customer_id = patient_progress.customer_id and p.patient_id = patient_progress.patient_id)');
