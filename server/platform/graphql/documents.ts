import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  Source,
  validate,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { checkLimits, limits } from "./limits.ts";

export interface Compiled {
  readonly document: DocumentNode;
  readonly query: CompiledQuery;
  readonly isQuery: boolean;
}

export type Prepared = Compiled | { readonly errors: readonly GraphQLError[] };

const remembered = { max: 500, maxSize: 1_000_000 } as const;

const tooLong = { errors: [new GraphQLError("The query is too long.")] };

/** Runs the work of reading a new document, or answers why it is not read. */
type Within = <Result extends object>(read: () => Result) => Result | { readonly errors: readonly GraphQLError[] };

const atOnce: Within = (read) => read();

/**
 * Parses, checks and compiles each text once; a bounded number of characters is remembered, and nothing that was refused. `within` is asked
 * for each text that is new.
 */
export const makeDocuments = (
  schema: GraphQLSchema,
): ((text: string, operationName?: string, within?: Within) => Prepared) => {
  const cache = new LRUCache<string, Compiled>({ ...remembered, sizeCalculation: (_compiled, key) => key.length });
  return (text, operationName, within = atOnce) => {
    const key = `${operationName ?? ""}\n${text}`;
    if (key.length > limits.characters) return tooLong;
    const known = cache.get(key);
    if (known) return known;
    const prepared = within(() => prepare(schema, text, operationName));
    if ("query" in prepared) cache.set(key, prepared);
    return prepared;
  };
};

const prepare = (schema: GraphQLSchema, text: string, operationName?: string): Prepared => {
  const document = readDocument(schema, text);
  if ("errors" in document) return document;
  const query = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(query)) return { errors: (query as ExecutionResult).errors ?? [] };
  return { document, query, isQuery: getOperationAST(document, operationName)?.operation === "query" };
};

/** Parses, measures and validates a text. */
export const readDocument = (
  schema: GraphQLSchema,
  text: string,
): DocumentNode | { readonly errors: readonly GraphQLError[] } => {
  if (text.length > limits.characters) return tooLong;
  try {
    const document = parse(new Source(text), { maxTokens: limits.tokens });
    checkLimits(document);
    const errors = validate(schema, document, undefined, { maxErrors: 5 });
    return errors.length > 0 ? { errors } : document;
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};

/** The same, each text once: a thousand who listen to the same words hold one document. */
export const makeReadDocument = (
  schema: GraphQLSchema,
): ((text: string, within?: Within) => ReturnType<typeof readDocument>) => {
  const cache = new LRUCache<string, DocumentNode>({
    ...remembered,
    sizeCalculation: (_document, text) => text.length,
  });
  return (text, within = atOnce) => {
    const document = cache.get(text) ?? within(() => readDocument(schema, text));
    if (!("errors" in document)) cache.set(text, document);
    return document;
  };
};
