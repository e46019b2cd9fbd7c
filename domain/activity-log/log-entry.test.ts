import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { roleMayCall } from "../operations.ts";
import { type LoggedRow, maySeeEvent, describeLogEntry } from "./log-entry.ts";
import type { StoredRow, Names } from "./log-fields.ts";

const names = new Map([
  ["e1", "Heel Slides, Lying"],
  ["e2", "Quad Sets"],
  ["e3", "Quad Sets"],
  ["times e3", "0001-01-01 3|2026-11-20 2"],
  ["d1", "Knee Motion Sensor"],
  ["metrics d1", "Flexion # °|Repetitions # times"],
  ["q1", "Knee Function 12"],
  ["c1", "Clinical Update"],
  ["n1", "Exercise time: Two short rounds left today."],
]);
const nora = { name: "Nora Castell", role: Role.admin };
const row = (table: string, event: string, after: StoredRow | null, before: StoredRow | null = null): LoggedRow => ({
  table,
  event,
  action: before === null ? "insert" : after === null ? "delete" : "update",
  before,
  after,
  actor: nora,
});
const entryOf = (row: LoggedRow, names: Names, role: Role) => describeLogEntry(row, names, role, roleMayCall);
const describeEntry = (...of: Parameters<typeof row>) => entryOf(row(...of), names, Role.admin).description;

describe("what happened is told in a sentence", () => {
  test.each([
    ["Completed Quad Sets, round 2", "exercise_done", "Exercise", { item_id: "e2", times_done: 2 }],
    [
      "Completed Quad Sets, round 2 of 3",
      "exercise_done",
      "Exercise",
      { item_id: "e3", times_done: 2, day: "2026-11-19" },
    ],
    [
      "Completed Quad Sets, round 2 of 2",
      "exercise_done",
      "Exercise",
      { item_id: "e3", times_done: 2, day: "2026-11-20" },
    ],
    ["Completed an exercise, round 1", "exercise_done", "Exercise", { item_id: "gone", times_done: 1 }],
    [
      "Knee Motion Sensor: Flexion 92.5°, Repetitions 1,124 times",
      "device_readings",
      "Measurement",
      { item_id: "d1", values: [92.5, 1124] },
    ],
    [
      "Submitted Knee Function 12, score 19",
      "questionnaire_answers",
      "Questionnaire",
      { questionnaire_id: "q1", score: 19 },
    ],
    [
      "Exercise time: Two short rounds left today.",
      "notification_recipients",
      "Notification",
      { notification_id: "n1" },
    ],
    [
      "Nora Castell added a note, Clinical Update, time logged 0hr 25min",
      "patient_notes",
      "Patient Note",
      { category_id: "c1", minutes_logged: 25 },
    ],
    ["Nora Castell opened case C-20418", "cases", "Case Management", { case_number: 20418, status: "Unassigned" }],
    ["Nora Castell added the patient", "patients", "Patient Creation", { first_name: "Ann" }],
    [
      "Nora Castell added the patient, although somebody may be the same person: Second joint: Left knee now.",
      "patients",
      "Patient Creation",
      { added_although: "Second joint: Left knee now." },
    ],
    ["Nora Castell ordered devices", "device_orders", "System Log", { is_reorder: false }],
    ["Nora Castell reordered a device", "device_orders", "System Log", { is_reorder: true }],
    ["Knee Motion Sensor: on its way", "custody_lines", "System Log", { item_id: "d1", word: "moving" }],
    ["Nora Castell asked for a report, together with others", "report_job_patients", "System Log", { position: 1 }],
    ["Registered with the clinic", "registered_patients", "Patient Activity", {}],
    ["Unknown action performed on unknown system", "telescopes", "System Log", {}],
  ] as const)("%s", (sentence, table, event, after) => expect(describeEntry(table, event, after)).toBe(sentence));

  test("an order says what of it changed", () => {
    const order = (after: StoredRow) => describeEntry("device_orders", "System Log", after, { status: "Pending" });
    expect(order({ status: "Shipped" })).toBe("Nora Castell changed the order: status");
    expect(order({ status: "Pending", version: 2 })).toBe("Nora Castell changed the order");
  });

  test("how far a report came that was asked for together with others", () => {
    const begun = { claimed_at: "2026-11-20", done_at: null, left_out: null };
    const report = (after: StoredRow) => describeEntry("report_job_patients", "System Log", after, begun);
    expect(report(begun)).toBe("The report was begun");
    expect(report({ ...begun, done_at: "2026-11-20" })).toBe("The report was made");
    expect(report({ ...begun, done_at: "2026-11-20", left_out: "Not enough data." })).toBe(
      "No report was made: Not enough data.",
    );
  });

  test("a change says what changed, a deletion that it was one", () => {
    const old = { case_number: 20418, status: "Unassigned", priority: "P1" };
    expect(describeEntry("cases", "Case Management", { ...old, status: "Assigned" }, old)).toBe(
      "Nora Castell moved case C-20418 to Assigned",
    );
    const touched = [
      { ...old, updated_at: "2026-11-20" },
      { ...old, updated_at: "2026-11-19" },
    ] as const;
    expect(describeEntry("cases", "Case Management", ...touched)).toBe("Nora Castell wrote in case C-20418");
    const note = { category_id: "c1", minutes_logged: 0, deleted_at: null };
    expect(describeEntry("patient_notes", "Patient Note", { ...note, deleted_at: "2026-11-20" }, note)).toMatch(
      /^Nora Castell deleted a note/,
    );
    expect(describeEntry("patient_notes", "Patient Note", note, { ...note, deleted_at: "2026-11-20" })).toMatch(
      /brought back a note/,
    );
    const phone = { phone: "+13125550101", tokens_valid_from: "a" };
    expect(describeEntry("patients", "Patient Update", { ...phone, phone: "+13125550199" }, phone)).toBe(
      "Nora Castell changed the phone",
    );
    expect(describeEntry("patients", "Patient Update", { ...phone, tokens_valid_from: "b" }, phone)).toBe(
      "Nora Castell changed the account",
    );
  });
});

test("a change of a schedule is told by its items: fields before and after, windows of what began or ended", () => {
  const heel = { _id: "1", exercise: "e1", startdate: 1, enddate: 28, interval: 1, time: 3, set: 2 };
  const quad = { _id: "2", exercise: "e2", startdate: 15, enddate: 42, interval: 1, time: 1, set: 1 };
  const entry = entryOf(
    row("schedule_changes", "Exercise Schedule Update", {
      area: "exercise",
      before: [heel],
      after: [{ ...heel, set: 3, time: 2 }, quad],
    }),
    names,
    Role.physio,
  );
  expect(entry.description).toBe("Nora Castell changed Heel Slides, Lying and 1 more exercise");
  expect(entry.changes).toEqual([
    { what: "Heel Slides, Lying", field: "Time", before: "3 a day", after: "2 a day" },
    { what: "Heel Slides, Lying", field: "Set", before: "2", after: "3" },
    { what: "Quad Sets", field: "Window", before: "—", after: "S+15 – S+42, Every Day" },
  ]);
});

test("devices and questionnaires of a schedule are told by their names, with their days", () => {
  const sensor = { _id: "3", deviceid: "d1", startdate: 1, enddate: 14, interval: 1, time: 1, skiponsurgerydate: true };
  const device = entryOf(
    row("schedule_changes", "Measurement Schedule Update", {
      area: "measurement",
      before: [sensor],
      after: [{ ...sensor, time: 2, skiponsurgerydate: false }],
    }),
    names,
    Role.physio,
  );
  expect(device.description).toBe("Nora Castell changed Knee Motion Sensor");
  expect(device.changes).toEqual([
    { what: "Knee Motion Sensor", field: "Time", before: "1 a day", after: "2 a day" },
    { what: "Knee Motion Sensor", field: "Skip on surgery date", before: "Yes", after: "No" },
  ]);
  const weekly = { _id: "4", formid: "q1", scheduletype: "weekly", schedule: [1, 4], startdate: 1, enddate: 42 };
  const form = entryOf(
    row("schedule_changes", "Questionnaire Schedule Update", {
      area: "questionnaire",
      before: [weekly],
      after: [{ ...weekly, scheduletype: "custom", schedule: [14, 42], startdate: 14 }],
    }),
    names,
    Role.physio,
  );
  expect(form.changes).toEqual([
    { what: "Knee Function 12", field: "Start", before: "S+1", after: "S+14" },
    { what: "Knee Function 12", field: "Days", before: "Mon Thu", after: "S+14, S+42" },
  ]);
});

test("a link of a schedule is told by what follows", () => {
  const heel = { _id: "1", exercise: "e1", startdate: 1, enddate: 28, nextexerciseid: null };
  const entry = entryOf(
    row("schedule_changes", "Exercise Schedule Update", {
      area: "exercise",
      before: [heel],
      after: [{ ...heel, nextexerciseid: "e2" }],
    }),
    names,
    Role.physio,
  );
  expect(entry.description).toBe("Nora Castell changed Heel Slides, Lying");
  expect(entry.changes).toEqual([
    { what: "Heel Slides, Lying", field: "Followed by", before: "—", after: "Quad Sets" },
  ]);
});

test("a move of the surgery date is told by its two dates", () => {
  const moved = { area: "surgery", moved_from: "2026-12-04", moved_to: "2026-12-13", before: [], after: [] };
  const entry = entryOf(row("schedule_changes", "Measurement Schedule Update", moved), names, Role.physio);
  expect(entry.description).toBe("Nora Castell moved surgery from 12/04/2026 to 12/13/2026");
});

test("a patient's day is told as the form has it", () => {
  const [before, after] = [
    { shift_start: 480, shift_end: 1200 },
    { shift_start: 450, shift_end: 1215 },
  ];
  const entry = entryOf(row("patients", "Patient Update", after, before), names, Role.admin);
  expect(entry.description).toBe("Nora Castell changed the start of the day, end of the day");
  expect(entry.changes).toEqual([
    { what: "", field: "Start of the day", before: "8:00 AM", after: "7:30 AM" },
    { what: "", field: "End of the day", before: "8:00 PM", after: "8:15 PM" },
  ]);
});

test("fields are told in the words of the screens, phones masked, and what is no field of a screen not at all", () => {
  const before = {
    first_name: "Ann",
    phone: "+13125550101",
    active: true,
    password_hash: "x",
    surgery_date: "2026-11-05",
  };
  const after = {
    first_name: "Ann",
    phone: "+13125550199",
    active: false,
    password_hash: "y",
    surgery_date: "2026-11-12",
  };
  expect(entryOf(row("patients", "Patient Update", after, before), names, Role.admin).changes).toEqual([
    { what: "", field: "Phone", before: "•••• 0101", after: "•••• 0199" },
    { what: "", field: "Surgery date", before: "11/05/2026", after: "11/12/2026" },
    { what: "", field: "Active", before: "Yes", after: "No" },
  ]);
});

test("who may not read a source's content reads 'Changed'", () => {
  const reading = row("device_readings", "Measurement", { item_id: "d1", values: [92] });
  expect(entryOf(reading, names, Role.healthCoach)).toEqual({
    description: "Changed",
    changes: [],
    hidden: true,
  });
  const roles = [
    Role.admin,
    Role.physio,
    Role.surgeon,
    Role.medicalAssociate,
    Role.companyAdmin,
    Role.healthCoach,
  ] as const;
  const readers = (event: string) => roles.filter((role) => maySeeEvent(event, role, roleMayCall));
  expect(readers("Measurement")).toEqual([Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate]);
  expect(readers("Case Management")).not.toContain(Role.physio);
  expect(readers("Exercise")).toEqual([...roles]);
});
