import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  buildASTSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from "graphql";

const roots = new Set(["Query", "Mutation", "Subscription"]);

/**
 * One SDL text from the features' texts: each may add fields to Query, Mutation and Subscription. Sorted by name, so that
 * moving a definition between files changes nothing. Throws graphql's sentence on a name defined twice.
 */
export function mergeSchema(texts: readonly string[]): string {
  const definitions = texts.flatMap((text) => parse(text, { noLocation: true }).definitions);
  const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.has(node.name.value);
  const merged = Object.values(Object.groupBy(definitions.filter(isRoot), (node) => node.name.value)).flatMap(joined);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...definitions.filter((node) => !isRoot(node)), ...merged],
  };
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}

function joined(nodes: ObjectTypeDefinitionNode[] = []): ObjectTypeDefinitionNode[] {
  const [first] = nodes;
  return first ? [{ ...first, fields: nodes.flatMap((node) => node.fields ?? []) }] : [];
}
