import { type Role, roleName } from "../access/roles.ts";
import { withUnit } from "../charts/points.ts";
import { type CustodyWord } from "../fulfilment/custody.ts";
import { changedFields, day, type StoredValue, type StoredRow, type LoggedChange, type Names } from "./log-fields.ts";
import { type LogEvent, logEvents } from "./log-filter.ts";
import { scheduleChanges } from "./log-schedule.ts";
import { loggedTime, logTexts } from "./log-texts.ts";
import * as texts from "./log-sentence-texts.ts";
import { custodyTexts } from "../fulfilment/custody-texts.ts";

/** Change as the log stores it, with the user who made it. */
export interface LoggedRow {
  readonly table: string;
  readonly action: string;
  readonly event: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  /** The user who acted; empty for automatic actions. */
  readonly actor: { readonly name: string; readonly role: Role | null };
}

/** Change as it is shown to people. */
export interface ShownEntry {
  readonly description: string;
  readonly changes: readonly LoggedChange[];
  /** True when the reader may not see what was changed. */
  readonly hidden: boolean;
}

/** Operation whose permission is needed to see the content of an event. Viewers without it only see that something changed. */
const readBy: Partial<Record<LogEvent, string>> = {
  Measurement: "getRangeMeasurement",
  Questionnaire: "getFormByScheduleSubId",
  "Patient Note": "getPatientNotes",
  "Case Management": "getActionCase",
};

/** Whether a role may call an operation; it may not call one that is unknown. */
export type MayCall = (operation: string, role: Role) => boolean;

/** Whether a role may read what entries of an event hold. */
export const maySeeEvent = (event: string, role: Role, mayCall: MayCall): boolean => {
  const operation = readBy[event as LogEvent];
  return operation === undefined || mayCall(operation, role);
};

/** Returns whether only the time of a case changed, which means that a comment was added. */
const onlyTouched = (before: StoredRow | null, at: StoredRow): boolean =>
  before !== null &&
  Object.keys(at).every((key) => key === "updated_at" || JSON.stringify(before[key]) === JSON.stringify(at[key]));

type DescribeEntry = (row: LoggedRow, at: StoredRow, names: Names) => string;

const actorName = ({ actor }: LoggedRow): string => actor.name || texts.theSystem;

const idName = (value: StoredValue | undefined, names: Names, otherwise: string): string =>
  (typeof value === "string" ? names.get(value) : undefined) ?? otherwise;

const fieldList = (changes: readonly LoggedChange[]): string =>
  [...new Set(changes.map(({ field }) => field.toLowerCase()))].join(", ");

const changedFieldNames = ({ table, before, after }: LoggedRow, names: Names): string =>
  fieldList(changedFields(table, before, after, names));

const recordChange = ({ action, before, after }: LoggedRow): string => {
  if (action !== "update" || before?.deleted_at === after?.deleted_at) return action;
  return after?.deleted_at ? "softDelete" : "restore";
};

const changedRecord = (row: LoggedRow, record: string): string =>
  texts.changedRecord(actorName(row), recordChange(row), record);

const patientUpdate: DescribeEntry = (row, _, names) => {
  const fieldNames = changedFieldNames(row, names);
  return fieldNames === "" ? texts.changedAccount(actorName(row)) : texts.changedFieldNames(actorName(row), fieldNames);
};

const schedule: DescribeEntry = (row, at, names) => {
  const item = texts.scheduleItemNames[String(at.area)] ?? texts.scheduleItem;
  const changedItems = [...new Set(scheduleChanges(at.before, at.after, names).map(({ what }) => what))];
  return texts.changedSchedule(actorName(row), changedItems[0], changedItems.length - 1, item);
};

const order: DescribeEntry = (row, at, names) =>
  row.action === "insert"
    ? texts.orderedDevices(actorName(row), at.is_reorder === true)
    : texts.changedOrder(actorName(row), row.action, changedFieldNames(row, names));

/** Describes a link that was created or ended early. The log never names the recipient. */
const link: DescribeEntry = (row, at) => {
  if (row.action !== "insert") return texts.endedLink(actorName(row), texts.linkNames[String(at.kind)] ?? texts.aLink);
  if (at.kind === "progress") return texts.openedProgressPage;
  return at.kind === "caregiver" ? texts.mailedProgressPage : texts.mailedReportLink(actorName(row));
};

/** Describes a move of the surgery date. An undo is a move too. */
const surgeryMove: DescribeEntry = (row, at, names) =>
  texts.movedSurgery(actorName(row), day(at.moved_from ?? null, names), day(at.moved_to ?? null, names));

/** Formats readings, such as `Flexion 92.5°, Steps 14,988`. `metrics` holds the name and unit of each value, such as `Flexion # °|Steps # `. */
const readings = (values: StoredValue | undefined, metrics: string | undefined): string => {
  const labels = metrics?.split("|") ?? [];
  const all = Array.isArray(values) ? values : [];
  return all
    .flatMap((value, at) => {
      const [metric = "", unit = ""] = labels[at]?.split(" # ") ?? [];
      return value === null ? [] : [`${metric} ${withUnit(Number(value), unit)}`.trimStart()];
    })
    .join(", ");
};

/**
 * Formats a round, such as `round 2 of 3`. The number of rounds is that of the latest revision that began by the day; `revisions` looks like
 * `0001-01-01 2|2026-11-20 3`.
 */
const roundText = ({ day, times_done: round }: StoredRow, revisions: string | undefined): string => {
  const begun = (revisions ?? "").split("|").filter((revision) => revision.slice(0, 10) <= String(day));
  return texts.roundOf(String(round), begun.at(-1)?.slice(11));
};

const exercise: DescribeEntry = ({ action }, at, names) => {
  const exerciseName = idName(at.item_id, names, texts.anExercise);
  if (action === "delete") return texts.undoneExercise(exerciseName);
  return texts.completedExercise(exerciseName, roundText(at, names.get(`times ${String(at.item_id)}`)));
};

const supportCase: DescribeEntry = (row, at) => {
  const caseNumber = String(at.case_number);
  if (row.action === "insert") return texts.openedCase(actorName(row), caseNumber);
  if (onlyTouched(row.before, at)) return texts.wroteInCase(actorName(row), caseNumber);
  return row.before?.status === at.status
    ? texts.changedCase(actorName(row), caseNumber)
    : texts.movedCase(actorName(row), caseNumber, String(at.status));
};

const describers: Readonly<Record<string, DescribeEntry>> = {
  exercise_done: exercise,
  device_readings: (_, at, names) =>
    texts.deviceReadings(
      idName(at.item_id, names, texts.aDevice),
      readings(at.values, names.get(`metrics ${String(at.item_id)}`)),
    ),
  questionnaire_answers: (_, at, names) =>
    texts.submittedQuestionnaire(
      idName(at.questionnaire_id, names, texts.aQuestionnaire),
      typeof at.score === "number" ? at.score : null,
    ),
  notification_recipients: ({ action, before }, at, names) => {
    const notificationName = idName(at.notification_id, names, texts.aNotification);
    if (action !== "update") return notificationName;
    return before?.read_at !== at.read_at
      ? texts.readNotification(notificationName)
      : texts.deliveredNotification(notificationName);
  },
  patient_notes: (row, at, names) =>
    texts.changedNote(
      changedRecord(row, texts.aNote),
      idName(at.category_id, names, texts.generalCategory),
      loggedTime(Number(at.minutes_logged ?? 0)),
    ),
  cases: supportCase,
  diagnoses: (row, at) => texts.changedDetail(changedRecord(row, texts.aDiagnosis), String(at.dx_code)),
  reminders: (row, at) => texts.changedDetail(changedRecord(row, texts.aReminder), String(at.title)),
  technical_holds: (row, at) =>
    at.released_on === null ? texts.putOnHold(actorName(row)) : texts.releasedHold(actorName(row)),
  inactive_spells: (row, at) =>
    at.active_again_on === null ? texts.deactivatedPatient(actorName(row)) : texts.activatedPatient(actorName(row)),
  patient_devices: (row, at, names) =>
    texts.changedDevice(idName(at.item_id, names, texts.aDevice), changedFieldNames(row, names)),
  device_orders: order,
  custody_lines: (_, at, names) =>
    texts.movedDevice(idName(at.item_id, names, texts.aDevice), custodyTexts[at.word as CustodyWord]),
  registered_patients: () => texts.registeredPatient,
  callback_requests: (row, at) => {
    if (row.action !== "update") return texts.requestedCallback;
    return at.called_at === null ? texts.revokedCallback(actorName(row)) : texts.notedCallback(actorName(row));
  },
  report_job_patients: (row, at) => {
    if (row.action === "insert") return texts.requestedReport(actorName(row));
    if (typeof at.left_out === "string") return texts.omittedReport(at.left_out);
    return at.done_at ? texts.createdReport : texts.startedReport;
  },
  account_deletions: (row, at) => (at.withdrawn_at ? texts.withdrawnDeletion(actorName(row)) : texts.requestedDeletion),
  patient_links: link,
};

const ofPatient: Partial<Record<string, DescribeEntry>> = {
  "Patient Creation": (row, { added_although: duplicateReason }) =>
    row.action === "delete"
      ? texts.removedPatient(actorName(row))
      : texts.addedPatient(actorName(row), typeof duplicateReason === "string" ? duplicateReason : null),
  Login: ({ actor }) => texts.signedIn(actor.name || texts.thePatient),
  "Patient Update": patientUpdate,
};

const describerOf = ({ table, event }: LoggedRow, at: StoredRow): DescribeEntry | undefined => {
  if (table === "patients") return ofPatient[event];
  if (table === "schedule_changes" && at.area === "surgery") return surgeryMove;
  if (table === "schedule_changes") return schedule;
  return describers[table];
};

const changesOf = (row: LoggedRow, at: StoredRow, names: Names): LoggedChange[] => {
  if (row.table === "schedule_changes") return scheduleChanges(at.before, at.after, names);
  if (row.action !== "update" || row.event === "Login") return [];
  return changedFields(row.table, row.before, row.after, names);
};

/** Makes an entry of the log for a reader of this role: a sentence, and the values before and after. */
export const describeLogEntry = (row: LoggedRow, names: Names, role: Role, mayCall: MayCall): ShownEntry => {
  const at = row.after ?? row.before ?? {};
  const hidden = !maySeeEvent(row.event, role, mayCall);
  if (hidden) return { description: logTexts.hidden, changes: [], hidden };
  return {
    description: describerOf(row, at)?.(row, at, names) ?? logTexts.unknown,
    changes: changesOf(row, at, names),
    hidden,
  };
};

/** Returns the name of a row's event, or a placeholder for an unknown event and for a row of an unknown table. */
export const eventLabel = (row: LoggedRow): string => {
  const isKnown = logEvents.some((each) => each === row.event) && describerOf(row, row.after ?? row.before ?? {});
  return isKnown ? row.event : logTexts.unknownLabel;
};

/** Returns the display name of the application or device that an action came from. */
export const applicationOf = (source: string, role: Role | null, event: string): string => {
  if (source === "MoveAI") return texts.applicationLabels.device;
  if (source === "Patients" && event === "Patient Activity") return texts.applicationLabels.publicPage;
  if (source === "Patients") return texts.applicationLabels.patientApp;
  return role === null ? texts.applicationLabels.system : texts.applicationLabels.console;
};

/** Formats the actor of an entry with role and application: `Nora Castell · Admin · web console`. */
export const whoText = (name: string, role: Role | null, application: string): string =>
  [name, role === null ? "" : roleName(role), application].filter(Boolean).join(" · ");
