import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeReport } from "./test-report.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "restride-report-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("a report says which tests failed and why, and of a file that failed outside of its tests, its name", () => {
  const path = join(folder, "report.json");
  const passed = { status: "passed", fullName: "adds" };
  const failed = {
    status: "failed",
    fullName: "parts",
    failureMessages: ["\u001B[31mError: 1 is not 2\u001B[39m\n at sum.ts"],
  };
  writeFileSync(
    path,
    JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        { name: "sum.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
        { name: "begin.test.ts", status: "failed", message: "Error: no database", assertionResults: [passed] },
        { name: "fine.test.ts", status: "passed", message: "", assertionResults: [passed] },
      ],
    }),
  );
  expect(takeReport(path)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["sum.test.ts > parts\n    Error: 1 is not 2\n     at sum.ts", "begin.test.ts\n    Error: no database"],
  });
  expect(existsSync(path)).toBe(false);
});

test("a run that broke off has no report", () => {
  expect(takeReport(join(folder, "none.json"))).toBeUndefined();
});
