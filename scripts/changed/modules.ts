import { dirname, join, normalize } from "node:path";
import { functionAt, type NamedFunction, namedFunctions } from "../../dev-env/calls/named-functions.ts";
import { type Node, syntaxTreeOf, type Source, walkTree } from "../check/source.ts";
import type { Span } from "./changes.ts";

/** Declaration at the top level of a module with its name, which is null for a statement. */
export interface Declaration extends Span {
  readonly name: string | null;
  /** True for a type, an interface or an import: nothing of it exists at run time. */
  readonly isErased: boolean;
}

/** Import: a name of another module, with its local name. */
interface Import {
  readonly target: string;
  readonly name: string;
  readonly local: string;
}

/** Functions, declarations, imports and names of a module. */
export interface Module {
  readonly path: string;
  readonly functions: readonly NamedFunction[];
  readonly declarations: readonly Declaration[];
  readonly imports: readonly Import[];
  /** Positions of each identifier, except property names after a dot. */
  readonly names: ReadonlyMap<string, readonly number[]>;
}

/** Returns the path of an imported module, relative to the repository; null for a package. */
export function targetOf(path: string, specifier: string): string | null {
  const ownModule = /^@restride\/([\w-]+)\/(.*)$/.exec(specifier);
  if (ownModule) return `${ownModule[1]}/${ownModule[2]}`;
  return specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : null;
}

/** Parses a module. */
export function readModule(source: Source): Module {
  const names = new Map<string, number[]>();
  walkTree(source, (node, parent) => {
    if (!/^(JSX)?Identifier$/.test(node.type)) return;
    if (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) return;
    const name = String(node.name);
    names.set(name, [...(names.get(name) ?? []), node.start]);
  });
  const body = syntaxTreeOf(source).program.body as unknown as Node[];
  return {
    path: source.path,
    functions: namedFunctions(source.path, source.text),
    declarations: body.flatMap(declarationsOf),
    imports: body.flatMap((node) => importsOf(source.path, node)),
    names,
  };
}

function declarationsOf(node: Node): Declaration[] {
  const inner = node.type === "ExportNamedDeclaration" && node.declaration ? (node.declaration as Node) : node;
  const isErased = /^(TS(Type|Interface|Module)|ImportDeclaration)/.test(inner.type);
  if (inner.type !== "VariableDeclaration") {
    const name = (inner.id as { name?: string } | null | undefined)?.name ?? null;
    return [{ name, isErased, start: node.start, end: node.end }];
  }
  const variables = inner.declarations as Node[];
  return variables.map((each, at) => ({
    name: (each.id as { name?: string }).name ?? null,
    isErased,
    start: at === 0 ? node.start : each.start,
    end: at === variables.length - 1 ? node.end : each.end,
  }));
}

function importsOf(path: string, node: Node): Import[] {
  const target = node.type === "ImportDeclaration" ? targetOf(path, (node.source as { value: string }).value) : null;
  if (target === null) return [];
  return (node.specifiers as Node[]).map(({ imported, local }) => ({
    target,
    name: (imported as { name?: string } | undefined)?.name ?? "*",
    local: (local as { name: string }).name,
  }));
}

/** Unit of code that runs: a named function, a constant that is created at the import, or a statement without a name. */
export type CodeUnit =
  | { readonly kind: "function" | "constant"; readonly name: string }
  | { readonly kind: "statement" };

const unitOf = ({ name }: Declaration): CodeUnit =>
  name === null ? { kind: "statement" } : { kind: "constant", name };

/** Returns the units that use a name: functions and declarations that contain it, without types and imports. */
export const unitsAt = ({ names, functions, declarations }: Module, name: string): CodeUnit[] =>
  (names.get(name) ?? []).flatMap((place): CodeUnit[] => {
    const declaration = declarations.find(({ start, end }) => start <= place && place < end);
    if (!declaration || declaration.isErased) return [];
    const enclosingFunction = functionAt(functions, place);
    return [enclosingFunction ? { kind: "function", name: enclosingFunction.name } : unitOf(declaration)];
  });

/**
 * Returns the units that a changed part of a module belongs to: the innermost function around it and those inside it, or the declarations that it
 * touches. Empty for blank parts, comments between declarations, types and imports.
 */
export function unitsIn({ functions, declarations }: Module, text: string, span: Span): CodeUnit[] {
  const part = text.slice(span.start, span.end);
  const start = span.start + (part.length - part.trimStart().length);
  const end = Math.max(start + 1, span.end - (part.length - part.trimEnd().length));
  const containsSpan = (each: Span): boolean => each.start <= start && end <= each.end;
  const overlaps = (each: Span): boolean => each.start < end && start < each.end;
  const enclosingFunction = functions.findLast(containsSpan);
  const innerFunctions = functions.filter((each) => overlaps(each) && !containsSpan(each));
  const units = [...(enclosingFunction ? [enclosingFunction] : []), ...innerFunctions].map(({ name }): CodeUnit => ({
    kind: "function",
    name,
  }));
  if (enclosingFunction) return units;
  const names = new Set(innerFunctions.map(({ name }) => name));
  const touchedDeclarations = declarations.filter(
    (each) => overlaps(each) && !each.isErased && !names.has(each.name ?? ""),
  );
  return [...units, ...touchedDeclarations.map(unitOf)];
}
