import { type Interval, isInterval } from "@restride/domain/schedules/interval.ts";

/** The rows of a table written as text: a line each, cells between bars; the first line names the columns. */
export const readTable = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** The entries of a list written as text, between middle dots or lines. */
export const readList = (text: string): string[] =>
  text
    .split(/[·\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The interval of a cell. */
export const readInterval = (cell: string): Interval => {
  const interval = Number(cell);
  if (!isInterval(interval)) throw new Error(`${cell} is no interval.`);
  return interval;
};
