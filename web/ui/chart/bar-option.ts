import type { Bar, BarSeries } from "./bars.ts";
import { barChart } from "./bars.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";

/** How some bars are drawn: beside each other, or one upon the other. */
export const barOption = (bars: readonly Bar[], series: readonly BarSeries[], stacked: boolean): ChartOption => {
  const base = look(
    bars.map(({ label }) => label),
    false,
  );
  const tooltip = (shown: unknown): HTMLElement => {
    const bar = bars[(shown as { dataIndex: number }[])[0]!.dataIndex]!;
    return tooltipOf(
      bar.label,
      series.map(({ name }, at) => `${name} ${bar.values[at]?.toLocaleString("en-US") ?? "—"}`),
    );
  };
  return {
    ...base,
    yAxis: { ...valueAxis(null), minInterval: 1 },
    tooltip: { ...base.tooltip, axisPointer: { type: "shadow", animation: false }, formatter: tooltip },
    series: series.map(({ name, colour: token }, at) => ({
      type: "bar",
      name,
      data: bars.map(({ values }) => values[at] ?? null),
      barMaxWidth: 14,
      barCategoryGap: `${barChart.padding * 100}%`,
      barGap: "10%",
      itemStyle: { color: colour(token), borderRadius: stacked ? 0 : [2, 2, 0, 0] },
      emphasis: { disabled: true },
      ...(stacked && { stack: "all" }),
    })),
  };
};
