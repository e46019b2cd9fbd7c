import { Role } from "../access/roles.ts";
import { surgeryDayLabel } from "../programmes/surgery-day-label.ts";
import { intervalLabel, isInterval } from "../schedules/interval.ts";

/** What people read after a case was left as if they had not looked at it. */
export const viewTexts = { unread: "Marked as unread" } as const;

/** Where Back leads from a case: to the messages of the role, or to the cases of who handles them. */
export const listOfCases = (role: Role): "notification" | "inbox" | "cases" => {
  if (role === Role.admin) return "notification";
  return role === Role.surgeon || role === Role.medicalAssociate ? "inbox" : "cases";
};

/** A device or a questionnaire of a case's patient; days count from surgery, weekdays from 0 Sunday. */
export interface CaseScheduleLine {
  readonly startdate: number;
  readonly enddate: number;
  readonly interval?: number | null | undefined;
  readonly scheduletype?: string | null | undefined;
  readonly weekdays: readonly number[];
  readonly days: readonly number[];
}

const weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const daysNamed = 2;

/** The days of a line: `S+2 – S+42`, or of a questionnaire on some days the first of them: `S+14, S+42 …`. */
export const daysOfLine = ({ startdate, enddate, scheduletype, days }: CaseScheduleLine): string =>
  scheduletype === "custom"
    ? `${days.slice(0, daysNamed).map(surgeryDayLabel).join(", ")}${days.length > daysNamed ? " …" : ""}`
    : `${surgeryDayLabel(startdate)} – ${surgeryDayLabel(enddate)}`;

/** How often a line is due: `Every Day`, `Mon Wed Fri`, or `on days`. */
export const intervalOfLine = ({ interval, scheduletype, weekdays }: CaseScheduleLine): string => {
  if (scheduletype === "custom") return "on days";
  if (weekdays.length === weekdayNames.length) return intervalLabel(1);
  if (scheduletype === "weekly") return weekdays.map((weekday) => weekdayNames[weekday]).join(" ");
  return typeof interval === "number" && isInterval(interval) ? intervalLabel(interval) : "";
};
