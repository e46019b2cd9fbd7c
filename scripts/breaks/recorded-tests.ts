import { changeOf } from "../changed/changes.ts";
import { selectTests } from "../changed/select-tests.ts";
import type { Records } from "../changed/tests-of.ts";
import type { Source } from "../check/source.ts";
import { isTestFile, levelOf, levels } from "../test/levels.ts";
import type { TestRun } from "./find-tests.ts";
import { plantIn, type PlantedBreak } from "./planted-break.ts";

const linesOf = (text: string): number => text.split("\n").length;

/** The break as git would show it, in a file as it is now. */
const hunkOf = (text: string, { search, replace }: PlantedBreak): string => {
  const line = linesOf(text.slice(0, text.indexOf(search)));
  return `@@ -${line},${linesOf(search)} +${line},${linesOf(replace)} @@`;
};

/** The runs of the tests on record that call what a break changes, the cheapest first; all of them where nobody knows. */
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
