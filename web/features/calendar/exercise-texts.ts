import { type DailyItem, isPartlyDone, partlyDoneText } from "@restride/domain/progress/daily-mark.ts";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns how often a day an item is done, as text. */
export const timesText = (time: number): string => `${time}× a day`;

/** Returns the progress of an item with several rounds; empty when it is done or not started. */
export const roundsText = (item: DailyItem): string => (isPartlyDone(item) ? ` · ${partlyDoneText(item)}` : "");

/** Returns the dose of an exercise as text: sets, repeats, hold, and times a day. */
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

/** Returns the counts of a section as text: done of due up to today, planned for a future day. */
export const sectionText = ({ due, done }: { due: number; done: number }, isFuture: boolean): string =>
  isFuture && done === 0 ? `${due} planned` : `${done} of ${due}`;
