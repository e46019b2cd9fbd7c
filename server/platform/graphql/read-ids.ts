import { readId } from "@restride/domain/values/id.ts";
import { GraphQLID, type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from "graphql";

type ReadValue = (value: unknown) => unknown;
type TypedFields = Readonly<Record<string, { readonly type: GraphQLInputType }>>;

const asItIs: ReadValue = (value) => value;

const readerOf = (type: GraphQLInputType): ReadValue => {
  if (isNonNullType(type)) return readerOf(type.ofType);
  if (isInputObjectType(type)) return idReader(type.getFields());
  if (type === GraphQLID) return (value) => (typeof value === "string" ? readId(value) : value);
  const each = isListType(type) ? readerOf(type.ofType) : asItIs;
  return each === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(each) : value);
};

/**
 * Returns a function that parses every id in values of these types, so that a resolver receives ids and not texts. graphql-jit accepts any
 * text for the built-in ID, whatever its scalar defines.
 */
export const idReader = (typed: TypedFields): ReadValue => {
  const readers = Object.entries(typed)
    .map(([name, { type }]) => [name, readerOf(type)] as const)
    .filter(([, read]) => read !== asItIs);
  if (readers.length === 0) return asItIs;
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    const read = readers.filter(([name]) => name in fields).map(([name, each]) => [name, each(fields[name])]);
    return { ...fields, ...Object.fromEntries(read) };
  };
};
