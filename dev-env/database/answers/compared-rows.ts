import type { AnswerObserver } from "@restride/server/platform/database/answer-observer.ts";
import { comparedElsewhere } from "./compared-elsewhere.ts";
import { promisedStatements } from "./promised-statements.ts";
import { rowProblems } from "./row-problems.ts";

/** Sends every call as every role, and with them most statements. */
const everyCall = "server/matrix.api.test.ts";

const differences = new Set<string>();
const compared = new Set<string>();

/** Compares an answer with the columns that its statement promises. */
export const compareRows: AnswerObserver = (name, columns, answer) => {
  compared.add(name);
  for (const problem of rowProblems(columns, answer)) differences.add(`${name}: ${problem}`);
};

/** Forgets what the test file before compared. */
export const beginComparing = (): void => {
  differences.clear();
  compared.clear();
};

/** How answers differed from what their statements promise. */
export const rowDifferences = (): string[] => [...differences].toSorted();

/** Whether a statement was compared. The names of a few hold a part that differs: `${kind}Body`. */
const isCompared = (name: string): boolean => {
  const pattern = new RegExp(`^${name.replaceAll(/\$\{.*?\}/g, String.raw`\w+`)}$`);
  return [...compared].some((each) => pattern.test(each));
};

/** The statements that a test file shall compare, and did not. */
export const uncomparedIn = (file: string): string[] => {
  const own = (name: string): boolean => (comparedElsewhere[name] ?? everyCall) === file;
  return promisedStatements().names.filter((name) => own(name) && !isCompared(name));
};
