import type { Interval } from "../schedules/interval.ts";
import type { DayWindow } from "../schedules/schedule-item.ts";
import type { LinkedExercise } from "../schedules/chains.ts";
import { withoutDanglingLinks } from "./linking.ts";
import { moveWindow } from "./move-or-resize.ts";

/** Values that a bulk change sets; a missing one stays unchanged. `moveBy` moves windows by days. */
export type BulkChange = {
  readonly times?: number;
  readonly sets?: number;
  readonly interval?: Interval;
  readonly moveBy?: number;
  readonly skipOnSurgeryDate?: boolean;
};

/** Item that a bulk change can apply to: an exercise, or a device, which has no sets. */
export type BulkItem = DayWindow & {
  readonly id: string;
  readonly interval: Interval;
  readonly times: number;
  readonly sets?: number;
  readonly skipOnSurgeryDate: boolean;
};

/** Preview of a bulk change: all items after it, and which of the chosen items change, end, stay or have passed. */
export type BulkPreview<Item> = {
  readonly items: Item[];
  readonly changed: readonly { readonly before: Item; readonly after: Item }[];
  /** Items that would have no days left from today on. */
  readonly ends: readonly Item[];
  readonly stay: number;
  readonly passed: number;
};

const changedItem = <Item extends BulkItem>(
  item: Item,
  { moveBy = 0, ...set }: BulkChange,
  today: number,
): Item | null => {
  const { sets, ...others } = set;
  const movedWindow = moveWindow(item, moveBy, today);
  return movedWindow && { ...movedWindow, ...others, ...(item.sets !== undefined && sets !== undefined && { sets }) };
};

const isSame = (one: BulkItem, other: BulkItem): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.interval === other.interval &&
  one.times === other.times &&
  one.sets === other.sets &&
  one.skipOnSurgeryDate === other.skipOnSurgeryDate;

/**
 * Applies a change to the items with these ids, on `today` (a day from surgery). An item whose window has passed stays unchanged. An item whose new
 * end is before today ends, and is left out of `items`.
 */
export const applyToAll = <Item extends BulkItem & LinkedExercise>(
  items: readonly Item[],
  ids: readonly string[],
  change: BulkChange,
  today: number,
): BulkPreview<Item> => {
  const chosen = items.filter(({ id }) => ids.includes(id));
  const open = chosen.filter(({ end }) => end >= today);
  const afters = new Map(open.map((before) => [before.id, changedItem(before, change, today)]));
  const ends = open.filter(({ id }) => afters.get(id) === null);
  const changed = open.flatMap((before) => {
    const itemAfter = afters.get(before.id);
    return itemAfter && !isSame(before, itemAfter) ? [{ before, after: itemAfter }] : [];
  });
  return {
    items: withoutDanglingLinks(items.flatMap((item) => afters.get(item.id) ?? (ends.includes(item) ? [] : item))),
    changed,
    ends,
    stay: open.length - changed.length - ends.length,
    passed: chosen.length - open.length,
  };
};
