import * as labels from "../patients/patient-label-texts.ts";
import { deviceStatuses } from "./log-texts.ts";
import { maskPhone } from "../values/phone.ts";
import { clockTime, formatUs, isCalendarDate } from "../values/calendar-date.ts";
import * as texts from "./log-field-texts.ts";

/** Value as the log stores it. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | readonly StoredValue[]
  | { readonly [key: string]: StoredValue };
export type StoredRow = Readonly<Record<string, StoredValue>>;

/** Names by id; ids without a known name are missing. */
export type Names = ReadonlyMap<string, string>;

export const none = "—";

type FormatValue = (value: StoredValue, names: Names) => string;

const text: FormatValue = (value) => (value === null || value === "" ? none : String(value));
const nameText: FormatValue = (value, names) => (typeof value === "string" ? (names.get(value) ?? none) : none);
/** Formats a calendar date as MM/DD/YYYY, or as a dash when there is none. */
export const day: FormatValue = (value) => (isCalendarDate(value) ? formatUs(value) : none);
const yesOrNo: FormatValue = (value) => (value === true ? texts.yes : texts.no);
const phone: FormatValue = (value) => (typeof value === "string" ? maskPhone(value) : none);
const time: FormatValue = (value) => (typeof value === "number" ? clockTime(value) : none);
const labelledText: FormatValue = (value) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value as StoredRow)
        .map(([key, each]) => (key === "phone" ? phone(each, new Map()) : each))
        .filter((each) => typeof each === "string" && each !== "")
        .join(", ") || none
    : none;

/** Label of a column as on the screens, and the function that formats its value. */
type Field = readonly [label: string, show: FormatValue];
/** Label and format of each column; null for a column that the log never shows. */
type Fields = Readonly<Record<string, Field | null>>;

const withoutText = <Column extends string>(...columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<Column, null>;

const patients = {
  first_name: [labels.firstname, text],
  last_name: [labels.lastname, text],
  gender: [labels.gender, text],
  dob: [labels.dob, day],
  email: [labels.email, text],
  phone: [texts.phone, phone],
  height_in: [texts.height, text],
  surgeon_id: [texts.provider, nameText],
  care_plan_id: [texts.carePlan, nameText],
  health_coach_id: [texts.healthCoach, nameText],
  surgery_type: [texts.surgeryType, text],
  surgery_date: [texts.surgeryDate, day],
  active: [texts.activeLabel, yesOrNo],
  include_devices: [texts.includeDevices, yesOrNo],
  email_opt_in: [texts.emails, yesOrNo],
  shift_start: [texts.startOfTheDay, time],
  shift_end: [texts.endOfTheDay, time],
  ship_address: [texts.shipAddress, labelledText],
  caregiver: [texts.caregiver, labelledText],
  ...withoutText(
    "customer_id",
    "patient_id",
    "created_at",
    "version",
    "added_although",
    "email_lower",
    "phone_last_four",
  ),
  ...withoutText("registered_at", "consented_at", "last_login_at", "password_hash", "tokens_valid_from"),
} as const satisfies Fields;

const ofPatient = withoutText("customer_id", "patient_id");

/** All columns of the tables in the log: first those that it shows, in the order of the screens. */
export const fieldsOf = {
  patients,
  diagnoses: {
    dx_code: [texts.code, text],
    dx_description: [texts.description, text],
    ...ofPatient,
    ...withoutText("added_at", "updated_at", "deleted_at", "version"),
  },
  reminders: {
    day: [texts.date, day],
    title: [texts.title, text],
    message: [texts.messageText, text],
    ...ofPatient,
    ...withoutText("reminder_id", "created_at", "created_by", "deleted_at"),
  },
  technical_holds: {
    held_from: [texts.onHoldSince, day],
    released_on: [texts.releasedOn, day],
    note: [texts.reason, text],
    ...ofPatient,
    ...withoutText("hold_id"),
  },
  inactive_spells: {
    inactive_from: [texts.inactiveSince, day],
    active_again_on: [texts.activeAgain, day],
    ...ofPatient,
  },
  patient_devices: {
    status: [texts.status, (value) => (typeof value === "string" ? (deviceStatuses[value] ?? value) : none)],
    hardware_id: [texts.gatewayId, text],
    tracking_link: [texts.trackingUrl, text],
    ...ofPatient,
    ...withoutText("item_id", "device_id", "order_id", "ordered_on", "shipped_on", "delivered_on", "returned_on"),
    ...withoutText("reorder_on", "reorder_reason"),
  },
  device_orders: {
    status: [texts.status, text],
    note: [texts.note, text],
    tracking_link: [texts.trackingUrl, text],
    ship_address: [texts.shipAddress, labelledText],
    ...ofPatient,
    ...withoutText(
      "order_id",
      "company_id",
      "gateway_id",
      "is_reorder",
      "ordered_at",
      "ordered_by",
      "saved_at",
      "saved_by",
      "version",
    ),
  },
  patient_notes: {
    text: [texts.notes, text],
    category_id: [texts.category, nameText],
    minutes_logged: [texts.timeLogged, text],
    ...ofPatient,
    ...withoutText("note_id", "noted_at", "created_at", "created_by", "updated_at", "deleted_at", "version"),
  },
  cases: {
    status: [texts.status, text],
    priority: [texts.priority, text],
    summary: [texts.subject, text],
    type: [texts.type, text],
    ...ofPatient,
    ...withoutText("case_id", "case_number", "description", "message_type", "assigned_to", "version"),
    ...withoutText("created_at", "created_by", "changed_at", "changed_by", "updated_at", "archived_at"),
    ...withoutText("vendor_assigned_at", "vendor_assigned_by"),
  },
} as const satisfies Readonly<Record<string, Fields>>;

/** Field before and after a change, as it is shown to people. */
export interface LoggedChange {
  /** Name of the item that the change is about, when the entry covers several; empty when it covers one. */
  readonly what: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the fields of a row that differ, in the order of the screen. */
export const changedFields = (
  table: string,
  before: StoredRow | null,
  after: StoredRow | null,
  names: Names,
): LoggedChange[] =>
  Object.entries((fieldsOf as Readonly<Record<string, Fields>>)[table] ?? {}).flatMap(([column, labelAndShow]) => {
    if (!labelAndShow) return [];
    const [field, show] = labelAndShow;
    const [was, is] = [before, after].map((row) => (row ? show(row[column] ?? null, names) : none));
    const same = JSON.stringify(before?.[column] ?? null) === JSON.stringify(after?.[column] ?? null);
    return same || (was === none && is === none) ? [] : [{ what: "", field, before: was!, after: is! }];
  });
