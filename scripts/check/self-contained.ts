import { dirname, join, normalize } from "node:path";
import { problemAt, type Check, type Problem, type Source } from "./source.ts";

const findings: [RegExp, string][] = [
  [/(?<![\w/.])\/(?:home|root|work|Users)\/[\w.-]+/g, "names a folder of one machine"],
  [/\bissues? #?\d+\b|(?<=[\s(])#\d+\b(?! *[{;,])/gi, "names an issue: say the reason itself"],
];

/** Finds references to things that a fresh clone does not have. */
export const selfContainedCheck: Check = {
  name: "self-contained",
  find: (sources) =>
    sources.flatMap((source) => [
      ...outsidePaths(source),
      ...findings.flatMap((finding) => forbiddenNames(source, finding)),
    ]),
};

/** Finds paths that lead out of the repository. */
function outsidePaths(source: Source): Problem[] {
  return [...source.text.matchAll(/(?<![\w/.])(?:\.\.\/)+[\w.-]+/g)]
    .filter(({ 0: path }) => normalize(join(dirname(source.path), path)).startsWith("..") || isNeighbour(path))
    .map(({ 0: path, index }) => problemAt(source, index, `${path} is outside the repository`));
}

/** A folder of the authors beside the repository, which a clone does not have, whatever file mentions it. */
const isNeighbour = (path: string): boolean => path.endsWith("/shared");

function forbiddenNames(source: Source, [pattern, message]: [RegExp, string]): Problem[] {
  if (!/\.(tsx?|mjs|md|sql|graphql)$/.test(source.path)) return [];
  return [...source.text.matchAll(pattern)].map(({ 0: text, index }) =>
    problemAt(source, index, `${text.trim()} ${message}`),
  );
}
