-- Versions that know 20261130T0050-indexes-for-large-clinics.sql may run on this.

-- Lists of active and inactive patients together, of one joint or of both, by the date of their surgery: without these indexes all are sorted.
create index patients_of_joint_by_surgery on patients (customer_id, surgery_type, surgery_date, patient_id);
create index patients_of_all_by_surgery on patients (customer_id, surgery_date, patient_id);
