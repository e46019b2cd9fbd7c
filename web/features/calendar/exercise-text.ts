import { type DailyItem, isPartlyDone, partlyDoneText } from "@restride/domain/progress/daily-mark.ts";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What an item asks for beside its dose: how often a day it is done. */
export const timesText = (time: number): string => `${time}× a day`;

/** How far an item of several rounds has come; empty when it is done or not begun. */
export const roundsText = (item: DailyItem): string => (isPartlyDone(item) ? ` · ${partlyDoneText(item)}` : "");

/** The dose of an exercise: sets, repeats, hold and times a day. */
export function doseText({
  set,
  repeat,
  hold,
  time,
}: {
  set: number;
  repeat: number;
  hold: string;
  time: number;
}): string {
  const sets = `${counted(set, "set", "sets")} × ${counted(repeat, "rep", "reps")}`;
  return [sets, ...(hold === "" ? [] : [`hold ${hold}`]), timesText(time)].join(" · ");
}

/** The counts of a section: done of due up to today, planned for a coming day. */
export const sectionText = ({ due, done }: { due: number; done: number }, isFuture: boolean): string =>
  isFuture && done === 0 ? `${due} planned` : `${done} of ${due}`;
