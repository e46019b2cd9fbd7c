import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

const allowed = /\.(store|queries|lookups|commands)\.ts$|^server\/platform\/|^(dev-env|bench|scripts)\//;
const builders = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);
const statement =
  /^\s*(with\s+\w+\s+as|select\s.*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|role))/is;

/** Finds statements outside the files that may contain them. */
export const sqlCheck: Check = {
  name: "sql",
  find: (sources) =>
    sources.filter((source) => isCode(source) && !isTest(source) && !allowed.test(source.path)).flatMap(statements),
};

function statements(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    if (holdsSql(node))
      problems.push(problemAt(source, node.start, "SQL stands only in a store, in queries, in lookups or in commands"));
  });
  return problems;
}

function holdsSql(node: Node): boolean {
  if (node.type === "TaggedTemplateExpression") return (node.tag as Node).name === "sql";
  if (node.type === "MemberExpression") return builders.has(String((node.property as Node).name));
  if (node.type === "Literal") return typeof node.value === "string" && statement.test(node.value);
  return node.type === "TemplateElement" && statement.test((node.value as { raw: string }).raw);
}
