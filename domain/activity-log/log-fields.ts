import { deviceStatuses } from "./log-texts.ts";
import { maskPhone } from "../values/phone.ts";
import { clockTime, formatUs, isCalendarDate } from "../values/calendar-date.ts";

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
const yesOrNo: FormatValue = (value) => (value === true ? "Yes" : "No");
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
  first_name: ["First name", text],
  last_name: ["Last name", text],
  gender: ["Gender", text],
  dob: ["Date of birth", day],
  email: ["Email", text],
  phone: ["Phone", phone],
  height_in: ["Height", text],
  surgeon_id: ["Provider", nameText],
  care_plan_id: ["Care plan", nameText],
  health_coach_id: ["Health coach", nameText],
  surgery_type: ["Surgery type", text],
  surgery_date: ["Surgery date", day],
  active: ["Active", yesOrNo],
  include_devices: ["Include devices", yesOrNo],
  email_opt_in: ["Emails", yesOrNo],
  shift_start: ["Start of the day", time],
  shift_end: ["End of the day", time],
  ship_address: ["Ship address", labelledText],
  caregiver: ["Caregiver", labelledText],
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
    dx_code: ["Code", text],
    dx_description: ["Description", text],
    ...ofPatient,
    ...withoutText("added_at", "updated_at", "deleted_at", "version"),
  },
  reminders: {
    day: ["Date", day],
    title: ["Title", text],
    message: ["Text", text],
    ...ofPatient,
    ...withoutText("reminder_id", "created_at", "created_by", "deleted_at"),
  },
  technical_holds: {
    held_from: ["On hold since", day],
    released_on: ["Released", day],
    note: ["Reason", text],
    ...ofPatient,
    ...withoutText("hold_id"),
  },
  inactive_spells: { inactive_from: ["Inactive since", day], active_again_on: ["Active again", day], ...ofPatient },
  patient_devices: {
    status: ["Status", (value) => (typeof value === "string" ? (deviceStatuses[value] ?? value) : none)],
    hardware_id: ["Gateway ID", text],
    tracking_link: ["Tracking URL", text],
    ...ofPatient,
    ...withoutText("item_id", "device_id", "order_id", "ordered_on", "shipped_on", "delivered_on", "returned_on"),
    ...withoutText("reorder_on", "reorder_reason"),
  },
  device_orders: {
    status: ["Status", text],
    note: ["Note", text],
    tracking_link: ["Tracking URL", text],
    ship_address: ["Ship address", labelledText],
    ...ofPatient,
    ...withoutText(
      "order_id",
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
    text: ["Notes", text],
    category_id: ["Category", nameText],
    minutes_logged: ["Time logged", text],
    ...ofPatient,
    ...withoutText("note_id", "noted_at", "created_at", "created_by", "updated_at", "deleted_at", "version"),
  },
  cases: {
    status: ["Status", text],
    priority: ["Priority", text],
    summary: ["Subject", text],
    type: ["Type", text],
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
