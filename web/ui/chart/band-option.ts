import type { AxisScale } from "@restride/domain/charts/axis.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";

/** A point of the line, with the words of its tooltip. */
export interface BandPoint {
  readonly x: number;
  readonly value: number;
  /** Drawn hollow: it lies outside the bands. */
  readonly isOutside: boolean;
  readonly head: string;
  readonly rows: readonly string[];
}

/** The edges of the bands at a place, from the lowest to the highest; the middle one is drawn dashed. */
export interface Edges {
  readonly x: number;
  readonly values: readonly number[];
}

/** A line in front of bands. */
export interface Banded {
  readonly points: readonly BandPoint[];
  /** In runs without a gap. */
  readonly runs: readonly (readonly Edges[])[];
  /** What the edges are called, at the end of the last run; those of a small drawing have no names. */
  readonly edgeNames: readonly string[];
  readonly across: AxisScale;
  readonly upright: AxisScale;
  /** The words of the numbers from 0 on, where people read words. */
  readonly words: readonly string[] | null;
  readonly acrossText: (x: number) => string;
  /** A place with its word, such as today's. */
  readonly now: { readonly x: number; readonly text: string } | null;
}

/** How strong the band below each edge is; below the lowest is none. */
const strengths = [0, 0.12, 0.26, 0.26, 0.12];
/** Pixels between the names of edges; those that would be closer are left out. */
const nearest = 14;

const namedEdges = ({ runs, upright, edgeNames }: Banded, height: number): boolean[] => {
  const last = runs.at(-1)?.at(-1)?.values ?? [];
  const visiblePlaces: number[] = [];
  const far = (value: number): boolean =>
    visiblePlaces.every((other) => Math.abs(other - value) * height > nearest * (upright.max - upright.min));
  const order = [2, 0, 4, 1, 3].filter((at) => at < last.length && at < edgeNames.length);
  const named = order.filter((at) => far(last[at]!) && visiblePlaces.push(last[at]!));
  return last.map((_, at) => named.includes(at));
};

/** The edges of a run, each drawn as far above the one below as it lies: the bands are what is between them. */
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
      // Where bands end before the drawing does, other lines pass behind their names.
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

/** Its word stands on the side where there is more room. */
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

/** How a line in front of bands is drawn, `height` pixels high; one of its points may be marked. */
export const bandOption = (banded: Banded, marked: number | null, height: number): ChartOption => {
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
