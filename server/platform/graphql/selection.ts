import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/** Returns whether the client's query selects the field at `path` below the field being resolved, also through fragments. */
export const selectsField = ({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): boolean =>
  fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && hasField(selectionSet, path, fragments));

const hasField = (set: SelectionSetNode, [first, ...rest]: readonly string[], fragments: Fragments): boolean =>
  set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value !== first) return false;
      return (
        rest.length === 0 || (selection.selectionSet !== undefined && hasField(selection.selectionSet, rest, fragments))
      );
    }
    const hasFieldBelow =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet;
    return (
      hasFieldBelow !== undefined && hasField(hasFieldBelow, first === undefined ? rest : [first, ...rest], fragments)
    );
  });
