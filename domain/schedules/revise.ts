import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { spanOfItem } from "./due-days.ts";
import { startingTodayOrLater } from "./move-window.ts";
import { type AnyItem, type DayWindow, isQuestionnaire, isValidOn, type QuestionnaireItem } from "./schedule-item.ts";

/**
 * A change from today on: the revision is closed with yesterday, and `next` opens with today, or nothing when the item ends.
 * What was due before today is therefore asked of the same revision as before.
 */
export const revise = <Item extends AnyItem>(item: Item, next: Item | null, today: CalendarDate): Item[] => [
  ...(item.validFrom < today ? [{ ...item, validTo: addDays(today, -1) }] : []),
  ...(next ? [{ ...next, validFrom: today, validTo: null }] : []),
];

/** How far an item has come by today: it has not begun, runs, or has passed. A closed revision has passed. */
export const stageOf = (item: AnyItem, today: CalendarDate): "ahead" | "running" | "passed" => {
  const { start, end } = spanOfItem(item);
  const day = daysBetween(item.surgeryDate, today);
  if (!isValidOn(item, today) || end < day) return "passed";
  return start < day ? "running" : "ahead";
};

/** An item with its days counted from another surgery date; its dates stay. */
export const renumbered = <Item extends AnyItem>(item: Item, surgeryDate: CalendarDate): Item => {
  const shift = daysBetween(surgeryDate, item.surgeryDate);
  if (shift === 0) return item;
  const days = isQuestionnaire(item) ? { days: item.days.map((day) => day + shift) } : {};
  return { ...item, ...days, surgeryDate, start: item.start + shift, end: item.end + shift };
};

/**
 * An item whose dates move by some days and count from `surgeryDate` from today on. One whose new end lies before today ends. One that
 * has not begun moves as a whole, and starts today rather than in the past. A running one keeps its start, and with it its rhythm and
 * a questionnaire its weekdays; only its end moves. What has passed stays.
 */
export const shiftItem = <Item extends AnyItem>(
  item: Item,
  byDays: number,
  surgeryDate: CalendarDate,
  today: CalendarDate,
): Item[] => {
  const stage = stageOf(item, today);
  if (stage === "passed") return [item];
  const renumbered = daysBetween(surgeryDate, item.surgeryDate);
  const now = daysBetween(surgeryDate, today);
  const end = item.end + renumbered + byDays;
  if (end < now) return revise(item, null, today);
  if (stage === "running") return revise(item, { ...item, surgeryDate, start: item.start + renumbered, end }, today);
  const window = { start: item.start + renumbered + byDays, end };
  return revise(item, { ...item, surgeryDate, ...startingTodayOrLater(window, now) }, today);
};

/**
 * A custom questionnaire whose dates move. A day that was answered keeps its date and is not asked again; one whose new date
 * lies before today is dropped.
 */
const shiftAskedDays = <Item extends QuestionnaireItem>(
  item: Item,
  { from, to, today, answered }: SurgeryMove,
): Item[] => {
  if (stageOf(item, today) === "passed") return [item];
  const [renumbered, byDays] = [daysBetween(to, item.surgeryDate), daysBetween(from, to)];
  const wasAnswered = (day: number) => answered.has(`${item.id} ${addDays(item.surgeryDate, day)}`);
  const moved = item.days.map((day) => day + renumbered + (wasAnswered(day) ? 0 : byDays));
  const days = [...new Set(moved)].filter((day) => day >= daysBetween(to, today)).toSorted((a, b) => a - b);
  const next = { ...item, surgeryDate: to, days, start: days[0] ?? 0, end: days.at(-1) ?? 0 };
  return revise(item, days.length > 0 ? next : null, today);
};

/** A surgery date that moves, seen on the clinic's today. `answered` holds the questionnaires' answered dates as `id date`. */
export type SurgeryMove = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
  readonly answered: ReadonlySet<string>;
};

/**
 * A patient's items after the surgery date has moved: with Yes (`goAlong`) exercises and devices go with the date, with No they
 * keep their dates and only their numbers are rewritten. Questionnaires always go along. To the date that it has nothing moves.
 */
export const reschedule = <Item extends AnyItem>(
  items: readonly Item[],
  move: SurgeryMove,
  goAlong: boolean,
): Item[] => {
  const { from, to, today } = move;
  if (from === to) return [...items];
  return items.flatMap((item) => {
    if (isQuestionnaire(item) && item.type === "custom") return shiftAskedDays(item, move);
    const along = goAlong || isQuestionnaire(item);
    return shiftItem(item, along ? daysBetween(from, to) : 0, to, today);
  });
};

/** True for a move, by which both ends shift by the same days and the chain goes along; a resize shifts one of them alone. */
export const isMove = (before: DayWindow, after: DayWindow): boolean =>
  after.start !== before.start && after.start - before.start === after.end - before.end;

/**
 * An item with another dose, window or days from today on. A new start sets its rhythm anew and never lies in the past;
 * `knownStarts` are those that the item had before, which it may have again.
 */
export const editItem = <Item extends AnyItem>(
  item: Item,
  change: Partial<Item>,
  today: CalendarDate,
  knownStarts: readonly number[] = [item.start],
): Item[] => {
  if (stageOf(item, today) === "passed") return [item];
  const [after, now] = [{ ...item, ...change } as Item, daysBetween(item.surgeryDate, today)];
  const next = knownStarts.includes(after.start) ? after : startingTodayOrLater(after, now);
  return revise(item, spanOfItem(next).end < now ? null : next, today);
};

/** An item that is added today: what would start in the past starts today. */
export const addItem = <Item extends AnyItem>(item: Item, today: CalendarDate): Item => ({
  ...startingTodayOrLater(item, daysBetween(item.surgeryDate, today)),
  validFrom: today,
  validTo: null,
});
