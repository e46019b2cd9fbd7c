import { createHash } from "node:crypto";
import { dirname, relative } from "node:path";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/** Operation of the web app: its file, and its text as the browser sends it, with the fragments it uses. */
interface WebDocument {
  readonly path: string;
  readonly kind: OperationDefinitionNode["operation"];
  readonly name: string;
  readonly text: string;
}

/** Returns the operations in the .graphql files of the web app. A fragment may be in another file than the operation that uses it. */
export function documentsIn(files: readonly { path: string; text: string }[]): WebDocument[] {
  const parsed = files.map(({ path, text }) => ({ path, document: parse(text, { noLocation: true }) }));
  const fragments = new Map(parsed.flatMap(({ document }) => fragmentsIn(document)));
  return parsed.flatMap(({ path, document }) =>
    document.definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
      const text = [node, ...usedBy(node, fragments)].map(print).join("\n");
      return [{ path, kind: node.operation, name: node.name.value, text: stripIgnoredCharacters(text) }];
    }),
  );
}

const fragmentsIn = ({ definitions }: DocumentNode): [string, FragmentDefinitionNode][] =>
  definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : []));

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the fragments that a definition spreads, directly or through other fragments, without duplicates. */
function usedBy(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
  usedFragments = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (fragment && !usedFragments.has(fragment)) usedBy(fragment, fragments, usedFragments.add(fragment));
    },
  });
  return usedFragments;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Returns the import of the types that the constants of a generated file need. */
export function documentTypes(path: string, documents: readonly WebDocument[]): string {
  const types = [...new Set(documents.map(({ kind }) => capital(kind)))].toSorted();
  const from = relative(dirname(path), "web/platform/calls/document.ts").replace(/^(?!\.)/, "./");
  return `import type { ${types.join(", ")} } from '${from}';\n`;
}

/** Returns the constant of an operation, typed by its variables and its result. */
export function constantOf({ kind, name, text }: WebDocument): string {
  const type = capital(name) + capital(kind);
  const parts = text.match(/.{1,1500}/gs) ?? [];
  const value = `{"kind":"${kind}","name":"${name}","text":${parts.map((part) => JSON.stringify(part)).join(" +\n  ")}}`;
  return `\nexport const ${capital(name)}Document: ${capital(kind)}<${type}, ${type}Variables> = ${value};\n`;
}

/** Maximum length of a line in a generated document, in characters: longer lines make reviews hard. */
const maxLineLength = 2_000;

/** Returns the same types, with one field per line in types whose line would be too long. */
export const breakLongTypes = (types: string): string =>
  types
    .split("\n")
    .map((line) => (line.length > maxLineLength ? line.replace(/, (?=\w+\??: )/g, ",\n  ") : line))
    .join("\n");

/** Returns a module with the hashes of texts. */
export const registryOf = (texts: readonly string[]): string => {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64url")).toSorted();
  const lines = [...new Set(hashes)].map((hash) => `  "${hash}",\n`).join("");
  return `/** SHA-256 of the documents of the web app and of the patients' app: in production strangers may send these. */
export const registered: ReadonlySet<string> = new Set([\n${lines}]);\n`;
};
