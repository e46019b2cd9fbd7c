import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { csv } from "../values/csv.ts";
import { applicationOf, eventLabel, type LoggedRow, maySeeEvent, tellEntry, whoText } from "./log-entry.ts";
import { exportHead, exportRow } from "./log-csv.ts";
import type { KeptRow } from "./log-fields.ts";
import {
  exportName,
  logEvents,
  logPages,
  logSources,
  quickRanges,
  rangeStart,
  totalText,
  usualRange,
} from "./log-filter.ts";
import { cutDescription, loggedTime } from "./log-words.ts";

const today = calendarDate("2026-11-20");
const names = new Map([
  ["e1", "Heel Slides, Lying"],
  ["e2", "Quad Sets"],
  ["d1", "Knee Motion Sensor"],
  ["metrics d1", "Flexion # degrees|Repetitions # times"],
  ["q1", "Knee Function 12"],
  ["c1", "Clinical Update"],
  ["n1", "Exercise time: Two short rounds left today."],
]);
const nora = { name: "Nora Castell", role: Role.admin };
const row = (table: string, event: string, after: KeptRow | null, before: KeptRow | null = null): LoggedRow => ({
  table,
  event,
  action: before === null ? "insert" : after === null ? "delete" : "update",
  before,
  after,
  actor: nora,
});
const told = (...of: Parameters<typeof row>) => tellEntry(row(...of), names, Role.admin).description;

test("B413: the sources are Patients, Clinic and MoveAI", () =>
  expect(logSources).toEqual(["Patients", "Clinic", "MoveAI"]));

test("B414: the events by their names, and that of a device schedule beside the other two", () => {
  expect(logEvents.filter((event) => event !== "Measurement Schedule Update")).toEqual([
    "Login",
    "Logout",
    "Exercise",
    "Exercise Schedule Update",
    "Questionnaire",
    "Questionnaire Schedule Update",
    "Measurement",
    "Notification",
    "Patient Note",
    "System Log",
    "Patient Update",
    "Patient Creation",
    "Patient Activity",
    "Case Management",
  ]);
});

test("B409 B410 B415: pages of 10, 25, 50, 100 or 500; 300 characters and an ellipsis; time as 'Xhr Ymin'", () => {
  expect([logPages.usual, logPages.sizes]).toEqual([10, [10, 25, 50, 100, 500]]);
  expect([cutDescription("x".repeat(300)).length, cutDescription("x".repeat(301))]).toEqual([
    300,
    `${"x".repeat(300)}…`,
  ]);
  expect([0, 25, 60, 135].map(loggedTime)).toEqual(["0hr 0min", "0hr 25min", "1hr 0min", "2hr 15min"]);
});

test("B083: quick ranges end today, and fourteen days are usual", () => {
  expect([...quickRanges]).toEqual(["1d", "3d", "7d", "14d", "28d", "1m", "2m", "3m", "6m"]);
  expect(usualRange).toBe("14d");
  expect(["1d", "14d", "28d", "1m", "6m"].map((range) => rangeStart(range as "1d", today))).toEqual([
    "2026-11-20",
    "2026-11-07",
    "2026-10-24",
    "2026-10-21",
    "2026-05-21",
  ]);
});

test("B087: the total reads 'a-b of N activities', with a plus where not all were counted", () => {
  expect(totalText(1, 10, 1284, true)).toBe("1-10 of 1,284 activities");
  expect(totalText(1281, 4, 1284, true)).toBe("1,281-1,284 of 1,284 activities");
  expect(totalText(1, 10, 10_000, false)).toBe("1-10 of 10,000+ activities");
  expect(totalText(1, 0, 0, true)).toBe("0 of 0 activities");
});

describe("what happened is told in a sentence", () => {
  test.each([
    ["Completed Quad Sets, round 2", "exercise_done", "Exercise", { item_id: "e2", times_done: 2 }],
    ["Completed an exercise, round 1", "exercise_done", "Exercise", { item_id: "gone", times_done: 1 }],
    [
      "Knee Motion Sensor: Flexion 92.5 degrees, Repetitions 124 times",
      "device_readings",
      "Measurement",
      { item_id: "d1", values: [92.5, 124] },
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
    ["Nora Castell asked for a report, together with others", "report_job_patients", "System Log", { position: 1 }],
    ["Knee Motion Sensor: noted as delivered", "custody_lines", "System Log", { item_id: "d1", word: "delivered" }],
    ["Registered with the clinic", "registered_patients", "Patient Activity", {}],
    ["Unknown action performed on unknown system", "telescopes", "System Log", {}],
  ] as const)("%s", (sentence, table, event, after) => expect(told(table, event, after)).toBe(sentence));

  test("how far a report came that was asked for together with others", () => {
    const begun = { claimed_at: "2026-11-20", done_at: null, left_out: null };
    const report = (after: KeptRow) => told("report_job_patients", "System Log", after, begun);
    expect(report(begun)).toBe("The report was begun");
    expect(report({ ...begun, done_at: "2026-11-20" })).toBe("The report was made");
    expect(report({ ...begun, done_at: "2026-11-20", left_out: "Not enough data." })).toBe(
      "No report was made: Not enough data.",
    );
  });

  test("a change says what changed, a deletion that it was one", () => {
    const old = { case_number: 20418, status: "Unassigned", priority: "P1" };
    expect(told("cases", "Case Management", { ...old, status: "Assigned" }, old)).toBe(
      "Nora Castell moved case C-20418 to Assigned",
    );
    const touched = [
      { ...old, updated_at: "2026-11-20" },
      { ...old, updated_at: "2026-11-19" },
    ] as const;
    expect(told("cases", "Case Management", ...touched)).toBe("Nora Castell wrote in case C-20418");
    const note = { category_id: "c1", minutes_logged: 0, deleted_at: null };
    expect(told("patient_notes", "Patient Note", { ...note, deleted_at: "2026-11-20" }, note)).toMatch(
      /^Nora Castell deleted a note/,
    );
    expect(told("patient_notes", "Patient Note", note, { ...note, deleted_at: "2026-11-20" })).toMatch(
      /brought back a note/,
    );
    const phone = { phone: "+13125550101", tokens_valid_from: "a" };
    expect(told("patients", "Patient Update", { ...phone, phone: "+13125550199" }, phone)).toBe(
      "Nora Castell changed the phone",
    );
    expect(told("patients", "Patient Update", { ...phone, tokens_valid_from: "b" }, phone)).toBe(
      "Nora Castell changed the account",
    );
  });
});

test("a change of a schedule is told by its items: fields before and after, windows of what began or ended", () => {
  const heel = { _id: "1", exercise: "e1", startdate: 1, enddate: 28, interval: 1, time: 3, set: 2 };
  const quad = { _id: "2", exercise: "e2", startdate: 15, enddate: 42, interval: 1, time: 1, set: 1 };
  const entry = tellEntry(
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
  expect(tellEntry(row("patients", "Patient Update", after, before), names, Role.admin).changes).toEqual([
    { what: "", field: "Phone", before: "•••• 0101", after: "•••• 0199" },
    { what: "", field: "Surgery date", before: "11/05/2026", after: "11/12/2026" },
    { what: "", field: "Active", before: "Yes", after: "No" },
  ]);
});

test("who may not read a source's content reads 'Changed'", () => {
  const reading = row("device_readings", "Measurement", { item_id: "d1", values: [92] });
  expect(tellEntry(reading, names, Role.healthCoach)).toEqual({ description: "Changed", changes: [], hidden: true });
  const roles = [
    Role.admin,
    Role.physio,
    Role.surgeon,
    Role.medicalAssociate,
    Role.companyAdmin,
    Role.healthCoach,
  ] as const;
  const readers = (event: string) => roles.filter((role) => maySeeEvent(event, role));
  expect(readers("Measurement")).toEqual([Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate]);
  expect(readers("Case Management")).not.toContain(Role.physio);
  expect(readers("Exercise")).toEqual([...roles]);
});

test("B394: an event that nobody knows is Unknown; who did it and by what", () => {
  expect([eventLabel("Exercise"), eventLabel("Sneeze"), eventLabel(null)]).toEqual(["Exercise", "Unknown", "Unknown"]);
  expect(applicationOf("MoveAI", null)).toBe("device");
  expect(applicationOf("Patients", null)).toBe("patient app");
  expect(applicationOf("Clinic", Role.admin)).toBe("web console");
  expect(applicationOf("Clinic", null)).toBe("system");
  expect(whoText("Nora Castell", Role.admin, "web console")).toBe("Nora Castell · Admin · web console");
  expect(whoText("", null, "system")).toBe("system");
});

test("B411 B412: times are MM/DD/YYYY, h:mm a; an export is named with a timestamp, and no cell is a formula", () => {
  const entry = {
    _id: "1",
    instant: Date.parse("2026-11-20T15:12:00Z"),
    createdAt: "2026-11-20T15:12:00Z",
    source: "Clinic",
    actiontype: "Patient Note",
    description: "=1+1",
    patientid: "p",
    method: "insert",
    collection_name: "patient_notes",
  };
  const lines = csv([exportHead(true), exportRow(entry, "America/Chicago", true)]).split("\r\n");
  expect(lines).toEqual([
    '"Time","Source","Event Name","Description","Id","Patient","Method","Collection"',
    `"11/20/2026, 9:12 am","Clinic","Patient Note","'=1+1","1","p","insert","patient_notes"`,
    "",
  ]);
  expect(exportRow(entry, "America/Chicago", false)).toHaveLength(4);
  expect(exportName(today, 9 * 3600 + 42 * 60 + 5)).toBe("activity-log-20261120-094205.csv");
});
