import { axisOfLine } from "@restride/domain/charts/axis.ts";
import { type LimitPlace, limitPlace } from "@restride/domain/charts/limit-label.ts";
import type { ChartOption } from "./echarts.ts";
import { colour, look, tooltipOf, valueAxis } from "./look.ts";
import type { ChartPoint, Line } from "@restride/domain/charts/points.ts";
import { sourcesOf, valueText } from "@restride/domain/charts/points.ts";

/** Returns the ECharts position of a limit's label. */
const placeOf = ({ end, below }: LimitPlace) =>
  `inside${end === "left" ? "Start" : "End"}${below ? "Bottom" : "Top"}` as const;

const limitLines = (line: Line, points: readonly ChartPoint[]) => ({
  silent: true,
  symbol: "none",
  lineStyle: { type: [4, 4], width: 1, color: colour("rest") },
  data: line.limits.map((limit) => ({
    yAxis: limit.value,
    label: {
      position: placeOf(limitPlace(line, points, limit)),
      formatter: `${limit.word} ${limit.value.toLocaleString("en-US")}`,
      color: colour("restText"),
      fontSize: 11,
    },
  })),
});

const inWords = (words: readonly string[]) => ({
  axisLabel: { ...valueAxis(null).axisLabel, formatter: (value: number) => words[value] ?? "" },
});

/** Returns the value axis of a line. */
const axisOf = (line: Line) => {
  const axis = valueAxis(axisOfLine(line));
  return line.words ? { ...axis, ...inWords(line.words) } : axis;
};

/** Color tokens of a chart's lines, in the order of its sources. */
export const lineColours = ["series1", "series2", "series3"] as const;

interface SeriesSpec {
  readonly name: string;
  readonly data: readonly (number | null)[];
  readonly colour: string;
  /** Whether the chart has several sources: a gap that holds another source's values is bridged. */
  readonly hasOtherSources: boolean;
  /** Index of the point under the pointer. */
  readonly marked: number | null;
}

const seriesOption = ({ name, data, colour: token, hasOtherSources, marked }: SeriesSpec) => ({
  type: "line" as const,
  name,
  data: data.map((value, at) => (at === marked ? { value, symbolSize: 11 } : value)),
  connectNulls: hasOtherSources,
  symbol: "circle",
  symbolSize: 6,
  showAllSymbol: true,
  lineStyle: { width: 2, color: colour(token) },
  itemStyle: { color: colour(token) },
  areaStyle: { color: colour(token), opacity: hasOtherSources ? 0 : 0.06 },
  emphasis: { disabled: true },
});

/** Returns the ECharts options for points of a line, one series per source. A missing value is a gap. */
export const lineOption = (line: Line, points: readonly ChartPoint[], marked: number | null = null): ChartOption => {
  const base = look(
    points.map(({ label }) => label),
    true,
  );
  const tooltip = (tooltipItems: unknown): HTMLElement => {
    const point = points[(tooltipItems as { dataIndex: number }[])[0]!.dataIndex]!;
    return tooltipOf(point.when, [valueText(line, point.value)]);
  };
  const all = sourcesOf(line.points);
  const sources = all.length > 1 ? all : [undefined];
  return {
    ...base,
    yAxis: axisOf(line),
    tooltip: { ...base.tooltip, formatter: tooltip },
    series: sources.map((source, at) => ({
      ...seriesOption({
        name: source ?? line.title,
        data: points.map((point) => (source === undefined || point.source === source ? point.value : null)),
        colour: lineColours[at % lineColours.length]!,
        hasOtherSources: sources.length > 1,
        marked,
      }),
      ...(at === 0 && { markLine: limitLines(line, points) }),
    })),
  };
};
