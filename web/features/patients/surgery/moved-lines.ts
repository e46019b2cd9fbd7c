import { countText } from "@restride/domain/texts/count-text.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { MovedItemLineFragment } from "./surgery.graphql.ts";
import * as texts from "./surgery-texts.ts";

/** Line of the drawing: a regimen with its exercises, a device, or a questionnaire. */
export interface DrawnLine {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly before: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly after: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
}

type Dates = DrawnLine["before"];

const datesAround = (all: readonly Dates[]): Dates => ({
  from: all.map(({ from }) => from).toSorted()[0]!,
  to: all
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!,
});

const lineOf = ({ area, name, regimen }: MovedItemLineFragment): string =>
  area === "exercise" ? (regimen ?? texts.addedForThisPatient) : name;

/** Returns the lines of the drawing: exercises by regimen, other items by name. */
export const drawnLines = (items: readonly MovedItemLineFragment[]): DrawnLine[] =>
  [...Map.groupBy(items, (item) => `${item.area} ${lineOf(item)}`)].map(([key, its]) => {
    const after = its.flatMap((item) => item.after ?? []);
    return {
      key,
      name: lineOf(its[0]!),
      count: its.length,
      before: datesAround(its.map(({ before }) => before)),
      after: after.length > 0 ? datesAround(after) : null,
    };
  });

/** Returns the numbers of items by area as text: "45 exercises, 3 devices, 7 forms". */
export const areasText = (items: readonly MovedItemLineFragment[]): string =>
  Object.entries(texts.movedItemNouns)
    .map(([area, word]) => [items.filter((item) => item.area === area).length, word] as const)
    .flatMap(([count, word]) => (count > 0 ? countText(count, word) : []))
    .join(", ");

/** Returns the text of an effect in the list of all items. */
export const effectText = (effect: string): string =>
  ({
    moves: texts.movesWithSurgery,
    longer: texts.hadBegunRunsLonger,
    shorter: texts.hadBegunRunsShorter,
    startsToday: texts.wouldStartInThePast,
    keeps: texts.keepsItsDates,
    drops: texts.endsNothingOfItIsLeft,
  })[effect] ?? effect;

/** Returns the days between two dates as text: "9 days later". */
export const byDaysText = (from: CalendarDate, to: CalendarDate): string => {
  const days = daysBetween(from, to);
  return days < 0 ? texts.daysEarlier(-days) : texts.daysLater(days);
};
