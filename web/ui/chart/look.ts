import type { AxisScale } from "@restride/domain/charts/axis.ts";
import type { ChartOption } from "./echarts.ts";

/** Returns the CSS variable of a color token, so the drawing follows the theme by itself. */
export const colour = (token: string): string => `var(--${token})`;

const text = { fontFamily: '"Inter Variable", system-ui, sans-serif', fontSize: 11, color: colour("text3") };

/** Returns the texts of a tooltip as an element, so that nothing in them is parsed as markup. */
export const tooltipOf = (head: string, rows: readonly string[]): HTMLElement => {
  const box = document.createElement("div");
  for (const [at, row] of [head, ...rows].entries()) {
    const line = document.createElement(at === 0 ? "span" : "b");
    line.textContent = row;
    line.style.display = "block";
    box.append(line);
  }
  return box;
};

/** Returns the options that all charts share: no animation, muted axes, a grid of horizontal lines. */
export const look = (labels: readonly string[], everyLabel: boolean) =>
  ({
    animation: false,
    textStyle: text,
    grid: { left: 4, right: 8, top: 16, bottom: 6, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    xAxis: {
      type: "category",
      data: [...labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colour("lineStrong") } },
      axisLabel: { ...text, hideOverlap: true, ...(everyLabel && { interval: 0 }) },
    },
    tooltip: {
      trigger: "axis",
      confine: true,
      transitionDuration: 0,
      axisPointer: { lineStyle: { color: colour("lineStrong"), type: "solid" }, animation: false },
      backgroundColor: colour("ink"),
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { ...text, fontSize: 12, color: "#fff" },
      extraCssText: "border-radius:6px;box-shadow:var(--shadowMenu)",
    },
  }) satisfies ChartOption;

/** Returns the vertical axis: numbers and a grid, without a line. */
export const valueAxis = (scale: AxisScale | null) => ({
  type: "value" as const,
  ...scale,
  splitNumber: 4,
  axisLabel: { ...text, hideOverlap: true },
  splitLine: { lineStyle: { color: colour("line") } },
});
