import { weekdayNames } from "../texts/weekday-names.ts";
import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import { intervalLabel, isInterval } from "../schedules/interval.ts";
import { type StoredValue, type StoredRow, type LoggedChange, type Names, none } from "./log-fields.ts";

type FormatField = (value: StoredValue | undefined, row: StoredRow, names: Names) => string;

const plainText: FormatField = (value) => (value === undefined || value === null ? none : String(value));
const day = (value: StoredValue | undefined): string => (typeof value === "number" ? surgeryDayLabel(value) : none);
const timesADay: FormatField = (value) => (typeof value === "number" ? `${value} a day` : none);
const yesOrNo: FormatField = (value) => (value === true ? "Yes" : "No");
const nameText: FormatField = (value, _, names) => (typeof value === "string" ? (names.get(value) ?? "Item") : none);
/** Formats the days of a questionnaire: weekdays of a weekly one, days from surgery of a custom one. */
const days: FormatField = (value, { scheduletype }) =>
  (Array.isArray(value) ? (value as number[]) : [])
    .map((each) => (scheduletype === "weekly" ? weekdayNames[each] : surgeryDayLabel(each)))
    .join(scheduletype === "weekly" ? " " : ", ") || none;
const intervalText = (value: StoredValue | undefined): string =>
  typeof value === "number" && isInterval(value) ? intervalLabel(value) : none;

/** Fields of a schedule: name in the GraphQL schema, label on the schedule's page, and format. */
const fields: readonly (readonly [key: string, label: string, show: FormatField])[] = [
  ["startdate", "Start", day],
  ["enddate", "End", day],
  ["interval", "Interval", intervalText],
  ["time", "Time", timesADay],
  ["set", "Set", plainText],
  ["repeat", "Repeat", plainText],
  ["hold", "Hold", plainText],
  ["schedule", "Days", days],
  ["skiponsurgerydate", "Skip on surgery date", yesOrNo],
  ["nextexerciseid", "Followed by", nameText],
];

const nameOf = (row: StoredRow, names: Names): string => {
  const id = row.exercise ?? row.deviceid ?? row.formid;
  return (typeof id === "string" ? names.get(id) : undefined) ?? "Item";
};

const windowOf = (row: StoredRow | undefined): string =>
  row
    ? [`${day(row.startdate)} – ${day(row.enddate)}`, intervalText(row.interval)]
        .filter((part) => part !== none)
        .join(", ")
    : none;

const rowsOf = (stored: StoredValue | undefined): StoredRow[] => (Array.isArray(stored) ? (stored as StoredRow[]) : []);

/** Returns the changes of a save item by item. An item that was added or removed is described by its window. */
export const scheduleChanges = (
  before: StoredValue | undefined,
  after: StoredValue | undefined,
  names: Names,
): LoggedChange[] => {
  const [old, fresh] = [rowsOf(before), rowsOf(after)].map((rows) => new Map(rows.map((row) => [row._id, row])));
  return [...new Set([...old!.keys(), ...fresh!.keys()])].flatMap((id) => {
    const [was, is] = [old!.get(id), fresh!.get(id)];
    const itemName = nameOf((is ?? was)!, names);
    if (!was || !is) return [{ what: itemName, field: "Window", before: windowOf(was), after: windowOf(is) }];
    return fields
      .filter(([key]) => JSON.stringify(was[key] ?? null) !== JSON.stringify(is[key] ?? null))
      .map(([key, field, show]) => ({
        what: itemName,
        field,
        before: show(was[key], was, names),
        after: show(is[key], is, names),
      }));
  });
};
