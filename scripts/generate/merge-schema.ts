import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  buildASTSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from "graphql";

const roots = new Set(["Query", "Mutation", "Subscription"]);

/**
 * Returns one SDL text from the texts of the features: each may add fields to Query, Mutation and Subscription. Types may leave out the fields of
 * their interfaces, which are added here. The result is sorted by name, so that moving a definition between files changes nothing. Throws graphql's
 * error for a name that is defined twice.
 */
export function mergeSchema(texts: readonly string[]): string {
  const definitions = texts.flatMap((text) => parse(text, { noLocation: true }).definitions);
  const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.has(node.name.value);
  const merged = Object.values(Object.groupBy(definitions.filter(isRoot), (node) => node.name.value)).flatMap(
    joinRootTypes,
  );
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...definitions.filter((node) => !isRoot(node)).map(addInterfaceFields(definitions)), ...merged],
  };
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}

function joinRootTypes(nodes: ObjectTypeDefinitionNode[] = []): ObjectTypeDefinitionNode[] {
  const [first] = nodes;
  return first ? [{ ...first, fields: nodes.flatMap((node) => node.fields ?? []) }] : [];
}

const addInterfaceFields = (definitions: readonly DefinitionNode[]) => {
  const declared = definitions.filter((node) => node.kind === Kind.INTERFACE_TYPE_DEFINITION);
  const fieldsOf = new Map(declared.map(({ name, fields }) => [name.value, fields ?? []]));
  return (node: DefinitionNode): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
    const { fields: own = [], interfaces = [] } = node;
    const ownFieldNames = new Set(own.map(({ name }) => name.value));
    const isNew = ({ name }: FieldDefinitionNode) => !ownFieldNames.has(name.value);
    const inherited = interfaces.flatMap(({ name }) => fieldsOf.get(name.value) ?? []);
    return { ...node, fields: [...inherited.filter(isNew), ...own] };
  };
};
