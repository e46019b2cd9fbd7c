import { countText } from "../texts/count-text.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";

/** The joints operated on. */
export const surgeryTypes = ["knee", "hip"] as const;
export type SurgeryType = (typeof surgeryTypes)[number];

/** The name of a surgery type. */
export const surgeryTypeLabel = (type: SurgeryType): string => (type === "knee" ? "Knee" : "Hip");

/** Whether surgery lies ahead or not: the day of surgery is Post. */
export const surgeryTimes = ["Pre", "Post"] as const;
export type SurgeryTime = (typeof surgeryTimes)[number];

/** So many days since surgery in words, negative before: `Post 15 days`, `Pre 1 day`. */
export const sinceSurgeryLabel = (days: number): string => {
  const count = Math.abs(days);
  return `${days >= 0 ? "Post" : "Pre"} ${countText(count, "day")}`;
};

/** How long ago or ahead surgery is: `Post 15 days`, `Pre 1 day`. */
export const surgeryDaysLabel = (surgeryDate: CalendarDate, today: CalendarDate): string =>
  sinceSurgeryLabel(daysBetween(surgeryDate, today));
