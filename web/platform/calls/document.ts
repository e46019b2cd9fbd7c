/** A call as it is sent: its text, and the name by which it is spoken of. */
interface Document<Kind extends string, Data, Variables> {
  readonly kind: Kind;
  readonly name: string;
  readonly text: string;
  /** Never there: it ties the types of what is asked with and what is answered to the document. */
  readonly types?: (variables: Variables) => Data;
}

/** A question, which changes nothing. */
export type Query<Data, Variables> = Document<"query", Data, Variables>;

/** A call that changes something. */
export type Mutation<Data, Variables> = Document<"mutation", Data, Variables>;

/** A question that is answered again and again, each time something happens. */
export type Subscription<Data, Variables> = Document<"subscription", Data, Variables>;

/** A call as it goes over the wire. */
export const bodyOf = <Data, Variables>(
  { name, text }: Query<Data, Variables> | Mutation<Data, Variables>,
  variables: Variables,
): string => JSON.stringify({ operationName: name, query: text, variables });
