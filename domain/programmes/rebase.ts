import type { Id } from "../values/id.ts";
import type { AnyRow } from "./plan-save.ts";
import type { ProgrammeQuestionnaire } from "./programme.ts";
import { changeBetween, linkedAsLines, linkedWithin } from "./undo-change.ts";

/** Rows as they were loaded, and as the user has changed them since. */
export type Draft<Row> = { readonly saved: readonly Row[]; readonly rows: readonly Row[] };

/** Returns the ids of the rows that a change touches. */
export const touchedIds = <Row extends AnyRow>({ saved, rows }: Draft<Row>): Id[] => {
  const { before, after } = changeBetween(saved, rows);
  return [...new Set([...before, ...after].map(({ _id }) => _id))];
};

/** Returns a row that begins anew, without its past days: a start in the past becomes today. Empty when no day is left. */
const begunAnew = <Row extends AnyRow>(row: Row, today: number): Row[] => {
  const { scheduletype, schedule } = row as AnyRow & Partial<ProgrammeQuestionnaire>;
  const days = scheduletype === "custom" ? schedule?.filter((day) => day >= today) : undefined;
  if (row.enddate < today || days?.length === 0) return [];
  return [{ ...row, ...(days && { schedule: days }), startdate: days?.[0] ?? Math.max(row.startdate, today) }];
};

/** Fields that determine the days of a row only together. */
const when = ["startdate", "enddate", "interval", "scheduletype", "schedule"];

/** Merges a row that both users changed: typed fields win, and all other fields are those of the other user. */
const mergeRow = <Row extends AnyRow>(before: Row, typedRow: Row, other: Row): Row => {
  const [was, is] = [before, typedRow].map((row) => new Map(Object.entries(row)));
  const differs = (name: string): boolean => JSON.stringify(was!.get(name)) !== JSON.stringify(is!.get(name));
  const changedFields = [...is!.keys()].filter(differs);
  const mine = changedFields.some((name) => when.includes(name)) ? [...changedFields, ...when] : changedFields;
  return { ...other, ...Object.fromEntries([...is!].filter(([name]) => mine.includes(name))) };
};

/**
 * Applies the user's changes to rows that another user saved in the meantime. In a row that both changed, the typed fields win; a row that the other
 * removed begins anew on `today`, a day from surgery. A typed link that would no longer form a simple chain is left out. `idsChangedByOthers` lists
 * the rows that the other user changed.
 */
export const rebase = <Row extends AnyRow>(
  draft: Draft<Row>,
  newest: readonly Row[],
  today: number,
): { readonly rows: Row[]; readonly idsChangedByOthers: Id[] } => {
  const mine = new Set(touchedIds(draft));
  const typedRows = new Map(draft.rows.filter(({ _id }) => mine.has(_id)).map((row) => [row._id, row]));
  const newestIds = new Set(newest.map(({ _id }) => _id));
  const wasSaved = new Map(draft.saved.map((row) => [row._id, row]));
  const mergedRows = newest.flatMap((row) => {
    const [before, own] = [wasSaved.get(row._id), typedRows.get(row._id)];
    if (!mine.has(row._id)) return row;
    return own && before ? mergeRow(before, own, row) : (own ?? []);
  });
  const otherRows = [...typedRows.values()].filter(({ _id }) => !newestIds.has(_id));
  const anew = otherRows.flatMap((row) => (wasSaved.has(row._id) ? begunAnew(row, today) : row));
  const rows = [...mergedRows, ...anew];
  return {
    rows: linkedAsLines(
      rows.map((row) => linkedWithin(row, rows)),
      [...mine],
    ),
    idsChangedByOthers: touchedIds({ saved: draft.saved, rows: newest }),
  };
};

/**
 * Returns the rows with one row reverted to its saved state: an added one is removed, an ended one is restored. A link is restored only to an
 * existing row, and only if chains stay simple.
 */
export const revertRow = <Row extends AnyRow>({ saved, rows }: Draft<Row>, id: string): Row[] => {
  const before = saved.filter(({ _id }) => _id === id);
  const isThere = rows.some(({ _id }) => _id === id);
  const reverted = isThere ? rows.flatMap((row) => (row._id === id ? before : row)) : [...rows, ...before];
  return linkedAsLines(
    reverted.map((row) => linkedWithin(row, reverted)),
    before.map(({ _id }) => _id),
  );
};
