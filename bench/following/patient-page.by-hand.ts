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

const ofPatient = "customer_id = $1 and patient_id = $2";
const visibleDays = `${ofPatient} and day between $3 and $4`;

/** Recovery corridor: the other patients of the clinic on the same days, without the patient. */
const corridor = jsonColumn(
  "corridor",
  `select metric, source, day, count(*), sum(readings), percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by value)
   from recovery_values where customer_id = $1 and joint = 'knee' and patient_id <> $2
     and version = (select max(version) from recovery_versions where customer_id = $1) group by 1, 2, 3 order by 3`,
);

/** Data of the patient's page: the panel, six weeks of the calendar with their items, notes, notifications, recovery and the score charts. */
export const patientPage: ByHand = {
  name: "patientPage",
  text: `select ${[
    patientColumns,
    jsonColumn("days", `select * from patient_days where ${visibleDays} order by day`),
    jsonColumn("done", `select * from exercise_done where ${visibleDays}`),
    jsonColumn(
      "read",
      `select item_id, day, count(*), array_agg(taken_at) from device_readings where ${visibleDays} group by 1, 2`,
    ),
    jsonColumn("reminders", `select * from reminders where ${visibleDays} and deleted_at is null`),
    jsonColumn("holds", `select * from technical_holds where ${ofPatient}`),
    jsonColumn("spells", `select * from inactive_spells where ${ofPatient}`),
    jsonColumn(
      "cases",
      `select * from cases where ${ofPatient} and archived_at is null order by created_at desc limit 20`,
    ),
    jsonColumn(
      "notifications",
      `select n.*, r.delivered_at, r.read_at from notification_recipients r
      join notifications n using (customer_id, notification_id) where ${ofPatient} order by sent_at desc limit 200`,
    ),
    "(select last_number from domain_event_counters where customer_id = $1) as fact",
    "exists (select from case_counters where customer_id = $1) as news",
    ...itemColumns,
    ...scores,
    diagnoses,
    newestNotes(3),
    noteCounts,
    corridor,
  ].join(", ")} ${fromPatient}`,
};
