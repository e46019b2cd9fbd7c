import { countText } from "../texts/count-text.ts";
/** One point of a line: what stands below it, when it was in full, and its value; null where there is none. */
export interface ChartPoint {
  readonly label: string;
  readonly when: string;
  readonly value: number | null;
  /** Where it comes from: in a chart of several sources each has a line of its own. */
  readonly source?: string | undefined;
}

/** A limit, drawn as a dashed line with its word. */
export interface ChartLimit {
  readonly word: string;
  readonly value: number;
  /** The word stands below the line: the values are wanted above it. */
  readonly below?: boolean;
}

/** A line with all of its points, oldest first. */
export interface Line {
  readonly title: string;
  readonly unit: string;
  /** The words of the numbers from 0 on, where people read words. */
  readonly words?: readonly string[] | null;
  readonly points: readonly ChartPoint[];
  readonly limits: readonly ChartLimit[];
  /** The ends of the axis; null lets the values decide. */
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** How many points are shown at once. */
export const pointsPerPage = 6;

/** What a chart without any value says in its place. */
export const noData = "Data not available";

/** The points of a page, of which the newest is 0; first and last count from 1. */
export const pageOfPoints = <Point>(points: readonly Point[], page: number) => {
  const end = points.length - page * pointsPerPage;
  const start = Math.max(0, end - pointsPerPage);
  return { points: points.slice(start, end), first: start + 1, last: end, hasOlder: start > 0, hasNewer: page > 0 };
};

/** The sources of some points, each once, in the order of their first points; those without one are one source. */
export const sourcesOf = (points: readonly ChartPoint[]): (string | undefined)[] => [
  ...new Set(points.filter(({ value }) => value !== null).map(({ source }) => source)),
];

/** True when there is something to draw. Zero is a value. */
export const hasValues = (points: readonly ChartPoint[]): boolean => points.some(({ value }) => value !== null);

const closeUnits = ["°", "%"];

// Made once: a report writes a thousand values.
const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** A figure, or two with what stands between them, with its unit: 104°, 30–145°, 162.4 lb. */
export const figureWithUnit = (figure: string, unit: string): string => {
  const space = unit === "" || closeUnits.includes(unit[0]!) ? "" : " ";
  return `${figure}${space}${unit}`;
};

/** A value as people read it: 104°, 162.4 lb, 2,310; a dash for none. */
export const withUnit = (value: number | null, unit: string): string =>
  value === null ? "—" : figureWithUnit(decimals.format(value), unit);

/** A value of a line as people read it: in its word, else with its unit. */
export const valueText = ({ words, unit }: Pick<Line, "words" | "unit">, value: number | null): string =>
  (value !== null && words?.[value]) || withUnit(value, unit);

/** A unit as a word beside a title. */
export const unitWord = (unit: string): string => (unit === "°" ? "degrees" : unit);

/** A line in a sentence or two, for who does not see it. */
export const describeLine = (line: Line): string => {
  const { title, points, limits } = line;
  const measuredPoints = points.filter((point) => point.value !== null);
  const [first, last] = [measuredPoints[0], measuredPoints.at(-1)];
  if (!first || !last) return `${title}: ${noData}.`;
  const values = measuredPoints.map(({ value }) => value!);
  const text = (value: number | null) => valueText(line, value);
  const lines = limits.map(({ word, value }) => `${word} ${text(value)}`).join(", ");
  return [
    `${title}: ${countText(measuredPoints.length, "value")}, the newest ${text(last.value)} on ${last.when}.`,
    measuredPoints.length > 1 &&
      `The first is ${text(first.value)} on ${first.when}, the lowest ${text(Math.min(...values))}, the highest ${text(Math.max(...values))}.`,
    lines && `Limits: ${lines}.`,
  ]
    .filter(Boolean)
    .join(" ");
};
