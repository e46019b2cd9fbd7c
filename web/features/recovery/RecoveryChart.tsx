import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { recoveryText, recoveryTitle, sourceText } from "@restride/domain/recovery/recovery-words.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { BandChart } from "../../ui/chart/BandChart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { drawRecovery, edgeNames, edgesOf, jointOf, metricOf, placeText, type Recovery } from "./drawn-recovery.ts";
import type { RecoveryOfMetricFragment } from "./recovery.graphql.ts";
import styles from "./Recovery.module.css";

interface RecoveryChartProps {
  chart: RecoveryOfMetricFragment;
  recovery: Recovery;
  /** Other sources tell of the same metric: the title says which this is. */
  isOneOfSome: boolean;
  height: number;
}

function Tables({ chart, title }: { chart: RecoveryOfMetricFragment; title: string }) {
  const metric = metricOf(chart);
  const points = chart.points
    .toReversed()
    .map((point) => [
      formatUs(point.date),
      surgeryDayLabel(point.day),
      recoveryText(metric, point.value),
      placeText(point) ?? "—",
    ]);
  const bands = chart.corridor
    .flat()
    .map((band) => [surgeryDayLabel(band.day), ...edgesOf(band).map((value) => recoveryText(metric, value))]);
  return (
    <>
      <ChartTable caption={title} heads={["Date", "Day", "Value", "Place"]} rows={points} />
      {bands.length > 0 && (
        <ChartTable caption={`Corridor of ${title}`} heads={["Corridor on", ...edgeNames]} rows={bands} />
      )}
    </>
  );
}

/** One metric of a patient in front of its corridor, and in a sentence. */
export function RecoveryChart({ chart, recovery, isOneOfSome, height }: RecoveryChartProps) {
  const banded = useMemo(() => drawRecovery(chart, recovery.day), [chart, recovery.day]);
  const joint = jointOf(recovery);
  const metric = metricOf(chart);
  const source = sourceText(chart.source);
  const name = `${recoveryTitle(metric, joint)} since surgery`;
  const title = isOneOfSome ? `${name}, ${source}` : name;
  const last = chart.points.at(-1)!;
  const value = recoveryText(metric, last.value);
  const { from, to, people, readings } = chart.window;
  return (
    <BandChart
      title={title}
      hint={isOneOfSome ? "" : source}
      banded={banded}
      height={height}
      text={`${title}: the newest ${value} on ${formatUs(last.date)}. ${chart.sentence}`}
      lead={
        <p className={styles.newest}>
          <strong>{value}</strong>
          <span>
            {formatUs(last.date)}, {surgeryDayLabel(last.day)}
          </span>
        </p>
      }
      note={
        <div className={styles.note}>
          <p>{chart.sentence}</p>
          {typeof last.place === "number" && (
            <small>
              {surgeryDayLabel(from)} to {surgeryDayLabel(to)}: {people} other {joint}s, {readings} values.
            </small>
          )}
        </div>
      }
      table={<Tables chart={chart} title={title} />}
    />
  );
}
