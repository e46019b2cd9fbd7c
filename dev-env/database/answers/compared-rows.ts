import type { AnswerObserver } from "@restride/server/platform/database/answer-observer.ts";
import { comparedElsewhere } from "./compared-elsewhere.ts";
import { promisedStatements } from "./promised-statements.ts";
import { rowProblems } from "./row-problems.ts";

/** Test that sends every request as every role, which sends most statements. */
const everyCall = "server/matrix.api.test.ts";

const differences = new Set<string>();
const compared = new Set<string>();

/** Compares a result with the columns that its statement promises. */
export const compareRows: AnswerObserver = (name, columns, answer) => {
  compared.add(name);
  for (const problem of rowProblems(columns, answer)) differences.add(`${name}: ${problem}`);
};

/** Clears the comparisons of the previous test file. */
export const beginComparing = (): void => {
  differences.clear();
  compared.clear();
};

/** Returns the differences between results and the promises of their statements. */
export const rowDifferences = (): string[] => [...differences].toSorted();

/** Returns whether a statement was compared. Some names have a variable part: `${kind}Body`. */
const isCompared = (name: string): boolean => {
  const pattern = new RegExp(`^${name.replaceAll(/\$\{.*?\}/g, String.raw`\w+`)}$`);
  return [...compared].some((each) => pattern.test(each));
};

/** Returns the statements that a test file should compare but did not. */
export const uncomparedIn = (file: string): string[] => {
  const isComparedHere = (name: string): boolean => (comparedElsewhere[name] ?? everyCall) === file;
  return promisedStatements().names.filter((name) => isComparedHere(name) && !isCompared(name));
};
