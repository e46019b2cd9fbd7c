import { addDays } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";

/** Returns the id of the nth knee patient that a test adds to a clinic, from 1 on. */
export const kneePatientId = (clinic: number, n: number): Id =>
  `0190aaaa-000${clinic}-7000-8000-${String(n).padStart(12, "0")}` as Id;

/**
 * Adds knee patients who had surgery 100 days ago and measured their flexion on the three days around S+28: the nth had 59 + n, 60 + n and 61 + n
 * degrees, and an extension deficit of 5 degrees.
 */
export const addKnees = async ({ owner, today }: World, clinic: number, count: number): Promise<void> => {
  const customer = small.customers[clinic];
  const ids = Array.from({ length: count }, (_, at) => kneePatientId(clinic, at + 1));
  const surgery = addDays(today(), -100);
  await owner.query(
    `insert into patients (customer_id, patient_id, surgeon_id, first_name, last_name, gender, dob, email, phone, surgery_type, surgery_date)
     select $1, id, $3, 'Knee', 'N' || n, 'female', '1960-05-01', 'knee' || n || '@knees.example', '+1312556' || lpad(n::text, 4, '0'), 'knee', $4
     from unnest($2::uuid[]) with ordinality as k (id, n)`,
    [customer, ids, small.surgeon(clinic, 1), surgery],
  );
  await owner.query(
    `insert into patient_devices (customer_id, patient_id, item_id, device_id, status)
     select $1, id, id, $3, 'Delivered' from unnest($2::uuid[]) id`,
    [customer, ids, small.device],
  );
  await owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
     select $1, id, id, ($3::date + 28 + d)::timestamptz, $3::date + 28 + d, array[60 + n + d, 5]
     from unnest($2::uuid[]) with ordinality as k (id, n), unnest(array[-1, 0, 1]) d`,
    [customer, ids, surgery],
  );
};
