import type { Linked } from "../schedules/chains.ts";
import type { Id } from "../values/id.ts";
import type { Bulk } from "./apply-to-all.ts";
import type { ProgrammeDevice, ProgrammeExercise } from "./programme.ts";

/** An exercise of a programme as the editing rules read it: linked, in a window, with a dose. */
export type EditedExercise = Linked & Bulk & { readonly sets: number; readonly row: ProgrammeExercise };

/** An exercise of a programme as the editing rules read it. */
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

/** What an editing rule made of an exercise, as a row of the programme. */
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

/** Exercises of a programme after an editing rule. */
export const editExercises = (
  rows: readonly ProgrammeExercise[],
  edit: (items: EditedExercise[]) => EditedExercise[],
): ProgrammeExercise[] => edit(rows.map(editedExercise)).map(rowOfExercise);

/**
 * Devices of a programme with a changed one in its place; with `toAll` the others get its window, interval, times and the skipped day
 * too. Those whose days have passed by `today`, a day from surgery, stay.
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
