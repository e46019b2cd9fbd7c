import type { Interval } from "../schedules/interval.ts";
import type { DayWindow } from "../schedules/schedule-item.ts";
import { moveWindow } from "./move-or-resize.ts";

/** What a bulk change sets; what is left out stays as it is. `moveBy` moves windows by days. */
export type BulkChange = {
  readonly times?: number;
  readonly sets?: number;
  readonly interval?: Interval;
  readonly moveBy?: number;
  readonly skipOnSurgeryDate?: boolean;
};

/** What a bulk change can reach: exercises, and devices, which have no sets. */
export type Bulk = DayWindow & {
  readonly id: string;
  readonly interval: Interval;
  readonly times: number;
  readonly sets?: number;
  readonly skipOnSurgeryDate: boolean;
};

/** The outcome of a bulk change before it is made: all items after it, and which of the chosen change, stay or have passed. */
export type Applied<Item> = {
  readonly items: Item[];
  readonly changed: readonly { readonly before: Item; readonly after: Item }[];
  readonly stay: number;
  readonly passed: number;
};

const changedItem = <Item extends Bulk>(item: Item, { moveBy = 0, ...set }: BulkChange, today: number): Item => {
  const { sets, ...others } = set;
  return {
    ...moveWindow(item, moveBy, today),
    ...others,
    ...(item.sets !== undefined && sets !== undefined && { sets }),
  };
};

const isSame = (one: Bulk, other: Bulk): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.interval === other.interval &&
  one.times === other.times &&
  one.sets === other.sets &&
  one.skipOnSurgeryDate === other.skipOnSurgeryDate;

/** Applies a change to the items of these ids, on `today` (a day from surgery). Items whose window has fully passed stay. */
export const applyToAll = <Item extends Bulk>(
  items: readonly Item[],
  ids: readonly string[],
  change: BulkChange,
  today: number,
): Applied<Item> => {
  const chosen = items.filter(({ id }) => ids.includes(id));
  const open = chosen.filter(({ end }) => end >= today);
  const pairs = open.map((before) => ({ before, after: changedItem(before, change, today) }));
  const changed = pairs.filter(({ before, after }) => !isSame(before, after));
  const afters = new Map(changed.map(({ after }) => [after.id, after]));
  return {
    items: items.map((item) => afters.get(item.id) ?? item),
    changed,
    stay: open.length - changed.length,
    passed: chosen.length - open.length,
  };
};
