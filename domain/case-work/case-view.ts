import { weekdayNames } from "../texts/weekday-texts.ts";
import { Role } from "../access/roles.ts";
import { surgeryDayLabel } from "../texts/surgery-day-texts.ts";
import { intervalLabel, isInterval } from "../schedules/interval.ts";
import * as texts from "./case-work-texts.ts";

/** Returns the page that Back leads to from a case: the messages of the role, or the cases for roles that handle them. */
export const listOfCases = (role: Role): "notification" | "inbox" | "cases" => {
  if (role === Role.admin) return "notification";
  return role === Role.surgeon || role === Role.medicalAssociate ? "inbox" : "cases";
};

/** Device or questionnaire of a case's patient; days are counted from surgery, weekdays from 0 Sunday. */
export interface CaseScheduleLine {
  readonly startdate: number;
  readonly enddate: number;
  readonly interval?: number | null | undefined;
  readonly scheduletype?: string | null | undefined;
  readonly weekdays: readonly number[];
  readonly days: readonly number[];
}

/** Number of days that a schedule names before the rest is cut. */
const daysNamed = 2;

/** Formats the days of a line: `S+2 – S+42`, or for a questionnaire on selected days the first of them: `S+14, S+42 …`. */
export const daysOfLine = ({ startdate, enddate, scheduletype, days }: CaseScheduleLine): string =>
  scheduletype === "custom"
    ? `${days.slice(0, daysNamed).map(surgeryDayLabel).join(", ")}${days.length > daysNamed ? " …" : ""}`
    : `${surgeryDayLabel(startdate)} – ${surgeryDayLabel(enddate)}`;

/** Formats how often a line is due: `Every Day`, `Mon Wed Fri`, or `on days`. */
export const intervalOfLine = ({ interval, scheduletype, weekdays }: CaseScheduleLine): string => {
  if (scheduletype === "custom") return texts.onDays;
  if (weekdays.length === weekdayNames.length) return intervalLabel(1);
  if (scheduletype === "weekly") return weekdays.map((weekday) => weekdayNames[weekday]).join(" ");
  return typeof interval === "number" && isInterval(interval) ? intervalLabel(interval) : "";
};
