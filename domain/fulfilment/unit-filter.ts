import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import { z } from "zod";
import { idField } from "../values/id.ts";
import type { DeviceState } from "./device-state.ts";
import * as texts from "./fulfilment-texts.ts";

/** States in the list of units: those of devices, and Lost for a lost unit, whose order does not change its state. */
export type ListedState = DeviceState | "Lost";

/**
 * Filters of the list by place: `out` are units on their way or with a patient, `awaited` those of them that nobody needs any more, `silent` units
 * that were delivered and have not measured.
 */
export const unitPlaces = ["out", "awaited", "overdue", "silent", "back", "lost", "tosend", "all"] as const;
export type UnitPlace = (typeof unitPlaces)[number];

const out: readonly ListedState[] = ["Shipped", "Delivered"];
const toSend: readonly ListedState[] = ["Pending", "fail", "Unlinked"];

/** States of the units in a place. Units deleted from their order are in none. */
export const statesIn: Readonly<Record<UnitPlace, readonly ListedState[]>> = {
  out,
  awaited: out,
  overdue: out,
  silent: ["Delivered"],
  back: ["Returned"],
  lost: ["Lost"],
  tosend: toSend,
  all: [...out, "Returned", "Lost", ...toSend],
};

/** Number of days in which a device should be returned, counted from the day after which its patient no longer needs it. */
export const returnDays = 14;

/** Returns the day by which a device is due back; null before it was sent, once it is returned or lost, and when its need has no end. */
export const dueBack = (status: ListedState, overOn: CalendarDate | null): CalendarDate | null =>
  overOn !== null && out.includes(status) ? addDays(overOn, returnDays) : null;

/** Minimum number of days before `today` since which a device in a place is no longer needed; null for a place without this condition. */
export const daysOver: Readonly<Record<UnitPlace, number | null>> = {
  out: null,
  awaited: 0,
  overdue: returnDays,
  silent: null,
  back: null,
  lost: null,
  tosend: null,
  all: null,
};

/** Returns whether a device was due back before `today`. */
export const isOverdue = (due: CalendarDate | null, today: CalendarDate): boolean => due !== null && due < today;

/** Number of days without need after which a unit that is still out may be lost. Staff are told to ask for it; its state does not change. */
export const lostDays = 30;

/** Returns whether a device that is due back is so late that it may be lost. */
export const mayBeLost = (due: CalendarDate | null, today: CalendarDate): boolean =>
  due !== null && addDays(due, lostDays - returnDays) < today;

/** Schema of the filter of the unit list. A missing field has no effect; the place is `out` by default. */
export const unitFilterSchema = z.object({
  place: z
    .enum(unitPlaces, texts.pleaseChooseWhereTheUnits)
    .nullish()
    .transform((place) => place ?? "out"),
  customer: idField.nullish(),
  search: z.string().trim().max(40, texts.searchForAtMost40).nullish(),
});

export type UnitFilter = z.output<typeof unitFilterSchema>;

/** Schema of the sort order of the list: by the day since which a unit has its state, or by the day on which it is due back. */
export const unitSortSchema = z.object({
  field: z.enum(["since", "dueback"], texts.theListCannotBeSorted),
  order: z.enum(["ascend", "descend"], texts.pleaseSortAscendingOrDescending),
});
export type UnitSort = z.output<typeof unitSortSchema>;

/** Initial sort order of the units: the longest in their state first. */
export const defaultUnitSort: UnitSort = { field: "since", order: "ascend" };
