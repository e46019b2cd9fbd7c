import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  Source,
  validate,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { checkLimits, limits } from "./limits.ts";
import * as texts from "./graphql-texts.ts";

/** Executor of documents: graphql-jit compiles them to JavaScript, graphql itself interprets them. Both give equal answers. */
export type Executor = "jit" | "standard";

type Execute = (
  rootValue: unknown,
  contextValue: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

export interface CompiledDocument {
  readonly document: DocumentNode;
  readonly execute: Execute;
  readonly isQuery: boolean;
  /** Names of the operations that the document calls, one after the other with a blank between. */
  readonly operations: string;
}

export type PreparedDocument = CompiledDocument | { readonly errors: readonly GraphQLError[] };

const cacheLimits = { max: 500, maxSize: 1_000_000 } as const;

const tooLong = { errors: [new GraphQLError(texts.theQueryIsTooLong)] };

/** Runs the work of reading a new document, or returns the reason why the document is not read. */
type LimitNewDocument = <Result extends object>(
  read: () => Result,
) => Result | { readonly errors: readonly GraphQLError[] };

const atOnce: LimitNewDocument = (read) => read();

/**
 * Makes the function that parses, checks and compiles each text once. The cache holds a limited number of characters, and no refused document.
 * `within` is called for each new text.
 */
export const makeDocuments = (
  schema: GraphQLSchema,
  executor: Executor,
): ((text: string, operationName?: string, limitNewDocument?: LimitNewDocument) => PreparedDocument) => {
  const cache = new LRUCache<string, CompiledDocument>({
    ...cacheLimits,
    sizeCalculation: (_compiled, key) => key.length,
  });
  const compile = { jit: compileByJit, standard: compileStandard }[executor];
  return (text, operationName, limitNewDocument = atOnce) => {
    const key = `${operationName ?? ""}\n${text}`;
    if (key.length > limits.characters) return tooLong;
    const parsed = cache.get(key);
    if (parsed) return parsed;
    const prepared = limitNewDocument(() => prepare(schema, text, compile, operationName));
    if ("execute" in prepared) cache.set(key, prepared);
    return prepared;
  };
};

type Compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
) => Execute | { readonly errors: readonly GraphQLError[] };

const compileByJit: Compile = (schema, document, operationName) => {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return { errors: (compiled as ExecutionResult).errors ?? [] };
  return (rootValue, contextValue, variables) => compiled.query(rootValue, contextValue, variables);
};

const compileStandard: Compile = (schema, document, operationName) => {
  if (!getOperationAST(document, operationName)) return { errors: [new GraphQLError(texts.sayByOperationName)] };
  const name = operationName ?? null;
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, rootValue, contextValue, variableValues, operationName: name });
};

const prepare = (schema: GraphQLSchema, text: string, compile: Compile, operationName?: string): PreparedDocument => {
  const document = readDocument(schema, text);
  if ("errors" in document) return document;
  const executed = compile(schema, document, operationName);
  if ("errors" in executed) return executed;
  const definition = getOperationAST(document, operationName)!;
  const isQuery = definition.operation === "query";
  return { document, execute: executed, isQuery, operations: operationsIn(document, definition) };
};

/** Returns the names of the operations that a definition calls, as the schema has them; the names that a client chose are not among them. */
const operationsIn = (document: DocumentNode, definition: OperationDefinitionNode): string => {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each.name.value];
      return namesIn(
        each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments.get(each.name.value)!.selectionSet,
      );
    });
  return [...new Set(namesIn(definition.selectionSet))].join(" ");
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

/** Makes a `readDocument` that reads each text once, so that a thousand subscriptions with the same text share one document. */
export const makeReadDocument = (
  schema: GraphQLSchema,
): ((text: string, limitNewDocument?: LimitNewDocument) => ReturnType<typeof readDocument>) => {
  const cache = new LRUCache<string, DocumentNode>({
    ...cacheLimits,
    sizeCalculation: (_document, text) => text.length,
  });
  return (text, limitNewDocument = atOnce) => {
    const document = cache.get(text) ?? limitNewDocument(() => readDocument(schema, text));
    if (!("errors" in document)) cache.set(text, document);
    return document;
  };
};
