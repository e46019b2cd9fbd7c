import { scoreInWords } from "@restride/domain/questionnaires/score-scale.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { SurveyFragment } from "./progress-page.graphql.ts";

/** A filled form. */
export type FilledForm = SurveyFragment["forms"][number];

/** The newest of each questionnaire; forms come newest first. */
export const newestForms = (forms: readonly FilledForm[]): FilledForm[] =>
  [...new Map(forms.toReversed().map((form) => [form.shortname, form])).values()].toSorted((one, other) =>
    one.date === other.date ? one.shortname.localeCompare(other.shortname) : one.date < other.date ? 1 : -1,
  );

/** The forms of the week that begins with a Sunday. */
export const formsOfWeek = (forms: readonly FilledForm[], sunday: CalendarDate): FilledForm[] =>
  forms.filter(({ date }) => date >= sunday && date <= addDays(sunday, 6));

/** The score of a form in words: 31 / 48, Mild; empty where it has none. */
export const scoreText = ({ kind, score }: Pick<FilledForm, "kind" | "score">): string =>
  scoreInWords(kind, score ?? null);
