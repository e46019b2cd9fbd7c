import { chainOf, type Linked } from "../schedules/chains.ts";
import { isMove } from "../schedules/revise.ts";
import { startingTodayOrLater } from "../schedules/move-window.ts";
import type { DayWindow } from "../schedules/schedule-item.ts";
import { withoutDanglingLinks } from "./linking.ts";

/**
 * A window moved by some days, seen on `today` (a day from surgery); null when its new end lies before today, so that it ends. One that has
 * passed stays; a running one keeps its start; what would start in the past starts today.
 */
export const moveWindow = <Item extends DayWindow>(item: Item, byDays: number, today: number): Item | null => {
  if (item.end < today) return item;
  const end = item.end + byDays;
  if (end < today) return null;
  if (item.start < today) return { ...item, end };
  return startingTodayOrLater({ ...item, start: item.start + byDays, end }, today);
};

/** The other exercises that go along when one gets this window: those of its chain, when it is a move. */
export const goingAlong = <Item extends DayWindow & Linked>(
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
 * Puts a changed exercise in its place. Start and end by the same days are a move, and its chain goes along; one of them alone is a
 * resize, and the chain stays. What ends by the move is left out.
 */
export const changeExercise = <Item extends DayWindow & Linked>(
  items: readonly Item[],
  changed: Item,
  today: number,
): Item[] => {
  const before = items.find(({ id }) => id === changed.id);
  const along = new Set(goingAlong(items, changed.id, changed).map(({ id }) => id));
  const byDays = before ? changed.start - before.start : 0;
  const moved = items.flatMap((item): Item[] => {
    if (item.id === changed.id) return [changed];
    const after = along.has(item.id) ? moveWindow(item, byDays, today) : item;
    return after ? [after] : [];
  });
  return withoutDanglingLinks(moved);
};
