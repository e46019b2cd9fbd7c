import { type EditedItems, editSchedule, newestRevisions, runningItems } from "../schedules/edit-schedule.ts";
import { stageOf } from "../schedules/revise.ts";
import type { AnyItem, Area } from "../schedules/schedule-item.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { isRefusal, refuse, type Refusal } from "../values/refusal.ts";
import type { Window } from "./programme.ts";
import type { RowContext } from "./programme-fields.ts";
import { scheduleTexts } from "./programmes-texts.ts";

/** Rules of one area of programmes: parsing of rows, and conversion between rows and items. */
export type AreaRules<Row extends AnyRow, Item extends AnyItem> = {
  readonly area: Area;
  readonly read: (rows: readonly unknown[], contextOf: (row: unknown) => RowContext) => Row[] | Refusal;
  /** Returns why the rows to run are refused, considered together with the passed rows; null when they are accepted. */
  readonly refuse: (rows: readonly Row[], passed: readonly Row[]) => Refusal | null;
  readonly rowOf: (item: Item) => Row;
  /** Returns the item of a row. Other properties of an existing item come from its revisions. */
  readonly itemOf: (row: Row, begins: Pick<Item, "validFrom" | "validTo" | "surgeryDate">) => Item;
  readonly contentOf: (row: Row) => Id;
};

/** Row of any area; only exercises are linked. */
export type AnyRow = Window & { readonly _id: Id; readonly nextexerciseid?: Id | null };

/** Current state of an area of a patient's programme: all revisions of its items, the surgery date, and the clinic's today. */
export type CurrentPlan<Item> = {
  readonly items: readonly Item[];
  readonly surgeryDate: CalendarDate;
  readonly today: CalendarDate;
};

/** Plan of a save: the requested rows, and the resulting items. */
export type PlannedSave<Row, Item> = {
  readonly rows: readonly Row[];
  readonly edited: EditedItems<Item>;
  /** Items that end, each with the id of the item that replaces it. */
  readonly replaced: ReadonlyMap<Id, Id>;
  /** Reason for the replacement; null without one. */
  readonly reason?: string | null;
};

/** Returns the rows of running and of passed items, in the order of the items. */
export const rowsOf = <Row extends AnyRow, Item extends AnyItem>(
  { rowOf }: AreaRules<Row, Item>,
  { items, today }: Pick<CurrentPlan<Item>, "items" | "today">,
): { readonly running: Row[]; readonly passed: Row[] } => {
  const open = newestRevisions(items).filter(({ validTo }) => validTo === null);
  return {
    running: runningItems(items, today).map(rowOf),
    passed: open.filter((item) => stageOf(item, today) === "passed").map(rowOf),
  };
};

/**
 * Returns the plan of a save of one area: `sent` are all rows that are to run from today on. Passed rows may be among them and stay unchanged. A row
 * whose id is none of a running item becomes a new item, with an id from `newId`.
 */
export const planSave = <Row extends AnyRow, Item extends AnyItem>(
  rules: AreaRules<Row, Item>,
  currentPlan: CurrentPlan<Item>,
  sent: readonly { readonly _id: string }[],
  newId: () => Id,
  replaced: ReadonlyMap<Id, Id> = new Map(),
): PlannedSave<Row, Item> | Refusal => {
  const { surgeryDate, today } = currentPlan;
  const { running, passed } = rowsOf(rules, currentPlan);
  const savedRows = new Map<string, Row>(running.map((row) => [row._id, row]));
  const isPassed = new Set<string>(passed.map(({ _id }) => _id));
  const now = daysBetween(surgeryDate, today);
  const contextOf = (row: unknown) => ({ today: now, saved: savedRows.get((row as AnyRow)._id) ?? null });
  const rows = rules.read(
    sent.filter(({ _id }) => !isPassed.has(_id)),
    contextOf,
  );
  if (isRefusal(rows)) return rows;
  const refused = rules.refuse(rows, passed);
  if (refused) return refused;
  const isOther = (row: Row) =>
    savedRows.has(row._id) && rules.contentOf(row) !== rules.contentOf(savedRows.get(row._id)!);
  if (rows.some(isOther)) return refuse(scheduleTexts.otherContent);
  const isKnown = (id: Id) => savedRows.has(id) || isPassed.has(id);
  const fresh = new Map(rows.filter(({ _id }) => !isKnown(_id)).map(({ _id }) => [_id, newId()]));
  return planRows(rules, currentPlan, withOtherIds(rows, fresh), replaced);
};

/** Returns the plan for an area in which exactly these rows are to run. Rows in `replaced` continue under their new id. */
export const planRows = <Row extends AnyRow, Item extends AnyItem>(
  rules: AreaRules<Row, Item>,
  { items, surgeryDate, today }: CurrentPlan<Item>,
  rows: readonly Row[],
  replaced: ReadonlyMap<Id, Id> = new Map(),
): PlannedSave<Row, Item> => {
  const renamedRows = withOtherIds(rows, replaced);
  const requestedItems = renamedRows.map((row) => rules.itemOf(row, { validFrom: today, validTo: null, surgeryDate }));
  return {
    rows: renamedRows,
    edited: editSchedule(items, requestedItems, today, new Set(replaced.values())),
    replaced,
  };
};

/** Returns the same rows with other ids, also in their links. */
const withOtherIds = <Row extends AnyRow>(rows: readonly Row[], names: ReadonlyMap<Id, Id>): Row[] => {
  const nameOf = (id: Id): Id => names.get(id) ?? id;
  return rows.map((row) => ({
    ...row,
    _id: nameOf(row._id),
    ...(row.nextexerciseid ? { nextexerciseid: nameOf(row.nextexerciseid) } : {}),
  }));
};
