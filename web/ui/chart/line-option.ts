import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";
import type { ChartLimit, ChartPoint, Line } from "./points.ts";
import { withUnit } from "./points.ts";

const limitLines = (limits: readonly ChartLimit[]) => ({
  silent: true,
  symbol: "none",
  lineStyle: { type: [4, 4], width: 1, color: colour("rest") },
  data: limits.map(({ word, value }) => ({
    yAxis: value,
    label: {
      position: "insideEndTop" as const,
      formatter: `${word} ${value.toLocaleString("en-US")}`,
      color: colour("restText"),
      fontSize: 11,
    },
  })),
});

/** The axis of a line; without a given one the values decide, wide enough for the limits. */
const axisOf = (line: Line, points: readonly ChartPoint[]) => {
  const axis = valueAxis(line.range);
  if (line.range) return axis;
  const all = [...points.flatMap(({ value }) => value ?? []), ...line.limits.map(({ value }) => value)];
  return { ...axis, min: () => Math.floor(Math.min(...all) - 1), max: () => Math.ceil(Math.max(...all) + 1) };
};

/** How some points of a line are drawn. A missing value is a gap. */
export const lineOption = (line: Line, points: readonly ChartPoint[]): ChartOption => {
  const base = look(points.map(({ label }) => label));
  const tooltip = (shown: unknown): HTMLElement => {
    const point = points[(shown as { dataIndex: number }[])[0]!.dataIndex]!;
    return tooltipOf(point.when, [withUnit(point.value, line.unit)]);
  };
  return {
    ...base,
    yAxis: axisOf(line, points),
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
