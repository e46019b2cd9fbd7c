import type { Id } from "../values/id.ts";
import type { AnyRow } from "./plan-save.ts";

/** What a save changed: the rows that it touched, before and after. A row that began is only after, one that ended only before. */
export type ScheduleChange<Row> = { readonly before: readonly Row[]; readonly after: readonly Row[] };

/** For how long a change may be undone. */
export const undoDays = 30;

/** What a row says, whatever the order of its fields. */
export const inOrder = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** True when two rows say the same; both may be missing. */
export const isSameRow = (one: object | undefined, other: object | undefined): boolean =>
  one === undefined || other === undefined ? one === other : inOrder(one) === inOrder(other);

/** The rows that differ between two states of an area. */
export const changeBetween = <Row extends AnyRow>(
  before: readonly Row[],
  after: readonly Row[],
): ScheduleChange<Row> => {
  const differs = (rows: readonly Row[]) => (row: Row) =>
    !isSameRow(
      row,
      rows.find(({ _id }) => _id === row._id),
    );
  return { before: before.filter(differs(after)), after: after.filter(differs(before)) };
};

/**
 * The rows that run after a change is taken back: a row goes back only if it is still what the change left; the others stay and are
 * named. A link goes back only to a row that is there.
 */
export const undoChange = <Row extends AnyRow>(
  running: readonly Row[],
  { before, after }: ScheduleChange<Row>,
): { readonly rows: Row[]; readonly back: Id[]; readonly stays: Id[] } => {
  const find = (rows: readonly Row[], id: Id) => rows.find(({ _id }) => _id === id);
  const touched = [...new Set([...before, ...after].map(({ _id }) => _id))];
  const stays = touched.filter((id) => !isSameRow(find(running, id), find(after, id)));
  const back = touched.filter((id) => !stays.includes(id));
  const rows = [...running.filter(({ _id }) => !back.includes(_id)), ...back.flatMap((id) => find(before, id) ?? [])];
  return { rows: rows.map((row) => linkedWithin(row, rows)), back, stays };
};

/** A row whose link leads to one of these rows, else to none. */
export const linkedWithin = <Row extends AnyRow>(row: Row, rows: readonly Row[]): Row =>
  "nextexerciseid" in row && !rows.some(({ _id }) => _id === row.nextexerciseid)
    ? { ...row, nextexerciseid: null }
    : row;
