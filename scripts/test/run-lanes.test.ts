import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runLanes, summary, sumCounts, type Result, type Step } from "./run-lanes.ts";

let folder: string;
let lines: string[];
const node = (name: string, code: string, report?: string): Step => ({
  name,
  command: process.execPath,
  args: ["-e", code],
  report,
});
const result = (part: Partial<Result>): Result => ({ name: "rules", ok: true, seconds: 1, output: "", ...part });

const counts = (passed: number, failed: number) => ({ passed, failed, failures: [] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restride-lanes-"));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test("lanes run side by side, steps of a lane in order, and a failed one does not end the lane", async () => {
  const go = join(folder, "go");
  const slow = node(
    "slow",
    `setInterval(() => require("fs").existsSync(${JSON.stringify(go)}) && process.exit(0), 10)`,
  );
  const lanes = [
    [slow, node("broken", "console.error('why'); process.exit(3)"), node("after", "")],
    [node("quick", "")],
  ];
  const results = await runLanes(lanes, (line) => {
    lines.push(line);
    if (line.includes("✓ quick")) writeFileSync(go, "");
  });
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ["slow", true],
    ["broken", false],
    ["after", true],
    ["quick", true],
  ]);
  expect(lines.join("\n")).toContain("why");
});

test("a third lane begins when one of two has ended", async () => {
  const go = join(folder, "go");
  const slow = node(
    "slow",
    `setInterval(() => require("fs").existsSync(${JSON.stringify(go)}) && process.exit(0), 10)`,
  );
  await runLanes([[slow], [node("quick", "")], [node("third", "")]], (line) => {
    lines.push(line);
    if (line.includes("✓ third")) writeFileSync(go, "");
  });
  const printedLines = lines.map((line) => line.trim().replace(/ +[\d.]+ s$/, ""));
  expect(printedLines).toEqual(["… slow", "… quick", "✓ quick", "… third", "✓ third", "✓ slow"]);
});

test("the numbers of vitest are read from its report", async () => {
  const report = join(folder, "report.json");
  writeFileSync(report, JSON.stringify({ numPassedTests: 7, numFailedTests: 2 }));
  const [only] = await runLanes([[node("rules", "process.exit(1)", report)]], () => {});
  expect(only?.tests).toEqual({ passed: 7, failed: 2, failures: [] });
});

test("a program that is not there is a failed step, not a crash", async () => {
  const results = await runLanes([[{ name: "gone", command: join(folder, "none"), args: [] }]], (line) =>
    lines.push(line),
  );
  expect(sumCounts(results)).toEqual({ passed: 0, failed: 1 });
  expect(lines.join("\n")).toContain("ENOENT");
});

test("red never counts as nothing failed", () => {
  const green = result({ tests: counts(5, 0) });
  expect(sumCounts([green, result({ ok: false })])).toEqual({ passed: 5, failed: 1 });
  expect(sumCounts([green, result({ ok: false, tests: counts(4, 0) })])).toEqual({ passed: 9, failed: 1 });
  expect(sumCounts([green, result({ ok: false, tests: counts(1, 3) })])).toEqual({ passed: 6, failed: 3 });
});

test("a line names the step, its seconds and its tests", () => {
  expect(summary(result({ seconds: 1.26, tests: counts(5, 0) }))).toMatch(/✓ rules +1\.3 s {2}5 passed$/);
  expect(summary(result({ ok: false, tests: counts(5, 1) }))).toMatch(/✗ rules .*5 passed, 1 failed$/);
  expect(summary(result({}))).toMatch(/1\.0 s$/);
});
