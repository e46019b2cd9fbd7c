import type { CalendarDate } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";

/** A technical hold: nothing is due from the day `from` up to the day `to`, which is due again; `to` null while it lasts. */
export type Hold = { readonly from: CalendarDate; readonly to: CalendarDate | null };

/** What pauses a programme: technical holds, which the calendar marks, and spells in which the patient is inactive. */
export type Pauses = { readonly holds: readonly Hold[]; readonly inactive: readonly Hold[] };

/** True when a date lies in one of the holds. */
export const isHeld = (date: CalendarDate, holds: readonly Hold[]): boolean =>
  holds.some(({ from, to }) => date >= from && (to === null || date < to));

/** True when nothing is due on a date: on a hold, or while the patient is inactive. */
export const isPaused = (date: CalendarDate, { holds, inactive }: Pauses): boolean =>
  isHeld(date, holds) || isHeld(date, inactive);

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
