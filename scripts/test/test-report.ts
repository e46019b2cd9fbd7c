import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What vitest's JSON report says of a run: numbers of tests, and a few lines on each failure. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

interface Json {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly FileResult[];
}
interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** Lines of a failure's message that are shown; the rest is in the output of the step. */
const shownLines = 12;

const describe = (title: string, message: string): string =>
  [title, ...stripVTControlCharacters(message).split("\n").slice(0, shownLines)].join("\n    ");

/** Returns the failures of a file: its tests, or the file itself when it failed outside of them. */
const failuresOf = ({ name, status, message, assertionResults }: FileResult): string[] => {
  const failedTests = assertionResults.filter((result) => result.status === "failed");
  if (failedTests.length === 0) return status === "failed" ? [describe(name, message)] : [];
  return failedTests.map((test) => describe(`${name} > ${test.fullName}`, (test.failureMessages ?? []).join("\n")));
};

/** Reads the report of a run and removes its file; undefined when the run broke off before it wrote the report. */
export function takeReport(path: string): TestReport | undefined {
  try {
    const { numPassedTests, numFailedTests, testResults = [] }: Json = JSON.parse(readFileSync(path, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOf) };
  } catch {
    return undefined;
  } finally {
    rmSync(path, { force: true });
  }
}
