import { replacedTerms } from "./replaced-terms.ts";
import { isCode, isGenerated, problemAt, walk, type Check, type Node, type Problem, type Source } from "../source.ts";

const ofPaths = replacedTerms.filter(({ of }) => of === "path");
const ofIdentifiers = replacedTerms.filter(({ of }) => of === "identifier");

const ofSql = replacedTerms.filter(({ of }) => of === "sql");
/** What the migrations made, by its names of today: they themselves are as databases took them. */
const schema = "server/generated/schema.sql";

/** Terms of our own that have left the code, in names of files and of what stands in them. The checks themselves name them. */
export const languageCheck: Check = {
  name: "language",
  find: (sources) =>
    sources.flatMap((source) => {
      if (source.path === schema) return inSchema(source);
      const isRead = isCode(source) && !isGenerated(source.path) && !source.path.startsWith("scripts/check/");
      return isRead ? [...inPath(source), ...inNames(source)] : [];
    }),
};

/** A table, function or trigger at the beginning of its line, or a column, whose line goes on with its type and ends with a comma or the table. */
const sqlName =
  /^(?:create table|CREATE OR REPLACE FUNCTION|CREATE TRIGGER| ) (\w+)(?= \(|\(| AFTER| BEFORE| [\w ()[\]]+,?$)/gm;

const inSchema = (source: Source): Problem[] =>
  [...source.text.matchAll(sqlName)].flatMap(({ 1: name, index }) =>
    ofSql
      .filter(({ pattern }) => pattern.test(name!))
      .map(({ instead }) => problemAt(source, index, `"${name}" has left the schema: say ${instead}`)),
  );

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
