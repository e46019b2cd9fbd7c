import type { MeasuredMotion } from "../device-charts/reading-values.ts";
import { deficitOf } from "../questionnaires/bands.ts";
import { type Answers, lastScoresOf, type QuestionnaireKind, type ScoreName } from "../questionnaires/score.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** Time of a score: the day it counts for, and its instant in UTC, which orders the scores of one day. */
export type ScoreTime = { readonly date: CalendarDate; readonly at: string };

/** Completed form; `source` is its name. */
export type FilledForm = ScoreTime & {
  readonly kind: QuestionnaireKind;
  readonly answers: Answers;
  readonly source: string;
};

/** Flexion or extension that a device measured; `source` is the device's name. */
export type MotionOn = ScoreTime & MeasuredMotion & { readonly source: string };

/** Score with its day and its source. */
export type ScoredOn = ScoreTime & { readonly name: ScoreName; readonly value: number; readonly source: string };

/** Names of the charts of the page's scores. */
export const seriesNames = ["oks", "pain", "flexion", "extension"] as const;
export type SeriesName = (typeof seriesNames)[number];

const seriesOf: Record<ScoreName, SeriesName> = {
  kneescore: "oks",
  hipscore: "oks",
  painlevel: "pain",
  flexion: "flexion",
  extension: "extension",
};

/** Returns the scores of a completed form. */
export const scoresOfForm = ({ kind, answers, date, at, source }: FilledForm): ScoredOn[] =>
  Object.entries(lastScoresOf(kind, answers)).map(([name, value]) => ({
    name: name as ScoreName,
    value,
    date,
    at,
    source,
  }));

type SourcedScore = ScoreTime & { readonly source: string };
const placeOf = ({ date, at, source }: SourcedScore): string => `${date} ${at} ${source}`;

/** Returns whether a score is later than another: by the day it counts for, not the day it was sent; on one day by the instant, then the source. */
export const isLater = (one: SourcedScore, other: SourcedScore): boolean => placeOf(one) > placeOf(other);

/** Returns the scores over time, oldest first, from completed forms and device readings. The last of each series is the last known score. */
export const scoreSeries = (forms: readonly FilledForm[], motions: readonly MotionOn[]) => {
  const scored = [...forms.flatMap(scoresOfForm), ...motions].toSorted(
    (a, b) => Number(isLater(a, b)) - Number(isLater(b, a)),
  );
  const of = (name: SeriesName) =>
    scored.filter((score) => seriesOf[score.name] === name).map(({ date, value, source }) => ({ date, value, source }));
  const extension = of("extension");
  const extensiondeficit = extension.map((point) => ({ ...point, value: deficitOf(point.value) }));
  return { oks: of("oks"), pain: of("pain"), flexion: of("flexion"), extension, extensiondeficit };
};
