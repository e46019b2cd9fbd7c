import type { Requirement } from "./ledger.ts";
import type { Kind, Proof } from "./proofs.ts";

/** What a person asked for: one area, only what has no test. */
export type Question = { area?: string; open?: boolean };

/**
 * Lines of the report: per area how many rows have a test, and of how many rows something else was decided (`otherwise`), which a test of
 * theirs holds; with an area or `open` also the rows themselves.
 */
export function report(
  rows: readonly Requirement[],
  proofs: readonly Proof[],
  { area, open }: Question,
  otherwise: ReadonlySet<string> = new Set(),
): string[] {
  const proven = Map.groupBy(standing(proofs), ({ id }) => id);
  const areaRows = rows.filter((row) => !area || row.area === area || row.area.slice(2) === area);
  const areas = Object.entries(Object.groupBy(areaRows, (row) => row.area)).toSorted(([a], [b]) => a.localeCompare(b));
  const lines = areas.flatMap(([name, inArea = []]) => [
    tableLine(name, inArea, proven, otherwise),
    ...(area || open
      ? inArea
          .filter(({ id }) => !open || !proven.has(id))
          .map((row) => rowLine(row, proven.get(row.id), otherwise.has(row.id)))
      : []),
  ]);
  return [
    `${"area".padEnd(24)} rows  with a test  decided otherwise  without  rule  database  browser`,
    ...lines,
    tableLine("in all", areaRows, proven, otherwise),
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

/** Ids that are decided otherwise and are no row. */
export const unknownDecisions = (rows: readonly Requirement[], otherwise: ReadonlySet<string>): string[] => {
  const ids = new Set(rows.map(({ id }) => id));
  return [...otherwise]
    .filter((id) => !ids.has(id))
    .map((id) => `decisions.md decides ${id} otherwise, which is no row`);
};

/** Titles that name no row: a slip of the pen, or a row that is gone. */
export function strangers(rows: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const knownIds = new Set(rows.map(({ id }) => id));
  return proofs
    .filter(({ id }) => !knownIds.has(id))
    .map(({ id, path, line }) => `${path}:${line} names ${id}, which is no row`);
}

const kinds = ["rule", "database", "browser"] as const;
const kindsOf = (proofs: readonly Proof[]): Kind[] =>
  kinds.filter((kind) => proofs.some((proof) => proof.kind === kind));

function tableLine(
  name: string,
  rows: readonly Requirement[],
  proven: ReadonlyMap<string, readonly Proof[]>,
  otherwise: ReadonlySet<string>,
): string {
  const tested = rows.filter(({ id }) => proven.has(id));
  const decided = tested.filter(({ id }) => otherwise.has(id)).length;
  const countOf = (kind: Kind): number => rows.filter(({ id }) => kindsOf(proven.get(id) ?? []).includes(kind)).length;
  const columns = [
    String(rows.length).padStart(5),
    String(tested.length - decided).padStart(13),
    String(decided).padStart(19),
    String(rows.length - tested.length).padStart(9),
    ...kinds.map((kind) => String(countOf(kind)).padStart(kind.length + 2)),
  ];
  return `${name.padEnd(24)}${columns.join("")}`;
}

function rowLine({ id, kind, text }: Requirement, proofs: readonly Proof[] | undefined, isOtherwise: boolean): string {
  const where = proofs ? [...new Set(proofs.map(({ path, line }) => `${path}:${line}`))].join(" ") : "no test";
  const kindsText = proofs ? `${kindsOf(proofs).join(", ")}: ` : "";
  const mark = isOtherwise ? "≠" : "✓";
  return `  ${proofs ? mark : "·"} ${id} (${kind}) ${text.slice(0, 90)}\n      ${kindsText}${where}`;
}
