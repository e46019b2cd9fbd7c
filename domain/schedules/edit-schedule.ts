import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { spanOfItem } from "./due-days.ts";
import { addItem, editItem, revise, stageOf } from "./revise.ts";
import { type AnyItem, type AnyPlan, isQuestionnaire } from "./schedule-item.ts";

/** What a save makes of a patient's items: all revisions after it, and the items that it touches. */
export type Edited<Item> = {
  readonly after: readonly Item[];
  readonly begins: readonly Id[];
  readonly changes: readonly Id[];
  readonly ends: readonly Id[];
};

const doseOf = (plan: object): readonly unknown[] => {
  const { sets = null, repeats = null, holdSeconds = null } = plan as Record<string, unknown>;
  return [sets, repeats, holdSeconds];
};

/** What a plan asks for; of a custom questionnaire's days those from `today` on, as earlier ones are asked no more. */
const askedOf = (plan: AnyPlan, today: number): string =>
  JSON.stringify([
    plan.skipOnSurgeryDate,
    ...(isQuestionnaire(plan) && plan.type === "custom"
      ? plan.days.filter((day) => day >= today)
      : [plan.start, plan.end]),
    ...(isQuestionnaire(plan) ? [plan.type, ...plan.weekdays] : [plan.interval, plan.times, ...doseOf(plan)]),
  ]);

/** True when two plans ask for the same from `today`, a day from surgery, on. */
export const asksTheSame = (one: AnyPlan, other: AnyPlan, today: number): boolean =>
  askedOf(one, today) === askedOf(other, today);

/** The newest revision of each item. */
export const newestRevisions = <Item extends AnyItem>(revisions: readonly Item[]): Item[] => {
  const newest = new Map<string, Item>();
  for (const item of revisions) if (item.validFrom >= (newest.get(item.id)?.validFrom ?? "")) newest.set(item.id, item);
  return [...newest.values()];
};

/** The revisions that run: each item's open one, where its window has not passed. */
export const runningItems = <Item extends AnyItem>(revisions: readonly Item[], today: CalendarDate): Item[] =>
  newestRevisions(revisions).filter((item) => item.validTo === null && stageOf(item, today) !== "passed");

/** A revision that begins today, and asks what the one until yesterday asked, goes on as that one. */
export const rejoined = <Item extends AnyItem>(revisions: readonly Item[], today: CalendarDate): Item[] => {
  const yesterday = addDays(today, -1);
  const goesOn = (item: Item) =>
    revisions.find(
      (next) =>
        item.validTo === yesterday &&
        next.id === item.id &&
        next.validFrom === today &&
        next.surgeryDate === item.surgeryDate &&
        next.start === item.start &&
        asksTheSame(item, next, Number.NEGATIVE_INFINITY),
    );
  const joined = new Set(revisions.flatMap((item) => goesOn(item) ?? []));
  return revisions
    .filter((item) => !joined.has(item))
    .map((item) => (goesOn(item) ? { ...item, validTo: null } : item));
};

/**
 * A patient's items after a save from today on. `requestedItems` are all that shall be asked: what they leave out ends, what is
 * new begins, what had ended goes on in its old rhythm, and so do the new items in `goOn` that stand for others. What has passed stays as
 * it was, and so do all days before today.
 */
export const editSchedule = <Item extends AnyItem>(
  revisions: readonly Item[],
  requestedItems: readonly Item[],
  today: CalendarDate,
  goOn: ReadonlySet<Id> = new Set(),
): Edited<Item> => {
  const requestedById = new Map(requestedItems.map((item) => [item.id, item]));
  const touched = { begins: [] as Id[], changes: [] as Id[], ends: [] as Id[] };
  const running = runningItems(revisions, today);
  const startsOf = ({ id, surgeryDate }: Item) =>
    revisions.filter((each) => each.id === id && each.surgeryDate === surgeryDate).map(({ start }) => start);
  const edited = running.flatMap((item): Item[] => {
    const next = requestedById.get(item.id);
    if (next && asksTheSame(item, next, daysBetween(item.surgeryDate, today))) return [item];
    touched[next ? "changes" : "ends"].push(item.id);
    return next ? editItem(item, next, today, startsOf(item)) : revise(item, null, today);
  });
  const open = new Set(revisions.filter(({ validTo }) => validTo === null).map(({ id }) => id));
  const knownIds = new Set([...goOn, ...revisions.map(({ id }) => id)]);
  const begun = requestedItems
    .filter((item) => !open.has(item.id) && spanOfItem(item).end >= daysBetween(item.surgeryDate, today))
    .map((item) => {
      touched.begins.push(item.id);
      return knownIds.has(item.id) ? { ...item, validFrom: today, validTo: null } : addItem(item, today);
    });
  const closedRevisions = revisions.filter((item) => !running.includes(item));
  return { after: rejoined([...closedRevisions, ...edited, ...begun], today), ...touched };
};
