import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type ESTree } from "vite";

/** A file of the repository: its path from the root, and its text. */
export type Source = { path: string; text: string };

/** One finding: where, and a sentence that says what to do. */
export type Problem = { path: string; line: number; message: string };

/** A rule of the code base: a name and the places where the sources break it. */
export type Check = { name: string; find: (sources: readonly Source[]) => Problem[] };

/** A node of the syntax tree, as far as the checks read it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const patterns = [
  "{domain,server,web,dev-env,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,graphql,sql}",
  "docs/**/*.md",
  "*.{ts,md,json}",
  "*/package.json",
  ".ci/*",
];
/** Migrations of before the baseline are as databases took them, so nobody mends them. */
const exclude = ["**/node_modules/**", "**/dist/**", "package-lock.json", "server/migrations/before-baseline/**"];

/** Every file that the rules speak of, generated ones too. */
export function readSources(root: string): Source[] {
  const paths = globSync(patterns, { cwd: root, exclude }).filter((path) => statSync(join(root, path)).isFile());
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const isCode = ({ path }: Source): boolean => /\.tsx?$/.test(path) && !isGenerated(path);
export const isTest = ({ path }: Source): boolean =>
  /\.(test|arbitrary|fixture)\.tsx?$/.test(path) || path.startsWith("e2e/");
export const isGenerated = (path: string): boolean => /(^|\/)generated\/|\.graphql\.ts$/.test(path);

type Parsed = ReturnType<typeof parseSync>;
const trees = new WeakMap<Source, Parsed>();

/** The syntax of a source, parsed once. */
export function parsed(source: Source): Parsed {
  const tree = trees.get(source) ?? parseSync(source.path, source.text);
  trees.set(source, tree);
  return tree;
}

/** Calls `visit` with every node and the one that holds it, outer ones first: of the whole source, or of a part. */
export function walk(
  source: Source,
  visit: (node: Node, parent: Node | undefined) => void,
  part: unknown = parsed(source).program satisfies ESTree.Program,
): void {
  const descend = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const item of value) descend(item, parent);
    if (!isNode(value)) return;
    visit(value, parent);
    for (const child of Object.values(value)) if (typeof child === "object") descend(child, value);
  };
  descend(part, undefined);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Line of a position in the text, from 1. */
export function lineAt({ text }: Source, position: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < position; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** A finding at a position of a source. */
export const problemAt = (source: Source, position: number, message: string): Problem => ({
  path: source.path,
  line: lineAt(source, position),
  message,
});
