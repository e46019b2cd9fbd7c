import {
  isCode,
  isTest,
  syntaxTreeOf,
  problemAt,
  walkTree,
  type Check,
  type Node,
  type Problem,
  type Source,
} from "./source.ts";

const forbidden = new Set([
  "Date",
  "process",
  "fetch",
  "globalThis",
  "performance",
  "crypto",
  "setTimeout",
  "setInterval",
  "console",
]);

/** Finds uses of time, randomness and I/O in domain, and exported functions without a docstring. */
export const domainCheck: Check = {
  name: "domain",
  find: (sources) =>
    sources
      .filter((source) => source.path.startsWith("domain/") && isCode(source) && !isTest(source))
      .flatMap((source) => [...impureCalls(source), ...undocumentedExports(source)]),
};

function impureCalls(source: Source): Problem[] {
  const problems: Problem[] = [];
  walkTree(source, (node, parent) => {
    const name = node.type === "Identifier" && !isOnlyAName(node, parent) ? String(node.name) : undefined;
    if (name && forbidden.has(name)) problems.push(problemAt(source, node.start, `${name} is no argument: pass it in`));
    if (isRandom(node)) problems.push(problemAt(source, node.start, "Math.random is no argument: pass chance in"));
  });
  return problems;
}

/** Returns whether an identifier is only the name of a property, which does not access the global. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent.computed) return false;
  if (parent.type === "MemberExpression") return parent.property === node;
  return /Property|MethodDefinition/.test(parent.type) && parent.key === node && parent.shorthand !== true;
}

function isRandom(node: Node): boolean {
  const [object, property] = [node.object as Node | undefined, node.property as Node | undefined];
  return node.type === "MemberExpression" && object?.name === "Math" && property?.name === "random";
}

function undocumentedExports(source: Source): Problem[] {
  const { program } = syntaxTreeOf(source);
  return (program.body as unknown as Node[]).flatMap((node) => {
    const name = exportedFunction(node);
    if (!name || hasDocstring(source, node) || isText(source, node)) return [];
    return [problemAt(source, node.start, `${name} has no docstring: meaning, units, errors, source of a formula`)];
  });
}

function exportedFunction(node: Node): string | undefined {
  const declared = node.type === "ExportNamedDeclaration" ? (node.declaration as Node | null) : null;
  if (declared?.type === "FunctionDeclaration") return String((declared.id as Node).name);
  const [first] = (declared?.declarations ?? []) as Node[];
  const value = first?.init as Node | null | undefined;
  return value && /Function/.test(value.type) ? String((first!.id as Node).name) : undefined;
}

/** Returns whether an exported function of a file of texts is only a sentence with values, which describes itself. */
function isText({ path }: Source, node: Node): boolean {
  const [first] = ((node.declaration as Node | null)?.declarations ?? []) as Node[];
  const body = (first?.init as Node | undefined)?.body as Node | undefined;
  return path.endsWith("-texts.ts") && body?.type === "TemplateLiteral";
}

function hasDocstring(source: Source, node: Node): boolean {
  const commentBefore = syntaxTreeOf(source).comments.findLast((comment) => comment.end <= node.start);
  if (!commentBefore || commentBefore.type !== "Block" || !commentBefore.value.startsWith("*")) return false;
  return source.text.slice(commentBefore.end, node.start).trim() === "";
}
