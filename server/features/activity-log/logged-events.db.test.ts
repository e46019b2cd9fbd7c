import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

test.for([
  ["exercise_done", "insert", null, {}, "Exercise"],
  ["device_readings", "insert", null, {}, "Measurement"],
  ["questionnaire_answers", "insert", null, {}, "Questionnaire"],
  ["notification_recipients", "insert", null, {}, "Notification"],
  ["patient_notes", "insert", null, {}, "Patient Note"],
  ["cases", "update", {}, {}, "Case Management"],
  ["schedule_changes", "insert", null, { area: "exercise" }, "Exercise Schedule Update"],
  ["schedule_changes", "delete", { area: "questionnaire" }, null, "Questionnaire Schedule Update"],
  ["schedule_changes", "insert", null, { area: "measurement" }, "Measurement Schedule Update"],
  ["patients", "insert", null, {}, "Patient Creation"],
  ["patients", "update", { last_login_at: "1" }, { last_login_at: "2" }, "Login"],
  ["patients", "update", { last_login_at: "1" }, { last_login_at: "1" }, "Patient Update"],
  ["diagnoses", "insert", null, {}, "Patient Update"],
  ["reminders", "insert", null, {}, "Patient Update"],
  ["technical_holds", "insert", null, {}, "Patient Update"],
  ["inactive_spells", "insert", null, {}, "Patient Update"],
  ["patient_devices", "update", {}, {}, "Patient Update"],
  ["patient_devices", "insert", null, {}, null],
  ["patient_exercises", "insert", null, {}, null],
  ["patient_questionnaires", "insert", null, {}, null],
  ["item_revisions", "insert", null, {}, null],
  ["patient_drafts", "insert", null, {}, null],
  ["registered_patients", "insert", null, {}, "Patient Activity"],
  ["callback_requests", "insert", null, {}, "Patient Activity"],
  ["account_deletions", "insert", null, {}, "Patient Activity"],
  ["patient_links", "insert", null, {}, "Patient Activity"],
  ["patient_links", "update", {}, { ended_at: "1" }, "Patient Activity"],
  ["patient_links", "update", {}, { ended_at: null }, null],
  ["patient_links", "delete", { ended_at: "1" }, null, null],
  ["users", "update", {}, {}, "System Log"],
] as const)("B414: %s, %s: %j to %j is %s", async ([table, action, before, after, event], { database: { owner } }) => {
  const { rows } = await owner.query("select logged_event($1, $2, $3, $4) as event", [
    table,
    action,
    json(before),
    json(after),
  ]);
  expect(rows).toEqual([{ event }]);
});

test.for([
  ["Measurement", "staff", "patient", "MoveAI"],
  ["Login", "staff", "patient", "Patients"],
  ["Exercise", "patient", "patient", "Patients"],
  ["Exercise", "staff", "patient", "Clinic"],
  ["Patient Activity", "public-page", "patient", "Patients"],
  ["Patient Activity", "account-deletion", "patient", "Patients"],
  ["Patient Activity", "progress-page", "patient", "Patients"],
  ["Patient Activity", "staff", "patient", "Clinic"],
  ["Case Management", "account-deletion", "patient", "Clinic"],
] as const)(
  "B413: %s by the %s of the %s comes from %s",
  async ([event, actor, patient, source], { database: { owner } }) => {
    const { rows } = await owner.query("select logged_source($1, $2, $3) as source", [event, actor, patient]);
    expect(rows).toEqual([{ source }]);
  },
);
