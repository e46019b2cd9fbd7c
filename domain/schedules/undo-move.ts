import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { spanOfItem } from "./due-days.ts";
import { hasSamePrescription, newestRevisions, rejoinRevisions, runningItems } from "./edit-schedule.ts";
import { startingOnOrAfter } from "./move-window.ts";
import { renumberDays, revise, stageOf } from "./revise.ts";
import { type AnyItem, isQuestionnaire, type QuestionnaireItem } from "./schedule-item.ts";

/** Running items before and after a move, each by its open revision; items that the move ended are only in `before`. */
export type ItemsMoved<Item> = { readonly before: readonly Item[]; readonly after: readonly Item[] };

/** Returns the items that a move changed, to undo it later. */
export const itemsMoved = <Item extends AnyItem>(
  before: readonly Item[],
  after: readonly Item[],
  today: CalendarDate,
): ItemsMoved<Item> => ({ before: runningItems(before, today), after: runningItems(after, today) });

/** Undo of a move: the surgery date to return to, today, the day of the move, and the answered questionnaires. */
export type UndoneMove = {
  readonly to: CalendarDate;
  readonly today: CalendarDate;
  /** Day on which the move was made. */
  readonly madeOn: CalendarDate;
  /** Answered dates of questionnaires as `id date`. */
  readonly answered: ReadonlySet<string>;
};

/** Plan of an undo: all revisions after it, and the ids of the items that are restored and of those that stay as they are. */
export type UndoPlan<Item> = { readonly after: readonly Item[]; readonly back: Id[]; readonly stays: Id[] };

const everyDay = Number.NEGATIVE_INFINITY;

const isAsLeft = (now: AnyItem | undefined, left: AnyItem | undefined): boolean => {
  if (now === undefined || left === undefined) return now === left;
  return now.surgeryDate === left.surgeryDate && hasSamePrescription(now, left, everyDay);
};

/** Returns the former days of a custom questionnaire, except that days answered on their moved dates stay there. Null when there is no such day. */
const daysAsBefore = (
  was: QuestionnaireItem,
  left: AnyItem | undefined,
  answered: ReadonlySet<string>,
): number[] | null => {
  const shift = left ? daysBetween(was.surgeryDate, left.surgeryDate) : 0;
  const isAnswered = (day: number): boolean => answered.has(`${was.id} ${addDays(was.surgeryDate, day)}`);
  const days = was.days.map((day) => (!isAnswered(day) && isAnswered(day + shift) ? day + shift : day));
  return days.join() === was.days.join() ? null : [...new Set(days)].toSorted((one, other) => one - other);
};

/** Returns an item as it was before the move. If it had not begun then and would start in the past, it starts today. */
const asBefore = <Item extends AnyItem>(was: Item, left: Item | undefined, undone: UndoneMove): Item => {
  if (isQuestionnaire(was) && was.type === "custom") {
    const days = daysAsBefore(was, left, undone.answered);
    return days === null ? was : { ...was, days, start: days[0]!, end: days.at(-1)! };
  }
  const hadBegun = was.start < daysBetween(was.surgeryDate, undone.madeOn);
  const now = daysBetween(was.surgeryDate, undone.today);
  return hadBegun || was.end < now ? was : startingOnOrAfter(was, now);
};

/**
 * Undoes a move of the surgery date from today on: an item is restored if it is still as the move left it, otherwise it keeps its dates. An item
 * whose moved days have passed is restored if days of its former window are in the future. Later recordings are preserved, and days before today do
 * not change.
 */
export const undoMove = <Item extends AnyItem>(
  revisions: readonly Item[],
  { before, after }: ItemsMoved<Item>,
  undone: UndoneMove,
): UndoPlan<Item> => {
  const { to, today } = undone;
  const find = (items: readonly Item[], id: Id) => items.find((item) => item.id === id);
  const open = newestRevisions(revisions).filter(({ validTo }) => validTo === null);
  const touched = new Set([...runningItems(revisions, today), ...before].map(({ id }) => id));
  const [back, stays]: [Id[], Id[]] = [[], []];
  const fresh = Array.from(touched).flatMap((id): Item[] => {
    const [now, was, left] = [find(open, id), find(before, id), find(after, id)];
    const next = was && asBefore(was, left, undone);
    const isAhead = next !== undefined && spanOfItem(next).end >= daysBetween(next.surgeryDate, today);
    const hasPassed = now !== undefined && stageOf(now, today) === "passed";
    if (hasPassed && !isAhead) return [now];
    if (!was || !isAsLeft(now, left)) {
      if (was) stays.push(id);
      return now ? (hasPassed ? [now] : withDatesKept(now, to, today)) : [];
    }
    back.push(id);
    if (now) return revise(now, isAhead ? next! : null, today);
    return isAhead ? [{ ...next!, validFrom: today, validTo: null }] : [];
  });
  const otherRevisions = revisions.filter((item) => !open.includes(item) || !touched.has(item.id));
  return { after: rejoinRevisions([...otherRevisions, ...fresh], today), back, stays };
};

/** Returns an item with unchanged dates under another surgery date. */
const withDatesKept = <Item extends AnyItem>(item: Item, surgeryDate: CalendarDate, today: CalendarDate): Item[] =>
  revise(item, renumberDays(item, surgeryDate), today);
