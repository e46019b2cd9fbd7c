-- Why a device was ordered again, as whoever did it chose; empty where nobody said.
alter table patient_devices add column reorder_reason text;
