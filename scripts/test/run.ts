import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beginRecords, storeRecords } from "../changed/records.ts";
import { endWithParents } from "../start/end-with-parents.ts";
import { runLanes, type Step, summary, sumCounts } from "./run-lanes.ts";
import type { Shard } from "./shard.ts";
import { cache, lanesOf, wholeLanes } from "./steps.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Runs every check and every test of a shard. When all pass, stores which functions each test file called, except in CI and for a part of a run.
 * Returns the exit code.
 */
export async function runWhole(shard: Shard): Promise<number> {
  const records = process.env.CI || shard.count > 1 ? null : beginRecords(root);
  if (records) process.env.RESTRIDE_TEST_CALLS = records.folder;
  console.log("Checking and testing Restride, a few minutes:");
  const code = await run(wholeLanes(shard));
  if (records && code === 0) storeRecords(root, records.base);
  return code;
}

/** Runs the checks and these tests. Returns the exit code. */
export function runChanged(tests: ReadonlySet<string>): Promise<number> {
  console.log(`Checking Restride, and running ${tests.size} test files:`);
  return run(lanesOf(tests));
}

/** Prints what failed once more at the end, because a service that runs it may show the last lines only. */
async function run(lanes: Step[][]): Promise<number> {
  endWithParents();
  mkdirSync(cache, { recursive: true });
  const began = performance.now();
  const results = await runLanes(lanes, console.log);
  console.log(`\nIn all ${((performance.now() - began) / 1000).toFixed(0)} s:`);
  for (const result of results) console.log(summary(result));
  for (const failure of results.flatMap(({ tests }) => tests?.failures ?? [])) console.log(`\n✗ ${failure}`);
  const { passed, failed } = sumCounts(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
