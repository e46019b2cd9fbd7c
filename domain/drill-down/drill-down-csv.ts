import { sinceSurgeryLabel, surgeryTypeLabel } from "../schedules/surgery-days.ts";
import type { AreaProgress } from "../progress/day-progress.ts";
import { type CalendarDate, formatInstant, formatUs } from "../values/calendar-date.ts";
import { csv } from "../values/csv.ts";

/** Heading and explanation of a count, which precede the rows. */
interface CsvTexts {
  readonly heading: string;
  readonly sentence: string;
}

interface Person extends AreaProgress {
  readonly name: string;
  readonly surgeryType: string;
  readonly surgeryDays: number;
}

interface Day {
  readonly date: CalendarDate;
  readonly items: readonly {
    readonly name: string;
    readonly times: number;
    readonly timesDone: number;
    /** Milliseconds since 1970. */
    readonly doneAt: readonly number[];
  }[];
}

const above = ({ heading, sentence }: CsvTexts): string[][] => [[heading], [sentence]];

/** Returns the patients of a count as CSV. */
export const peopleCsv = (texts: CsvTexts, people: readonly Person[]): string =>
  csv([
    ...above(texts),
    ["Patient", "Surgery type", "Surgery", "Due", "Done"],
    ...people.map(({ name, surgeryType, surgeryDays, due, done }) => [
      name,
      surgeryTypeLabel(surgeryType === "hip" ? "hip" : "knee"),
      sinceSurgeryLabel(surgeryDays),
      String(due),
      String(done),
    ]),
  ]);

/** Returns the forms of a bar of survey outcomes as CSV. */
export const formsCsv = (
  texts: CsvTexts,
  forms: readonly { readonly name: string; readonly date: CalendarDate; readonly value: string }[],
): string =>
  csv([
    ...above(texts),
    ["Patient", "Day", "Value"],
    ...forms.map(({ name, date, value }) => [name, formatUs(date), value]),
  ]);

/** Returns the days of one patient in a count as CSV, one row for each item; times are in the clinic's zone. */
export const daysCsv = (texts: CsvTexts, days: readonly Day[], timeZone: string): string =>
  csv([
    ...above(texts),
    ["Day", "Item", "Times a day", "Times done", "Done at"],
    ...days.flatMap(({ date, items }) =>
      items.map(({ name, times, timesDone, doneAt }) => [
        formatUs(date),
        name,
        String(times),
        String(timesDone),
        doneAt.map((at) => formatInstant(at, timeZone)).join("; "),
      ]),
    ),
  ]);
