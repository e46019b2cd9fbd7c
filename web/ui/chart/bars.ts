import { countText } from "@restride/domain/texts/count-text.ts";
/** One place on the axis of a bar chart with the values of each series; null where there is none. */
export interface Bar {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** One colour of bars and what it stands for. */
export interface BarSeries {
  readonly name: string;
  /** A token: series1 to series3, or ok and part. */
  readonly colour: "series1" | "series2" | "series3" | "ok" | "part" | "rest";
  /** Filled unless it says otherwise. A hatched bar of nothing reads 0; an outlined one is what is missing, and needs no legend. */
  readonly fill?: "hatched" | "outlined";
}

/** The bar chart as the contract fixes it: pixels, bars in view, the share of a bar's place that stays free. */
export const barChart = {
  width: 300,
  height: 280,
  visible: 12,
  padding: 0.2,
  scrollHeight: 40,
} as const;

/** The last place that the scroll can begin at. */
export const lastStart = (count: number, visible: number): number => Math.max(0, count - visible);

/** Bars in a sentence or two, for who does not see them. */
export const describeBars = (title: string, bars: readonly Bar[], series: readonly BarSeries[]): string => {
  const totals = series.map(
    ({ name }, at) => `${name} ${bars.reduce((sum, bar) => sum + (bar.values[at] ?? 0), 0).toLocaleString("en-US")}`,
  );
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return `${title}: no bars.`;
  return `${title}: ${countText(bars.length, "bar")} from ${first.label} to ${last.label}. Sums: ${totals.join(", ")}.`;
};
