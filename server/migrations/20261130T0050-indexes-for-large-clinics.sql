-- Indexes with which a statement reads as much in a clinic of many thousand patients as in any other.

-- Counts of active patients by joint, and of those of a surgeon, from an index alone.
create index patients_by_joint on patients (customer_id, active, surgery_type);
drop index patients_by_surgeon;
create index patients_by_surgeon on patients (customer_id, surgeon_id, active) include (patient_id, surgery_type);
-- A note by its id, and the custody lines of a patient's devices.
create index patient_notes_by_id on patient_notes (customer_id, note_id);
create index custody_lines_of_patient on custody_lines (customer_id, patient_id, item_id);
-- A patient's name by id from an index alone: without it, the planner would rather search the index of names, which is cheap in a small clinic only.
drop index patients_by_id;
create index patients_by_id on patients (patient_id) include (customer_id, first_name, last_name);
