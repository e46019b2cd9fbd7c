import { deficitUnit, shortOfStraight } from "@restride/domain/progress/motion-words.ts";
import { scoreLabels } from "@restride/domain/progress/score-labels.ts";
import { type SeriesName, seriesNames } from "@restride/domain/progress-page/progress-series.ts";
import { type OnDay, scoreCharts } from "@restride/domain/score-charts/score-charts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { formatMonthDay } from "@restride/domain/values/long-date.ts";
import type { ChartLimit, ChartPoint, Line } from "../../ui/chart/points.ts";
import { valueText } from "../../ui/chart/points.ts";
import type { ScoreChartsQuery, ScoreSeriesFragment } from "./score-charts.graphql.ts";

/** A point of a score as people read it. */
export interface ScorePoint extends OnDay {
  readonly source: string;
}

/** A score of a patient with all that its charts say. */
export interface DrawnScore {
  readonly name: SeriesName;
  /** Oldest first. */
  readonly points: readonly ScorePoint[];
  readonly line: Line;
}

const units: Record<SeriesName, string> = { oks: "", pain: "", flexion: "°", extension: "°" };

const titleOf = (name: SeriesName, surgeryType: string): string =>
  ({
    oks: surgeryType === "hip" ? "Oxford Hip score" : "Oxford Knee score",
    pain: scoreLabels.painLevel,
    flexion: scoreLabels.flexion,
    extension: scoreLabels.extension,
  })[name];

const limitsOf = (threshold: ScoreSeriesFragment["threshold"]): ChartLimit[] => {
  const { min, max } = threshold ?? {};
  return [
    ...(typeof max === "number" ? [{ word: "Max", value: max }] : []),
    ...(typeof min === "number" ? [{ word: "Min", value: min, below: true }] : []),
  ];
};

/** A point of a chart. */
export const chartPoint = ({ date, value, source }: ScorePoint): ChartPoint => ({
  label: formatMonthDay(date),
  when: `${formatUs(date)}, ${source}`,
  value,
  source,
});

/** The four scores of an answer, for a patient with this joint. */
export const drawnScores = (data: ScoreChartsQuery, surgeryType: string): DrawnScore[] => {
  const answers: Record<SeriesName, ScoreSeriesFragment> = {
    oks: data.getOksData,
    pain: data.getPainData,
    flexion: data.getFlexionData,
    extension: data.getExtensionData,
  };
  return seriesNames.map((name) => {
    const { series, threshold } = answers[name];
    const { axis, words } = scoreCharts[name];
    const points = (series ?? []).map(({ date, score, extensiondeficit, source }) => ({
      date,
      value: extensiondeficit ?? score,
      source,
    }));
    const line: Line = {
      title: titleOf(name, surgeryType),
      unit: units[name],
      words,
      range: axis,
      limits: limitsOf(threshold),
      points: points.map(chartPoint),
    };
    return { name, points, line };
  });
};

/** A value as people read it: `19/48`, `Mild`, `92°`, `7° short of straight`. */
export const scoreText = ({ name, line }: DrawnScore, value: number): string => {
  if (name === "oks") return `${valueText(line, value)}/48`;
  if (name !== "extension") return valueText(line, value);
  return value === 0 ? `0${deficitUnit(value)}` : `${valueText({ unit: "" }, value)}${shortOfStraight}`;
};
