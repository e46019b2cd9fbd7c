import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { spanOfItem } from "./due-days.ts";
import { runningItems } from "./edit-schedule.ts";
import { reschedule, stageOf, type SurgeryMove } from "./revise.ts";
import { type AnyItem, isQuestionnaire } from "./schedule-item.ts";

/**
 * What a new surgery date does to an item: it moves with the date, runs longer or shorter as it had begun, starts today as it would
 * start in the past, keeps its dates, or drops, as nothing of it is left.
 */
export const moveEffects = ["moves", "longer", "shorter", "startsToday", "keeps", "drops"] as const;
export type MoveEffect = (typeof moveEffects)[number];

/** First and last date of an item. */
export type Dates = { readonly from: CalendarDate; readonly to: CalendarDate };

/** What becomes of an item: its dates before and after, null after when it drops. */
export type MovedItem = {
  readonly id: Id;
  readonly effect: MoveEffect;
  readonly before: Dates;
  readonly after: Dates | null;
};

/** What becomes of a patient's items: all revisions after the move, and each item that runs or is to come. */
export type MovePlan<Item> = { readonly after: readonly Item[]; readonly items: readonly MovedItem[] };

/** The dates that a revision names, first and last. */
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
 * What a new surgery date will do, exactly: applying it keeps `after` in place of the revisions. With `goAlong` exercises and devices go
 * with the date, without it they keep their dates; questionnaires always go along. What has passed and what was done stays.
 */
export const planMove = <Item extends AnyItem>(
  revisions: readonly Item[],
  move: SurgeryMove,
  goAlong: boolean,
): MovePlan<Item> => {
  const after = reschedule(revisions, move, goAlong);
  const left = new Map(runningItems(after, move.today).map((item) => [item.id, item]));
  const items = runningItems(revisions, move.today).map((item): MovedItem => {
    const now = left.get(item.id);
    const dates = now ? datesOfItem(now) : null;
    return { id: item.id, effect: effectOf(item, dates, move), before: datesOfItem(item), after: dates };
  });
  return { after, items };
};
