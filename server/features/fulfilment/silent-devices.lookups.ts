import { type RawBuilder, sql } from "kysely";

/**
 * SQL with the units `u` of the clinics that were recorded as silent and still are: neither lost nor returned, with an active patient, and
 * without a reading since.
 */
export const silentUnits = (inClinics: RawBuilder<unknown>) => sql`
  from custody_lines l
  join listed_units u on (u.customer_id, u.patient_id, u.item_id) = (l.customer_id, l.patient_id, l.item_id) and u.status = 'Delivered'
  join patients p on p.customer_id = l.customer_id and p.patient_id = l.patient_id and p.active
  where l.customer_id ${inClinics} and l.word = 'silent' and not exists (select from device_readings e
    where e.customer_id = l.customer_id and e.patient_id = l.patient_id and e.item_id = l.item_id)`;
