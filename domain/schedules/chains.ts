import { refuse, type Refusal } from "../values/refusal.ts";
import { moveWindow } from "./move-window.ts";
import type { DayWindow } from "./schedule-item.ts";

/** An exercise that may be followed by another: linked exercises form a chain and move together. */
export type Linked = DayWindow & { readonly id: string; readonly nextId: string | null };

const following = (items: readonly Linked[], id: string): string[] => {
  const next = items.find((item) => item.id === id)?.nextId;
  return next ? [next, ...following(items, next)] : [];
};

const preceding = (items: readonly Linked[], id: string): string[] => {
  const previous = items.find((item) => item.nextId === id)?.id;
  return previous ? [...preceding(items, previous), previous] : [];
};

/** The ids of the chain an exercise belongs to, first to last; only its own when it is not linked. */
export const chainOf = (items: readonly Linked[], id: string): string[] => [
  ...preceding(items, id),
  id,
  ...following(items, id),
];

/** Links two exercises, `id` before `nextId`; links either had at that place are removed. Refused for a link that closes a ring. */
export const link = <Item extends Linked>(items: readonly Item[], id: string, nextId: string): Item[] | Refusal => {
  if (id === nextId || following(items, nextId).includes(id)) return refuse("These exercises are already linked.");
  return items.map((item) => {
    if (item.id === id) return { ...item, nextId };
    return item.nextId === nextId ? { ...item, nextId: null } : item;
  });
};

/** Removes the link that starts at an exercise. */
export const unlink = <Item extends Linked>(items: readonly Item[], id: string): Item[] =>
  items.map((item) => (item.id === id ? { ...item, nextId: null } : item));

/**
 * Moves an exercise and its chain by the same number of days. What has passed stays, and what would start in the
 * past starts today (`today` counts from surgery).
 */
export const moveChain = <Item extends Linked>(
  items: readonly Item[],
  id: string,
  byDays: number,
  today: number,
): Item[] => {
  const chain = new Set(chainOf(items, id));
  return items.map((item) => (chain.has(item.id) ? moveWindow(item, byDays, today) : item));
};
