import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import * as texts from "./surgery-type-texts.ts";

/** Joints of surgeries. */
export const surgeryTypes = ["knee", "hip"] as const;
export type SurgeryType = (typeof surgeryTypes)[number];

/** Returns the label of a surgery type. */
export const surgeryTypeLabel = (type: SurgeryType): string => (type === "knee" ? texts.knee : texts.hip);

/** Before surgery (Pre) or after it; the day of surgery is Post. */
export const surgeryTimes = ["Pre", "Post"] as const;
export type SurgeryTime = (typeof surgeryTimes)[number];

/** Formats days since surgery, negative before it: `Post 15 days`, `Pre 1 day`. */
export const sinceSurgeryLabel = (days: number): string =>
  texts.timeAndDays(days >= 0 ? "Post" : "Pre", Math.abs(days));

/** Formats the time since or until surgery: `Post 15 days`, `Pre 1 day`. */
export const surgeryDaysLabel = (surgeryDate: CalendarDate, today: CalendarDate): string =>
  sinceSurgeryLabel(daysBetween(surgeryDate, today));
