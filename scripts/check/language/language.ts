import { replacedTerms } from "./replaced-terms.ts";
import { isCode, isGenerated, problemAt, walk, type Check, type Node, type Problem, type Source } from "../source.ts";

const ofPaths = replacedTerms.filter(({ of }) => of === "path");
const ofIdentifiers = replacedTerms.filter(({ of }) => of === "identifier");

/** Terms of our own that have left the code, in names of files and of what stands in them. The checks themselves name them. */
export const languageCheck: Check = {
  name: "language",
  find: (sources) =>
    sources
      .filter((source) => isCode(source) && !isGenerated(source.path) && !source.path.startsWith("scripts/check/"))
      .flatMap((source) => [...inPath(source), ...inNames(source)]),
};

const inPath = (source: Source): Problem[] =>
  ofPaths
    .filter(({ pattern }) => pattern.test(source.path))
    .map(({ instead }) => problemAt(source, 0, `the name of this file has left the code: call it ${instead}`));

function inNames(source: Source): Problem[] {
  const problems: Problem[] = [];
  walk(source, ({ type, name, start }: Node) => {
    if (type !== "Identifier" && type !== "JSXIdentifier") return;
    const term = ofIdentifiers.find(({ pattern }) => pattern.test(String(name)));
    if (term) problems.push(problemAt(source, start, `"${String(name)}" has left the code: say ${term.instead}`));
  });
  return problems;
}
