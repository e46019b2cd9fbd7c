import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { spanOfItem } from "./due-days.ts";
import { runningItems } from "./edit-schedule.ts";
import { reschedule, stageOf, type SurgeryMove } from "./revise.ts";
import { type AnyItem, isQuestionnaire } from "./schedule-item.ts";

/**
 * Effects of a new surgery date on an item: it moves with the date; becomes longer or shorter because it has begun; starts today because it would
 * start in the past; keeps its dates; or drops because none of its days is left.
 */
export const moveEffects = ["moves", "longer", "shorter", "startsToday", "keeps", "drops"] as const;
export type MoveEffect = (typeof moveEffects)[number];

/** First and last date of an item. */
export type Dates = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Effect of a move on an item: its dates before and after; `after` is null when it drops. */
export type MovedItem = {
  readonly id: Id;
  readonly effect: MoveEffect;
  readonly before: Dates;
  readonly after: Dates | null;
};

/** Plan of a move: all revisions after it, and the effect on each running or future item. */
export type MovePlan<Item> = { readonly after: readonly Item[]; readonly items: readonly MovedItem[] };

/** Returns the first and the last date of a revision. */
export const datesOfItem = (item: AnyItem): Dates => {
  const { start, end } = spanOfItem(item);
  return { from: addDays(item.surgeryDate, start), to: addDays(item.surgeryDate, end) };
};

const effectOf = (item: AnyItem, after: Dates | null, { from, to, today }: SurgeryMove): MoveEffect => {
  if (after === null) return "drops";
  const before = datesOfItem(item);
  if (after.from === before.from && after.to === before.to) return "keeps";
  if (isQuestionnaire(item) && item.type === "custom") return "moves";
  if (stageOf(item, today) === "running") return after.to > before.to ? "longer" : "shorter";
  return daysBetween(before.from, after.from) === daysBetween(from, to) ? "moves" : "startsToday";
};

/**
 * Returns the exact result of a new surgery date: to apply it, `after` replaces the revisions. With `goAlong` exercises and devices move with the
 * date, otherwise their dates do not change; questionnaires always move. Passed items and recordings stay unchanged.
 */
export const planMove = <Item extends AnyItem>(
  revisions: readonly Item[],
  move: SurgeryMove,
  goAlong: boolean,
): MovePlan<Item> => {
  const after = reschedule(revisions, move, goAlong);
  const remainingItems = new Map(runningItems(after, move.today).map((item) => [item.id, item]));
  const items = runningItems(revisions, move.today).map((item): MovedItem => {
    const now = remainingItems.get(item.id);
    const dates = now ? datesOfItem(now) : null;
    return { id: item.id, effect: effectOf(item, dates, move), before: datesOfItem(item), after: dates };
  });
  return { after, items };
};
