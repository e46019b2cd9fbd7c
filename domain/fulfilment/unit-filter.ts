import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import { z } from "zod";
import { idField } from "../values/id.ts";
import type { DeviceState } from "./device-state.ts";

/** The states of the list: those of devices, and of a unit that is lost, whose order keeps its state. */
export type ListedState = DeviceState | "Lost";

/** Which units are asked for, by where they are: out are those on their way or with a patient, awaited those of them that nobody needs any more. */
export const unitPlaces = ["out", "awaited", "overdue", "back", "lost", "tosend", "all"] as const;
export type UnitPlace = (typeof unitPlaces)[number];

const out: readonly ListedState[] = ["Shipped", "Delivered"];
const toSend: readonly ListedState[] = ["Pending", "fail", "Unlinked"];

/** The states of the units in a place. What was deleted from its order is in none. */
export const statesIn: Readonly<Record<UnitPlace, readonly ListedState[]>> = {
  out,
  awaited: out,
  overdue: out,
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
  back: null,
  lost: null,
  tosend: null,
  all: null,
};

/** Whether a device should have come back before `today`. */
export const isOverdue = (due: CalendarDate | null, today: CalendarDate): boolean => due !== null && due < today;

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

/** What people read of the list. */
export const unitTexts: Readonly<Record<UnitPlace, string>> = {
  out: "Out",
  awaited: "Awaited back",
  overdue: "Overdue",
  back: "Back",
  lost: "Lost",
  tosend: "To send",
  all: "All",
};
