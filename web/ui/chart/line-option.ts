import { fixedScale, scaleOf } from "./axis.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";
import type { ChartLimit, ChartPoint, Line } from "./points.ts";
import { withUnit } from "./points.ts";

const limitLines = (limits: readonly ChartLimit[]) => ({
  silent: true,
  symbol: "none",
  lineStyle: { type: [4, 4], width: 1, color: colour("rest") },
  data: limits.map(({ word, value, below }) => ({
    yAxis: value,
    label: {
      position: below ? ("insideEndBottom" as const) : ("insideEndTop" as const),
      formatter: `${word} ${value.toLocaleString("en-US")}`,
      color: colour("restText"),
      fontSize: 11,
    },
  })),
});

/** The axis of a line, the same on all of its pages; without a given one it holds all values and limits. */
const axisOf = ({ range, points, limits }: Line) => {
  if (range) return valueAxis(fixedScale(range));
  const values = [...points.flatMap(({ value }) => value ?? []), ...limits.map(({ value }) => value)];
  return valueAxis(scaleOf(values.length > 0 ? values : [0]));
};

/** How some points of a line are drawn. A missing value is a gap. */
export const lineOption = (line: Line, points: readonly ChartPoint[]): ChartOption => {
  const base = look(
    points.map(({ label }) => label),
    true,
  );
  const tooltip = (shown: unknown): HTMLElement => {
    const point = points[(shown as { dataIndex: number }[])[0]!.dataIndex]!;
    return tooltipOf(point.when, [withUnit(point.value, line.unit)]);
  };
  return {
    ...base,
    yAxis: axisOf(line),
    tooltip: { ...base.tooltip, formatter: tooltip },
    series: [
      {
        type: "line",
        name: line.title,
        data: points.map(({ value }) => value),
        connectNulls: false,
        symbol: "circle",
        symbolSize: 6,
        showAllSymbol: true,
        lineStyle: { width: 2, color: colour("series1") },
        itemStyle: { color: colour("series1") },
        areaStyle: { color: colour("series1"), opacity: 0.06 },
        emphasis: { disabled: true },
        markLine: limitLines(line.limits),
      },
    ],
  };
};
