import type { AnyRow } from "../programmes/plan-save.ts";
import { isSameRow } from "../programmes/undo-change.ts";
import { type Prescription, doseOf, isSameEntry, type PlanChange, type PlanEntry } from "./plan-changes.ts";
import type { Id } from "../values/id.ts";

/** Rows of one area of a running programme, with the functions that changing them needs. Days are counted from surgery. */
export type RunningRows<Row> = {
  readonly rows: readonly Row[];
  /** Returns the key of a row's content, as in the entries of plans; null for a row that no plan added. */
  readonly keyOf: (row: Row) => string | null;
  /**
   * Returns the day, counted from surgery, on which an item was added to the programme. An entry that began earlier in its plan begins on the day of
   * addition.
   */
  readonly cameOn: (row: Row) => number;
  readonly today: number;
  readonly newId: () => Id;
};

/** Effect of a change of a plan on a running programme. */
export type AppliedChange<Row> = {
  readonly rows: readonly Row[];
  /** Whether a row was added, changed or ended. */
  readonly isChanged: boolean;
  /** Rows that were changed by hand and stay unchanged. */
  readonly stays: readonly Row[];
  /** Whether a row is missing because it was removed by hand. */
  readonly isMissing: boolean;
};

const daysOf = (prescription: object): readonly number[] | null => {
  const { scheduletype, schedule } = prescription as { scheduletype?: unknown; schedule?: unknown };
  return scheduletype === "custom" ? (schedule as readonly number[]) : null;
};

/**
 * Returns the part of a prescription from a day on: an earlier start moves to that day, and earlier days of a custom questionnaire are removed. Null
 * when nothing is left.
 */
const prescriptionFrom = (prescription: Prescription, day: number): Prescription | null => {
  const days = daysOf(prescription)?.filter((each) => each >= day);
  if (days)
    return days.length === 0 ? null : { ...prescription, schedule: days, startdate: days[0]!, enddate: days.at(-1)! };
  return prescription.enddate < day ? null : { ...prescription, startdate: Math.max(prescription.startdate, day) };
};

const dose = (row: AnyRow): object => {
  const { _id, nextexerciseid: _, ...prescription } = row as AnyRow & { nextexerciseid?: unknown };
  return doseOf(prescription);
};

/** Returns whether a row is still as its plan added it. */
const isAsBrought = <Row extends AnyRow>(
  { cameOn }: RunningRows<Row>,
  row: Row,
  { prescription }: PlanEntry,
): boolean => {
  const brought = prescriptionFrom(prescription, cameOn(row));
  return brought !== null && isSameRow(dose(row), doseOf(brought));
};

/** Returns a row with a new prescription from today on; null when nothing of it remains. A row that has begun does not change its first day. */
const changedRow = <Row extends AnyRow>(row: Row, to: Prescription, today: number): Row | null => {
  const [days, before] = [daysOf(to), daysOf(row)];
  if (days && before) {
    const schedule = [...before.filter((day) => day < today), ...days.filter((day) => day >= today)];
    const ahead = schedule.some((day) => day >= today);
    return ahead ? { ...row, ...doseOf(to), schedule, startdate: schedule[0]!, enddate: schedule.at(-1)! } : null;
  }
  const hasBegun = row.startdate < today;
  const startdate = hasBegun && to.startdate < today ? row.startdate : Math.max(to.startdate, today);
  return to.enddate < Math.max(today, startdate) ? null : { ...row, ...doseOf(to), startdate };
};

/** Pairs each entry with its counterpart in the other list: the nth entry of a key with the nth entry of that key. */
const pairEntries = ({ from, to }: PlanChange): { before?: PlanEntry; after?: PlanEntry }[] => {
  const nth = (list: readonly PlanEntry[], at: number): number =>
    list.slice(0, at).filter(({ key }) => key === list[at]!.key).length;
  const nameEntries = (list: readonly PlanEntry[]) =>
    new Map(list.map((entry, at) => [`${entry.key} ${nth(list, at)}`, entry]));
  const [before, after] = [nameEntries(from), nameEntries(to)];
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    return { ...(one && { before: one }), ...(other && { after: other }) };
  });
};

/**
 * Returns a running programme after one change of its plan, from today on. Only rows that are still as the plan added them change. Rows that were
 * changed by hand stay and are listed in `stays`, rows that were removed by hand stay removed, and past days stay unchanged.
 */
export const applyChange = <Row extends AnyRow>(running: RunningRows<Row>, change: PlanChange): AppliedChange<Row> => {
  const { keyOf, today, newId } = running;
  const remainingRows = [...running.rows];
  const rows = [...running.rows];
  const stays: Row[] = [];
  let [isChanged, isMissing] = [false, false];
  const take = (isIt: (row: Row) => boolean): Row | undefined => {
    const at = remainingRows.findIndex(isIt);
    return at < 0 ? undefined : remainingRows.splice(at, 1)[0];
  };
  const broughtBy = (entry: PlanEntry) => take((row) => keyOf(row) === entry.key && isAsBrought(running, row, entry));
  const follow = (before: PlanEntry, after: PlanEntry | undefined): void => {
    const row = broughtBy(before);
    if (row) {
      const next = after ? changedRow(row, after.prescription, today) : null;
      rows.splice(rows.indexOf(row), 1, ...(next ? [next] : []));
      isChanged ||= next === null || !isSameRow(row, next);
      return;
    }
    const changedByHand = take((each) => keyOf(each) === before.key);
    if (changedByHand) stays.push(changedByHand);
    else isMissing ||= before.prescription.enddate >= today;
  };
  const begin = ({ prescription }: PlanEntry): void => {
    const begins = prescriptionFrom(prescription, today);
    const link = change.area === "exercise" ? { nextexerciseid: null } : {};
    if (begins) rows.push({ ...begins, ...link, _id: newId() } as unknown as Row);
    isChanged ||= begins !== null;
  };
  const pairs = pairEntries(change);
  for (const { before, after } of pairs) if (before && isSameEntry(before, after)) broughtBy(before);
  for (const { before, after } of pairs)
    if (before && !isSameEntry(before, after)) follow(before, after);
    else if (after && !before) begin(after);
  return { rows: rows.map((row) => linkedWithin(row, rows)), isChanged, stays, isMissing };
};

/** Returns the row without its link when the linked row does not exist. */
const linkedWithin = <Row extends AnyRow>(row: Row, rows: readonly Row[]): Row =>
  row.nextexerciseid && !rows.some(({ _id }) => _id === row.nextexerciseid) ? { ...row, nextexerciseid: null } : row;
