/** Row of a programme as text: its name, and its days and dose. */
export interface DescribedRow {
  readonly name: string;
  readonly description: string;
}

/** Descriptions of the rows of one name, before and after; empty on the side without such a row. */
export interface DifferingRow {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns the names whose descriptions differ between two programmes, those of the later one first. Ids and the order of rows do not matter. */
export const differingRows = (before: readonly DescribedRow[], after: readonly DescribedRow[]): DifferingRow[] => {
  const descriptionsOf = (rows: readonly DescribedRow[], of: string) =>
    rows
      .filter(({ name }) => name === of)
      .map(({ description }) => description)
      .toSorted();
  return [...new Set([...after, ...before].map(({ name }) => name))]
    .map((name) => ({ name, before: descriptionsOf(before, name), after: descriptionsOf(after, name) }))
    .filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after));
};
