import type { LogEvent, LogSource, QuickRange } from "./log-filter.ts";

const sourceLabels: Readonly<Record<LogSource, string>> = { Patients: "Patients", Clinic: "Clinic", MoveAI: "MoveAI" };
/** Returns the label of a source of log entries. */
export const logSourceLabel = (source: string): string =>
  (sourceLabels as Readonly<Record<string, string>>)[source] ?? source;

const eventLabels: Readonly<Record<LogEvent, string>> = {
  Login: "Login",
  Logout: "Logout",
  Exercise: "Exercise",
  "Exercise Schedule Update": "Exercise Schedule Update",
  Questionnaire: "Questionnaire",
  "Questionnaire Schedule Update": "Questionnaire Schedule Update",
  Measurement: "Measurement",
  "Measurement Schedule Update": "Measurement Schedule Update",
  Notification: "Notification",
  "Patient Note": "Patient Note",
  "System Log": "System Log",
  "Patient Update": "Patient Update",
  "Patient Creation": "Patient Creation",
  "Patient Activity": "Patient Activity",
  "Case Management": "Case Management",
};
/** Returns the label of an event of the log. */
export const logEventLabel = (event: string): string =>
  (eventLabels as Readonly<Record<string, string>>)[event] ?? event;

/** Labels of the spans that the filter of the log offers. */
export const quickRangeLabels: Readonly<Record<QuickRange, string>> = {
  "1d": "1d",
  "3d": "3d",
  "7d": "7d",
  "14d": "14d",
  "28d": "28d",
  "1m": "1m",
  "2m": "2m",
  "3m": "3m",
  "6m": "6m",
};
