import type { Source } from "../check/source.ts";
import type { Change } from "./changes.ts";
import { isTestFile } from "../test/levels.ts";
import { makeTestsOf, type Records } from "./tests-of.ts";

/** The tests that a change can touch, by their paths, or why that cannot be told. */
export type Selection = { readonly tests: ReadonlySet<string> } | { readonly everything: string };

/** Files of which nothing runs in a test: documents, checks of the sources, and texts with a generated module beside them. */
const isSilent = (path: string): boolean =>
  /\.md$|^docs\/|^\.|^web\/.*\.graphql$/.test(path) || path.startsWith("scripts/check/");

/** What all tests stand on: fixtures, migrations, packages, settings, and whatever is neither a module nor a sheet of styles. */
const isGround = (path: string): boolean =>
  /^(dev-env|web\/testing|scripts\/(test|start))\/|^e2e\/|^[\w.-]+$|(^|\/)generated\//.test(path) ||
  !/\.(tsx?|css)$/.test(path);

/** The size of what a visitor loads first, which each module of the console is part of. */
const sizes = "e2e/size.test.ts";

/** The tests that what changed can touch. `sources` are the files as they are now. */
export function selectTests(changes: readonly Change[], sources: readonly Source[], records: Records): Selection {
  const isTest = ({ path }: { path: string }): boolean => isTestFile(path);
  const own = changes.filter((change) => isTest(change) && change.after).map(({ path }) => path);
  const unrecorded = sources.filter((source) => isTest(source) && !records.has(source.path)).map(({ path }) => path);
  const loud = changes.filter((change) => !isTest(change) && !isSilent(change.path));
  const ground = loud.find(({ path }) => isGround(path));
  if (ground) return { everything: `${ground.path} stands under all tests` };
  const testsOf = makeTestsOf(sources, records);
  const tests = new Set([...own, ...unrecorded]);
  for (const change of loud) {
    const touched = change.path.endsWith(".css") ? testsOf.styles(change.path) : testsOf.change(change);
    if (touched === null) return { everything: `no test on record calls what changed in ${change.path}` };
    for (const test of touched) tests.add(test);
    if (change.path.startsWith("web/")) tests.add(sizes);
  }
  return { tests };
}
