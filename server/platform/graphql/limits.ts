import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from "graphql";

/** How large a request may be. A page of the console needs about a quarter of each. */
export const limits = { characters: 20_000, tokens: 3_000, depth: 10, fields: 400, operations: 5 } as const;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

/** Throws a GraphQL error when the document asks for too much; fragments count where they are spread. */
export const checkLimits = (document: DocumentNode): void => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.selectionSet.selections.length > limits.operations)
      throw new GraphQLError(`A request may hold at most ${limits.operations} calls.`);
    const size = sizeOf(definition.selectionSet, fragments, []);
    if (size.depth > limits.depth)
      throw new GraphQLError(`The query is nested too deeply: at most ${limits.depth} levels.`);
    if (size.fields > limits.fields)
      throw new GraphQLError(`The query asks for too many fields: at most ${limits.fields}.`);
  }
};

const sizeOf = (
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  inside: readonly string[],
): Size => {
  let depth = 0;
  let fields = 0;
  for (const selection of set.selections) {
    const below = sizeBelow(selection, fragments, inside);
    depth = Math.max(depth, below.depth);
    fields += below.fields;
    if (fields > limits.fields) break;
  }
  return { depth, fields };
};

const sizeBelow = (
  selection: SelectionSetNode["selections"][number],
  fragments: Map<string, FragmentDefinitionNode>,
  inside: readonly string[],
): Size => {
  if (selection.kind === Kind.FIELD) {
    const below = selection.selectionSet ? sizeOf(selection.selectionSet, fragments, inside) : { depth: 0, fields: 0 };
    return { depth: below.depth + 1, fields: below.fields + 1 };
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet, fragments, inside);
  const name = selection.name.value;
  const fragment = fragments.get(name);
  // A fragment that spreads itself is refused by validation; here it only must not be followed for ever.
  return !fragment || inside.includes(name)
    ? { depth: 0, fields: 0 }
    : sizeOf(fragment.selectionSet, fragments, [...inside, name]);
};
