import type { ComparedContent } from "./compared-content.ts";
import { type DescriptionLine, describeContent } from "./description-lines.ts";
import * as texts from "./comparison-texts.ts";

/**
 * Difference between two versions in one line: `previousText` is the old text, empty for an added line; `text` is the new text, empty for a removed
 * one.
 */
export interface Difference {
  readonly key: string;
  readonly kind: "added" | "changed" | "gone";
  readonly name: string;
  readonly text: string;
  readonly previousText: string;
}

const isSame = (one: DescriptionLine, other: DescriptionLine): boolean =>
  one.text === other.text && one.name === other.name && one.exactly === other.exactly;

const wordsBefore = (from: DescriptionLine, to: DescriptionLine): string =>
  from.name === to.name ? from.text : `${from.name}: ${from.text}`;

const changedLine = (from: DescriptionLine, to: DescriptionLine): Difference => ({
  key: to.key,
  kind: "changed",
  name: to.name,
  text: from.text === to.text && from.name === to.name ? texts.notTheSame(to.text) : to.text,
  previousText: wordsBefore(from, to),
});

/** Returns a difference for each list in which the lines common to both versions have another order. */
const orderDifferences = (before: readonly DescriptionLine[], after: readonly DescriptionLine[]): Difference[] =>
  [...new Set(after.flatMap(({ list }) => list ?? []))].flatMap((list) => {
    const common = (lines: readonly DescriptionLine[], others: readonly DescriptionLine[]): DescriptionLine[] =>
      lines.filter((line) => line.list === list && others.some(({ key }) => key === line.key));
    const [from, to] = [common(before, after), common(after, before)];
    if (from.every(({ key }, at) => key === to[at]?.key)) return [];
    const namesOf = (lines: readonly DescriptionLine[]): string => lines.map(({ name }) => name).join(", ");
    return [
      {
        key: `order ${list}`,
        kind: "changed",
        name: texts.orderOf(list),
        text: namesOf(to),
        previousText: namesOf(from),
      },
    ];
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
      if (!from) return [{ key: line.key, kind: "added", name: line.name, text: line.text, previousText: "" }];
      return isSame(from, line) ? [] : [changedLine(from, line)];
    }),
    ...orderDifferences(before, after),
    ...before
      .filter(({ key }) => !keysAfter.has(key))
      .map(({ key, name, text }): Difference => ({ key, kind: "gone", name, text: "", previousText: text })),
  ];
};

const maxSummarized = 3;

/** Formats a summary of all differences: "Thermometer changed, Stairs added and 2 more"; empty when there are none. */
export const summaryOf = (differences: readonly Difference[]): string => {
  const summaries = differences.slice(0, maxSummarized).map(({ name, kind }) => texts.changeOf(name, kind));
  const more = differences.length - summaries.length;
  return texts.summaryWithMore(summaries.join(", "), more);
};
