import { groupedCountText } from "../texts/count-text.ts";
import { outcomeMonths, outcomeSets } from "../home/outcomes.ts";
import { painLevelOf } from "../questionnaires/pain-level.ts";
import { unknownBand } from "../questionnaires/bands.ts";
import { type CalendarDate, firstOfMonth, lastOfMonth } from "../values/calendar-date.ts";
import type { OutcomeMetric } from "./metric.ts";
import { daysOf } from "./metric-texts.ts";
import * as texts from "./drill-down-texts.ts";

/** Returns the questionnaires, the name and the bands of the set of survey outcomes that a count belongs to. */
export const setOfOutcome = ({ area }: OutcomeMetric) => outcomeSets[area];

/** Returns the days that are counted: the month of a bar, or the months of all bars, up to the clinic's today. */
export const spanOfOutcome = (
  number: OutcomeMetric,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } => {
  if (number.name === "outcomes") return { from: firstOfMonth(outcomeMonths(number.months, today)[0]!), to: today };
  const last = lastOfMonth(number.month);
  return { from: firstOfMonth(number.month), to: last < today ? last : today };
};

/** Returns the forms that a count includes: for a bar the forms with a value in its band, for all bars the forms with a value in any band. */
export const formsOfOutcome = <Form extends { readonly value: number | null }>(
  number: OutcomeMetric,
  forms: readonly Form[],
): readonly Form[] => {
  const { bands, bandOf } = setOfOutcome(number);
  const isCounted = (band: string | null): boolean =>
    band !== null && (number.name === "outcomes" || band === bands[number.band]);
  return forms.filter(({ value }) => isCounted(bandOf(value)));
};

/** Returns the heading of a count's list: `12 forms, 31–40`, or `34 forms submitted`. */
export const outcomeHeading = (number: OutcomeMetric, total: number): string => {
  const forms = groupedCountText(total, "form");
  if (number.name === "outcomes") return `${forms} submitted`;
  return `${forms}, ${setOfOutcome(number).bands[number.band] ?? unknownBand}`;
};

/** Returns the explanation of a count: the days and forms that it includes, and that a patient is counted once for each answer. */
export const outcomeSentence = (number: OutcomeMetric, today: CalendarDate): string =>
  texts.formsOfActivePatientsForDays(daysOf(spanOfOutcome(number, today)), number.area);

/** Formats a form's value: a score as its number, pain as its word, a bend in degrees. */
export const outcomeText = ({ area }: OutcomeMetric, value: number | null): string => {
  if (value === null) return unknownBand;
  if (area === "pain") return painLevelOf(value) ?? unknownBand;
  return area === "rom" ? `${value}°` : String(value);
};
