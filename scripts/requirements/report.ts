import type { Requirement } from "./ledger.ts";
import type { Kind, Proof } from "./proofs.ts";

/** Options of the report: only one area, or only rows without a test. */
export type ReportOptions = { area?: string; open?: boolean };

/**
 * Returns the lines of the report: for each area the number of rows with a test, and of these the number that are decided otherwise (`otherwise`).
 * With an area, or with `open`, the report also lists the rows.
 */
export function reportLines(
  rows: readonly Requirement[],
  proofs: readonly Proof[],
  { area, open }: ReportOptions,
  otherwise: ReadonlySet<string> = new Set(),
): string[] {
  const proven = Map.groupBy(validProofs(proofs), ({ id }) => id);
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

const validProofs = (proofs: readonly Proof[]): Proof[] => proofs.filter(({ unused }) => unused.length === 0);

/** Returns errors about tests that exercise code which only tests use; these tests do not count. */
export const hollowProofErrors = (proofs: readonly Proof[]): string[] =>
  proofs
    .filter(({ unused }) => unused.length > 0)
    .map(
      ({ id, path, line, unused }) =>
        `${path}:${line} proves ${id} with ${unused.join(", ")}, which the product does not use`,
    );

/** Returns errors about ids that are decided otherwise but are not a row. */
export const unknownDecisions = (rows: readonly Requirement[], otherwise: ReadonlySet<string>): string[] => {
  const ids = new Set(rows.map(({ id }) => id));
  return [...otherwise]
    .filter((id) => !ids.has(id))
    .map((id) => `decisions.md decides ${id} otherwise, which is no row`);
};

/** Returns errors about titles with an id that is not a row: a typing error, or a row that was removed. */
export function unknownIdErrors(rows: readonly Requirement[], proofs: readonly Proof[]): string[] {
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
