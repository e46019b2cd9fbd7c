import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import { z } from "zod";
import { idField } from "../values/id.ts";
import type { DeviceState } from "./device-state.ts";

/** The states of the list: those of devices, and of a unit that is lost, whose order keeps its state. */
export type ListedState = DeviceState | "Lost";

/** Which units are asked for, by where they are: out are those on their way or with a patient, awaited those of them that nobody needs any more, silent those that were delivered and have not measured. */
export const unitPlaces = ["out", "awaited", "overdue", "silent", "back", "lost", "tosend", "all"] as const;
export type UnitPlace = (typeof unitPlaces)[number];

const out: readonly ListedState[] = ["Shipped", "Delivered"];
const toSend: readonly ListedState[] = ["Pending", "fail", "Unlinked"];

/** The states of the units in a place. What was deleted from its order is in none. */
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

/** How many days a device may take to come back, from the day after which its patient no longer needs it. */
export const returnDays = 14;

/** The day by which a device is due back; null before it was sent, once it is back or lost, and where nothing ends. */
export const dueBack = (status: ListedState, overOn: CalendarDate | null): CalendarDate | null =>
  overOn !== null && out.includes(status) ? addDays(overOn, returnDays) : null;

/** For how many days before `today` a device's need must have ended to be in a place; null where that does not matter. */
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

/** Whether a device should have come back before `today`. */
export const isOverdue = (due: CalendarDate | null, today: CalendarDate): boolean => due !== null && due < today;

/** How many days after its patient needs it no longer a unit that is still out may be lost: somebody asks, nothing is noted. */
export const lostDays = 30;

/** Whether a device that is due back has been out so long that it may be lost. */
export const mayBeLost = (due: CalendarDate | null, today: CalendarDate): boolean =>
  due !== null && addDays(due, lostDays - returnDays) < today;

/** Which units are asked for. What is left out does not narrow; those that are out unless told otherwise. */
export const unitFilter = z.object({
  place: z
    .enum(unitPlaces, "Please choose where the units are.")
    .nullish()
    .transform((place) => place ?? "out"),
  customer: idField.nullish(),
  search: z.string().trim().max(40, "Search for at most 40 letters.").nullish(),
});

/** The order of the list: by the day since which a unit stands where it stands, or by the day on which it is due back. */
export const unitSort = z.object({
  field: z.enum(["since", "dueback"], "The list cannot be sorted by this column."),
  order: z.enum(["ascend", "descend"], "Please sort ascending or descending."),
});
export type UnitSort = z.output<typeof unitSort>;

/** Where a list of units starts: with what stands longest. */
export const defaultUnitSort: UnitSort = { field: "since", order: "ascend" };

/** What people read of a unit that may be lost. */
export const mayBeLostText = `Not back ${lostDays} days after its patient needed it no longer. Ask for it, and note it as lost or returned.`;

/** What people read of the list. */
export const unitTexts: Readonly<Record<UnitPlace, string>> = {
  out: "Out",
  awaited: "Awaited back",
  overdue: "Overdue",
  silent: "Silent",
  back: "Back",
  lost: "Lost",
  tosend: "To send",
  all: "All",
};
