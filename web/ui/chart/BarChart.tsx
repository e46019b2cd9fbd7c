import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { IconButton } from "../look/IconButton.tsx";
import { barOption } from "./bar-option.ts";
import type { Bar, BarSeries } from "./bars.ts";
import { barChart, describeBars, lastStart } from "./bars.ts";
import { ChartCard } from "./ChartCard.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { Plot } from "./Plot.tsx";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import { useDrag } from "./use-drag.ts";
import { Link, type LinkProps, useNavigate } from "react-router";
import styles from "./Chart.module.css";
import * as texts from "./chart-texts.ts";

function Legend({ series }: { series: readonly BarSeries[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, colour, fill }) => (
        <li key={name}>
          <span style={{ backgroundColor: `var(--${colour})` }} data-fill={fill} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface ScrollProps {
  title: string;
  start: number;
  last: number;
  text: string;
  onStart: (start: number) => void;
}

/** Slider that moves the visible range along the bars; arrow keys move it too. */
function Scroll({ title, start, last, text, onStart }: ScrollProps) {
  const id = useId();
  return (
    <div className={styles.scroll} style={{ height: barChart.scrollHeight }}>
      <label className="visually-hidden" htmlFor={id}>
        {texts.barsOfInView(title)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={start}
        aria-valuetext={text}
        onChange={(event) => onStart(Number(event.target.value))}
      />
    </div>
  );
}

interface TurnProps {
  start: number;
  last: number;
  step: number;
  onStart: (start: number) => void;
}

/** Buttons that show the bars before and after those in view. */
const Turn = ({ start, last, step, onStart }: TurnProps) => (
  <>
    <IconButton
      label={texts.earlier}
      icon={<ChevronLeft />}
      disabled={start === 0}
      onClick={() => onStart(Math.max(0, start - step))}
    />
    <IconButton
      label={texts.later}
      icon={<ChevronRight />}
      disabled={start === last}
      onClick={() => onStart(Math.min(last, start + step))}
    />
  </>
);

interface BarChartProps {
  title: string;
  hint?: ReactNode;
  /** Text below the title, for example a summary of the bars. */
  lead?: ReactNode;
  /** Name of the axis below the bars; also a heading in the table. */
  axis: string;
  bars: readonly Bar[];
  series: readonly BarSeries[];
  /** Stacks the series instead of drawing them side by side. */
  stacked?: boolean;
  /** Number of bars in view at once; the others are scrolled to. */
  visible?: number;
  /** Maximum width in pixels. */
  width?: number;
  height?: number;
  /** Returns the link for a bar's count in a series, for a press on the bar and for the table. */
  linkOfBar?: (at: number, series: number) => BarLink;
}

/** Destination of the link of a count. */
export type BarLink = Pick<LinkProps, "to" | "state">;

/** Bar chart of counts, the newest in view, with an optional table view. */
export function BarChart({
  title,
  hint,
  lead,
  axis,
  bars,
  series,
  stacked = false,
  visible = barChart.visible,
  width = barChart.width,
  height = barChart.height,
  linkOfBar,
}: BarChartProps) {
  const navigate = useNavigate();
  const last = lastStart(bars.length, visible);
  const [scrolled, setScrolled] = useState(last);
  const start = Math.min(scrolled, last);
  const drag = useDrag({ start, last, visible, onStart: setScrolled });
  const visibleBars = useMemo(() => bars.slice(start, start + visible), [bars, start, visible]);
  const option = useMemo(() => barOption(visibleBars, series, stacked), [visibleBars, series, stacked]);
  const inView = texts.rangeOfLabels(visibleBars[0]?.label, visibleBars.at(-1)?.label);
  const number = (value: number | null | undefined) => value?.toLocaleString("en-US") ?? "—";
  const rows = bars.map(({ label, values }, bar) => [
    label,
    ...series.map(({ name }, at) => {
      const text = number(values[at]);
      return linkOfBar && values[at] ? (
        <Link key={name} {...linkOfBar(bar, at)}>
          {text}
        </Link>
      ) : (
        text
      );
    }),
  ]);
  const press = (at: number, of: number): void => {
    if (!linkOfBar || !visibleBars[at]?.values[of]) return;
    const { to, state } = linkOfBar(start + at, of);
    void navigate(to, { state });
  };
  return (
    <ChartCard
      title={title}
      hint={hint}
      lead={lead}
      tools={last > 0 && <Turn start={start} last={last} step={visible} onStart={setScrolled} />}
      empty={bars.some(({ values }) => values.some((value) => value !== null)) ? null : noData}
      table={<ChartTable caption={title} heads={[axis, ...series.map(({ name }) => name)]} rows={rows} />}
    >
      <Legend series={series.filter(({ fill }) => fill !== "outlined")} />
      <div className={styles.dragged} {...drag}>
        <Plot option={option} text={describeBars(title, bars, series)} height={height} width={width} onPress={press} />
      </div>
      {last > 0 && <Scroll title={title} start={start} last={last} text={inView} onStart={setScrolled} />}
    </ChartCard>
  );
}
