import { chainOf, type Linked } from "../schedules/chains.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

const withNext = <Item extends Linked>(item: Item, nextId: string | null): Item =>
  item.nextId === nextId ? item : { ...item, nextId };

/**
 * Lets one exercise follow another. A new link replaces the old ones at that place: what followed the first, and what led to the
 * second. Two of one chain are refused, so that no chain becomes a ring.
 */
export const linkExercises = <Item extends Linked>(
  items: readonly Item[],
  id: string,
  nextId: string,
): Item[] | Refusal => {
  if (chainOf(items, id).includes(nextId)) return refuse("These exercises are already linked.");
  return items.map((item) => {
    if (item.id === id) return withNext(item, nextId);
    return item.nextId === nextId ? withNext(item, null) : item;
  });
};

/** Removes the link after an exercise. */
export const unlinkAfter = <Item extends Linked>(items: readonly Item[], id: string): Item[] =>
  items.map((item) => (item.id === id ? withNext(item, null) : item));

/** Removes the link before an exercise. */
export const unlinkBefore = <Item extends Linked>(items: readonly Item[], id: string): Item[] =>
  items.map((item) => (item.nextId === id ? withNext(item, null) : item));

/** Takes exercises out. The neighbours of a deleted link are not joined. */
export const withoutExercises = <Item extends Linked>(
  items: readonly Item[],
  isOut: (item: Item) => boolean,
): Item[] => {
  const kept = items.filter((item) => !isOut(item));
  const ids = new Set(kept.map(({ id }) => id));
  return kept.map((item) => (item.nextId !== null && !ids.has(item.nextId) ? withNext(item, null) : item));
};

/** Where an exercise stands in its chain: its place from 1, how many there are, and who comes before it. */
export type PlaceInChain = { readonly place: number; readonly of: number; readonly afterId: string | null };

/** The place of an exercise in its chain; null for one that is not linked. */
export const placeInChain = (items: readonly Linked[], id: string): PlaceInChain | null => {
  const chain = chainOf(items, id);
  const at = chain.indexOf(id);
  return chain.length < 2 ? null : { place: at + 1, of: chain.length, afterId: chain[at - 1] ?? null };
};

/** All chains of two and more, each first to last. */
export const chainsOf = (items: readonly Linked[]): string[][] => {
  const led = new Set(items.map(({ nextId }) => nextId));
  return items.filter(({ id, nextId }) => nextId !== null && !led.has(id)).map(({ id }) => chainOf(items, id));
};
