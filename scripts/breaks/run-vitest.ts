import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

/** Test that failed: its file and title. */
export interface Failure {
  readonly file: string;
  readonly title: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Minutes after which a run counts as never ending. */
const maxWait = 20;

/**
 * Options of a level. A component with a fault often waits for something that never happens; other runs wait longer, because there a busy machine
 * must not fail a test.
 */
const options: Readonly<Record<string, readonly string[]>> = { components: ["--testTimeout=20000"] };

/** Returns all failures of a report; a file that could not be loaded is one failure. */
export const failuresIn = ({ testResults }: Report, root: string): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, title: fullName }));
    // A file without a message was not run, because the run stopped at the first failure of another file.
    return status === "failed" && message !== "" ? [{ file, title: message.split("\n")[0] ?? "" }] : [];
  });

const readReport = (path: string): Report => {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    return { testResults: [] };
  } finally {
    rmSync(path, { force: true });
  }
};

interface VitestOptions {
  /** Only tests whose title matches. */
  readonly pattern?: string | undefined;
  readonly bail: boolean;
  /** Number of test files that run at a time; without it, the project's setting applies. */
  readonly workers?: number;
}

/** Runs test files of a project of vitest in a copy of the tree. The result is empty when all of them pass; `bail` stops at the first failure. */
export function runVitest(
  root: string,
  project: string,
  files: readonly string[],
  { pattern, bail, workers }: VitestOptions,
): Failure[] {
  const report = join(root, `.cache/breaks-${process.pid}.json`);
  const args = [
    "run",
    "--project",
    project,
    ...(options[project] ?? []),
    ...files,
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const names = pattern ? ["--testNamePattern", pattern] : [];
  const { status, stderr } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    [...args, ...names, ...(bail ? ["--bail=1"] : []), ...(workers ? [`--maxWorkers=${workers}`] : [])],
    { cwd: root, encoding: "utf8", timeout: maxWait * 60_000, maxBuffer: 256 * 1024 * 1024 },
  );
  const failures = failuresIn(readReport(report), root);
  if (status === 0 || failures.length > 0) return failures;
  return [{ file: project, title: status === null ? "the tests do not end" : (stderr.trim().split("\n")[0] ?? "") }];
}
