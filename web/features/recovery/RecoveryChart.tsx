import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { type Joint, recoveryText, recoveryTitle, sourceText } from "@restride/domain/recovery/recovery-texts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { BandChart } from "../../ui/chart/BandChart.tsx";
import { ChartTable } from "../../ui/chart/ChartTable.tsx";
import { drawRecovery, edgeNames, edgesOf, jointOf, metricOf, placeText, type Recovery } from "./drawn-recovery.ts";
import type { RecoveryOfMetricFragment } from "./recovery.graphql.ts";
import styles from "./Recovery.module.css";
import * as texts from "./recovery-texts.ts";

interface RecoveryChartProps {
  chart: RecoveryOfMetricFragment;
  recovery: Recovery;
  height: number;
  /** Whether an earlier chart shows the same metric from another source; the title then names the source. */
  isOther?: boolean;
  /** Whether it is low, beside a large chart: it then shows the place of the newest value instead of the whole sentence. */
  isSmall?: boolean;
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
      <ChartTable caption={title} heads={[texts.date, texts.day, texts.value, texts.place]} rows={points} />
      {bands.length > 0 && (
        <div className={styles.corridor}>
          <ChartTable caption={texts.corridorOf(title)} heads={[texts.corridorOn, ...edgeNames]} rows={bands} />
        </div>
      )}
    </>
  );
}

/** Text about the newest value in comparison with others, and the number of others. */
function Note({ chart, joint }: { chart: RecoveryOfMetricFragment; joint: Joint }) {
  const { from, to, people, readings } = chart.window;
  return (
    <div className={styles.note}>
      <p>{chart.sentence}</p>
      {typeof chart.points.at(-1)!.place === "number" && (
        <small>{texts.cohortOfWindow(surgeryDayLabel(from), surgeryDayLabel(to), people, joint, readings)}</small>
      )}
    </div>
  );
}

/** Chart of a patient's metric in front of its corridor, with a sentence. */
export function RecoveryChart({ chart, recovery, height, isOther = false, isSmall = false }: RecoveryChartProps) {
  const banded = useMemo(() => drawRecovery(chart, recovery.day, isSmall), [chart, recovery.day, isSmall]);
  const joint = jointOf(recovery);
  const metric = metricOf(chart);
  const source = sourceText(chart.source);
  const name = texts.sinceSurgery(recoveryTitle(metric, joint));
  const title = isOther ? `${name}, ${source}` : name;
  const last = chart.points.at(-1)!;
  const value = recoveryText(metric, last.value);
  const place = placeText(last);
  return (
    <BandChart
      title={title}
      hint={isOther || isSmall ? "" : source}
      banded={banded}
      height={height}
      isSmall={isSmall}
      text={texts.theNewestOn(title, value, formatUs(last.date), chart.sentence)}
      lead={
        <p className={styles.newestValue}>
          <strong>{value}</strong>
          <span>
            {formatUs(last.date)}, {surgeryDayLabel(last.day)}
            {isSmall && [`, ${source}`, place ?? []].flat().join(" · ")}
          </span>
        </p>
      }
      note={isSmall && place ? null : <Note chart={chart} joint={joint} />}
      table={<Tables chart={chart} title={title} />}
    />
  );
}
