import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { csv } from "../values/csv.ts";
import { exportHead, exportRow } from "./log-csv.ts";
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
import { cutDescription, loggedTime } from "./log-texts.ts";

const today = calendarDate("2026-11-20");

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

test("B409 B410 B415 C151: pages of 10, 25, 50, 100 or 500; 300 characters and an ellipsis; time as 'Xhr Ymin'", () => {
  expect([logPages.defaultSize, logPages.sizes]).toEqual([10, [10, 25, 50, 100, 500]]);
  expect([cutDescription("x".repeat(300)).length, cutDescription("x".repeat(301))]).toEqual([
    300,
    `${"x".repeat(300)}…`,
  ]);
  expect([0, 25, 60, 135].map(loggedTime)).toEqual(["0hr 0min", "0hr 25min", "1hr 0min", "2hr 15min"]);
});

test("B083 B350: quick ranges end today, and fourteen days are usual", () => {
  expect([...quickRanges]).toEqual(["1d", "3d", "7d", "14d", "28d", "1m", "2m", "3m", "6m"]);
  expect(usualRange).toBe("14d");
  expect(quickRanges.map((range) => rangeStart(range, today))).toEqual([
    "2026-11-20",
    "2026-11-18",
    "2026-11-14",
    "2026-11-07",
    "2026-10-24",
    "2026-10-21",
    "2026-09-21",
    "2026-08-21",
    "2026-05-21",
  ]);
});

test("B087: the total reads 'a-b of N activities', with a plus where not all were counted", () => {
  expect(totalText(1, 10, 1284, true)).toBe("1-10 of 1,284 activities");
  expect(totalText(1281, 4, 1284, true)).toBe("1,281-1,284 of 1,284 activities");
  expect(totalText(1, 10, 10_000, false)).toBe("1-10 of 10,000+ activities");
  expect(totalText(1, 0, 0, true)).toBe("0 of 0 activities");
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
    `"11/20/2026, 9:12 AM","Clinic","Patient Note","'=1+1","1","p","insert","patient_notes"`,
    "",
  ]);
  expect(exportRow(entry, "America/Chicago", false)).toHaveLength(4);
  expect(exportName(today, 9 * 3600 + 42 * 60 + 5)).toBe("activity-log-20261120-094205.csv");
});
