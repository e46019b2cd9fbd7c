import { dirname, join, normalize } from "node:path";
import { isCode, isTest, syntaxTreeOf, walkTree, type Node, type Source } from "../check/source.ts";

/** Symbol that a file exports or declares at its top level: its path and name. */
export type Symbol = { readonly path: string; readonly name: string };

/** Entry points of the product: the files that npm starts, that the page loads, and workers, which are loaded by address. */
const entries = /^(server\/(main|create-super-admin|signing-key)\.ts|web\/main\.tsx|web\/.*\.worker\.ts)$/;
/** Generated modules that join the parts of subjects lead on to them. */
const joinsParts = ({ path }: Source): boolean => path.startsWith("web/app/generated/");
const isProduct = (source: Source): boolean =>
  joinsParts(source) || (/^(domain|server|web)\/(?!testing\/)/.test(source.path) && isCode(source) && !isTest(source));

/** Top-level statement of a file: the names it declares and mentions, and the files it loads. */
type Statement = {
  readonly declares: readonly string[];
  readonly mentions: ReadonlySet<string>;
  readonly loads: readonly string[];
  readonly isType: boolean;
};

/** File in the form of the search: its statements, and its imports by local name. */
export type Module = { readonly statements: readonly Statement[]; readonly imports: ReadonlyMap<string, Symbol> };

const everything = "*";

/**
 * Returns a function that decides whether the running product reaches a symbol, from its entry points. Shadowed names count as used: the search errs
 * on that side.
 */
export function usedSymbols(sources: readonly Source[]): (symbol: Symbol) => boolean {
  const modules = new Map(sources.filter(isProduct).map((source) => [source.path, moduleOf(source)]));
  const used = new Set<string>();
  const open: Symbol[] = [...modules.keys()]
    .filter((path) => entries.test(path))
    .map((path) => ({ path, name: everything }));
  const reached = new Set<string>();
  for (let symbol = open.pop(); symbol; symbol = open.pop()) {
    const { path, name } = symbol;
    const module = modules.get(path);
    if (!module || used.has(`${path}#${name}`)) continue;
    used.add(`${path}#${name}`);
    const isFirst = !reached.has(path);
    reached.add(path);
    const run = module.statements.filter(
      ({ declares }) => name === everything || declares.includes(name) || (isFirst && declares.length === 0),
    );
    for (const statement of run) open.push(...reachedFrom(statement, module, path));
  }
  return ({ path, name }) =>
    used.has(`${path}#${name}`) || used.has(`${path}#${everything}`) || !isRuntimeName(modules.get(path), name);
}

/** Returns whether a name is declared as something that runs. Types do not exist at run time, and names of other modules are not judged. */
const isRuntimeName = (module: Module | undefined, name: string): boolean =>
  module?.statements.some(({ declares, isType }) => declares.includes(name) && !isType) ?? false;

/**
 * Returns the symbols that a statement reaches: its own names, names of its file and of imports that it mentions, and files that it loads
 * dynamically.
 */
const reachedFrom = (
  { declares, mentions, loads }: Statement,
  { statements, imports }: Module,
  path: string,
): Symbol[] => {
  const ownNames = new Set(statements.flatMap((each) => each.declares));
  return [
    ...[...declares, ...mentions].filter((name) => ownNames.has(name)).map((name) => ({ path, name })),
    ...[...mentions].flatMap((name) => imports.get(name) ?? []),
    ...loads.map((loaded) => ({ path: loaded, name: everything })),
  ];
};

/** Parses a file for the search. */
export function moduleOf(source: Source): Module {
  const { program, module } = syntaxTreeOf(source);
  const imports = new Map<string, Symbol>();
  for (const { moduleRequest, entries: names } of module.staticImports) {
    const path = pathOf(source.path, moduleRequest.value);
    if (path)
      for (const { importName, localName } of names)
        imports.set(localName.value, { path, name: importName.name ?? everything });
  }
  return { statements: (program.body as unknown as Node[]).map((node) => statementOf(source, node)), imports };
}

const statementOf = (source: Source, node: Node): Statement => {
  const mentions = new Set<string>();
  const loads: string[] = [];
  const visit = (each: Node): void => {
    if (each.type === "Identifier" || each.type === "JSXIdentifier") mentions.add(String(each.name));
    const target = each.type === "ImportExpression" ? (each.source as Node).value : undefined;
    const loaded = typeof target === "string" ? pathOf(source.path, target) : undefined;
    if (loaded) loads.push(loaded);
  };
  if (node.type !== "ImportDeclaration") walkTree(source, visit, node);
  return { declares: declaredBy(node), mentions, loads, isType: isTypeOnly(node) };
};

const isTypeOnly = ({ type, declaration }: Node): boolean =>
  /^TS(Interface|TypeAlias)Declaration$/.test(type) || (declaration ? isTypeOnly(declaration as Node) : false);

const declaredBy = (node: Node): string[] => {
  if (node.type === "ExportNamedDeclaration") return node.declaration ? declaredBy(node.declaration as Node) : [];
  if (node.type === "VariableDeclaration")
    return (node.declarations as { id: Node }[]).flatMap(({ id }) => namesOf(id));
  return node.id ? namesOf(node.id as Node) : [];
};

/** Returns the names in a pattern: `a`, `{ a, b: c }`, `[a, b]`. */
const namesOf = (pattern: Node): string[] => {
  if (pattern.type === "Identifier") return [String(pattern.name)];
  const parts = (pattern.properties ?? pattern.elements ?? []) as (Node | null)[];
  return parts.flatMap((part) => (part ? namesOf((part.value ?? part.argument ?? part) as Node) : []));
};

/** Returns the path from the root of an import; undefined for a package. */
const pathOf = (from: string, target: string): string | undefined => {
  if (target.startsWith(".")) return normalize(join(dirname(from), target));
  return target.startsWith("@restride/") ? target.slice("@restride/".length) : undefined;
};

/** Returns the symbols of the product that a part of a test file reaches: directly, or through declarations of the file. */
export function exercisedBy(source: Source, part: Node): Symbol[] {
  const { statements, imports } = moduleOf(source);
  const symbols = new Map<string, Symbol>();
  const seen = new Set<string>();
  const follow = (mentions: ReadonlySet<string>): void => {
    for (const name of mentions) {
      if (seen.has(name)) continue;
      seen.add(name);
      const imported = imports.get(name);
      if (imported) symbols.set(`${imported.path}#${imported.name}`, imported);
      for (const statement of statements) if (statement.declares.includes(name)) follow(statement.mentions);
    }
  };
  follow(statementOf(source, part).mentions);
  return [...symbols.values()];
}
