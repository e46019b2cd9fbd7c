import type { CalendarDate } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import * as texts from "./schedules-texts.ts";

/** Technical hold: nothing is due from the day `from` up to the day before `to`; `to` is null while it lasts. */
export type Hold = { readonly from: CalendarDate; readonly to: CalendarDate | null };

/** Pauses of a programme: technical holds, which the calendar marks, and times in which the patient is inactive. */
export type Pauses = { readonly holds: readonly Hold[]; readonly inactive: readonly Hold[] };

/** Returns whether a date is in one of the holds. */
export const isHeld = (date: CalendarDate, holds: readonly Hold[]): boolean =>
  holds.some(({ from, to }) => date >= from && (to === null || date < to));

/** Returns whether nothing is due on a date: the patient is on hold or inactive. */
export const isPaused = (date: CalendarDate, { holds, inactive }: Pauses): boolean =>
  isHeld(date, holds) || isHeld(date, inactive);

/** Returns the hold that has not been released; undefined without one. */
export const openHold = (holds: readonly Hold[]): Hold | undefined => holds.find(({ to }) => to === null);

/** Returns the times of inactivity after a patient becomes inactive today; refused for an inactive patient. Nothing is due on their days. */
export const deactivate = (spells: readonly Hold[], today: CalendarDate): Hold[] | Refusal =>
  openHold(spells) ? refuse(texts.thePatientIsInactiveAlready) : [...spells, { from: today, to: null }];

/** Returns the times of inactivity after a patient becomes active today; refused for an active patient, and for one whose surgeon was removed. */
export const activate = (spells: readonly Hold[], today: CalendarDate, hasSurgeon: boolean): Hold[] | Refusal => {
  if (!openHold(spells)) return refuse(texts.thePatientIsActiveAlready);
  if (!hasSurgeon) return refuse(texts.thisPatientsSurgeonWasRemoved);
  return spells.map((spell) => (spell.to === null ? { ...spell, to: today } : spell));
};

/** Returns the holds after a patient is put on hold today; refused for a patient on hold. */
export const putOnHold = (holds: readonly Hold[], today: CalendarDate): Hold[] | Refusal =>
  openHold(holds) ? refuse(texts.thePatientIsAlreadyOnTechnical) : [...holds, { from: today, to: null }];

/** Returns the holds after the open one is released today; refused when there is none. */
export const releaseHold = (holds: readonly Hold[], today: CalendarDate): Hold[] | Refusal =>
  openHold(holds)
    ? holds.map((hold) => (hold.to === null ? { ...hold, to: today } : hold))
    : refuse(texts.thePatientIsNotOnTechnical);
