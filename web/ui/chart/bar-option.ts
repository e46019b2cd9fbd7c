import type { Bar, BarSeries } from "./bars.ts";
import { barChart } from "./bars.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";

/** Label of a bar with the value 0: the bar has no height, so the number is shown instead. */
const zero = {
  value: 0,
  label: { show: true, position: "top" as const, formatter: "0", color: colour("skipText"), fontSize: 11 },
};

const hatch = {
  color: colour("surface"),
  dashArrayX: [1, 0],
  dashArrayY: [2, 2],
  rotation: Math.PI / 4,
  symbolSize: 1,
};

/** Returns the fill style of the bars of a series. */
const fillOf = ({ colour: token, fill }: BarSeries) => {
  if (fill === "outlined") return { color: "transparent", borderColor: colour("lineStrong"), borderWidth: 1 };
  return {
    color: colour(token),
    ...(fill === "hatched" && { decal: hatch, borderColor: colour(token), borderWidth: 1 }),
  };
};

/** Returns the ECharts options of bars, side by side or stacked. */
export const barOption = (bars: readonly Bar[], series: readonly BarSeries[], stacked: boolean): ChartOption => {
  const base = look(
    bars.map(({ label }) => label),
    false,
  );
  const tooltip = (tooltipItems: unknown): HTMLElement => {
    const bar = bars[(tooltipItems as { dataIndex: number }[])[0]!.dataIndex]!;
    return tooltipOf(
      bar.label,
      series.map(({ name }, at) => `${name} ${bar.values[at]?.toLocaleString("en-US") ?? "—"}`),
    );
  };
  return {
    ...base,
    yAxis: { ...valueAxis(null), minInterval: 1 },
    tooltip: { ...base.tooltip, axisPointer: { type: "shadow", animation: false }, formatter: tooltip },
    series: series.map((each, at) => ({
      type: "bar",
      name: each.name,
      data: bars.map(({ values }) => (each.fill === "hatched" && values[at] === 0 ? zero : (values[at] ?? null))),
      barMaxWidth: 14,
      barCategoryGap: `${barChart.padding * 100}%`,
      barGap: "10%",
      itemStyle: { ...fillOf(each), borderRadius: stacked ? 0 : [2, 2, 0, 0] },
      emphasis: { disabled: true },
      ...(stacked && { stack: "all" }),
    })),
  };
};
