import type { ProgrammeDay } from "@restride/domain/programmes/four-weeks.ts";
import { isSameDay, lastDueDate, programmeDay } from "@restride/domain/programmes/four-weeks.ts";
import { type CalendarDate, datesBetween } from "@restride/domain/values/calendar-date.ts";
import { type ItemKind, ofKind, type PreviewItem, previewItems } from "../preview/preview-items.ts";
import type { RunningArea } from "./use-running-area.ts";

/** Day that a change affects: the items due before and after. */
export interface DifferingDay {
  readonly date: CalendarDate;
  readonly was: readonly PreviewItem[];
  readonly is: readonly PreviewItem[];
  /** Names that are added on the day, and that are removed. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const namesWithout = (items: readonly PreviewItem[], others: readonly PreviewItem[]): string[] =>
  items.filter(({ id }) => others.every((other) => other.id !== id)).map(({ display }) => display.name);

/** Numbers of due items on all days, before and after a change. */
export interface Totals {
  readonly was: number;
  readonly is: number;
}

/** Returns all days from today on that a change affects, and the totals of all days. */
export const differingDays = (
  { area: { edited }, patient, planContext: { today } }: RunningArea,
  kind: ItemKind,
): { readonly days: DifferingDay[]; readonly totals: Totals } => {
  const plansOf = (programme: typeof edited.saved) => ({
    plans: previewItems(programme, edited.names),
    surgery: patient.surgery.date,
    today,
    pauses: edited.pauses,
  });
  const [now, then] = [plansOf(edited.saved), plansOf(edited.programme)];
  const last = [lastDueDate(now), lastDueDate(then), today].toSorted().at(-1)!;
  const pairs = datesBetween(today, last).map(
    (date) =>
      [programmeDay(now, date), programmeDay(then, date)] as [ProgrammeDay<PreviewItem>, ProgrammeDay<PreviewItem>],
  );
  const count = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + ofKind(pair[at], kind).length, 0);
  const days = pairs
    .filter(([was, is]) => !isSameDay(was, is))
    .map(([was, is]) => {
      const [before, after] = [ofKind(was, kind), ofKind(is, kind)];
      return {
        date: was.date,
        was: before,
        is: after,
        added: namesWithout(after, before),
        removed: namesWithout(before, after),
      };
    });
  return { days, totals: { was: count(0), is: count(1) } };
};
