import { z } from "zod";
import { type CalendarDate, daysBetween, isCalendarDate } from "../values/calendar-date.ts";
import { idField } from "../values/id.ts";
import { phoneField } from "../values/phone-field.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { dailyShiftForm, typedDailyShift } from "./daily-shift.ts";
import { patientDetails } from "./patient-details.ts";
import { surgeryTypes } from "../schedules/surgery-days.ts";
import * as texts from "./patients-texts.ts";

/** Maximum distance of a surgery from today, in days: a date further away is mistyped. */
const farthestSurgery = 3650;

const isNear = (date: CalendarDate, today: CalendarDate): boolean =>
  Math.abs(daysBetween(today, date)) <= farthestSurgery;

const tooFar = texts.surgeryDateMustBeWithin;

/** Returns why surgery cannot be on a date; null when it can. `today` is the clinic's. */
export const refuseSurgeryDate = (date: CalendarDate, today: CalendarDate): Refusal | null =>
  isNear(date, today) ? null : refuse(tooFar);

const surgery = (today: CalendarDate) =>
  z.object({
    type: z.enum(surgeryTypes, texts.pleaseSelectSurgeryType),
    date: z.custom<CalendarDate>(isCalendarDate, texts.pleaseEnterSurgeryDate).refine((date) => isNear(date, today), {
      message: tooFar,
      when: ({ value }) => isCalendarDate(value),
    }),
  });

const surgeon = z.string(texts.pleaseSelectASurgeon).min(1, texts.pleaseSelectASurgeon).pipe(idField);

/** Returns the schema of a patient whom staff add, for the screen and the server. `today` is the clinic's. */
export const patientForm = (today: CalendarDate) => patientDetails(today).extend({ surgery: surgery(today), surgeon });

export type PatientForm = z.output<ReturnType<typeof patientForm>>;

/**
 * Returns the schema of an edit of an existing patient: address and caregiver have their own dialogs, and the phone is null while unchanged, because
 * the field is masked until then. A missing `dailyshift` stays unchanged.
 */
export const patientEditForm = (today: CalendarDate) =>
  patientForm(today)
    .omit({ shipaddress: true, caregiver: true })
    .extend({
      phone: phoneField(texts.pleaseEnterPatientCellNumber).nullable(),
      dailyshift: dailyShiftForm.optional(),
    });

export type PatientEditForm = z.output<ReturnType<typeof patientEditForm>>;

/** Returns the same schema for the typed form. */
export const typedPatientEdit = (today: CalendarDate) => patientEditForm(today).extend({ dailyshift: typedDailyShift });
