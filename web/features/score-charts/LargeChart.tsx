import type { DayOfChart } from "@restride/domain/score-charts/score-charts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { formatMonthDay } from "@restride/domain/values/long-date.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { firstWindow, resizeWindow, windowAfter } from "../../ui/chart/chart-window.ts";
import { lineOption } from "../../ui/chart/line-option.ts";
import { Plot } from "../../ui/chart/Plot.tsx";
import { usePinch } from "../../ui/chart/use-pinch.ts";
import { type ChartPoint, describeLine } from "@restride/domain/charts/points.ts";
import { RangeSlider } from "../../ui/field/RangeSlider.tsx";
import { chartPoint, type DrawnScore, type ScorePoint } from "@restride/domain/score-charts/drawn-score.ts";
import { useKeys } from "../../platform/device/use-keys.ts";
import styles from "./ScoreCharts.module.css";
import * as texts from "./score-charts-texts.ts";

interface LargeChartProps {
  score: DrawnScore;
  days: readonly DayOfChart<ScorePoint>[];
  /** Index of the day under the pointer. */
  marked: number | null;
  onMark: (at: number | null) => void;
}

const pointOf = ({ date, point }: DayOfChart<ScorePoint>): ChartPoint =>
  point ? chartPoint(point) : { label: formatMonthDay(date), when: formatUs(date), value: null };

/** Large chart of a score. The handles below it move and widen the visible window, and so do the wheel, two fingers, and the arrow keys. */
export function LargeChart({ score, days, marked, onMark }: LargeChartProps) {
  const count = days.length;
  const [inView, setInView] = useState(() => firstWindow(count));
  const place = useRef<HTMLDivElement>(null);
  const { start, end } = inView;
  const option = useMemo(() => {
    const at = marked === null || marked < start || marked >= end ? null : marked - start;
    return lineOption(score.line, days.slice(start, end).map(pointOf), at);
  }, [score, days, start, end, marked]);
  useKeys((event) => {
    const next = windowAfter(event.key, inView, count);
    if (!next) return;
    event.preventDefault();
    setInView(next);
  });
  const widen = (step: 1 | -1): void => setInView((before) => resizeWindow(before, step, count));
  const pinch = usePinch(widen);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    widen(event.deltaY > 0 ? 1 : -1);
  });
  useEffect(() => {
    const drawing = place.current!;
    const wheel = (event: WheelEvent): void => onWheel(event);
    drawing.addEventListener("wheel", wheel, { passive: false });
    return () => drawing.removeEventListener("wheel", wheel);
  }, []);
  return (
    <>
      <div ref={place} className={styles.plot} {...pinch}>
        <Plot
          option={option}
          text={describeLine(score.line)}
          height={440}
          onPoint={(at) => onMark(at === null ? null : start + at)}
        />
      </div>
      {count > 2 && (
        <div className={styles.window}>
          <RangeSlider
            label={texts.daysInView}
            limits={{ min: 1, max: count }}
            range={{ min: start + 1, max: end }}
            onRange={({ min, max }) => setInView({ start: min - 1, end: max })}
          />
        </div>
      )}
    </>
  );
}
