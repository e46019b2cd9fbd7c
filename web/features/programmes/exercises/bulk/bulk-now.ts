import type { EditedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { type Interval, intervalLabel, shortInterval } from "@restride/domain/schedules/interval.ts";
import type { BulkLine } from "./bulk-change.ts";
import * as texts from "./bulk-texts.ts";

const span = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : texts.toText(least, most);
};

const daysAWeek = (interval: Interval): number => (interval === 1 || interval === 7 ? 8 - interval : interval);

/** Returns one interval by its name, several in short form, those with the most days a week first. */
const intervalsText = (intervals: readonly Interval[]): string => {
  const [first, ...others] = [...new Set(intervals)].toSorted((one, other) => daysAWeek(other) - daysAWeek(one));
  if (first === undefined) return "";
  return others.length === 0 ? intervalLabel(first) : [first, ...others].map(shortInterval).join(", ");
};

const skipText = (items: readonly EditedExercise[]): string => {
  const on = items.filter(({ skipOnSurgeryDate }) => skipOnSurgeryDate).length;
  if (on === 0) return texts.offForAll;
  return on === items.length ? texts.onForAll : texts.onForOf(on, items.length);
};

/**
 * Returns the current values of the chosen exercises that have not ended on `today` (a day from surgery): a value, or a range from the least to the
 * most.
 */
export function nowTexts(items: readonly EditedExercise[], today: number): Partial<Record<BulkLine, string>> {
  const open = items.filter(({ end }) => end >= today);
  if (open.length === 0) return {};
  return {
    times: span(open.map(({ times }) => times)),
    sets: span(open.map(({ sets }) => sets)),
    interval: intervalsText(open.map(({ interval }) => interval)),
    skip: skipText(open),
  };
}

/** Returns short names: the text before the colon, unless two would then be the same. */
export const shortNames = (names: readonly string[]): string[] => {
  const short = names.map((name) => name.replace(/:.*$/, ""));
  return short.map((each, at) => (short.indexOf(each) === short.lastIndexOf(each) ? each : names[at]!));
};
