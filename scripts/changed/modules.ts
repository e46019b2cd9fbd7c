import { dirname, join, normalize } from "node:path";
import { functionAt, type NamedFunction, namedFunctions } from "../../dev-env/calls/named-functions.ts";
import { type Node, parsed, type Source, walk } from "../check/source.ts";
import type { Span } from "./changes.ts";

/** A declaration at the top level of a module: its name, or none for a statement. */
export interface Declaration extends Span {
  readonly name: string | null;
  /** A type, an interface or an import: nothing of it runs. */
  readonly isErased: boolean;
}

/** A name of another module that a module uses under a name of its own. */
interface Import {
  readonly target: string;
  readonly name: string;
  readonly local: string;
}

/** What a module declares, imports and names. */
export interface Module {
  readonly path: string;
  readonly functions: readonly NamedFunction[];
  readonly declarations: readonly Declaration[];
  readonly imports: readonly Import[];
  /** Where each name stands that is not the name of a key. */
  readonly names: ReadonlyMap<string, readonly number[]>;
}

/** The path from the root of a module that another one imports; null for a package. */
export function targetOf(path: string, specifier: string): string | null {
  const own = /^@restride\/([\w-]+)\/(.*)$/.exec(specifier);
  if (own) return `${own[1]}/${own[2]}`;
  return specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : null;
}

/** Reads a module from its text. */
export function readModule(source: Source): Module {
  const names = new Map<string, number[]>();
  walk(source, (node, parent) => {
    if (!/^(JSX)?Identifier$/.test(node.type)) return;
    if (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) return;
    const name = String(node.name);
    names.set(name, [...(names.get(name) ?? []), node.start]);
  });
  const body = parsed(source).program.body as unknown as Node[];
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

/** What runs: a named function, a constant that is made at the import, or a statement without a name. */
export type Unit = { readonly kind: "function" | "constant"; readonly name: string } | { readonly kind: "statement" };

const unitOf = ({ name }: Declaration): Unit => (name === null ? { kind: "statement" } : { kind: "constant", name });

/** What names something: the functions and declarations in which it stands, without types and imports. */
export const unitsAt = ({ names, functions, declarations }: Module, name: string): Unit[] =>
  (names.get(name) ?? []).flatMap((place): Unit[] => {
    const declaration = declarations.find(({ start, end }) => start <= place && place < end);
    if (!declaration || declaration.isErased) return [];
    const around = functionAt(functions, place);
    return [around ? { kind: "function", name: around.name } : unitOf(declaration)];
  });

/**
 * What a changed part of a module belongs to: the innermost function around it and those inside, or the declarations that it touches.
 * Nothing for blank parts, comments between declarations, types and imports.
 */
export function unitsIn({ functions, declarations }: Module, text: string, span: Span): Unit[] {
  const part = text.slice(span.start, span.end);
  const start = span.start + (part.length - part.trimStart().length);
  const end = Math.max(start + 1, span.end - (part.length - part.trimEnd().length));
  const holds = (each: Span): boolean => each.start <= start && end <= each.end;
  const overlaps = (each: Span): boolean => each.start < end && start < each.end;
  const around = functions.findLast(holds);
  const inside = functions.filter((each) => overlaps(each) && !holds(each));
  const units = [...(around ? [around] : []), ...inside].map(({ name }): Unit => ({ kind: "function", name }));
  if (around) return units;
  const names = new Set(inside.map(({ name }) => name));
  const touched = declarations.filter((each) => overlaps(each) && !each.isErased && !names.has(each.name ?? ""));
  return [...units, ...touched.map(unitOf)];
}
