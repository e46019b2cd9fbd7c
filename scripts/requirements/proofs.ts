import { isTest, problemAt, walk, type Node, type Source } from "../check/source.ts";

/** A test or a step of a journey whose title begins with the id of a requirement. */
export type Proof = { id: string; path: string; line: number };

const callers = new Set(["test", "it", "step"]);
const notRun = new Set(["skip", "todo", "fails"]);
const ids = /^((?:[A-Z]\d{3}[\s,]+)*[A-Z]\d{3}):/;

/** Every id that a title of these sources begins with; "B006 B007: …" proves two. Skipped tests prove nothing. */
export function proofsIn(sources: readonly Source[]): Proof[] {
  return sources.filter((source) => isTest(source) && /\.tsx?$/.test(source.path)).flatMap(proofsOf);
}

function proofsOf(source: Source): Proof[] {
  const proofs: Proof[] = [];
  walk(source, (node) => {
    if (node.type !== "CallExpression" || !runs(node.callee as Node)) return;
    const { line } = problemAt(source, node.start, "");
    const [title] = node.arguments as Node[];
    const [, named = ""] = ids.exec(textOf(title)) ?? [];
    for (const id of named.split(/[\s,]+/).filter(Boolean)) proofs.push({ id, path: source.path, line });
  });
  return proofs;
}

/** test, test.each(…), journey.step and so on, but not test.skip. */
function runs(callee: Node): boolean {
  if (callee.type === "Identifier") return callers.has(String(callee.name));
  if (callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression") {
    return runs((callee.callee ?? callee.tag) as Node);
  }
  if (callee.type !== "MemberExpression") return false;
  const [object, property] = [callee.object as Node, String((callee.property as Node).name)];
  return !notRun.has(property) && (callers.has(property) || runs(object));
}

function textOf(node: Node | undefined): string {
  if (node?.type === "Literal") return String(node.value);
  const [first] = node?.type === "TemplateLiteral" ? (node.quasis as { value: { raw: string } }[]) : [];
  return first?.value.raw ?? "";
}
