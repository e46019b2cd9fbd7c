import type { Id } from "../values/id.ts";
import type { AnyRow } from "./plan-save.ts";
import { changeBetween, linkedAsLines, linkedWithin } from "./undo-change.ts";

/** Rows as they were read, and as somebody has changed them since. */
export type Draft<Row> = { readonly saved: readonly Row[]; readonly rows: readonly Row[] };

/** The ids of the rows that a change touches. */
export const touchedIds = <Row extends AnyRow>({ saved, rows }: Draft<Row>): Id[] => {
  const { before, after } = changeBetween(saved, rows);
  return [...new Set([...before, ...after].map(({ _id }) => _id))];
};

/**
 * What somebody typed, on top of what somebody else saved meanwhile: of a row that both changed, what is typed stands. `theirs` are
 * the rows that the other changed, to be named.
 */
export const rebase = <Row extends AnyRow>(
  draft: Draft<Row>,
  newest: readonly Row[],
): { readonly rows: Row[]; readonly theirs: Id[] } => {
  const mine = new Set(touchedIds(draft));
  const typed = new Map(draft.rows.filter(({ _id }) => mine.has(_id)).map((row) => [row._id, row]));
  const known = new Set(newest.map(({ _id }) => _id));
  const kept = newest.flatMap((row) => (mine.has(row._id) ? (typed.get(row._id) ?? []) : row));
  const rows = [...kept, ...[...typed.values()].filter(({ _id }) => !known.has(_id))];
  return {
    rows: rows.map((row) => linkedWithin(row, rows)),
    theirs: touchedIds({ saved: draft.saved, rows: newest }),
  };
};

/** The rows with one of them as it was saved: added ones go, ended ones come back. A link goes back only to a row that is there, and only where chains stay lines. */
export const revertRow = <Row extends AnyRow>({ saved, rows }: Draft<Row>, id: string): Row[] => {
  const before = saved.filter(({ _id }) => _id === id);
  const isThere = rows.some(({ _id }) => _id === id);
  const reverted = isThere ? rows.flatMap((row) => (row._id === id ? before : row)) : [...rows, ...before];
  return linkedAsLines(
    reverted.map((row) => linkedWithin(row, reverted)),
    before.map(({ _id }) => _id),
  );
};
