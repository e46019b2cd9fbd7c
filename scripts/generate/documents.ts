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

/** A call of the web app: the file it is written in, and its text as the browser sends it, with the fragments it uses. */
interface WebDocument {
  readonly path: string;
  readonly kind: OperationDefinitionNode["operation"];
  readonly name: string;
  readonly text: string;
}

/** The documents in the .graphql files of the web app. A fragment may stand in another file than who uses it. */
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

/** The fragments that a definition spreads, those of these fragments too, each once. */
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

/** The import of the types that the constants of a generated file need. */
export function documentTypes(path: string, documents: readonly WebDocument[]): string {
  const types = [...new Set(documents.map(({ kind }) => capital(kind)))].toSorted();
  const from = relative(dirname(path), "web/platform/calls/document.ts").replace(/^(?!\.)/, "./");
  return `import type { ${types.join(", ")} } from '${from}';\n`;
}

/** A call as the code names it, typed by what it is asked with and what it answers. */
export function constantOf({ kind, name, text }: WebDocument): string {
  const type = capital(name) + capital(kind);
  const parts = text.match(/.{1,1500}/gs) ?? [];
  const value = `{"kind":"${kind}","name":"${name}","text":${parts.map((part) => JSON.stringify(part)).join(" +\n  ")}}`;
  return `\nexport const ${capital(name)}Document: ${capital(kind)}<${type}, ${type}Variables> = ${value};\n`;
}

/** The longest line of a generated document, in letters: longer ones drown a review. */
const longestLine = 2_000;

/** The same types with each field on a line of its own where they would make a line too long. */
export const breakLongTypes = (types: string): string =>
  types
    .split("\n")
    .map((line) => (line.length > longestLine ? line.replace(/, (?=\w+\??: )/g, ",\n  ") : line))
    .join("\n");

/** A module that holds the hashes of texts. */
export const registryOf = (texts: readonly string[]): string => {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64url")).toSorted();
  const lines = [...new Set(hashes)].map((hash) => `  "${hash}",\n`).join("");
  return `/** SHA-256 of the documents of the web app and of the patients' app: in production strangers may send these. */
export const registered: ReadonlySet<string> = new Set([\n${lines}]);\n`;
};
