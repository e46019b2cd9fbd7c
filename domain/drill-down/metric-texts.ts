import { metricAreaLabels } from "./metric-filter.ts";
import { surgeryTypeLabel } from "../schedules/surgery-days.ts";
import type { Span } from "../progress/periods.ts";
import { type CalendarDate, formatUs, weekday } from "../values/calendar-date.ts";
import { type DueMetric, isPopulation, type PopulationMetric } from "./metric.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Formats a day with its weekday: `Saturday 11/14/2026`. */
export const formatWeekdayUs = (date: CalendarDate): string => `${weekdays[weekday(date)]} ${formatUs(date)}`;

const jointOf = (number: PopulationMetric) => (number.name === "compliance" ? number.joint : "all");

const groupedCount = (count: number): string => count.toLocaleString("en-US");

const peopleText = (number: PopulationMetric, count: number): string => {
  const joint = jointOf(number);
  const word = joint === "all" ? "patient" : joint;
  return count === 1 ? word : `${word}s`;
};

const bucketWords = {
  skipped: "nothing finished",
  partial: "partially completed",
  complete: "complete",
  due: "anything due",
};

/** Returns the heading of a count's list: `64 knees, partially completed`. */
export const metricHeading = (number: PopulationMetric, total: number): string =>
  `${groupedCount(total)} ${peopleText(number, total)}, ${bucketWords[number.bucket]}`;

/** Returns the heading of a count's area, as on the pies. */
export const metricAreaLabel = ({ area }: DueMetric): string => metricAreaLabels[area];

const things = { exercise: "exercises", measurement: "measurements", questionnaire: "questionnaires" } as const;

const dueOf = (area: DueMetric["area"]): string => (area === "overall" ? "what was due" : `the ${things[area]} due`);

/** Formats days for a sentence: `from Sunday 11/01/2026 to Saturday 11/14/2026`. */
export const daysOf = ({ from, to }: Span): string => {
  if (from === null) return `until ${formatWeekdayUs(to)}`;
  return from === to ? `on ${formatWeekdayUs(to)}` : `from ${formatWeekdayUs(from)} to ${formatWeekdayUs(to)}`;
};

const did = {
  skipped: "finished nothing of",
  partial: "finished some and not all of",
  complete: "finished all of",
  due: "had any of",
} as const;

const patientsOfJoint = (number: PopulationMetric): string => {
  const joint = jointOf(number);
  return joint === "all" ? "Active patients" : `Active patients with a ${surgeryTypeLabel(joint).toLowerCase()}`;
};

const leftOut = "Nothing is due on days on hold, days of inactivity and days without a plan.";
const nobodyElse = "Who had nothing due is left out.";
const todayCounts = "Today counts for what is done already.";

/** Returns the explanation of a count: patients, days, and exclusions. */
export const metricSentence = (number: DueMetric, span: Span): string => {
  const due = `${dueOf(number.area)} ${daysOf(span)}`;
  if (isPopulation(number))
    return `${patientsOfJoint(number)} who ${did[number.bucket]} ${due}. ${nobodyElse} ${leftOut}`;
  const done = `What was done of ${due}. ${leftOut}`;
  return number.name === "progress" ? `${done} ${todayCounts}` : done;
};

/** Returns the label of a bucket's number of patients, for readers who cannot see its place on the page. */
export const metricQuestion = ({ bucket }: Pick<PopulationMetric, "bucket">): string =>
  ({ skipped: "Nothing finished", partial: "Some finished", complete: "All finished", due: "Anything due" })[bucket];
