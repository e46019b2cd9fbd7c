import type { ComparedContent } from "./said-content.ts";
import { type DescriptionLine, describeContent } from "./said-lines.ts";

/** Difference between two versions in one line. `was` is empty for an added line, `says` for a removed one. */
export interface Difference {
  readonly key: string;
  readonly how: "added" | "changed" | "gone";
  readonly name: string;
  readonly says: string;
  readonly was: string;
}

const isSame = (one: DescriptionLine, other: DescriptionLine): boolean =>
  one.says === other.says && one.name === other.name && one.exactly === other.exactly;

const wordsBefore = (from: DescriptionLine, to: DescriptionLine): string =>
  from.name === to.name ? from.says : `${from.name}: ${from.says}`;

const changedLine = (from: DescriptionLine, to: DescriptionLine): Difference => ({
  key: to.key,
  how: "changed",
  name: to.name,
  says: from.says === to.says && from.name === to.name ? `${to.says}, not the same` : to.says,
  was: wordsBefore(from, to),
});

/** Returns a difference for each list in which the lines common to both versions have another order. */
const orderDifferences = (before: readonly DescriptionLine[], after: readonly DescriptionLine[]): Difference[] =>
  [...new Set(after.flatMap(({ list }) => list ?? []))].flatMap((list) => {
    const common = (lines: readonly DescriptionLine[], others: readonly DescriptionLine[]): DescriptionLine[] =>
      lines.filter((line) => line.list === list && others.some(({ key }) => key === line.key));
    const [from, to] = [common(before, after), common(after, before)];
    if (from.every(({ key }, at) => key === to[at]?.key)) return [];
    const named = (lines: readonly DescriptionLine[]): string => lines.map(({ name }) => name).join(", ");
    return [{ key: `order ${list}`, how: "changed", name: `Order of ${list}`, says: named(to), was: named(from) }];
  });

/**
 * Returns the differences between two versions of content as texts: first in the order of the newer version, then changed orders of lists, then
 * removed lines. Empty when the versions are equal.
 */
export const differencesOf = (older: ComparedContent, newer: ComparedContent): Difference[] => {
  const [before, after] = [describeContent(older), describeContent(newer)];
  const linesBefore = new Map(before.map((line) => [line.key, line]));
  const keysAfter = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((line): Difference[] => {
      const from = linesBefore.get(line.key);
      if (!from) return [{ key: line.key, how: "added", name: line.name, says: line.says, was: "" }];
      return isSame(from, line) ? [] : [changedLine(from, line)];
    }),
    ...orderDifferences(before, after),
    ...before
      .filter(({ key }) => !keysAfter.has(key))
      .map(({ key, name, says }): Difference => ({ key, how: "gone", name, says: "", was: says })),
  ];
};

const summarized = 3;

/** Formats a summary of all differences: "Thermometer changed, Stairs added and 2 more"; empty when there are none. */
export const summaryOf = (differences: readonly Difference[]): string => {
  const summaries = differences.slice(0, summarized).map(({ name, how }) => `${name} ${how}`);
  const more = differences.length - summaries.length;
  return more > 0 ? `${summaries.join(", ")} and ${more} more` : summaries.join(", ");
};
