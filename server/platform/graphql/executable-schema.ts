import { admit, type OperationName, operations } from "@restride/domain/access/operations.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import {
  buildSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import { answer, type Answered } from "./answer.ts";
import type { Call, Context } from "./context.ts";
import { refusalOf } from "./errors.ts";
import type { Faces } from "./faces.ts";
import type { makeOnce } from "./idempotency.ts";
import { readScalars } from "./scalars.ts";
import { selects } from "./selection.ts";

type Resolve = (args: object, call: Call) => Promise<object>;
type Subscribe = (args: object, call: Call) => AsyncIterable<object>;

/** The schema with every root field behind the access table. A field without a resolver or outside the table is a mistake at start. */
export const makeExecutableSchema = (
  sdl: string,
  faces: readonly Faces[],
  once: ReturnType<typeof makeOnce>,
): GraphQLSchema => {
  const schema = buildSchema(sdl);
  readScalars(schema);
  const queries = Object.assign({}, ...faces.map((face) => face.Query)) as Record<string, Resolve>;
  const mutations = Object.assign({}, ...faces.map((face) => face.Mutation)) as Record<string, Resolve>;
  const subscriptions = Object.assign({}, ...faces.map((face) => face.Subscription)) as Record<string, Subscribe>;
  for (const field of Object.values(schema.getQueryType()!.getFields()))
    field.resolve = resolveQuery(field.name, known(queries, field.name));
  for (const field of Object.values(schema.getMutationType()!.getFields()))
    field.resolve = resolveMutation(field.name, known(mutations, field.name), once);
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) {
    field.subscribe = subscribeTo(field.name, known(subscriptions, field.name));
    field.resolve = (event) => event;
  }
  return schema;
};

const known = <R>(resolvers: Record<string, R>, name: string): R => {
  const resolver = resolvers[name];
  if (!resolver) throw new Error(`No feature answers ${name}.`);
  if (!(name in operations)) throw new Error(`The access table does not know ${name}.`);
  return resolver;
};

type RootResolver = GraphQLFieldResolver<unknown, Context>;

const callOf = (context: Context, scope: Call["scope"], info: GraphQLResolveInfo): Call => ({
  ...context,
  scope,
  selects: (...path) => selects(info, path),
});

const refusedOrThrown = (error: unknown): Answered => {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  return answer(refusal);
};

const resolveQuery =
  (name: string, resolve: Resolve): RootResolver =>
  async (_root, args, context, info) => {
    const scope = admit(name, context.viewer);
    if (isRefusal(scope)) return answer(scope);
    return resolve(args, callOf(context, scope, info)).then(answer, refusedOrThrown);
  };

const resolveMutation =
  (name: string, resolve: Resolve, once: ReturnType<typeof makeOnce>): RootResolver =>
  async (_root, args, context, info) => {
    const scope = admit(name, context.viewer);
    if (isRefusal(scope)) return answer(scope);
    const run = async () => answer(await resolve(args, callOf(context, scope, info)));
    const operation: { reach: string; secret?: boolean } = operations[name as OperationName];
    if (operation.reach === "public") return run().catch(refusedOrThrown);
    const { viewer, idempotencyKey } = context;
    const request =
      idempotencyKey === null || operation.secret
        ? null
        : { owner: viewer!.userId, key: `${idempotencyKey}:${responseName(info)}`, operation: name, args };
    return once(scope, request, run).catch(refusedOrThrown);
  };

const responseName = ({ fieldNodes }: GraphQLResolveInfo): string =>
  fieldNodes[0]!.alias?.value ?? fieldNodes[0]!.name.value;

const subscribeTo = (name: string, subscribe: Subscribe): RootResolver =>
  async function* (_root, args, context, info) {
    const scope = admit(name, context.viewer);
    if (isRefusal(scope)) throw new GraphQLError(scope.message);
    for await (const event of subscribe(args, callOf(context, scope, info))) {
      // Who may see it is asked again before each thing that is sent.
      const viewer = await context.refresh();
      if (isRefusal(admit(name, viewer))) return;
      yield event;
    }
  };
