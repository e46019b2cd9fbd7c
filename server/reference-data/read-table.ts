import { type Interval, isInterval } from "@restride/domain/schedules/interval.ts";

/** Parses the rows of a table written as text: one line per row, cells between bars; the first line has the names of the columns. */
export const readTable = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** Parses the entries of a list written as text, separated by middle dots or line breaks. */
export const readList = (text: string): string[] =>
  text
    .split(/[·\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Parses the interval of a cell; throws when it is none. */
export const readInterval = (cell: string): Interval => {
  const interval = Number(cell);
  if (!isInterval(interval)) throw new Error(`${cell} is no interval.`);
  return interval;
};
