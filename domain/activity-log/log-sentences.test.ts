import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { roleMayCall } from "../operations.ts";
import { type LoggedRow, describeLogEntry } from "./log-entry.ts";
import type { StoredRow } from "./log-fields.ts";

const names = new Map([
  ["e1", "Heel Slides, Lying"],
  ["e2", "Quad Sets"],
  ["e3", "Ankle Pumps"],
  ["d1", "Knee Motion Sensor"],
  ["metrics d1", "Flexion # degrees|Repetitions # times"],
  ["metrics d3", "Steps # |Walking minutes # min"],
  ["d2", "Thermometer"],
  ["c1", "Clinical Update"],
  ["n1", "Exercise time: Two short rounds left today."],
]);

/** Returns the entry that an admin reads after a user changed `before` to `after`. */
const entry = (
  actorName: string,
  table: string,
  after: StoredRow | null,
  before: StoredRow | null,
  event = "System Log",
) => {
  const action = before === null ? "insert" : after === null ? "delete" : "update";
  const row: LoggedRow = {
    table,
    event,
    action,
    before,
    after,
    actor: { name: actorName, role: actorName ? Role.admin : null },
  };
  return describeLogEntry(row, names, Role.admin, roleMayCall);
};

type Told = readonly [
  sentence: string,
  table: string,
  after: StoredRow | null,
  before?: StoredRow | null,
  event?: string,
];

describe("what nobody asked for was done by the system, a sign-in without a name by the patient", () => {
  const called: Told = ["The system noted that the patient was called", "callback_requests", { called_at: "b" }, {}];
  test.for<Told>([
    called,
    ["The system opened case C-7", "cases", { case_number: 7 }],
    ["The system wrote in case C-7", "cases", { case_number: 7, updated_at: "b" }, { case_number: 7, updated_at: "a" }],
    ["The system changed case C-7", "cases", { case_number: 7, priority: "P1" }, { case_number: 7, priority: "P2" }],
    ["The system ordered devices", "device_orders", { is_reorder: false }],
    ["The system put the patient on hold", "technical_holds", { released_on: null }],
    ["The system deactivated the patient", "inactive_spells", { active_again_on: null }],
    ["The system added a reminder: Call", "reminders", { title: "Call" }],
    ["The system asked for a report, together with others", "report_job_patients", { position: 1 }],
    [
      "The system moved surgery from 12/04/2026 to —",
      "schedule_changes",
      { area: "surgery", moved_from: "2026-12-04" },
    ],
    ["The system moved surgery from — to 12/13/2026", "schedule_changes", { area: "surgery", moved_to: "2026-12-13" }],
    ["The system changed the exercises", "schedule_changes", { area: "exercise", before: [], after: [] }],
    ["The system changed the devices", "schedule_changes", { area: "measurement" }],
    ["The system changed the questionnaires", "schedule_changes", { area: "questionnaire" }],
    ["The system changed the items", "schedule_changes", { area: "telescopes" }],
    ["The system added the patient", "patients", {}, null, "Patient Creation"],
    ["The system changed the email", "patients", { email: "b@x.co" }, { email: "a@x.co" }, "Patient Update"],
    ["The system changed the account", "patients", { version: 2 }, { version: 1 }, "Patient Update"],
    ["The patient signed in", "patients", { last_login_at: "b" }, { last_login_at: "a" }, "Login"],
  ])("%s", ([sentence, table, after, before = null, event = "System Log"]) =>
    expect(entry("", table, after, before, event).description).toBe(sentence),
  );
});

describe("what somebody did is told with their name", () => {
  const note = { category_id: "c1", minutes_logged: 0, deleted_at: null };
  const noteDetails = ", Clinical Update, time logged 0hr 0min";
  test.for<Told>([
    ["Nora Castell signed in", "patients", { last_login_at: "b" }, { last_login_at: "a" }, "Login"],
    ["Nora Castell removed the patient", "patients", null, { first_name: "Ann" }, "Patient Creation"],
    [`Nora Castell changed a note${noteDetails}`, "patient_notes", { ...note, text: "b" }, { ...note, text: "a" }],
    [`Nora Castell deleted a note${noteDetails}`, "patient_notes", { ...note, deleted_at: "b" }, note],
    [`Nora Castell brought back a note${noteDetails}`, "patient_notes", note, { ...note, deleted_at: "b" }],
    [`Nora Castell removed a note${noteDetails}`, "patient_notes", null, note],
    [`Nora Castell removed a note${noteDetails}`, "patient_notes", null, { ...note, deleted_at: "b" }],
    ["Nora Castell added a note, General, time logged 0hr 0min", "patient_notes", { category_id: "gone" }],
    ["Nora Castell added a diagnosis: M17.11", "diagnoses", { dx_code: "M17.11" }],
    ["Nora Castell changed a reminder: Call", "reminders", { title: "Call" }, { title: "Call them" }],
    ["Nora Castell put the patient on hold", "technical_holds", { released_on: null }],
    ["Nora Castell released the hold", "technical_holds", { released_on: "2026-11-20" }, { released_on: null }],
    ["Nora Castell deactivated the patient", "inactive_spells", { active_again_on: null }],
    [
      "Nora Castell activated the patient",
      "inactive_spells",
      { active_again_on: "2026-11-20" },
      { active_again_on: null },
    ],
    ["Asked for a call back", "callback_requests", { called_at: null }],
    ["Nora Castell noted that the patient was called", "callback_requests", { called_at: "b" }, { called_at: null }],
    [
      "Nora Castell took back that the patient was called",
      "callback_requests",
      { called_at: null },
      { called_at: "b" },
    ],
    ["Asked for the deletion of the account", "account_deletions", { withdrawn_at: null }],
    [
      "Nora Castell withdrew the deletion of the account",
      "account_deletions",
      { withdrawn_at: "2026-11-20" },
      { withdrawn_at: null },
    ],
    ["Opened the progress page with a mailed code", "patient_links", { kind: "progress" }],
    ["Mailed the progress page to a caregiver", "patient_links", { kind: "caregiver" }],
    ["Nora Castell mailed a report link", "patient_links", { kind: "report" }],
    [
      "Nora Castell ended a report link",
      "patient_links",
      { kind: "report", ended_at: "2026-11-20", recipient: "a@b.example" },
      { kind: "report", ended_at: null, recipient: "a@b.example" },
    ],
    ["Nora Castell removed the order", "device_orders", null, {}],
    [
      "Thermometer: status, gateway id changed",
      "patient_devices",
      { item_id: "d2", status: "Shipped", hardware_id: "7C21" },
      {
        item_id: "d2",
        status: "Pending",
        hardware_id: null,
      },
    ],
    ["Thermometer: order changed", "patient_devices", { item_id: "d2", version: 2 }, { item_id: "d2", version: 1 }],
    ["A device: order changed", "patient_devices", { version: 2 }, { version: 1 }],
    ["A device: on its way", "custody_lines", { item_id: "gone", word: "moving" }],
  ])("%s", ([sentence, table, after, before = null, event = "System Log"]) =>
    expect(entry("Nora Castell", table, after, before, event).description).toBe(sentence),
  );
});

describe("what the patient and their devices did is told without a name", () => {
  test.for<Told>([
    ["Took back Quad Sets", "exercise_done", null, { item_id: "e2", times_done: 2 }],
    ["Took back an exercise", "exercise_done", null, { item_id: "gone", times_done: 2 }],
    ["Knee Motion Sensor: Repetitions 124 times", "device_readings", { item_id: "d1", values: [null, 124] }],
    ["Knee Motion Sensor: Flexion 0 degrees", "device_readings", { item_id: "d1", values: [0, null] }],
    ["A device: Steps 14,988, Walking minutes 150 min", "device_readings", { item_id: "d3", values: [14988, 150] }],
    ["Thermometer: 98.6", "device_readings", { item_id: "d2", values: [98.6] }],
    ["A device: ", "device_readings", { item_id: "gone" }],
    ["Submitted a questionnaire", "questionnaire_answers", { questionnaire_id: "gone", score: null }],
    ["Submitted a questionnaire, score 0", "questionnaire_answers", { score: 0 }],
    ["A notification", "notification_recipients", { notification_id: "gone" }],
    ["Delivered: A notification", "notification_recipients", { delivered_at: "b" }, { delivered_at: null }],
    [
      "Read: Exercise time: Two short rounds left today.",
      "notification_recipients",
      { notification_id: "n1", read_at: "b" },
      {
        notification_id: "n1",
        read_at: null,
      },
    ],
  ])("%s", ([sentence, table, after, before = null]) =>
    expect(entry("Nora Castell", table, after, before).description).toBe(sentence),
  );
});

test("a saved schedule is told by its first item, and how many more there are, each once", () => {
  const [heel, quad, pumps] = ["e1", "e2", "e3"].map((exercise) => ({
    _id: exercise,
    exercise,
    startdate: 1,
    time: 1,
  }));
  const saved = (...after: StoredRow[]) =>
    entry("Nora Castell", "schedule_changes", { area: "exercise", before: [heel!, quad!, pumps!], after }, null)
      .description;
  const twice = { startdate: 3, time: 2 };
  expect(saved({ ...heel, ...twice }, quad!, pumps!)).toBe("Nora Castell changed Heel Slides, Lying");
  expect(saved({ ...heel, ...twice }, { ...quad, time: 2 }, pumps!)).toBe(
    "Nora Castell changed Heel Slides, Lying and 1 more exercise",
  );
  expect(saved({ ...heel, ...twice })).toBe("Nora Castell changed Heel Slides, Lying and 2 more exercises");
});

test("before and after are told of what was changed, not of what began, ended, or signed in", () => {
  const [was, is] = [{ email: "a@x.co" }, { email: "b@x.co" }];
  const field = { what: "", field: "Email", before: "a@x.co", after: "b@x.co" };
  expect(entry("Nora Castell", "patients", is, was, "Patient Update").changes).toEqual([field]);
  expect(entry("Nora Castell", "patients", is, was, "Login").changes).toEqual([]);
  expect(entry("Nora Castell", "patients", is, null, "Patient Creation").changes).toEqual([]);
  expect(entry("Nora Castell", "patients", null, was, "Patient Creation").changes).toEqual([]);
});
