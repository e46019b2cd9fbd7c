import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
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

const highest: Record<string, number> = { "oxford-knee": 48, "oxford-hip": 48, "koos-jr": 100, "hoos-jr": 100 };

/** The score of a form in words: 31 / 48, Mild; empty where it has none. */
export const scoreText = ({ kind, score }: Pick<FilledForm, "kind" | "score">): string => {
  if (score === null || score === undefined) return "";
  if (kind === "pain") return painLevelOf(score) ?? "";
  return highest[kind] === undefined ? "" : `${Math.round(score)} / ${highest[kind]}`;
};
