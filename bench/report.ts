import type { Measured } from "./percentiles.ts";
import type { Row } from "./measure.ts";

const aimOfCeiling = 0.6;
const aimOfGrowth = 1.3;

/** The share of the ceiling that the product reaches, in requests per second. */
export const share = ({ product, byHand }: Row): number => product.perSecond / byHand.perSecond;

/** A table of one size, milliseconds and requests per second, for a person to read. */
export function table(title: string, rows: readonly Row[]): string[] {
  const head = `${"".padEnd(24)}${columns("p50", "p95", "p99", "req/s")} |${columns("p50", "p95", "p99", "req/s")} |  of it`;
  const lines = rows.map((row) => {
    const failed = row.product.failed + row.byHand.failed;
    const part = `${(share(row) * 100).toFixed(0).padStart(4)} %${share(row) < aimOfCeiling ? " below 60 %" : ""}`;
    return `${row.name.padEnd(24)}${numbers(row.product)} |${numbers(row.byHand)} | ${part}${failed ? `  ${failed} FAILED` : ""}`;
  });
  return [
    `\n${title}`,
    `${"".padEnd(24)}${"product".padStart(16).padEnd(34)}|${"by hand, same SQL".padStart(24)}`,
    head,
    ...lines,
  ];
}

/** How the middle of the times grows from the first size to the second. */
export function growth(small: readonly Row[], large: readonly Row[]): string[] {
  return large.flatMap((row) => {
    const before = small.find(({ name }) => name === row.name);
    if (!before) return [];
    const times = row.product.p50 / before.product.p50;
    return [`${row.name.padEnd(24)}× ${times.toFixed(2)}${times > aimOfGrowth ? `  above ${aimOfGrowth}` : ""}`];
  });
}

const columns = (...texts: string[]): string => texts.map((text) => text.padStart(8)).join("");
const numbers = ({ p50, p95, p99, perSecond }: Measured): string =>
  columns(p50.toFixed(2), p95.toFixed(2), p99.toFixed(2), perSecond.toFixed(0));
