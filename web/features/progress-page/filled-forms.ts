import { scoreInWords } from "@restride/domain/questionnaires/score-scale.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { SurveyFragment } from "./progress-page.graphql.ts";

/** Filled form. */
export type FilledForm = SurveyFragment["forms"][number];

/** Returns the newest form of each questionnaire; `forms` must be newest first. */
export const newestForms = (forms: readonly FilledForm[]): FilledForm[] =>
  [...new Map(forms.toReversed().map((form) => [form.shortname, form])).values()].toSorted((one, other) =>
    one.date === other.date ? one.shortname.localeCompare(other.shortname) : one.date < other.date ? 1 : -1,
  );

/** Returns the forms of the week that begins on a Sunday. */
export const formsOfWeek = (forms: readonly FilledForm[], sunday: CalendarDate): FilledForm[] =>
  forms.filter(({ date }) => date >= sunday && date <= addDays(sunday, 6));

/** Formats the score of a form: 31 / 48, Mild; empty when it has none. */
export const scoreText = ({ kind, score }: Pick<FilledForm, "kind" | "score">): string =>
  scoreInWords(kind, score ?? null);
