import type { AxisScale } from "@restride/domain/charts/axis.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";

/** Point of the line, with the texts of its tooltip. */
export interface BandPoint {
  readonly x: number;
  readonly value: number;
  /** Whether the point lies outside the bands; it is drawn hollow then. */
  readonly isOutside: boolean;
  readonly head: string;
  readonly rows: readonly string[];
}

/** Edges of the bands at one x, from the lowest to the highest; the middle edge is drawn dashed. */
export interface Edges {
  readonly x: number;
  readonly values: readonly number[];
}

/** Data of a line in front of bands. */
export interface BandChartData {
  readonly points: readonly BandPoint[];
  /** Edges of the bands as runs without gaps. */
  readonly runs: readonly (readonly Edges[])[];
  /** Names of the edges, shown at the end of the last run; edges of a small drawing have no names. */
  readonly edgeNames: readonly string[];
  readonly across: AxisScale;
  readonly upright: AxisScale;
  /** Texts for the numbers from 0 on, for values that people read as words. */
  readonly words: readonly string[] | null;
  readonly acrossText: (x: number) => string;
  /** Marked x with its text, for example today. */
  readonly now: { readonly x: number; readonly text: string } | null;
}

/** Opacity of the band below each edge; below the lowest edge there is no band. */
const strengths = [0, 0.12, 0.26, 0.26, 0.12];
/** Minimum distance in pixels between the names of edges; closer names are left out. */
const minLabelDistance = 14;

const namedEdges = ({ runs, upright, edgeNames }: BandChartData, height: number): boolean[] => {
  const last = runs.at(-1)?.at(-1)?.values ?? [];
  const visiblePlaces: number[] = [];
  const far = (value: number): boolean =>
    visiblePlaces.every((other) => Math.abs(other - value) * height > minLabelDistance * (upright.max - upright.min));
  const order = [2, 0, 4, 1, 3].filter((at) => at < last.length && at < edgeNames.length);
  const named = order.filter((at) => far(last[at]!) && visiblePlaces.push(last[at]!));
  return last.map((_, at) => named.includes(at));
};

/** Series of a run of edges. Each edge is stacked on the one below it, so the areas between edges are the bands. */
const drawnRun = (run: readonly Edges[], name: number, names: readonly (string | null)[]) =>
  strengths.map((opacity, edge) => ({
    type: "line" as const,
    stack: `run ${name}`,
    silent: true,
    symbol: "none",
    data: run.map(({ x, values }) => [x, values[edge]! - (edge === 0 ? 0 : values[edge - 1]!)]),
    lineStyle: { width: edge === 2 ? 1.5 : 0, type: [4, 4], color: colour("series1") },
    areaStyle: { color: colour("series1"), opacity },
    emphasis: { disabled: true },
    endLabel: {
      show: Boolean(names[edge]),
      formatter: names[edge] ?? "",
      color: colour("text3"),
      fontSize: 11,
      distance: 4,
      // Right of the bands, other lines of the chart pass behind the labels of the band edges.
      textBorderColor: colour("surface"),
      textBorderWidth: 3,
    },
  }));

const drawnLine = (points: readonly BandPoint[], marked: number | null) => ({
  type: "line" as const,
  z: 5,
  data: points.map(({ x, value, isOutside }, at) => ({
    value: [x, value],
    symbolSize: at === marked ? 11 : 7,
    itemStyle: { color: colour(isOutside ? "surface" : "text"), borderColor: colour("text"), borderWidth: 2 },
  })),
  symbol: "circle",
  showAllSymbol: true,
  lineStyle: { width: 2, color: colour("text") },
  emphasis: { disabled: true },
});

/** Line of the marked x. Its text is on the side with more room. */
const nowLine = ({ x, text }: { readonly x: number; readonly text: string }, { min, max }: AxisScale) => ({
  silent: true,
  symbol: "none",
  lineStyle: { type: "solid" as const, width: 1, color: colour("brand") },
  data: [
    {
      xAxis: x,
      label: {
        position: "end" as const,
        distance: 2,
        align: x < (min + max) / 2 ? ("left" as const) : ("right" as const),
        formatter: text,
        color: colour("brandText"),
        fontSize: 11,
      },
    },
  ],
});

/** Returns the ECharts options of a line in front of bands, `height` pixels high; one point may be marked. */
export const bandOption = (banded: BandChartData, marked: number | null, height: number): ChartOption => {
  const { points, runs, edgeNames, across, upright, words, acrossText, now } = banded;
  const base = look([], false);
  const named = namedEdges(banded, height);
  const isNamed = named.includes(true);
  const namesOf = (run: number) => edgeNames.map((name, at) => (run === runs.length - 1 && named[at] ? name : null));
  const axis = valueAxis(upright);
  return {
    ...base,
    grid: { ...base.grid, right: isNamed ? 36 : 8 },
    xAxis: {
      type: "value",
      ...across,
      splitLine: { show: false },
      axisTick: { show: false },
      axisLine: base.xAxis.axisLine,
      axisLabel: { ...base.xAxis.axisLabel, formatter: acrossText },
    },
    yAxis: words
      ? { ...axis, axisLabel: { ...axis.axisLabel, formatter: (value: number) => words[value] ?? "" } }
      : axis,
    tooltip: {
      ...base.tooltip,
      trigger: "item",
      formatter: (tooltipItems: unknown) => {
        const { head, rows } = points[(tooltipItems as { dataIndex: number }).dataIndex]!;
        return tooltipOf(head, rows);
      },
    },
    series: [
      ...runs.flatMap((run, at) => drawnRun(run, at, namesOf(at))),
      { ...drawnLine(points, marked), ...(now && { markLine: nowLine(now, across) }) },
    ],
  };
};
