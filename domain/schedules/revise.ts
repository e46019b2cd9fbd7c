import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { spanOfItem } from "./due-days.ts";
import { startingOnOrAfter } from "./move-window.ts";
import { type AnyItem, type DayWindow, isQuestionnaire, isValidOn, type QuestionnaireItem } from "./schedule-item.ts";

/**
 * Applies a change from today on: closes the revision with yesterday, and opens `next` with today, or nothing when the item ends. So the due items
 * before today do not change.
 */
export const revise = <Item extends AnyItem>(item: Item, next: Item | null, today: CalendarDate): Item[] => [
  ...(item.validFrom < today ? [{ ...item, validTo: addDays(today, -1) }] : []),
  ...(next ? [{ ...next, validFrom: today, validTo: null }] : []),
];

/** Returns the stage of an item today: it has not begun, is running, or has passed. A closed revision has passed. */
export const stageOf = (item: AnyItem, today: CalendarDate): "ahead" | "running" | "passed" => {
  const { start, end } = spanOfItem(item);
  const day = daysBetween(item.surgeryDate, today);
  if (!isValidOn(item, today) || end < day) return "passed";
  return start < day ? "running" : "ahead";
};

/** Returns an item with its days counted from another surgery date; its dates do not change. */
export const renumberDays = <Item extends AnyItem>(item: Item, surgeryDate: CalendarDate): Item => {
  const shift = daysBetween(surgeryDate, item.surgeryDate);
  if (shift === 0) return item;
  const days = isQuestionnaire(item) ? { days: item.days.map((day) => day + shift) } : {};
  return { ...item, ...days, surgeryDate, start: item.start + shift, end: item.end + shift };
};

/**
 * Moves the dates of an item by some days from today on, and counts its days from `surgeryDate`. An item whose new end is before today ends. An item
 * that has not begun moves as a whole, and starts today instead of in the past. A running item does not change its start, so its rhythm and a
 * questionnaire's weekdays stay the same; only its end moves. An item that has passed stays unchanged.
 */
export const shiftItem = <Item extends AnyItem>(
  item: Item,
  byDays: number,
  surgeryDate: CalendarDate,
  today: CalendarDate,
): Item[] => {
  const stage = stageOf(item, today);
  if (stage === "passed") return [item];
  const shiftDays = daysBetween(surgeryDate, item.surgeryDate);
  const now = daysBetween(surgeryDate, today);
  const end = item.end + shiftDays + byDays;
  if (end < now) return revise(item, null, today);
  if (stage === "running") return revise(item, { ...item, surgeryDate, start: item.start + shiftDays, end }, today);
  const window = { start: item.start + shiftDays + byDays, end };
  return revise(item, { ...item, surgeryDate, ...startingOnOrAfter(window, now) }, today);
};

/**
 * Moves the dates of a custom questionnaire. An answered day keeps its date and is not asked again; a day whose new date is before today is dropped.
 */
const shiftCustomDays = <Item extends QuestionnaireItem>(
  item: Item,
  { from, to, today, answered }: SurgeryMove,
): Item[] => {
  if (stageOf(item, today) === "passed") return [item];
  const [shiftDays, byDays] = [daysBetween(to, item.surgeryDate), daysBetween(from, to)];
  const wasAnswered = (day: number) => answered.has(`${item.id} ${addDays(item.surgeryDate, day)}`);
  const movedDays = item.days.map((day) => day + shiftDays + (wasAnswered(day) ? 0 : byDays));
  const days = [...new Set(movedDays)].filter((day) => day >= daysBetween(to, today)).toSorted((a, b) => a - b);
  const next = { ...item, surgeryDate: to, days, start: days[0] ?? 0, end: days.at(-1) ?? 0 };
  return revise(item, days.length > 0 ? next : null, today);
};

/** Move of a surgery date. `today` is the clinic's; `answered` holds the answered dates of questionnaires as `id date`. */
export type SurgeryMove = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
  readonly answered: ReadonlySet<string>;
};

/**
 * Returns a patient's items after a move of the surgery date: with `goAlong` (Yes) exercises and devices move with the date, otherwise (No) their
 * dates stay and only their day numbers change. Questionnaires always move. Without a change of the date nothing moves.
 */
export const reschedule = <Item extends AnyItem>(
  items: readonly Item[],
  move: SurgeryMove,
  goAlong: boolean,
): Item[] => {
  const { from, to, today } = move;
  if (from === to) return [...items];
  return items.flatMap((item) => {
    if (isQuestionnaire(item) && item.type === "custom") return shiftCustomDays(item, move);
    const along = goAlong || isQuestionnaire(item);
    return shiftItem(item, along ? daysBetween(from, to) : 0, to, today);
  });
};

/** Returns whether a change of a window is a move: both ends shift by the same days, so its chain moves too. A resize shifts only one end. */
export const isMove = (before: DayWindow, after: DayWindow): boolean =>
  after.start !== before.start && after.start - before.start === after.end - before.end;

/**
 * Returns an item with another dose, window or days from today on. A new start restarts the rhythm and is never in the past; `knownStarts` are
 * previous starts of the item, which it may have again.
 */
export const editItem = <Item extends AnyItem>(
  item: Item,
  change: Partial<Item>,
  today: CalendarDate,
  knownStarts: readonly number[] = [item.start],
): Item[] => {
  if (stageOf(item, today) === "passed") return [item];
  const [after, now] = [{ ...item, ...change } as Item, daysBetween(item.surgeryDate, today)];
  const next = knownStarts.includes(after.start) ? after : startingOnOrAfter(after, now);
  return revise(item, spanOfItem(next).end < now ? null : next, today);
};

/** Returns an item that is added today: a start in the past becomes today. */
export const addItem = <Item extends AnyItem>(item: Item, today: CalendarDate): Item => ({
  ...startingOnOrAfter(item, daysBetween(item.surgeryDate, today)),
  validFrom: today,
  validTo: null,
});
