import { type SeriesName, seriesNames } from "@restride/domain/progress-page/progress-series.ts";
import { type DrawnScore, drawScore } from "@restride/domain/score-charts/drawn-score.ts";
import type { ScoreChartsQuery, ScoreSeriesFragment } from "./score-charts.graphql.ts";

/** Returns the four scores of a response, for a patient with this joint. */
export const answeredScores = (data: ScoreChartsQuery, surgeryType: string): DrawnScore[] => {
  const answers: Record<SeriesName, ScoreSeriesFragment> = {
    oks: data.getOksData,
    pain: data.getPainData,
    flexion: data.getFlexionData,
    extension: data.getExtensionData,
  };
  return seriesNames.map((name) => {
    const { series, leftout, threshold } = answers[name];
    const points = (series ?? []).map(({ date, score, extensiondeficit, source }) => ({
      date,
      value: extensiondeficit ?? score,
      source,
    }));
    return drawScore(name, surgeryType, points, threshold ?? null, leftout ?? []);
  });
};
