import { expect, test } from "vitest";
import { logEvents, logSources, quickRanges } from "./log-filter.ts";
import { logEventLabel, logSourceLabel, quickRangeLabels } from "./log-value-texts.ts";

test("B413 B414: sources, events and ranges of the log have their labels, and an unknown one is shown as it is", () => {
  expect([...logSources, "Older"].map(logSourceLabel)).toEqual(["Patients", "Clinic", "MoveAI", "Older"]);
  expect([...logEvents, "Unknown"].map(logEventLabel)).toEqual([
    "Login",
    "Logout",
    "Exercise",
    "Exercise Schedule Update",
    "Questionnaire",
    "Questionnaire Schedule Update",
    "Measurement",
    "Measurement Schedule Update",
    "Notification",
    "Patient Note",
    "System Log",
    "Patient Update",
    "Patient Creation",
    "Patient Activity",
    "Case Management",
    "Unknown",
  ]);
  expect(quickRanges.map((range) => quickRangeLabels[range])).toEqual([
    "1d",
    "3d",
    "7d",
    "14d",
    "28d",
    "1m",
    "2m",
    "3m",
    "6m",
  ]);
});
