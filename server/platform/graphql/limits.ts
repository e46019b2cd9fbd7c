import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from "graphql";
import * as texts from "./graphql-texts.ts";

/** Limits of a request. A page of the console needs about a quarter of each. */
export const limits = { characters: 20_000, tokens: 3_000, depth: 10, fields: 400, operations: 5 } as const;

/** Size of a selection: its depth, all its fields, and its top-level fields; fragments count wherever they are spread. */
interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly top: number;
}

const nothing: Size = { depth: 0, fields: 0, top: 0 };

/** Throws a GraphQL error when the document exceeds a limit. Unused fragments are measured too, because validation reads them as well. */
export const checkLimits = (document: DocumentNode): void => {
  const sizeOf = makeSizeOf(document);
  for (const definition of document.definitions) {
    if (!("selectionSet" in definition)) continue;
    const { depth, fields, top } = sizeOf(definition.selectionSet);
    if (definition.kind === Kind.OPERATION_DEFINITION && top > limits.operations)
      throw new GraphQLError(texts.aRequestMayHoldAtMost(limits.operations));
    if (depth > limits.depth) throw new GraphQLError(texts.theQueryIsNestedTooDeeply(limits.depth));
    if (fields > limits.fields) throw new GraphQLError(texts.theQueryAsksForTooMany(limits.fields));
  }
};

/**
 * Makes the function that measures selections. It measures each fragment once, because a few fragments that each spread the next one twice would take
 * exponential time.
 */
const makeSizeOf = ({ definitions }: DocumentNode) => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const sizes = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const size = sizes.get(name);
    if (size) return size;
    sizes.set(name, nothing); // validation refuses a fragment that spreads itself
    const fragment = fragments.get(name);
    if (fragment) sizes.set(name, ofSet(fragment.selectionSet));
    return sizes.get(name)!;
  };

  const ofSelection = (selection: SelectionSetNode["selections"][number]): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    const { depth, fields } = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
    return { depth: depth + 1, fields: fields + 1, top: 1 };
  };

  const ofSet = ({ selections }: SelectionSetNode): Size =>
    selections.map(ofSelection).reduce(
      (sum, each) => ({
        depth: Math.max(sum.depth, each.depth),
        fields: sum.fields + each.fields,
        top: sum.top + each.top,
      }),
      nothing,
    );
  return ofSet;
};
