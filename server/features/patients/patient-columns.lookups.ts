/** Columns of a patient `p` with the surgeon `s` that every list and page reads, with the field names of the GraphQL schema. */
export const basicColumns = [
  "p.patient_id as _id",
  "p.first_name as firstname",
  "p.last_name as lastname",
  "p.phone",
  "p.dob",
  "p.active",
  "p.surgeon_id as surgeon",
  "s.name as provider",
  "p.customer_id as customer",
  "p.surgery_type as surgeryType",
  "p.surgery_date as surgeryDate",
  "g.exercise_percent as progress",
  "g.measurement_percent as deviceprogress",
] as const;
