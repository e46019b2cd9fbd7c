import { countText } from "../texts/count-text.ts";
import { type Role, roleName } from "../access/roles.ts";
import { withUnit } from "../charts/points.ts";
import { type CustodyWord } from "../fulfilment/custody.ts";
import { changedFields, day, type StoredValue, type StoredRow, type LoggedChange, type Names } from "./log-fields.ts";
import { type LogEvent, logEvents } from "./log-filter.ts";
import { scheduleChanges } from "./log-schedule.ts";
import { loggedTime, logTexts } from "./log-texts.ts";
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

const idName = (value: StoredValue | undefined, names: Names, otherwise: string): string =>
  (typeof value === "string" ? names.get(value) : undefined) ?? otherwise;

const fieldList = (changes: readonly LoggedChange[]): string =>
  [...new Set(changes.map(({ field }) => field.toLowerCase()))].join(", ");

const verbs: Readonly<Record<string, string>> = { insert: "added", update: "changed", delete: "removed" };

const updatedText =
  (record: string): DescribeEntry =>
  ({ actor, action, after, before }) =>
    `${actor.name || "The system"} ${before?.deleted_at !== after?.deleted_at && action === "update" ? (after?.deleted_at ? "deleted" : "brought back") : verbs[action]} ${record}`;

const patientUpdate: DescribeEntry = (row, _, names) => {
  const changedNames = fieldList(changedFields(row.table, row.before, row.after, names));
  return changedNames === ""
    ? `${row.actor.name || "The system"} changed the account`
    : `${row.actor.name || "The system"} changed the ${changedNames}`;
};

const schedule =
  (one: string): DescribeEntry =>
  ({ actor }, at, names) => {
    const touched = [...new Set(scheduleChanges(at.before, at.after, names).map(({ what }) => what))];
    const [first = `the ${one}s`] = touched;
    const more = touched.length - 1;
    return `${actor.name || "The system"} changed ${first}${more > 0 ? ` and ${countText(more, `more ${one}`)}` : ""}`;
  };

const order: DescribeEntry = (row, at, names) => {
  const who = row.actor.name || "The system";
  if (row.action === "insert") return `${who} ${at.is_reorder === true ? "reordered a device" : "ordered devices"}`;
  const changedNames = fieldList(changedFields(row.table, row.before, row.after, names));
  return `${who} ${verbs[row.action]} the order${changedNames && `: ${changedNames}`}`;
};

const linkNames: Readonly<Record<string, string>> = {
  progress: "the progress page",
  caregiver: "a caregiver's link",
  report: "a report link",
};

/** Describes a link that was created or ended early. The log never names the recipient. */
const link: DescribeEntry = ({ actor, action }, at) => {
  if (action !== "insert") return `${actor.name || "The system"} ended ${linkNames[String(at.kind)] ?? "a link"}`;
  if (at.kind === "progress") return "Opened the progress page with a mailed code";
  return at.kind === "caregiver"
    ? "Mailed the progress page to a caregiver"
    : `${actor.name || "The system"} mailed a report link`;
};

/** Describes a move of the surgery date. An undo is a move too. */
const surgeryMove: DescribeEntry = ({ actor }, at, names) =>
  `${actor.name || "The system"} moved surgery from ${day(at.moved_from ?? null, names)} to ${day(at.moved_to ?? null, names)}`;

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
  const times = begun.at(-1)?.slice(11);
  return times ? `round ${String(round)} of ${times}` : `round ${String(round)}`;
};

const describers: Readonly<Record<string, DescribeEntry>> = {
  exercise_done: ({ action }, at, names) =>
    action === "delete"
      ? `Took back ${idName(at.item_id, names, "an exercise")}`
      : `Completed ${idName(at.item_id, names, "an exercise")}, ${roundText(at, names.get(`times ${String(at.item_id)}`))}`,
  device_readings: (_, at, names) =>
    `${idName(at.item_id, names, "A device")}: ${readings(at.values, names.get(`metrics ${String(at.item_id)}`))}`,
  questionnaire_answers: (_, at, names) =>
    `Submitted ${idName(at.questionnaire_id, names, "a questionnaire")}${typeof at.score === "number" ? `, score ${at.score}` : ""}`,
  notification_recipients: ({ action, before }, at, names) => {
    const notificationName = idName(at.notification_id, names, "A notification");
    if (action !== "update") return notificationName;
    return `${before?.read_at !== at.read_at ? "Read" : "Delivered"}: ${notificationName}`;
  },
  patient_notes: (row, at, names) =>
    `${updatedText("a note")(row, at, names)}, ${idName(at.category_id, names, "General")}, time logged ${loggedTime(Number(at.minutes_logged ?? 0))}`,
  cases: ({ actor, action, before }, at) => {
    const caseName = `case C-${String(at.case_number)}`;
    if (action === "insert") return `${actor.name || "The system"} opened ${caseName}`;
    if (onlyTouched(before, at)) return `${actor.name || "The system"} wrote in ${caseName}`;
    const statusText = before?.status !== at.status ? ` to ${String(at.status)}` : "";
    return `${actor.name || "The system"} ${statusText ? "moved" : "changed"} ${caseName}${statusText}`;
  },
  diagnoses: (row, at, names) => `${updatedText("a diagnosis")(row, at, names)}: ${String(at.dx_code)}`,
  reminders: (row, at, names) => `${updatedText("a reminder")(row, at, names)}: ${String(at.title)}`,
  technical_holds: ({ actor }, at) =>
    `${actor.name || "The system"} ${at.released_on === null ? "put the patient on hold" : "released the hold"}`,
  inactive_spells: ({ actor }, at) =>
    `${actor.name || "The system"} ${at.active_again_on === null ? "deactivated" : "activated"} the patient`,
  patient_devices: (row, at, names) =>
    `${idName(at.item_id, names, "A device")}: ${fieldList(changedFields(row.table, row.before, row.after, names)) || "order"} changed`,
  device_orders: order,
  custody_lines: (_, at, names) =>
    `${idName(at.item_id, names, "A device")}: ${custodyTexts[at.word as CustodyWord].toLowerCase()}`,
  registered_patients: () => "Registered with the clinic",
  callback_requests: ({ actor, action }, at) => {
    if (action !== "update") return "Asked for a call back";
    return `${actor.name || "The system"} ${at.called_at === null ? "took back that" : "noted that"} the patient was called`;
  },
  report_job_patients: ({ actor, action }, at) => {
    if (action === "insert") return `${actor.name || "The system"} asked for a report, together with others`;
    if (typeof at.left_out === "string") return `No report was made: ${at.left_out}`;
    return at.done_at ? "The report was made" : "The report was begun";
  },
  account_deletions: () => "Asked for the deletion of the account",
  patient_links: link,
};

/** Returns the reason why the patient was added despite a possible duplicate; empty without one. */
const althoughText = ({ added_although: reason }: StoredRow): string =>
  typeof reason === "string" ? `, although somebody may be the same person: ${reason}` : "";

const ofPatient: Partial<Record<string, DescribeEntry>> = {
  "Patient Creation": ({ actor, action }, at) =>
    `${actor.name || "The system"} ${action === "delete" ? "removed the patient" : `added the patient${althoughText(at)}`}`,
  Login: ({ actor }) => `${actor.name || "The patient"} signed in`,
  "Patient Update": patientUpdate,
};

const areas: Readonly<Record<string, string>> = {
  exercise: "exercise",
  measurement: "device",
  questionnaire: "questionnaire",
};

const describerOf = ({ table, event }: LoggedRow, at: StoredRow): DescribeEntry | undefined => {
  if (table === "patients") return ofPatient[event];
  if (table === "schedule_changes" && at.area === "surgery") return surgeryMove;
  if (table === "schedule_changes") return schedule(areas[String(at.area)] ?? "item");
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

/** Returns the name of an event, or a placeholder for an unknown event. */
export const eventLabel = (event: string | null): string =>
  logEvents.some((each) => each === event) ? event! : logTexts.unknownLabel;

/** Returns the display name of the application or device that an action came from. */
export const applicationOf = (source: string, role: Role | null): string => {
  if (source === "MoveAI") return "device";
  if (source === "Patients") return "patient app";
  return role === null ? "system" : "web console";
};

/** Formats the actor of an entry with role and application: `Nora Castell · Admin · web console`. */
export const whoText = (name: string, role: Role | null, application: string): string =>
  [name, role === null ? "" : roleName(role), application].filter(Boolean).join(" · ");
