import { refuseLinks } from "../schedules/chains.ts";
import type { Id } from "../values/id.ts";
import type { AnyRow } from "./plan-save.ts";

/** Change of a save: the rows that it touched, before and after. A new row is only in `after`, an ended one only in `before`. */
export type ScheduleChange<Row> = { readonly before: readonly Row[]; readonly after: readonly Row[] };

/** Days within which a change may be undone. */
export const undoDays = 30;

/** Returns the fields of a row as text, independent of their order. */
export const inOrder = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Returns whether two rows have equal fields, or are both missing. */
export const isSameRow = (one: object | undefined, other: object | undefined): boolean =>
  one === undefined || other === undefined ? one === other : inOrder(one) === inOrder(other);

/** Returns the rows that differ between two states of an area. */
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
 * Undoes a change of the running rows: a row is restored only if it is still as the change left it; the ids of the other rows are returned in
 * `stays`. A link is restored only to an existing row, and only if chains stay simple.
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
  return {
    rows: linkedAsLines(
      rows.map((row) => linkedWithin(row, rows)),
      back,
    ),
    back,
    stays,
  };
};

/** Undoes a change of the rows, each in its former position. */
export const takeBack = <Row extends AnyRow>(
  now: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
): Row[] => {
  const { rows } = undoChange(now, changeBetween(before, after));
  const places = new Map(before.map(({ _id }, at) => [_id, at]));
  const placeOf = ({ _id }: Row): number => places.get(_id) ?? before.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Returns the rows without those links of the given rows that lead to a row that another link leads to, or that close a ring. */
export const linkedAsLines = <Row extends AnyRow>(rows: readonly Row[], ids: readonly Id[]): Row[] => {
  const isWrong = (all: readonly Row[]): boolean =>
    refuseLinks(all.map(({ _id: id, nextexerciseid = null }) => ({ id, nextId: nextexerciseid }))) !== null;
  const unlinked = rows.map((row) =>
    ids.includes(row._id) && row.nextexerciseid ? { ...row, nextexerciseid: null } : row,
  );
  return ids.reduce((lines, id) => {
    const linked = lines.map((row, at) => (row._id === id ? rows[at]! : row));
    return isWrong(linked) ? lines : linked;
  }, unlinked);
};

/** Returns the row, without its link if the target is not among the rows. */
export const linkedWithin = <Row extends AnyRow>(row: Row, rows: readonly Row[]): Row =>
  "nextexerciseid" in row && !rows.some(({ _id }) => _id === row.nextexerciseid)
    ? { ...row, nextexerciseid: null }
    : row;
