import { describe, expect, test } from "vitest";
import { changedFields, type StoredValue, type StoredRow } from "./log-fields.ts";

const names = new Map([
  ["s1", "Dr. Mina Rao"],
  ["p1", "Knee Standard"],
  ["h1", "Jordan Ellis"],
  ["c1", "Clinical Update"],
]);
const address = { name: "Ann Lee", phone: "+13125550101", line1: "1 Elm St", line2: "", city: "Evanston", floor: 2 };

/** Columns of each table that the log shows, with the label and value on its screen. */
const shownColumns: Readonly<
  Record<string, readonly (readonly [column: string, value: StoredValue, field: string, text: string])[]>
> = {
  patients: [
    ["first_name", "Ann", "First name", "Ann"],
    ["last_name", "Lee", "Last name", "Lee"],
    ["gender", "Female", "Gender", "Female"],
    ["dob", "1954-03-09", "Date of birth", "03/09/1954"],
    ["email", "ann@x.co", "Email", "ann@x.co"],
    ["phone", "+13125550101", "Phone", "•••• 0101"],
    ["height_in", 64, "Height", "64"],
    ["surgeon_id", "s1", "Provider", "Dr. Mina Rao"],
    ["care_plan_id", "p1", "Care plan", "Knee Standard"],
    ["health_coach_id", "h1", "Health coach", "Jordan Ellis"],
    ["surgery_type", "Knee", "Surgery type", "Knee"],
    ["surgery_date", "2026-11-05", "Surgery date", "11/05/2026"],
    ["active", true, "Active", "Yes"],
    ["include_devices", true, "Include devices", "Yes"],
    ["email_opt_in", true, "Emails", "Yes"],
    ["shift_start", 480, "Start of the day", "8:00 AM"],
    ["shift_end", 1215, "End of the day", "8:15 PM"],
    ["ship_address", address, "Ship address", "Ann Lee, •••• 0101, 1 Elm St, Evanston"],
    ["caregiver", { name: "Bo", phone: "+13125550199" }, "Caregiver", "Bo, •••• 0199"],
  ],
  diagnoses: [
    ["dx_code", "M17.11", "Code", "M17.11"],
    ["dx_description", "Right knee", "Description", "Right knee"],
  ],
  reminders: [
    ["day", "2026-11-27", "Date", "11/27/2026"],
    ["title", "Call", "Title", "Call"],
    ["message", "At nine", "Text", "At nine"],
  ],
  technical_holds: [
    ["held_from", "2026-11-12", "On hold since", "11/12/2026"],
    ["released_on", "2026-11-20", "Released", "11/20/2026"],
    ["note", "No phone", "Reason", "No phone"],
  ],
  inactive_spells: [
    ["inactive_from", "2026-11-12", "Inactive since", "11/12/2026"],
    ["active_again_on", "2026-11-20", "Active again", "11/20/2026"],
  ],
  patient_devices: [
    ["status", "fail", "Status", "Failed"],
    ["hardware_id", "7C21", "Gateway ID", "7C21"],
    ["tracking_link", "https://x.co/1", "Tracking URL", "https://x.co/1"],
  ],
  device_orders: [
    ["status", "Shipped", "Status", "Shipped"],
    ["note", "Leave it", "Note", "Leave it"],
    ["tracking_link", "https://x.co/1", "Tracking URL", "https://x.co/1"],
    ["ship_address", address, "Ship address", "Ann Lee, •••• 0101, 1 Elm St, Evanston"],
  ],
  patient_notes: [
    ["text", "Walks well", "Notes", "Walks well"],
    ["category_id", "c1", "Category", "Clinical Update"],
    ["minutes_logged", 25, "Time logged", "25"],
  ],
  cases: [
    ["status", "Assigned", "Status", "Assigned"],
    ["priority", "P1", "Priority", "P1"],
    ["summary", "Sensor", "Subject", "Sensor"],
    ["type", "Technical", "Type", "Technical"],
  ],
};

describe.each(Object.entries(shownColumns))("%s", (table, columns) => {
  test.each(columns)("%s %j is told as %s %s", (column, value, field, text) => {
    const without = ["active", "include_devices", "email_opt_in"].includes(column) ? "No" : "—";
    const row = { [column]: value, secret: "x", version: 2 };
    expect(changedFields(table, { [column]: null, version: 1 }, row, names)).toEqual([
      { what: "", field, before: without, after: text },
    ]);
    expect(changedFields(table, row, {}, names)).toEqual([{ what: "", field, before: text, after: without }]);
  });

  test("the fields stand in the order of the screen", () => {
    const all = Object.fromEntries(columns.toReversed().map(([column, value]) => [column, value]));
    expect(changedFields(table, null, all, names).map(({ field }) => field)).toEqual(
      columns.map(([, , field]) => field),
    );
  });
});

const change = (table: string, column: string, was: StoredValue, is: StoredValue) =>
  changedFields(table, { [column]: was }, { [column]: is }, names).map(({ before, after }) => `${before} → ${after}`);

test("what stays the same, and what reads as nothing before and after, is not told", () => {
  expect(change("patients", "ship_address", address, { ...address })).toEqual([]);
  expect(change("patients", "email", null, "")).toEqual([]);
  expect(change("patients", "surgeon_id", "gone", null)).toEqual([]);
  expect(changedFields("telescopes", { email: "a" }, { email: "b" }, names)).toEqual([]);
  expect(changedFields("patients", null, null, names)).toEqual([]);
});

test("a value that is no date, no time, no name or no address reads as nothing", () => {
  expect(change("patients", "surgery_date", "soon", "2026-11-05")).toEqual(["— → 11/05/2026"]);
  expect(change("patients", "shift_start", "early", 0)).toEqual(["— → 12:00 AM"]);
  expect(change("patients", "phone", 7, "+13125550101")).toEqual(["— → •••• 0101"]);
  expect(change("patients", "surgeon_id", 7, "s1")).toEqual(["— → Dr. Mina Rao"]);
  expect(change("patients", "ship_address", ["1 Elm St"], { line1: "1 Elm St" })).toEqual(["— → 1 Elm St"]);
  expect(change("patients", "ship_address", "1 Elm St", { line1: "1 Elm St" })).toEqual(["— → 1 Elm St"]);
  expect(change("patients", "ship_address", { floor: 2 }, { phone: "+13125550101" })).toEqual(["— → •••• 0101"]);
  expect(change("patient_devices", "status", 7, "Pending")).toEqual(["— → Pending"]);
  expect(change("patients", "active", false, true)).toEqual(["No → Yes"]);
  expect(change("patients", "height_in", 0, 64)).toEqual(["0 → 64"]);
});

test("whole rows that begin or end stand beside nothing", () => {
  const row: StoredRow = { title: "Call" };
  expect(changedFields("reminders", null, row, names)).toEqual([
    { what: "", field: "Title", before: "—", after: "Call" },
  ]);
  expect(changedFields("reminders", row, null, names)).toEqual([
    { what: "", field: "Title", before: "Call", after: "—" },
  ]);
});
