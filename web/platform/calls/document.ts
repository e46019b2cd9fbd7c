/** GraphQL operation: its kind, its text, and its name, which is sent along and shown in error messages. */
interface Document<Kind extends string, Data, Variables> {
  readonly kind: Kind;
  readonly name: string;
  readonly text: string;
  /** Never set; it ties the types of variables and data to the document. */
  readonly types?: (variables: Variables) => Data;
}

/** GraphQL query. */
export type Query<Data, Variables> = Document<"query", Data, Variables>;

/** GraphQL mutation. */
export type Mutation<Data, Variables> = Document<"mutation", Data, Variables>;

/** GraphQL subscription, whose data arrive each time something happens. */
export type Subscription<Data, Variables> = Document<"subscription", Data, Variables>;

/** Returns the body of a GraphQL request. */
export const bodyOf = <Data, Variables>(
  { name, text }: Query<Data, Variables> | Mutation<Data, Variables>,
  variables: Variables,
): string => JSON.stringify({ operationName: name, query: text, variables });
