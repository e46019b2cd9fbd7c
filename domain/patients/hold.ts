import type { CalendarDate } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** A technical hold: nothing is due from the day `from` up to the day `to`, which is due again; `to` null while it lasts. */
export type Hold = { readonly from: CalendarDate; readonly to: CalendarDate | null };

/** True when a date lies in one of the holds. */
export const isHeld = (date: CalendarDate, holds: readonly Hold[]): boolean =>
  holds.some(({ from, to }) => date >= from && (to === null || date < to));

/** The hold that has not been released, if there is one. */
export const openHold = (holds: readonly Hold[]): Hold | undefined => holds.find(({ to }) => to === null);

/** The holds after a patient is put on hold today; refused for a patient on hold. */
export const putOnHold = (holds: readonly Hold[], today: CalendarDate): Hold[] | Refusal =>
  openHold(holds) ? refuse("The patient is already on technical hold.") : [...holds, { from: today, to: null }];

/** The holds after the open one is released today; refused when there is none. */
export const releaseHold = (holds: readonly Hold[], today: CalendarDate): Hold[] | Refusal =>
  openHold(holds)
    ? holds.map((hold) => (hold.to === null ? { ...hold, to: today } : hold))
    : refuse("The patient is not on technical hold.");
