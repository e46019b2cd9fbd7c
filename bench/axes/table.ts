import type { Size } from "./answer.ts";
import type { AxisRow } from "./measure-axis.ts";

/** Ratios of the medians and of the 95th percentiles above which a call grows. */
const targets = { p50: 2, p95: 3 };

/** Returns the head of a table of subjects, as Markdown. */
export const headLines = (subjects: readonly string[]): string[] => {
  const cells = [
    "operation",
    ...subjects,
    ...subjects.slice(1).flatMap((name) => [`${name} ÷`, "p95 ÷"]),
    "rows",
    "load",
  ];
  return [line(cells), line(cells.map((_, at) => (at === 0 ? "---" : "--:")))];
};

/** Returns the line of a call: p50/p95 of each subject, and their ratios to the first; what is above its target is bold. */
export function rowLine({ name, results, load }: AxisRow): string {
  const [first, ...others] = results;
  const ratios = others.flatMap(({ p50, p95 }) => [
    ratio(p50 / first!.p50, targets.p50),
    ratio(p95 / first!.p95, targets.p95),
  ]);
  const times = results.map(({ p50, p95 }) => `${milliseconds(p50)}/${milliseconds(p95)}`);
  const sizes = [...new Set(results.map(({ size }) => formatSize(size)))].join(" → ");
  return line([name, ...times, ...ratios, sizes, load.toFixed(1)]);
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const ratio = (value: number, target: number): string =>
  value > target ? `**${value.toFixed(1)}**` : value.toFixed(1);
const milliseconds = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const formatSize = ({ rows, total }: Size): string => (total === undefined ? `${rows}` : `${rows} of ${total}`);
