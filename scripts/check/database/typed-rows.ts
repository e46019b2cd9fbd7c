import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

const statement = /^\s*(with|select|insert|update|delete|values|merge)\b/i;
const singleValue = /^(string|number|boolean|unknown|Id|CalendarDate)(\[\])?( \| null)?$/;
const reason = /\/\/ cast: \S.*\n\s*\.$/;

/** Finds rows whose type is not proven: casts without a reason, and SQL statements whose rows no schema describes. */
export const typedRowsCheck: Check = {
  name: "typed rows",
  find: (sources) =>
    sources
      .filter((source) => source.path.startsWith("server/") && isCode(source) && !isTest(source))
      .flatMap(unprovenRows),
};

function unprovenRows(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    if (isCast(node) && !reason.test(source.text.slice(0, (node.property as Node).start)))
      problems.push(
        problemAt(source, node.start, "Kysely infers rows: `$castTo` says why it cannot, `// cast: …` above it"),
      );
    if (namesRow(source, node))
      problems.push(problemAt(source, node.start, "a statement that answers rows is a `typedSql` of their columns"));
  });
  return problems;
}

const isCast = ({ type, property }: Node): boolean =>
  type === "MemberExpression" && (property as Node).name === "$castTo";

/** Returns whether an sql template is a whole statement with a row type that Kysely does not infer. */
function namesRow(source: Source, { type, tag, typeArguments, quasi }: Node): boolean {
  if (type !== "TaggedTemplateExpression" || (tag as Node).name !== "sql" || !typeArguments) return false;
  const { start, end } = typeArguments as Node;
  const row = source.text.slice(start + 1, end - 1).trim();
  const text = (quasi as { quasis: { value: { raw: string } }[] }).quasis[0]!.value.raw;
  if (row.startsWith("RowOf<")) return false;
  return statement.test(text) || (text.trim() === "" && !singleValue.test(row));
}
