import type { Row, Side } from "./measure.ts";
import type { LoadResult } from "./percentiles.ts";

const targetOfCeiling = 0.6;
const targetOfGrowth = 1.3;

/** Returns the product's requests per second as a share of another side's; undefined where that side was not measured. */
export const share = ({ sides }: Row, of: Exclude<Side, "product">): number | undefined =>
  sides[of] && sides.product!.perSecond / sides[of].perSecond;

/** Formats a table of one size: the product beside the ceiling and beside its own statements, then the costs of a call. */
export function table(title: string, rows: readonly Row[]): string[] {
  return [`\n${title}`, ...speedLines(rows), "", ...costLines(rows)];
}

const speedLines = (rows: readonly Row[]): string[] => [
  line("", "product", "", "", "", "ceiling", "", "of it", "replay", "of it"),
  line("", "p50", "p95", "p99", "req/s", "p50", "req/s", "", "req/s", ""),
  ...rows.map((row) => {
    const { product, ceiling, replay } = row.sides;
    const failed = [product, ceiling, replay].reduce((sum, side) => sum + (side?.failed ?? 0), 0);
    const notes = `${failed ? `  ${failed} FAILED` : ""}${(share(row, "ceiling") ?? 1) < targetOfCeiling ? "  below 60 %" : ""}`;
    return (
      line(
        row.name,
        ...[product!.p50, product!.p95, product!.p99].map(milliseconds),
        formatPerSecond(product!),
        milliseconds(ceiling?.p50),
        formatPerSecond(ceiling),
        percent(share(row, "ceiling")),
        formatPerSecond(replay),
        percent(share(row, "replay")),
      ) + notes
    );
  }),
];

const costLines = (rows: readonly Row[]): string[] => [
  line("what a call costs", "product", "", "", "", "", "ceiling", "", ""),
  line("", "queries", "trips", "planning", "CPU", "CPU db", "planning", "CPU", "CPU db"),
  ...rows.map(({ name, statements, trips, sides: { product, ceiling } }) =>
    line(
      name,
      statements.toFixed(1),
      trips.toFixed(1),
      percent(product!.planningShare),
      ...[product!.server, product!.database].map(milliseconds),
      percent(ceiling?.planningShare),
      ...[ceiling?.server, ceiling?.database].map(milliseconds),
    ),
  ),
];

/** Formats the growth of each median time from the first size to the second. */
export function growthLines(small: readonly Row[], large: readonly Row[]): string[] {
  return large.flatMap((row) => {
    const before = small.find(({ name }) => name === row.name);
    if (!before) return [];
    const times = row.sides.product!.p50 / before.sides.product!.p50;
    return [`${row.name.padEnd(24)}× ${times.toFixed(2)}${times > targetOfGrowth ? `  above ${targetOfGrowth}` : ""}`];
  });
}

const line = (name: string, ...cells: string[]): string =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join("");
const milliseconds = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? "" : value.toFixed(2);
const percent = (part: number | undefined): string =>
  part === undefined || Number.isNaN(part) ? "" : `${(part * 100).toFixed(0)} %`;
const formatPerSecond = (side: LoadResult | undefined): string => side?.perSecond.toFixed(0) ?? "";
