import type { Area } from "../schedules/schedule-item.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { AreaProgress } from "./day-progress.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Returns the heading of a week's popover in two parts: `WEEKLY PROGRESS`, `(Week of 15 Nov)`. */
export const weekProgressHeading = (weekStart: CalendarDate): readonly [title: string, week: string] => [
  "WEEKLY PROGRESS",
  `(Week of ${Number(weekStart.slice(8))} ${months[Number(weekStart.slice(5, 7)) - 1]})`,
];

/** Formats a line of a week's popover: `4 out of 6 exercises completed`. */
export const weekProgressLine = (area: Area, { due, done }: AreaProgress): string =>
  `${done} out of ${due} ${area}${due === 1 ? "" : "s"} completed`;
