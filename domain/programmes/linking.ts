import { chainOf, type LinkedExercise, refuseLinks } from "../schedules/chains.ts";
import { isRefusal, refuse, type Refusal } from "../values/refusal.ts";
import * as texts from "./programmes-texts.ts";

const withNext = <Item extends LinkedExercise>(item: Item, nextId: string | null): Item =>
  item.nextId === nextId ? item : { ...item, nextId };

/**
 * Links an exercise to the one that follows it. A new link replaces the previous links of both: the link after the first, and the link before the
 * second. Two exercises of one chain are refused, so that no chain becomes a ring.
 */
export const linkExercises = <Item extends LinkedExercise>(
  items: readonly Item[],
  id: string,
  nextId: string,
): Item[] | Refusal => {
  if (chainOf(items, id).includes(nextId)) return refuse(texts.theseExercisesAreAlreadyLinked);
  return items.map((item) => {
    if (item.id === id) return withNext(item, nextId);
    return item.nextId === nextId ? withNext(item, null) : item;
  });
};

/** Removes the link after an exercise. */
export const unlinkAfter = <Item extends LinkedExercise>(items: readonly Item[], id: string): Item[] =>
  items.map((item) => (item.id === id ? withNext(item, null) : item));

/** Removes the link before an exercise. */
export const unlinkBefore = <Item extends LinkedExercise>(items: readonly Item[], id: string): Item[] =>
  items.map((item) => (item.nextId === id ? withNext(item, null) : item));

/** Exercises after a change of their links, and the notice about it, which offers an undo; null for a link that replaces none. */
export type LinkAct<Item> = { readonly items: Item[]; readonly notice: string | null };

/** Returns the changes that a person can make to the links of exercises. Unlinking returns null when there is no link. */
export const linkActs = <Item extends LinkedExercise>(items: readonly Item[]) => {
  const isLed = (id: string): boolean => items.some(({ nextId }) => nextId === id);
  const leads = (id: string): boolean => items.some((item) => item.id === id && item.nextId !== null);
  const unlinked = (left: Item[]): LinkAct<Item> => ({ items: left, notice: texts.linkRemoved });
  return {
    link: (id: string, nextId: string): LinkAct<Item> | Refusal => {
      const linked = linkExercises(items, id, nextId);
      if (isRefusal(linked)) return linked;
      return { items: linked, notice: leads(id) || isLed(nextId) ? texts.theLinkReplacedAnotherOne : null };
    },
    unlinkAfter: (id: string) => (leads(id) ? unlinked(unlinkAfter(items, id)) : null),
    unlinkBefore: (id: string) => (isLed(id) ? unlinked(unlinkBefore(items, id)) : null),
  };
};

/** Returns exercises without links to exercises that are not among them. */
export const withoutDanglingLinks = <Item extends LinkedExercise>(items: readonly Item[]): Item[] => {
  const ids = new Set<string | null>(items.map(({ id }) => id));
  return items.map((item) => (ids.has(item.nextId) ? item : withNext(item, null)));
};

/** Removes exercises. The neighbors of a removed exercise are not linked to each other. */
export const withoutExercises = <Item extends LinkedExercise>(
  items: readonly Item[],
  isOut: (item: Item) => boolean,
): Item[] => withoutDanglingLinks(items.filter((item) => !isOut(item)));

/** Place of an exercise in its chain: its number from 1, the length of the chain, and the id of the preceding exercise. */
export type PlaceInChain = { readonly place: number; readonly of: number; readonly afterId: string | null };

/** Returns the place of an exercise in its chain; null for an exercise without links. */
export const placeInChain = (items: readonly LinkedExercise[], id: string): PlaceInChain | null => {
  const chain = chainOf(items, id);
  const at = chain.indexOf(id);
  return chain.length < 2 ? null : { place: at + 1, of: chain.length, afterId: chain[at - 1] ?? null };
};

/** Returns all chains of two or more exercises, each from first to last. */
export const chainsOf = (items: readonly LinkedExercise[]): string[][] => {
  const led = new Set(items.map(({ nextId }) => nextId));
  return items.filter(({ id, nextId }) => nextId !== null && !led.has(id)).map(({ id }) => chainOf(items, id));
};

/**
 * Undoes a change of a list of exercises, despite later changes: removed exercises return to their place, and a link is restored if it is still as
 * the change left it and its target exists. Returns the list unchanged when the links would no longer form simple chains.
 */
export const takeBackLinks = <Item extends LinkedExercise>(
  now: readonly Item[],
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] => {
  const [was, left] = [before, after].map((items) => new Map(items.map((item) => [item.id, item])));
  const remaining = now.map((item) => {
    const [old, changed] = [was!.get(item.id), left!.get(item.id)];
    return old && changed?.nextId === item.nextId ? withNext(item, old.nextId) : item;
  });
  const isGone = ({ id }: Item): boolean => !left!.has(id) && !now.some((item) => item.id === id);
  const allItems = before.reduce((items, item, at) => (isGone(item) ? items.toSpliced(at, 0, item) : items), remaining);
  const back = withoutDanglingLinks(allItems);
  return refuseLinks(back) === null ? back : now;
};
