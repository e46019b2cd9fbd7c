import { extensionOf } from "../questionnaires/bands.ts";
import { type Answers, lastScoresOf, type QuestionnaireKind } from "../questionnaires/score.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** A filled form; `at` is the instant it was submitted, as text in UTC. */
export type FilledForm = {
  readonly at: string;
  readonly date: CalendarDate;
  readonly kind: QuestionnaireKind;
  readonly answers: Answers;
};

/** A bend or a lack of straightening that a device measured, in degrees. */
export type MeasuredMotion = {
  readonly at: string;
  readonly date: CalendarDate;
  readonly parameter: "flexion_max" | "extension_deficit";
  readonly value: number;
};

/** The charts of the page's scores. */
export const seriesNames = ["oks", "pain", "flexion", "extension"] as const;
export type SeriesName = (typeof seriesNames)[number];

type Scores = Partial<Record<SeriesName, number | undefined>>;
type ScoredOn = { readonly at: string; readonly date: CalendarDate; readonly scores: Scores };

const ofForm = ({ at, date, kind, answers }: FilledForm): ScoredOn => {
  const { kneescore, hipscore, painlevel, flexion, extension } = lastScoresOf(kind, answers);
  return { at, date, scores: { oks: kneescore ?? hipscore, pain: painlevel, flexion, extension } };
};

const ofMotion = ({ at, date, parameter, value }: MeasuredMotion): ScoredOn => ({
  at,
  date,
  scores: parameter === "flexion_max" ? { flexion: value } : { extension: extensionOf(value) },
});

/** The scores over time, oldest first, from what was answered and what devices measured: the newest is the last known score. */
export const scoreSeries = (forms: readonly FilledForm[], motions: readonly MeasuredMotion[]) => {
  const scored = [...forms.map(ofForm), ...motions.map(ofMotion)].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const of = (name: SeriesName) =>
    scored.flatMap(({ date, scores }) => (scores[name] === undefined ? [] : [{ date, value: scores[name] }]));
  return { oks: of("oks"), pain: of("pain"), flexion: of("flexion"), extension: of("extension") };
};
