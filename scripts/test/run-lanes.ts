import { spawn } from "node:child_process";
import { takeReport, type TestReport } from "./test-report.ts";

/** Command of the tests. `report` is the file in which vitest writes its counts as JSON. */
export type Step = { name: string; command: string; args: string[]; env?: Record<string, string>; report?: string };

/** Result of a step; `tests` is missing for a check, which counts none. */
export type Result = { name: string; ok: boolean; seconds: number; output: string; tests?: TestReport };

/** Runs the lanes, two at a time, and the steps of each lane one after the other. Prints the result of each step. */
export async function runLanes(lanes: Step[][], say: (line: string) => void): Promise<Result[]> {
  const results: Result[][] = [];
  const waitingLanes = lanes.entries();
  const work = async (): Promise<void> => {
    for (const [place, steps] of waitingLanes) results[place] = await runLane(steps, say);
  };
  await Promise.all([work(), work()]);
  return results.flat();
}

async function runLane(steps: Step[], say: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    say(`  … ${step.name}`);
    const result = await runStep(step);
    say(summary(result));
    if (!result.ok) say(result.output);
    results.push(result);
  }
  return results;
}

async function runStep({ name, command, args, env, report }: Step): Promise<Result> {
  const began = performance.now();
  const { code, output } = await capture(command, args, env);
  const seconds = (performance.now() - began) / 1000;
  return { name, ok: code === 0, seconds, output, tests: report ? takeReport(report) : undefined };
}

function capture(
  command: string,
  args: string[],
  env?: Record<string, string>,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    child.once("error", (error) => done({ code: 1, output: `${command}: ${error.message}` }));
    child.once("close", (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString("utf8") }));
  });
}

/** Formats a result as one line: mark, name, seconds, tests. */
export function summary({ name, ok, seconds, tests }: Result): string {
  const numbers = tests ? `${tests.passed} passed${tests.failed > 0 ? `, ${tests.failed} failed` : ""}` : "";
  return `${ok ? "  ✓" : "  ✗"} ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s  ${numbers}`.trimEnd();
}

/** Sums all tests. A step that failed without a failing test counts as one failure, so that a failed run never shows "0 failed". */
export function sumCounts(results: readonly Result[]): { passed: number; failed: number } {
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0);
  const failed = results.reduce((sum, { ok, tests }) => sum + (ok ? 0 : Math.max(1, tests?.failed ?? 1)), 0);
  return { passed, failed };
}
