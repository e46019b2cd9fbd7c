import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type ESTree } from "vite";

/** File of the repository: its path from the root, and its text. */
export type Source = { path: string; text: string };

/** Finding: its place, and a sentence that tells the developer what to do. */
export type Problem = { path: string; line: number; message: string };

/** Rule of the code base: a name, and a function that returns the places that break it. */
export type Check = { name: string; find: (sources: readonly Source[]) => Problem[] };

/** Node of the syntax tree, with the properties that the checks need. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const patterns = [
  "{domain,server,web,dev-env,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,graphql,sql}",
  "docs/**/*.md",
  "*.{ts,md,json}",
  "*/package.json",
  ".ci/*",
];
/** Excludes migrations from before the baseline: databases have already applied them, so they must not be edited. */
const exclude = ["**/node_modules/**", "**/dist/**", "package-lock.json", "server/migrations/before-baseline/**"];

/** Returns every file that the rules cover, including generated files. */
export function readSources(root: string): Source[] {
  const paths = globSync(patterns, { cwd: root, exclude }).filter((path) => statSync(join(root, path)).isFile());
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Returns whether a source is handwritten TypeScript. */
export const isCode = ({ path }: Source): boolean => /\.tsx?$/.test(path) && !isGenerated(path);
/** Returns whether a source is a test, a helper of tests, or a part of e2e. */
export const isTest = ({ path }: Source): boolean =>
  /\.(test|arbitrary|fixture)\.tsx?$/.test(path) || path.startsWith("e2e/");
/** Returns whether a path is that of a generated file. */
export const isGenerated = (path: string): boolean => /(^|\/)generated\/|\.graphql\.ts$/.test(path);

type ParseResult = ReturnType<typeof parseSync>;
const trees = new WeakMap<Source, ParseResult>();

/** Returns the syntax tree of a source, which is parsed only once. */
export function syntaxTreeOf(source: Source): ParseResult {
  const tree = trees.get(source) ?? parseSync(source.path, source.text);
  trees.set(source, tree);
  return tree;
}

/** Calls `visit` with every node and its parent, outer nodes first, for the whole source or a part of it. */
export function walkTree(
  source: Source,
  visit: (node: Node, parent: Node | undefined) => void,
  part: unknown = syntaxTreeOf(source).program satisfies ESTree.Program,
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

/** Returns the line of a position in the text, from 1. */
export function lineAt({ text }: Source, position: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < position; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** Returns a finding at a position of a source. */
export const problemAt = (source: Source, position: number, message: string): Problem => ({
  path: source.path,
  line: lineAt(source, position),
  message,
});
