import { problemAt, type Check, type Problem, type Source } from "./source.ts";

/** A path in the docs. A text with `<`, `*` or `…` is a pattern of paths and does not match. */
const path = /`((?:domain|server|web|dev-env|e2e|bench|scripts|docs)\/[\w./-]+)`/g;

/** Finds paths in docs that do not exist. Guides that add files are left out, because their files do not exist yet. */
export const docPathsCheck: Check = {
  name: "paths in docs",
  find: (sources) => {
    const paths = sources.map((source) => source.path);
    return sources
      .filter((source) => source.path.endsWith(".md") && !source.path.startsWith("docs/how-to/add-"))
      .flatMap((source) => missingPaths(source, paths));
  },
};

const missingPaths = (source: Source, paths: readonly string[]): Problem[] =>
  [...source.text.matchAll(path)].flatMap(({ 1: named = "", index }) => {
    const folder = named.replace(/\/?$/, "/");
    const isThere = paths.some((other) => other === named || other.startsWith(folder));
    return isThere ? [] : [problemAt(source, index, `${named} is not there: mend the sentence`)];
  });
