import { fixedScale, scaleOf } from "@restride/domain/charts/axis.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { isOutside, type Place } from "@restride/domain/recovery/corridor.ts";
import {
  type Joint,
  manners,
  placeTexts,
  recoveryMetrics,
  type RecoveryMetric,
  recoveryText,
} from "@restride/domain/recovery/recovery-texts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { BandChartData, BandPoint, Edges } from "../../ui/chart/band-option.ts";
import type { RecoveryOfMetricFragment, RecoveryQuery } from "./recovery.graphql.ts";
import * as texts from "./recovery-texts.ts";

export type Recovery = NonNullable<RecoveryQuery["getRecovery"]["recovery"]>;
type Point = RecoveryOfMetricFragment["points"][number];

/** Returns the metric of a chart, which is a string in the API. */
export const metricOf = ({ metric }: RecoveryOfMetricFragment): RecoveryMetric =>
  recoveryMetrics.find((each) => each === metric) ?? "oxford";

export const jointOf = ({ joint }: Pick<Recovery, "joint">): Joint => (joint === "hip" ? "hip" : "knee");

const placeOf = ({ place }: Point): Place | null => (typeof place === "number" ? (place as Place) : null);

/** Returns the position of a value in the corridor as text; null when there is no corridor. */
export const placeText = (point: Point): string | null => {
  const place = placeOf(point);
  return place === null ? null : placeTexts[place];
};

/** Returns the edges of the corridor, from the lowest to the highest. */
export const edgesOf = (band: RecoveryOfMetricFragment["corridor"][number][number]): number[] => [
  band.c10,
  band.c25,
  band.c50,
  band.c75,
  band.c90,
];

/** Names of the edges. */
export const edgeNames = ["10th", "25th", "half", "75th", "90th"] as const;

/** Minimum number of days that a drawing shows, and days that it continues after the newest value or today. */
const [shortest, ahead] = [84, 14];
/** Number of days to which the end of the axis is rounded up. */
const step = 14;

const drawnPoint = (metric: RecoveryMetric, point: Point): BandPoint => {
  const place = placeOf(point);
  return {
    x: point.day,
    value: point.value,
    isOutside: place !== null && isOutside(place),
    head: `${formatUs(point.date)}, ${surgeryDayLabel(point.day)}`,
    rows: [recoveryText(metric, point.value), placeText(point) ?? []].flat(),
  };
};

/** Returns the run to draw. A single window has no line to the next one, so it is drawn as a narrow band. */
const drawnRun = (run: readonly Edges[]): readonly Edges[] =>
  run.length === 1 ? [-1, 1].map((aside) => ({ ...run[0]!, x: run[0]!.x + aside })) : run;

/** Returns the data of a recovery chart: from surgery to some days after today. A small one has no room for the names of its edges. */
export const drawRecovery = (chart: RecoveryOfMetricFragment, today: number, isSmall: boolean): BandChartData => {
  const metric = metricOf(chart);
  const { words, axis } = manners[metric];
  const last = Math.max(chart.points.at(-1)!.day, Math.min(today, chart.points.at(-1)!.day + step));
  const end = Math.max(shortest, Math.ceil((last + ahead) / step) * step);
  const runs = chart.corridor.map((run) =>
    run.filter(({ day }) => day <= end).map((band) => ({ x: band.day, values: edgesOf(band) })),
  );
  const values = [...chart.points.map(({ value }) => value), ...runs.flat().flatMap((edges) => edges.values)];
  return {
    points: chart.points.map((point) => drawnPoint(metric, point)),
    runs: runs.filter((run) => run.length > 0).map(drawnRun),
    edgeNames: isSmall ? [] : edgeNames,
    across: { min: 0, max: end, interval: end > 168 ? 2 * step * Math.ceil(end / 336) : step },
    upright: words ? { ...axis, interval: 1 } : metric === "oxford" ? fixedScale(axis) : scaleOf(values),
    words,
    acrossText: surgeryDayLabel,
    now: today >= 0 && today <= end ? { x: today, text: texts.todaySurgeryDayLabel(surgeryDayLabel(today)) } : null,
  };
};
