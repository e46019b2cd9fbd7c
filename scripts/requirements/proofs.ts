import { exercisedBy, type Symbol, usedSymbols } from "./usage.ts";
import { isTest, problemAt, walkTree, type Node, type Source } from "../check/source.ts";

/** Kind of proof of a requirement: on rules alone, on the running server with its database, or in a browser. */
export type Kind = "rule" | "database" | "browser";

/**
 * Test, or step of a journey, whose title begins with the id of a requirement. `unused` lists code that it exercises although the product does not
 * use it: such a test proves nothing.
 */
export type Proof = { id: string; path: string; line: number; kind: Kind; unused: readonly string[] };

const callers = new Set(["test", "it", "step"]);
const notRun = new Set(["skip", "todo", "fails"]);
const ids = /^((?:[A-Z]\d{3}[\s,]+)*[A-Z]\d{3}):/;

/** Returns every id that a title of these sources begins with; "B006 B007: …" proves two. Skipped tests prove nothing. */
export function proofsIn(sources: readonly Source[]): Proof[] {
  const isUsed = usedSymbols(sources);
  return sources
    .filter((source) => isTest(source) && /\.tsx?$/.test(source.path))
    .flatMap((source) => proofsOf(source, isUsed));
}

const kindOf = (path: string): Kind => {
  if (path.startsWith("e2e/") || path.endsWith(".component.test.tsx")) return "browser";
  return /\.(db|api)\.test\.ts$/.test(path) ? "database" : "rule";
};

/**
 * Returns the code that a test of rules exercises although the product does not use it. Other tests are not checked, because they exercise the
 * running product.
 */
const unusedIn = (source: Source, test: Node, isUsed: (symbol: Symbol) => boolean): string[] =>
  kindOf(source.path) !== "rule"
    ? []
    : exercisedBy(source, test)
        .filter((symbol) => !isUsed(symbol))
        .map(({ path, name }) => `${name} of ${path}`);

function proofsOf(source: Source, isUsed: (symbol: Symbol) => boolean): Proof[] {
  const proofs: Proof[] = [];
  walkTree(source, (node) => {
    if (node.type !== "CallExpression" || !runsTest(node.callee as Node)) return;
    const { line } = problemAt(source, node.start, "");
    const [title] = node.arguments as Node[];
    const namedIds = (ids.exec(textOf(title))?.[1] ?? "").split(/[\s,]+/).filter(Boolean);
    if (namedIds.length === 0) return;
    const about = { path: source.path, line, kind: kindOf(source.path), unused: unusedIn(source, node, isUsed) };
    for (const id of namedIds) proofs.push({ id, ...about });
  });
  return proofs;
}

/** Returns whether a callee runs a test: test, test.each(…), journey.step and so on, but not test.skip. */
function runsTest(callee: Node): boolean {
  if (callee.type === "Identifier") return callers.has(String(callee.name));
  if (callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression") {
    return runsTest((callee.callee ?? callee.tag) as Node);
  }
  if (callee.type !== "MemberExpression") return false;
  const [object, property] = [callee.object as Node, String((callee.property as Node).name)];
  return !notRun.has(property) && (callers.has(property) || runsTest(object));
}

function textOf(node: Node | undefined): string {
  if (node?.type === "Literal") return String(node.value);
  const [first] = node?.type === "TemplateLiteral" ? (node.quasis as { value: { raw: string } }[]) : [];
  return first?.value.raw ?? "";
}
