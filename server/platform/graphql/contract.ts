import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { type Executor, makeDocuments, makeReadDocument } from "./documents.ts";
import type { Context } from "./context.ts";
import { idReader } from "./read-ids.ts";
import { readScalars } from "./scalars.ts";

/** Answers a field of the schema's roots. */
export type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** What answers each field of the schema's roots, by its name: the root value of every request. */
export type Resolvers = Readonly<Record<string, Resolver>>;

/** What may be asked and in which words. It is nobody's: each request brings who answers it, so that a process reads it once and compiles a document once. */
export interface Contract {
  readonly schema: GraphQLSchema;
  readonly prepare: ReturnType<typeof makeDocuments>;
  readonly read: ReturnType<typeof makeReadDocument>;
}

export const makeContract = (sdl: string, executor: Executor = "jit"): Contract => {
  const schema = buildSchema(sdl, { assumeValidSDL: true }); // it was validated when it was generated
  readScalars(schema);
  for (const field of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type!.getFields()),
  )) {
    const read = idReader(Object.fromEntries(field.args.map((arg) => [arg.name, arg])));
    field.resolve = (resolvers: Resolvers, args, context, info) =>
      resolvers[field.name]!(resolvers, read(args) as typeof args, context, info);
  }
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) {
    field.subscribe = field.resolve;
    field.resolve = (event) => event;
  }
  return { schema, prepare: makeDocuments(schema, executor), read: makeReadDocument(schema) };
};
