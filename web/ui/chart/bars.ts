import * as texts from "./chart-texts.ts";
/** Bar position on the axis with one value for each series; null for no value. */
export interface Bar {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** Series of a bar chart: its color and its name in the legend. */
export interface BarSeries {
  readonly name: string;
  /** Color token. */
  readonly colour: "series1" | "series2" | "series3" | "ok" | "part" | "rest";
  /** Style of the bars; filled by default. A hatched bar of the value 0 shows "0". An outlined bar shows what is missing and has no legend entry. */
  readonly fill?: "hatched" | "outlined";
}

/** Sizes of the bar chart as the requirements fix them: pixels, bars in view, and the share of a bar's width that stays free. */
export const barChart = {
  width: 300,
  height: 280,
  visible: 12,
  padding: 0.2,
  scrollHeight: 40,
} as const;

/** Returns the last index at which the visible range can start. */
export const lastStart = (count: number, visible: number): number => Math.max(0, count - visible);

/** Returns bars as one or two sentences for people who do not see the chart. */
export const describeBars = (title: string, bars: readonly Bar[], series: readonly BarSeries[]): string => {
  const totals = series.map(
    ({ name }, at) => `${name} ${bars.reduce((sum, bar) => sum + (bar.values[at] ?? 0), 0).toLocaleString("en-US")}`,
  );
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return texts.noBars(title);
  return texts.barFromToSums(title, bars.length, first.label, last.label, totals.join(", "));
};
