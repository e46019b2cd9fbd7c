import { changeOf } from "../changed/changes.ts";
import { selectTests } from "../changed/select-tests.ts";
import type { Records } from "../changed/tests-of.ts";
import type { Source } from "../check/source.ts";
import { isTestFile, levelOf, levels } from "../test/levels.ts";
import type { TestRun } from "./find-tests.ts";
import { plantIn, type PlantedBreak } from "./planted-break.ts";

const linesOf = (text: string): number => text.split("\n").length;

/** Returns the fault as the head of a hunk of git, in the present text of the file. */
const hunkOf = (text: string, { search, replace }: PlantedBreak): string => {
  const line = linesOf(text.slice(0, text.indexOf(search)));
  return `@@ -${line},${linesOf(search)} +${line},${linesOf(replace)} @@`;
};

/** Returns the runs of the recorded tests that call the changed code, the cheapest first; all tests when the records do not tell. */
export function findRecordedTests(planted: PlantedBreak, sources: readonly Source[], records: Records): TestRun[] {
  const { path } = planted;
  const text = sources.find((source) => source.path === path)!.text;
  const broken = plantIn(text, planted)!;
  const now = sources.map((source) => (source.path === path ? { path, text: broken } : source));
  const selection = selectTests([changeOf(path, text, broken, hunkOf(text, planted))], now, records);
  const files = "tests" in selection ? [...selection.tests] : sources.map((source) => source.path).filter(isTestFile);
  return levels
    .map((level) => ({ level, files: files.filter((file) => levelOf(file) === level) }))
    .filter((run) => run.files.length > 0);
}
