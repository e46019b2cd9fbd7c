import type { MeasuredMotion } from "../device-charts/reading-values.ts";
import { deficitOf } from "../questionnaires/bands.ts";
import { type Answers, lastScoresOf, type QuestionnaireKind, type ScoreName } from "../questionnaires/score.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** When something was given: the day it is for, and the instant in UTC, which orders what is for one day. */
export type Broadcast = { readonly date: CalendarDate; readonly at: string };

/** A filled form; `source` is its name. */
export type FilledForm = Broadcast & {
  readonly kind: QuestionnaireKind;
  readonly answers: Answers;
  readonly source: string;
};

/** A bend or straightening that a device measured; `source` is the device's name. */
export type MotionOn = Broadcast & MeasuredMotion & { readonly source: string };

/** A score with its day and where it comes from. */
export type ScoredOn = Broadcast & { readonly name: ScoreName; readonly value: number; readonly source: string };

/** The charts of the page's scores. */
export const seriesNames = ["oks", "pain", "flexion", "extension"] as const;
export type SeriesName = (typeof seriesNames)[number];

const seriesOf: Record<ScoreName, SeriesName> = {
  kneescore: "oks",
  hipscore: "oks",
  painlevel: "pain",
  flexion: "flexion",
  extension: "extension",
};

/** The scores that a filled form gives. */
export const scoresOfForm = ({ kind, answers, date, at, source }: FilledForm): ScoredOn[] =>
  Object.entries(lastScoresOf(kind, answers)).map(([name, value]) => ({
    name: name as ScoreName,
    value,
    date,
    at,
    source,
  }));

type Placed = Broadcast & { readonly source: string };
const placeOf = ({ date, at, source }: Placed): string => `${date} ${at} ${source}`;

/** True when a score comes after another: by the day it is for, not by when it was sent; on one day by the moment, then the source. */
export const isLater = (one: Placed, other: Placed): boolean => placeOf(one) > placeOf(other);

/** The scores over time, oldest first, from what was answered and what devices measured: the last of each is the last known score. */
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
