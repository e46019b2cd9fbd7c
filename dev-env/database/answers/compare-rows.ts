/**
 * Compares the rows of each statement with the columns that it promises, in each database test file. A file in which every test ran must have
 * compared all statements assigned to it.
 */
import { relative } from "node:path";
import { observeAnswers } from "@restride/server/platform/database/answer-observer.ts";
import { afterAll, beforeEach, expect, type RunnerTask } from "vitest";
import { beginComparing, compareRows, rowDifferences, uncomparedIn } from "./compared-rows.ts";

const hasRun = (task: RunnerTask): boolean =>
  task.type === "suite" ? task.tasks.every(hasRun) : task.mode === "run" || task.mode === "queued";

let file: RunnerTask["file"] | undefined;

beginComparing();
observeAnswers(compareRows);

beforeEach(({ task }) => void (file = task.file));

afterAll(() => {
  expect(rowDifferences()).toEqual([]);
  if (file?.tasks.every(hasRun)) expect(uncomparedIn(relative(process.cwd(), file.filepath))).toEqual([]);
});
