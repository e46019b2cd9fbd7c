import type { LinkedExercise } from "../schedules/chains.ts";
import type { Id } from "../values/id.ts";
import type { BulkItem } from "./apply-to-all.ts";
import type { ProgrammeDevice, ProgrammeExercise } from "./programme.ts";

/** Exercise of a programme in the form of the editing rules: linked, in a window, with a dose. */
export type EditedExercise = LinkedExercise & BulkItem & { readonly sets: number; readonly row: ProgrammeExercise };

/** Converts a row of a programme to the form of the editing rules. */
export const editedExercise = (row: ProgrammeExercise): EditedExercise => ({
  id: row._id,
  nextId: row.nextexerciseid,
  start: row.startdate,
  end: row.enddate,
  interval: row.interval,
  times: row.time,
  sets: row.set,
  skipOnSurgeryDate: row.skiponsurgerydate,
  row,
});

/** Converts an exercise in the form of the editing rules to a row of the programme. */
export const rowOfExercise = ({ row, ...item }: EditedExercise): ProgrammeExercise => ({
  ...row,
  nextexerciseid: item.nextId as Id | null,
  startdate: item.start,
  enddate: item.end,
  interval: item.interval,
  time: item.times,
  set: item.sets,
  skiponsurgerydate: item.skipOnSurgeryDate,
});

/** Applies an editing rule to the exercises of a programme. */
export const editExercises = (
  rows: readonly ProgrammeExercise[],
  edit: (items: EditedExercise[]) => EditedExercise[],
): ProgrammeExercise[] => edit(rows.map(editedExercise)).map(rowOfExercise);

/**
 * Returns the devices of a programme with a changed one in its place. With `toAll` the other devices get its window, interval, times and
 * `skiponsurgerydate` too, except those whose window has passed by `today`, a day from surgery.
 */
export const changeDevice = (
  rows: readonly ProgrammeDevice[],
  changed: ProgrammeDevice,
  { toAll, today }: { readonly toAll: boolean; readonly today: number },
): ProgrammeDevice[] =>
  rows.map((row) => {
    if (row._id === changed._id) return changed;
    return toAll && row.enddate >= today ? { ...changed, _id: row._id, deviceid: row.deviceid } : row;
  });
