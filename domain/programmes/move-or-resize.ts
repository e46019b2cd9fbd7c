import { chainOf, type LinkedExercise } from "../schedules/chains.ts";
import { isMove } from "../schedules/revise.ts";
import { startingOnOrAfter } from "../schedules/move-window.ts";
import type { DayWindow } from "../schedules/schedule-item.ts";
import { withoutDanglingLinks } from "./linking.ts";

/**
 * Moves a window by some days, as of `today` (a day from surgery). Returns null when the new end is before today, so that the item ends. A window
 * that has passed is returned unchanged; a running one does not change its start; a start in the past becomes today.
 */
export const moveWindow = <Item extends DayWindow>(item: Item, byDays: number, today: number): Item | null => {
  if (item.end < today) return item;
  const end = item.end + byDays;
  if (end < today) return null;
  if (item.start < today) return { ...item, end };
  return startingOnOrAfter({ ...item, start: item.start + byDays, end }, today);
};

/** Returns the other exercises that move when an exercise gets this window: those of its chain, if the change is a move. */
export const goingAlong = <Item extends DayWindow & LinkedExercise>(
  items: readonly Item[],
  id: string,
  window: DayWindow,
): Item[] => {
  const item = items.find((each) => each.id === id);
  if (!item || !isMove(item, window)) return [];
  const chain = chainOf(items, id);
  return items.filter((each) => each.id !== id && chain.includes(each.id));
};

/**
 * Puts a changed exercise in its place. If start and end change by the same days, it is a move, and the chain moves too; otherwise it is a resize,
 * and the chain stays. Exercises that end by the move are left out.
 */
export const changeExercise = <Item extends DayWindow & LinkedExercise>(
  items: readonly Item[],
  changed: Item,
  today: number,
): Item[] => {
  const before = items.find(({ id }) => id === changed.id);
  const along = new Set(goingAlong(items, changed.id, changed).map(({ id }) => id));
  const byDays = before ? changed.start - before.start : 0;
  const movedItems = items.flatMap((item): Item[] => {
    if (item.id === changed.id) return [changed];
    const after = along.has(item.id) ? moveWindow(item, byDays, today) : item;
    return after ? [after] : [];
  });
  return withoutDanglingLinks(movedItems);
};
