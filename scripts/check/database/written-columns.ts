import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

const ofTable = /^(Insertable|Updateable|InsertObject|UpdateObject)</;
const writers = new Set(["values", "set", "doUpdateSet"]);
const message = "columns from elsewhere carry `satisfies Insertable<…>` or `Updateable<…>` where they are named";

/** Finds objects in an insert or update that do not name their table, so that an unknown column would compile. */
export const writtenColumnsCheck: Check = {
  name: "written columns",
  find: (sources) =>
    sources
      .filter((source) => source.path.startsWith("server/") && isCode(source) && !isTest(source))
      .flatMap(unnamedColumns),
};

function unnamedColumns(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node) => {
    const columns = columnsWritten(source, node);
    for (const part of columns ? partsOf(columns) : [])
      if (!namesTable(source, part)) problems.push(problemAt(source, part.start, message));
    if (namesRecords(node) && !namesColumns(source))
      problems.push(
        problemAt(source, node.start, "rows as JSON are a `recordset` or `tableRows`, which name their columns"),
      );
  });
  return problems;
}

const namesRecords = ({ type, value }: Node): boolean =>
  type === "TemplateElement" && /json\w*_recordset\(/.test((value as { raw: string }).raw);
const namesColumns = ({ path, text }: Source): boolean =>
  path === "server/platform/database/recordset.ts" || text.includes("definitionOf(");

/** Returns the columns that a call passes to an insert or update; undefined for other calls. */
function columnsWritten(source: Source, { type, callee, arguments: callArguments }: Node): Node | undefined {
  const { property, object } = (callee ?? {}) as { property?: Node; object?: Node };
  const [columns, ...others] = (callArguments ?? []) as Node[];
  if (type !== "CallExpression" || !writers.has(String(property?.name)) || !columns || others.length > 0) return;
  return isBuilder(source, object!) ? columns : undefined;
}

/** Returns whether a call chain begins with a table, or with a function of the same file that does. */
function isBuilder(source: Source, expression: Node): boolean {
  const { callee } = expression as { callee?: Node & { property?: Node; object?: Node } };
  if (expression.type === "Identifier") return /^(update|insert|same)$/.test(String(expression.name));
  if (expression.type !== "CallExpression" || !callee) return false;
  if (/^(insertInto|updateTable)$/.test(String(callee.property?.name))) return true;
  if (callee.type !== "Identifier") return isBuilder(source, callee.object!);
  const declaration = initializerOf(source, String(callee.name));
  return declaration !== undefined && isBuilder(source, resultOf(declaration));
}

/** Returns the parts of the columns that the compiler does not check: spreads in an object literal, and expressions that are no literal. */
const partsOf = (columns: Node): Node[] =>
  columns.type === "ObjectExpression"
    ? (columns.properties as Node[]).flatMap((part) => (part.type === "SpreadElement" ? [part.argument as Node] : []))
    : [columns];

/** Returns whether an expression names the table of its columns, itself or at its declaration in the same file. */
function namesTable(source: Source, part: Node): boolean {
  const { type, typeAnnotation, callee, expression } = part as Node & Record<string, Node>;
  switch (type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return namesTable(source, expression!);
    case "TSSatisfiesExpression":
      return ofTable.test(textOf(source, typeAnnotation!)) && eachPartNamesTable(source, expression!);
    case "ConditionalExpression":
      return [part.consequent, part.alternate].every((branch) => namesTable(source, branch as Node));
    case "Identifier":
      return isProven(source, String(part.name));
    case "CallExpression":
      return isRowsMade(callee!) ? namesTable(source, bodyOf(part)) : isProven(source, String(callee!.name));
    default:
      return false;
  }
}

const eachPartNamesTable = (source: Source, columns: Node): boolean =>
  columns.type !== "ObjectExpression" || partsOf(columns).every((part) => namesTable(source, part));

const textOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end);

/** Returns whether a callee maps rows: `rows.map((row) => …)`. */
const isRowsMade = ({ type, property }: Node): boolean =>
  type === "MemberExpression" && (property as Node).name === "map";
const bodyOf = (call: Node): Node => resultOf((call.arguments as Node[])[0]!);

const isProven = (source: Source, name: string): boolean => {
  const declaration = initializerOf(source, name);
  if (!declaration) return false;
  const { returnType } = declaration as Node & { returnType?: Node & { typeAnnotation: Node } };
  if (returnType && textOf(source, returnType.typeAnnotation).startsWith("KnownColumns<")) return true;
  return namesTable(source, resultOf(declaration));
};

/** Returns the initializer of a constant of the file. */
function initializerOf(source: Source, name: string): Node | undefined {
  let declaration: Node | undefined;
  walkTree(source, ({ type, id, init }) => {
    const { name: own, typeAnnotation } = (id ?? {}) as Node & { typeAnnotation?: Node };
    if (type !== "VariableDeclarator" || own !== name || !init) return;
    declaration = typeAnnotation ? { ...(init as Node), returnType: typeAnnotation } : (init as Node);
  });
  return declaration;
}

/** Returns the result of a function; any other expression is returned itself. */
function resultOf(declaration: Node): Node {
  if (declaration.type !== "ArrowFunctionExpression") return declaration;
  const body = declaration.body as Node;
  if (body.type !== "BlockStatement") return body;
  const last = (body.body as Node[]).at(-1);
  return (last?.argument as Node | undefined) ?? body;
}
