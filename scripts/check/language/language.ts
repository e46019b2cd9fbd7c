import { participles } from "./participles.ts";
import { replacedTerms } from "./replaced-terms.ts";
import { namesInSchema } from "./sql-names.ts";
import {
  isCode,
  isGenerated,
  problemAt,
  walkTree,
  type Check,
  type Node,
  type Problem,
  type Source,
} from "../source.ts";

const ofPaths = replacedTerms.filter(({ of }) => of === "path");
const ofIdentifiers = replacedTerms.filter(({ of }) => of === "identifier");

const ofSql = replacedTerms.filter(({ of }) => of === "sql");
/**
 * The schema that results from all migrations, with the present names. The migrations themselves are not checked, because applied ones must not
 * change.
 */
const schema = "server/generated/schema.sql";

/**
 * Finds project terms that were replaced, in names of files and in identifiers. Files of the checks are left out, because they contain these terms.
 */
export const languageCheck: Check = {
  name: "language",
  find: (sources) =>
    sources.flatMap((source) => {
      if (source.path === schema) return inSchema(source);
      const isRead = isCode(source) && !isGenerated(source.path) && !source.path.startsWith("scripts/check/");
      return isRead ? [...inPath(source), ...inNames(source), ...inStatements(source)] : [];
    }),
};

/** Returns what to use instead of a name of the schema; undefined for a name that is right. */
const insteadOf = (name: string): string | undefined =>
  participles.find(({ word }) => word === name)?.instead ?? ofSql.find(({ pattern }) => pattern.test(name))?.instead;

const inSchema = (source: Source): Problem[] =>
  namesInSchema(source.text).flatMap(({ name, index }) => {
    const instead = insteadOf(name);
    return instead ? [problemAt(source, index, `"${name}" has left the schema: say ${instead}`)] : [];
  });

/** Beginning of a common table expression in the text of a statement. */
const tableExpression = /(?:\bwith|,)\s+(\w+) as (?:materialized |not materialized )?\(/g;

const inStatements = (source: Source): Problem[] =>
  [...source.text.matchAll(tableExpression)].flatMap(({ 1: name, index }) => {
    const instead = participles.find(({ word }) => word === name)?.instead;
    return instead ? [problemAt(source, index, `"${name}" names no rows: say ${instead}`)] : [];
  });

const inPath = (source: Source): Problem[] =>
  ofPaths
    .filter(({ pattern }) => pattern.test(source.path))
    .map(({ instead }) => problemAt(source, 0, `the name of this file has left the code: call it ${instead}`));

function inNames(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, ({ type, name, start }: Node) => {
    if (type !== "Identifier" && type !== "JSXIdentifier") return;
    const term = ofIdentifiers.find(({ pattern }) => pattern.test(String(name)));
    if (term) problems.push(problemAt(source, start, `"${String(name)}" has left the code: say ${term.instead}`));
  });
  return problems;
}
