import type { ChartLimit, ChartPoint, Line } from "../charts/points.ts";
import { valueText } from "../charts/points.ts";
import type { Threshold } from "../device-charts/threshold.ts";
import { deficitUnit, shortOfStraight } from "../progress/motion-texts.ts";
import { extensionBandOf, extensionOf, flexionBandOf } from "../questionnaires/bands.ts";
import { scoreLabels } from "../progress/score-texts.ts";
import type { SeriesName } from "../progress-page/progress-series.ts";
import { formatUs } from "../values/calendar-date.ts";
import { formatMonthDay } from "../values/long-date.ts";
import { type OnDay, scoreCharts } from "./score-charts.ts";
import * as texts from "./score-charts-texts.ts";

/** Point of a score for charts and tables. */
export interface ScorePoint extends OnDay {
  readonly source: string;
}

/** Impossible value of a day: it is not a point of the chart, and the table explains why. */
export interface LeftOutValue extends ScorePoint {
  readonly min: number;
  readonly max: number;
}

/** Score of a patient with everything that its charts show. */
export interface DrawnScore {
  readonly name: SeriesName;
  /** Oldest first. */
  readonly points: readonly ScorePoint[];
  readonly leftOut: readonly LeftOutValue[];
  readonly line: Line;
}

const units: Record<SeriesName, string> = { oks: "", pain: "", flexion: "°", extension: "°" };

const titleOf = (name: SeriesName, surgeryType: string): string =>
  ({
    oks: surgeryType === "hip" ? texts.oxfordHipScore : texts.oxfordKneeScore,
    pain: scoreLabels.painLevel,
    flexion: scoreLabels.flexion,
    extension: scoreLabels.extension,
  })[name];

const limitsOf = (threshold: Partial<Threshold> | null): ChartLimit[] => {
  const { min, max } = threshold ?? {};
  return [
    ...(typeof max === "number" ? [{ word: texts.maximum, value: max }] : []),
    ...(typeof min === "number" ? [{ word: texts.minimum, value: min, below: true }] : []),
  ];
};

/** Returns a point of a chart. */
export const chartPoint = ({ date, value, source }: ScorePoint): ChartPoint => ({
  label: formatMonthDay(date),
  when: `${formatUs(date)}, ${source}`,
  value,
  source,
});

/** Returns a score for every chart, table and document, for a patient with this joint. Points of extension are extension deficits. */
export const drawScore = (
  name: SeriesName,
  surgeryType: string,
  points: readonly ScorePoint[],
  threshold: Partial<Threshold> | null,
  leftOut: readonly LeftOutValue[] = [],
): DrawnScore => ({
  name,
  points,
  leftOut,
  line: {
    title: titleOf(name, surgeryType),
    unit: units[name],
    words: scoreCharts[name].words,
    range: scoreCharts[name].axis,
    limits: limitsOf(threshold),
    points: points.map(chartPoint),
  },
});

/** Formats a value: `19/48`, `Mild`, `92°`, `7° short of straight`. */
export const scoreText = ({ name, line }: DrawnScore, value: number): string => {
  if (name === "oks") return `${valueText(line, value)}/48`;
  if (name !== "extension") return valueText(line, value);
  return value === 0 ? `0${deficitUnit(value)}` : `${valueText({ unit: "" }, value)}${shortOfStraight}`;
};

/** Formats an impossible value with its reason: "999°, left out: only 0° to 160° can be true". */
export const leftOutText = (score: DrawnScore, { value, min, max }: LeftOutValue): string => {
  const [least, most] = [min, max].map((end) => valueText(score.line, end));
  return texts.leftOutValue(scoreText(score, value), least!, most!);
};

/**
 * Returns the band of a value in a chart, such as 105-115 for a flexion; the bands of extension have 90 for straight. Null for a score without bands.
 */
export const scoreBand = (name: SeriesName, value: number): string | null => {
  if (name === "flexion") return flexionBandOf(value);
  return name === "extension" ? extensionBandOf(extensionOf(value)) : null;
};
