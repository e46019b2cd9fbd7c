import type { ByHand } from "../ceiling.ts";
import {
  jsonColumn,
  diagnoses,
  itemColumns,
  newestNotes,
  noteCounts,
  fromPatient,
  patientColumns,
  scores,
} from "./patient.by-hand.ts";

/** Data of a report. The statement does not include the PDF document itself. */
export const report: ByHand = {
  name: "report",
  text: `select ${[
    patientColumns,
    jsonColumn(
      "days",
      "select * from patient_days d where customer_id = $1 and patient_id = $2 and day <= $3::date order by day",
    ),
    jsonColumn("clinic", "select name, logo, time_zone from customers where customer_id = $1"),
    jsonColumn(
      "last_done",
      `select item_id, max(day) from (
        select item_id, day from exercise_done where customer_id = $1 and patient_id = $2
        union all select item_id, day from device_readings where customer_id = $1 and patient_id = $2
        union all select item_id, day from questionnaire_answers where customer_id = $1 and patient_id = $2) done group by 1`,
    ),
    ...itemColumns,
    ...scores,
    diagnoses,
    newestNotes(50),
    noteCounts,
  ].join(", ")} ${fromPatient}`,
};
