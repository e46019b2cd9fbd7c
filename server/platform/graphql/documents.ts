import {
  type DocumentNode,
  type ExecutionResult,
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
}

export type Prepared = Compiled | { readonly errors: readonly GraphQLError[] };

const remembered = 500;

/** Parses, checks and compiles each text once; a bounded number of texts is remembered. */
export const makeDocuments = (schema: GraphQLSchema): ((text: string, operationName?: string) => Prepared) => {
  const cache = new LRUCache<string, Prepared>({ max: remembered });
  return (text, operationName) => {
    const key = `${operationName ?? ""}\n${text}`;
    const known = cache.get(key);
    if (known) return known;
    const prepared = prepare(schema, text, operationName);
    cache.set(key, prepared);
    return prepared;
  };
};

const prepare = (schema: GraphQLSchema, text: string, operationName?: string): Prepared => {
  if (text.length > limits.characters) return { errors: [new GraphQLError("The query is too long.")] };
  try {
    const document = parse(new Source(text), { maxTokens: limits.tokens });
    checkLimits(document);
    const errors = validate(schema, document, undefined, { maxErrors: 5 });
    if (errors.length > 0) return { errors };
    const query = compileQuery(schema, document, operationName);
    return isCompiledQuery(query) ? { document, query } : { errors: (query as ExecutionResult).errors ?? [] };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};
