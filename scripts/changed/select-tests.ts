import type { Source } from "../check/source.ts";
import type { Change } from "./changes.ts";
import { isTestFile } from "../test/levels.ts";
import { makeTestsOf, type Records } from "./tests-of.ts";

/** Paths of the tests that a change can affect, or the reason why all must run. */
export type Selection = { readonly tests: ReadonlySet<string> } | { readonly everything: string };

/** Returns whether a file does not run in any test: documents, checks of the sources, and sources of a generated module, which changes with them. */
const isSilent = (path: string): boolean =>
  /\.md$|^docs\/|^\.|^web\/.*\.graphql$/.test(path) || path.startsWith("scripts/check/");

/**
 * Returns whether all tests depend on a file: fixtures, migrations, packages, settings, and everything else that is neither a module nor a style
 * sheet.
 */
const isGround = (path: string): boolean =>
  /^(dev-env|web\/testing|scripts\/(test|start))\/|^e2e\/|^[\w.-]+$|(^|\/)generated\//.test(path) ||
  !/\.(tsx?|css)$/.test(path);

/** Test of the size of the first load, which every module of the console can affect. */
const sizes = "e2e/size.test.ts";

/** Returns the tests that the changes can affect. `sources` are the present files. */
export function selectTests(changes: readonly Change[], sources: readonly Source[], records: Records): Selection {
  const isTest = ({ path }: { path: string }): boolean => isTestFile(path);
  const changedTests = changes.filter((change) => isTest(change) && change.after).map(({ path }) => path);
  const unrecorded = sources.filter((source) => isTest(source) && !records.has(source.path)).map(({ path }) => path);
  const loud = changes.filter((change) => !isTest(change) && !isSilent(change.path));
  const ground = loud.find(({ path }) => isGround(path));
  if (ground) return { everything: `${ground.path} stands under all tests` };
  const testsOf = makeTestsOf(sources, records);
  const tests = new Set([...changedTests, ...unrecorded]);
  for (const change of loud) {
    const touched = change.path.endsWith(".css") ? testsOf.styles(change.path) : testsOf.change(change);
    if (touched === null) return { everything: `no test on record calls what changed in ${change.path}` };
    for (const test of touched) tests.add(test);
    if (change.path.startsWith("web/")) tests.add(sizes);
  }
  return { tests };
}
