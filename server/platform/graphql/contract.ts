import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { type Executor, makeDocuments, makeReadDocument } from "./documents.ts";
import type { Context } from "./context.ts";
import { idReader } from "./read-ids.ts";
import { installScalarParsers } from "./scalars.ts";

/** Resolver of a field of the schema's roots. */
export type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** Resolvers of the fields of the schema's roots, by name: the root value of every request. */
export type Resolvers = Readonly<Record<string, Resolver>>;

/**
 * The GraphQL schema with its compiled documents. It holds no resolvers: each request passes its own, so a process reads the schema and compiles a
 * document only once.
 */
export interface Contract {
  readonly schema: GraphQLSchema;
  readonly prepare: ReturnType<typeof makeDocuments>;
  readonly read: ReturnType<typeof makeReadDocument>;
}

export const makeContract = (sdl: string, executor: Executor = "jit"): Contract => {
  const schema = buildSchema(sdl, { assumeValidSDL: true }); // the schema was validated when it was generated
  installScalarParsers(schema);
  for (const field of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type!.getFields()),
  )) {
    const readArguments = idReader(Object.fromEntries(field.args.map((arg) => [arg.name, arg])));
    field.resolve = (resolvers: Resolvers, args, context, info) =>
      resolvers[field.name]!(resolvers, readArguments(args) as typeof args, context, info);
  }
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) {
    field.subscribe = field.resolve;
    field.resolve = (event) => event;
  }
  return { schema, prepare: makeDocuments(schema, executor), read: makeReadDocument(schema) };
};
