import { parseSync } from "vite";

/** Function with its name as V8 reports it, and its range in the source. */
export interface NamedFunction {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const isFunction = (node: Node): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** Returns an expression without syntax for types and parentheses. */
const withoutTypeSyntax = (node: unknown): unknown =>
  isNode(node) && /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type)
    ? withoutTypeSyntax(node.expression)
    : node;

const identifier = (node: unknown): string | null =>
  isNode(node) && node.type === "Identifier" ? String(node.name) : null;

/** Returns the name and the value of a node that names a function: a declaration, a variable, a key, a method, or a default value. */
function nameAndValueOf(node: Node): { name: string | null; value: unknown } {
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression")
    return { name: identifier(node.id), value: node };
  if (node.type === "VariableDeclarator") return { name: identifier(node.id), value: withoutTypeSyntax(node.init) };
  if (node.type === "AssignmentPattern") return { name: identifier(node.left), value: withoutTypeSyntax(node.right) };
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type))
    return { name: identifier(node.key), value: withoutTypeSyntax(node.value) };
  return { name: null, value: null };
}

/** Returns the named functions of a module's text, outer ones before inner ones. A text that does not parse has none. */
export function namedFunctions(path: string, text: string): NamedFunction[] {
  const functions: NamedFunction[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { name, value: body } = nameAndValueOf(value);
    if (name !== null && isNode(body) && isFunction(body)) functions.push({ name, start: value.start, end: value.end });
    for (const child of Object.values(value)) if (typeof child === "object") visit(child);
  };
  visit(parseSync(path, text).program);
  return functions;
}

/** Returns the innermost named function around a position of the text; null for code that runs when the module is imported. */
export const functionAt = (functions: readonly NamedFunction[], place: number): NamedFunction | null =>
  functions.findLast(({ start, end }) => start <= place && place < end) ?? null;
