import type { Requirement } from "./ledger.ts";
import type { Proof } from "./proofs.ts";

/** What a person asked for: one area, only what has no test. */
export type Question = { area?: string; open?: boolean };

/** Lines of the report: per area how many rows have a test; with an area or `open` also the rows themselves. */
export function report(rows: readonly Requirement[], proofs: readonly Proof[], { area, open }: Question): string[] {
  const proven = Map.groupBy(proofs, ({ id }) => id);
  const asked = rows.filter((row) => !area || row.area === area || row.area.slice(2) === area);
  const areas = Object.entries(Object.groupBy(asked, (row) => row.area)).toSorted(([a], [b]) => a.localeCompare(b));
  const lines = areas.flatMap(([name, inArea = []]) => [
    tableLine(name, inArea, proven),
    ...(area || open
      ? inArea.filter(({ id }) => !open || !proven.has(id)).map((row) => rowLine(row, proven.get(row.id)))
      : []),
  ]);
  return [`${"area".padEnd(24)} rows  with a test  without`, ...lines, tableLine("in all", asked, proven)];
}

/** Titles that name no row: a slip of the pen, or a row that is gone. */
export function strangers(rows: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return proofs
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => `${path}:${line} names ${id}, which is no row`);
}

function tableLine(name: string, rows: readonly Requirement[], proven: ReadonlyMap<string, unknown>): string {
  const count = rows.filter(({ id }) => proven.has(id)).length;
  const columns = [
    String(rows.length).padStart(5),
    String(count).padStart(13),
    String(rows.length - count).padStart(9),
  ];
  return `${name.padEnd(24)}${columns.join("")}`;
}

function rowLine({ id, kind, text }: Requirement, proofs: readonly Proof[] | undefined): string {
  const where = proofs ? [...new Set(proofs.map(({ path, line }) => `${path}:${line}`))].join(" ") : "no test";
  return `  ${proofs ? "✓" : "·"} ${id} (${kind}) ${text.slice(0, 90)}\n      ${where}`;
}
