/** A row of a programme in words: what it is, and its days and dose. */
export interface SaidRow {
  readonly name: string;
  readonly description: string;
}

/** What is said of one name before and after; nothing where it is not there. */
export interface DifferingRow {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Names of which two programmes do not say the same, those of the later one first. Ids and the order of rows make no difference. */
export const differingRows = (before: readonly SaidRow[], after: readonly SaidRow[]): DifferingRow[] => {
  const saidOf = (rows: readonly SaidRow[], of: string) =>
    rows
      .filter(({ name }) => name === of)
      .map(({ description }) => description)
      .toSorted();
  return [...new Set([...after, ...before].map(({ name }) => name))]
    .map((name) => ({ name, before: saidOf(before, name), after: saidOf(after, name) }))
    .filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after));
};
