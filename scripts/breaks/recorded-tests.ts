import { type Change, changeOf } from "../changed/changes.ts";
import { selectTests } from "../changed/select-tests.ts";
import type { Records } from "../changed/tests-of.ts";
import type { Source } from "../check/source.ts";
import { isTestFile, levelOf, levels } from "../test/levels.ts";
import type { TestRun } from "./find-tests.ts";
import { plantIn, type PlantedBreak } from "./planted-break.ts";

const linesOf = (text: string): number => text.split("\n").length;

/** Returns a fault as the header of a git hunk, for the present text of the file. */
const hunkOf = (text: string, { search, replace }: PlantedBreak): string => {
  const line = linesOf(text.slice(0, text.indexOf(search)));
  return `@@ -${line},${linesOf(search)} +${line},${linesOf(replace)} @@`;
};

/** The break as a change of a file. */
export function changeOfBreak(planted: PlantedBreak, sources: readonly Source[]): Change {
  const text = sources.find((source) => source.path === planted.path)!.text;
  return changeOf(planted.path, text, plantIn(text, planted)!, hunkOf(text, planted));
}

/** Returns the runs of the recorded tests that call the broken code, cheapest level first; all tests when no record tells which. */
export function findRecordedTests(planted: PlantedBreak, sources: readonly Source[], records: Records): TestRun[] {
  const { path } = planted;
  const change = changeOfBreak(planted, sources);
  const now = sources.map((source) => (source.path === path ? { path, text: change.after!.text } : source));
  const selection = selectTests([change], now, records);
  const files = "tests" in selection ? [...selection.tests] : sources.map((source) => source.path).filter(isTestFile);
  return levels
    .map((level) => ({ level, files: files.filter((file) => levelOf(file) === level) }))
    .filter((run) => run.files.length > 0);
}
