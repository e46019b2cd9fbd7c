import { refuseLinks } from "../schedules/chains.ts";
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
 * named. A link goes back only to a row that is there, and only where chains stay lines.
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

/** The rows with a change of them taken back, each in the place that it had. */
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

/** The rows without those links of some of them that would lead to what another one leads to, or close a ring. */
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

/** A row whose link leads to one of these rows, else to none. */
export const linkedWithin = <Row extends AnyRow>(row: Row, rows: readonly Row[]): Row =>
  "nextexerciseid" in row && !rows.some(({ _id }) => _id === row.nextexerciseid)
    ? { ...row, nextexerciseid: null }
    : row;
