import type { CalendarDate } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { shiftItem } from "./revise.ts";
import type { ScheduleItem } from "./schedule-item.ts";
import * as texts from "./schedules-texts.ts";

/** Exercise with an optional link to the next one. Linked exercises form a simple chain and move together. */
export type LinkedExercise = { readonly id: string; readonly nextId: string | null };

const followingIds = (items: readonly LinkedExercise[], id: string): string[] => {
  const nexts = new Map(items.map((item) => [item.id, item.nextId]));
  const ids: string[] = [];
  for (let next = nexts.get(id); next && next !== id && !ids.includes(next); next = nexts.get(next)) ids.push(next);
  return ids;
};

const precedingIds = (items: readonly LinkedExercise[], id: string): string[] => {
  const turned = items.flatMap((item) => (item.nextId ? [{ id: item.nextId, nextId: item.id }] : []));
  return followingIds(turned, id).toReversed();
};

/** Returns the ids of an exercise's chain, from first to last; only its own id when it is not linked. */
export const chainOf = (items: readonly LinkedExercise[], id: string): string[] => [
  ...new Set([...precedingIds(items, id), id, ...followingIds(items, id)]),
];

/**
 * Returns why the links of exercises are not allowed: each link must lead to one of them, no two links to the same one, and no chain may close to a
 * ring. Null when they are allowed.
 */
export const refuseLinks = (items: readonly LinkedExercise[]): Refusal | null => {
  const ids = new Set(items.map(({ id }) => id));
  const led = items.flatMap(({ nextId }) => nextId ?? []);
  if (led.some((id) => !ids.has(id))) return refuse(texts.anExerciseIsLinkedToOne);
  if (new Set(led).size < led.length) return refuse(texts.twoExercisesAreLinkedToTheSame);
  const firsts = [...ids].filter((id) => !led.includes(id));
  const reached = firsts.reduce((count, id) => count + 1 + followingIds(items, id).length, 0);
  return reached < ids.size ? refuse(texts.linkedExercisesMustNotForm) : null;
};

/** Moves an exercise and its chain by the same number of days from today on. */
export const moveChain = <Item extends ScheduleItem & LinkedExercise>(
  items: readonly Item[],
  id: string,
  byDays: number,
  today: CalendarDate,
): Item[] => {
  const chain = new Set(chainOf(items, id));
  return items.flatMap((item) => (chain.has(item.id) ? shiftItem(item, byDays, item.surgeryDate, today) : item));
};
