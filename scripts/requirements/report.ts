import type { Requirement } from "./ledger.ts";
import type { Kind, Proof } from "./proofs.ts";

/** What a person asked for: one area, only what has no test. */
export type Question = { area?: string; open?: boolean };

/** Lines of the report: per area how many rows have a test; with an area or `open` also the rows themselves. */
export function report(rows: readonly Requirement[], proofs: readonly Proof[], { area, open }: Question): string[] {
  const proven = Map.groupBy(standing(proofs), ({ id }) => id);
  const asked = rows.filter((row) => !area || row.area === area || row.area.slice(2) === area);
  const areas = Object.entries(Object.groupBy(asked, (row) => row.area)).toSorted(([a], [b]) => a.localeCompare(b));
  const lines = areas.flatMap(([name, inArea = []]) => [
    tableLine(name, inArea, proven),
    ...(area || open
      ? inArea.filter(({ id }) => !open || !proven.has(id)).map((row) => rowLine(row, proven.get(row.id)))
      : []),
  ]);
  return [
    `${"area".padEnd(24)} rows  with a test  without  rule  database  browser`,
    ...lines,
    tableLine("in all", asked, proven),
  ];
}

const standing = (proofs: readonly Proof[]): Proof[] => proofs.filter(({ unused }) => unused.length === 0);

/** Tests of rows that exercise what only tests use; they do not count. */
export const hollow = (proofs: readonly Proof[]): string[] =>
  proofs
    .filter(({ unused }) => unused.length > 0)
    .map(
      ({ id, path, line, unused }) =>
        `${path}:${line} proves ${id} with ${unused.join(", ")}, which the product does not use`,
    );

/** Titles that name no row: a slip of the pen, or a row that is gone. */
export function strangers(rows: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return proofs
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => `${path}:${line} names ${id}, which is no row`);
}

const kinds = ["rule", "database", "browser"] as const;
const kindsOf = (proofs: readonly Proof[]): Kind[] =>
  kinds.filter((kind) => proofs.some((proof) => proof.kind === kind));

function tableLine(name: string, rows: readonly Requirement[], proven: ReadonlyMap<string, readonly Proof[]>): string {
  const count = rows.filter(({ id }) => proven.has(id)).length;
  const by = (kind: Kind): number => rows.filter(({ id }) => kindsOf(proven.get(id) ?? []).includes(kind)).length;
  const columns = [
    String(rows.length).padStart(5),
    String(count).padStart(13),
    String(rows.length - count).padStart(9),
    ...kinds.map((kind) => String(by(kind)).padStart(kind.length + 2)),
  ];
  return `${name.padEnd(24)}${columns.join("")}`;
}

function rowLine({ id, kind, text }: Requirement, proofs: readonly Proof[] | undefined): string {
  const where = proofs ? [...new Set(proofs.map(({ path, line }) => `${path}:${line}`))].join(" ") : "no test";
  const by = proofs ? `${kindsOf(proofs).join(", ")}: ` : "";
  return `  ${proofs ? "✓" : "·"} ${id} (${kind}) ${text.slice(0, 90)}\n      ${by}${where}`;
}
