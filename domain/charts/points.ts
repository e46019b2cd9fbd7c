import * as texts from "./charts-texts.ts";
import { noData } from "./charts-texts.ts";
/** Point of a line: its axis label, its full date, and its value; null without a value. */
export interface ChartPoint {
  readonly label: string;
  readonly when: string;
  readonly value: number | null;
  /** Source of the value. In a chart of several sources each source has its own line. */
  readonly source?: string | undefined;
}

/** Limit, drawn as a dashed line with its label. */
export interface ChartLimit {
  readonly word: string;
  readonly value: number;
  /** True to place the label below the line, because the values should be above it. */
  readonly below?: boolean;
}

/** Line with all of its points, oldest first. */
export interface Line {
  readonly title: string;
  readonly unit: string;
  /** Words for the numbers from 0 on, for values that are shown as words. */
  readonly words?: readonly string[] | null;
  readonly points: readonly ChartPoint[];
  readonly limits: readonly ChartLimit[];
  /** Ends of the axis; null derives them from the values. */
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** Number of points on a page. */
export const pointsPerPage = 6;

/** Returns the points of a page; page 0 is the newest. `first` and `last` count from 1. */
export const pageOfPoints = <Point>(points: readonly Point[], page: number) => {
  const end = points.length - page * pointsPerPage;
  const start = Math.max(0, end - pointsPerPage);
  return { points: points.slice(start, end), first: start + 1, last: end, hasOlder: start > 0, hasNewer: page > 0 };
};

/** Returns the sources of the points without duplicates, in the order of their first points. Points without a source count as one source. */
export const sourcesOf = (points: readonly ChartPoint[]): (string | undefined)[] => [
  ...new Set(points.filter(({ value }) => value !== null).map(({ source }) => source)),
];

/** Returns whether there is a value to draw. Zero is a value. */
export const hasValues = (points: readonly ChartPoint[]): boolean => points.some(({ value }) => value !== null);

const closeUnits = ["°", "%"];

// Created once: a report formats a thousand values.
const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Formats a figure, or a range, with its unit: 104°, 30–145°, 162.4 lb. */
export const figureWithUnit = (figure: string, unit: string): string => {
  const space = unit === "" || closeUnits.includes(unit[0]!) ? "" : " ";
  return `${figure}${space}${unit}`;
};

/** Formats a value with its unit: 104°, 162.4 lb, 2,310; a dash for null. */
export const withUnit = (value: number | null, unit: string): string =>
  value === null ? "—" : figureWithUnit(decimals.format(value), unit);

/** Formats a value of a line: as its word if the line has words, otherwise with its unit. */
export const valueText = ({ words, unit }: Pick<Line, "words" | "unit">, value: number | null): string =>
  (value !== null && words?.[value]) || withUnit(value, unit);

/** Returns a unit as a word for a title. */
export const unitWord = (unit: string): string => (unit === "°" ? texts.degrees : unit);

/** Describes a line in a sentence or two, for readers who cannot see it. */
export const describeLine = (line: Line): string => {
  const { title, points, limits } = line;
  const measuredPoints = points.filter((point) => point.value !== null);
  const [first, last] = [measuredPoints[0], measuredPoints.at(-1)];
  if (!first || !last) return `${title}: ${noData}.`;
  const values = measuredPoints.map(({ value }) => value!);
  const text = (value: number | null) => valueText(line, value);
  const lines = limits.map(({ word, value }) => `${word} ${text(value)}`).join(", ");
  return [
    texts.valueTheNewestOn(title, measuredPoints.length, text(last.value), last.when),
    measuredPoints.length > 1 &&
      texts.firstLowestAndHighest(text(first.value), first.when, text(Math.min(...values)), text(Math.max(...values))),
    lines && texts.limitsLines(lines),
  ]
    .filter(Boolean)
    .join(" ");
};
