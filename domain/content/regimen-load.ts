import { type Dose, minutesOf, roundsOf } from "../programmes/effort.ts";
import { isDosedOn } from "../schedules/due-days.ts";
import type { Interval } from "../schedules/interval.ts";
import type { DayWindow } from "../schedules/schedule-item.ts";

/** Exercise of a regimen: its days, counted from surgery, with dose and interval. It is never due on the surgery day. */
export type LoadEntry = DayWindow & Dose & { readonly interval: Interval };

/** Load of a day of a regimen: number of exercises, number of rounds, and approximate minutes. */
export type DayLoad = {
  readonly day: number;
  readonly exercises: number;
  readonly rounds: number;
  readonly minutes: number;
};

/** Returns the load of each day of a window, in order. */
export const regimenLoad = (entries: readonly LoadEntry[], { start, end }: DayWindow): DayLoad[] =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => {
    const due = entries.filter((entry) => isDosedOn({ ...entry, skipOnSurgeryDate: true }, start + at));
    return { day: start + at, exercises: due.length, rounds: roundsOf(due), minutes: minutesOf(due) };
  });

/** Returns the first day with the most rounds, and the last of the days in a row with as many; null when nothing is due. */
export const fullestDays = (days: readonly DayLoad[]): { readonly from: DayLoad; readonly to: DayLoad } | null => {
  const maxRounds = Math.max(0, ...days.map(({ rounds }) => rounds));
  const first = days.findIndex(({ rounds }) => rounds === maxRounds);
  const from = days[first];
  if (maxRounds === 0 || !from) return null;
  const lengthOfPeak = days.slice(first).findIndex(({ rounds }) => rounds !== maxRounds);
  return { from, to: days.at(lengthOfPeak === -1 ? -1 : first + lengthOfPeak - 1)! };
};
