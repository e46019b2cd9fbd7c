import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Id } from "../values/id.ts";
import { spanOfItem } from "./due-days.ts";
import { addItem, editItem, revise, stageOf } from "./revise.ts";
import { type AnyItem, type AnyPlan, isQuestionnaire } from "./schedule-item.ts";

/** Result of a save of a patient's items: all revisions after it, and the ids of the items that it touches. */
export type EditedItems<Item> = {
  readonly after: readonly Item[];
  readonly begins: readonly Id[];
  readonly changes: readonly Id[];
  readonly ends: readonly Id[];
};

const doseOf = (plan: object): readonly unknown[] => {
  const { sets = null, repeats = null, holdSeconds = null } = plan as Record<string, unknown>;
  return [sets, repeats, holdSeconds];
};

/** Returns the prescription of a plan as text. Days of a custom questionnaire before `today` are left out, because they can no longer change. */
const prescriptionOf = (plan: AnyPlan, today: number): string =>
  JSON.stringify([
    plan.skipOnSurgeryDate,
    ...(isQuestionnaire(plan) && plan.type === "custom"
      ? plan.days.filter((day) => day >= today)
      : [plan.start, plan.end]),
    ...(isQuestionnaire(plan) ? [plan.type, ...plan.weekdays] : [plan.interval, plan.times, ...doseOf(plan)]),
  ]);

/** Returns whether two plans have the same prescription from `today`, a day from surgery, on. */
export const hasSamePrescription = (one: AnyPlan, other: AnyPlan, today: number): boolean =>
  prescriptionOf(one, today) === prescriptionOf(other, today);

/** Returns the newest revision of each item. */
export const newestRevisions = <Item extends AnyItem>(revisions: readonly Item[]): Item[] => {
  const newest = new Map<string, Item>();
  for (const item of revisions) if (item.validFrom >= (newest.get(item.id)?.validFrom ?? "")) newest.set(item.id, item);
  return [...newest.values()];
};

/** Returns the running revisions: the open one of each item whose window has not passed. */
export const runningItems = <Item extends AnyItem>(revisions: readonly Item[], today: CalendarDate): Item[] =>
  newestRevisions(revisions).filter((item) => item.validTo === null && stageOf(item, today) !== "passed");

/** Merges a revision that begins today into the one that ended yesterday, if both have the same prescription. */
export const rejoinRevisions = <Item extends AnyItem>(revisions: readonly Item[], today: CalendarDate): Item[] => {
  const yesterday = addDays(today, -1);
  const goesOn = (item: Item) =>
    revisions.find(
      (next) =>
        item.validTo === yesterday &&
        next.id === item.id &&
        next.validFrom === today &&
        next.surgeryDate === item.surgeryDate &&
        hasSamePrescription(item, next, Number.NEGATIVE_INFINITY),
    );
  const joined = new Set(revisions.flatMap((item) => goesOn(item) ?? []));
  return revisions
    .filter((item) => !joined.has(item))
    .map((item) => (goesOn(item) ? { ...item, validTo: null } : item));
};

/**
 * Returns a patient's items after a save, from today on. `requestedItems` are all items that are to run: a running item that is missing ends, a new
 * one begins, and an ended one continues in its old rhythm, as do the new items in `goOn`, which replace others. Items that have passed, and all days
 * before today, stay unchanged.
 */
export const editSchedule = <Item extends AnyItem>(
  revisions: readonly Item[],
  requestedItems: readonly Item[],
  today: CalendarDate,
  goOn: ReadonlySet<Id> = new Set(),
): EditedItems<Item> => {
  const requestedById = new Map(requestedItems.map((item) => [item.id, item]));
  const touched = { begins: [] as Id[], changes: [] as Id[], ends: [] as Id[] };
  const runningRevisions = runningItems(revisions, today);
  const startsOf = ({ id, surgeryDate }: Item) =>
    revisions.filter((each) => each.id === id && each.surgeryDate === surgeryDate).map(({ start }) => start);
  const edited = runningRevisions.flatMap((item): Item[] => {
    const next = requestedById.get(item.id);
    if (next && hasSamePrescription(item, next, daysBetween(item.surgeryDate, today))) return [item];
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
  const closedRevisions = revisions.filter((item) => !runningRevisions.includes(item));
  return { after: rejoinRevisions([...closedRevisions, ...edited, ...begun], today), ...touched };
};
