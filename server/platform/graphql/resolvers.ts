import { readId } from "@restride/domain/values/id.ts";
import {
  scopeOrRefusal,
  isBoundToCompany,
  isRefusedRight,
  namesItsCustomer,
  type OperationName,
  operations,
} from "@restride/domain/operations.ts";
import type { Operation } from "@restride/domain/access/reach.ts";
import { namedCompanies, namedCustomers } from "@restride/domain/access/named-customer.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { GraphQLError, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from "graphql";
import { toAnswer, type OperationAnswer } from "./answer.ts";
import type { Call, Context, LiveCall } from "./context.ts";
import type { Resolver, Resolvers } from "./contract.ts";
import { refusalOf } from "./errors.ts";
import type { FeatureResolvers } from "./feature-resolvers.ts";
import type { makeRunOnce } from "./idempotency.ts";
import { selectsField } from "./selection.ts";
import { companyTexts } from "@restride/domain/companies/companies-texts.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

type Resolve = (args: object, call: Call) => Promise<object>;
type Subscribe = (args: object, call: LiveCall) => AsyncIterable<object>;

/** Called for each operation that its viewer may not call. */
export type OnRefusedRight = (context: Pick<Context, "viewer" | "address">) => void;

/**
 * Returns the resolver of each field of the schema, with the check of the access table. Fails at start for a field without a feature or
 * outside the table.
 */
export const makeResolvers = (
  schema: GraphQLSchema,
  featureResolvers: readonly FeatureResolvers[],
  once: ReturnType<typeof makeRunOnce>,
  onRefusedRight: OnRefusedRight = () => undefined,
): Resolvers => {
  const admitted = makeAdmitted(onRefusedRight);
  const guardedByTable = <R>(
    type: GraphQLObjectType,
    resolvers: Record<string, R>,
    answerOf: (name: string, resolver: R) => Resolver,
  ) => Object.keys(type.getFields()).map((name) => [name, answerOf(name, resolverOf(resolvers, name))]);
  const queries = Object.assign({}, ...featureResolvers.map((each) => each.Query)) as Record<string, Resolve>;
  const mutations = Object.assign({}, ...featureResolvers.map((each) => each.Mutation)) as Record<string, Resolve>;
  const subscriptions = Object.assign({}, ...featureResolvers.map((each) => each.Subscription)) as Record<
    string,
    Subscribe
  >;
  return Object.fromEntries([
    ...guardedByTable(schema.getQueryType()!, queries, (name, resolve) => resolveQuery(name, resolve, admitted)),
    ...guardedByTable(schema.getMutationType()!, mutations, (name, resolve) =>
      resolveMutation(name, resolve, admitted, once),
    ),
    ...guardedByTable(schema.getSubscriptionType()!, subscriptions, (name, subscribe) =>
      subscribeTo(name, subscribe, admitted),
    ),
  ]);
};

const resolverOf = <R>(resolvers: Record<string, R>, name: string): R => {
  const resolver = resolvers[name];
  if (!resolver) throw new Error(`No feature answers ${name}.`);
  if (!(name in operations)) throw new Error(`The access table does not know ${name}.`);
  return resolver;
};

const foreignCustomer = refuse(customerTexts.notFound);
const foreignCompany = refuse(companyTexts.notFound);

/**
 * Returns the function that adds to a request the scope that the access table grants its viewer, for the customer that the arguments name, or for the
 * customer of the session.
 */
const makeAdmitted =
  (onRefusedRight: OnRefusedRight) =>
  async (
    name: string,
    args: Record<string, unknown>,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Call | Refusal> => {
    const viewer = await viewerIn(name, args, context, context.viewer);
    const scope = isRefusal(viewer) ? viewer : scopeOrRefusal(name, viewer);
    const isAdmitted = !isRefusal(viewer) && !isRefusal(scope);
    if (isAdmitted && (await isOwnCompanyNamed(name, args, context, viewer)))
      return { ...context, viewer, scope, selects: (...path) => selectsField(info, path) };
    const refusal = isAdmitted ? foreignCompany : (scope as Refusal);
    if ([foreignCustomer, foreignCompany].includes(refusal) || isRefusedRight(refusal)) onRefusedRight(context);
    return refusal;
  };

type AdmittedBy = ReturnType<typeof makeAdmitted>;

/**
 * Returns the viewer for the customer that the arguments name, which is never ignored. A viewer who may not work there receives the same
 * answer as for a customer that does not exist.
 */
const viewerIn = async (
  name: string,
  args: Record<string, unknown>,
  { actIn }: Context,
  viewer: Viewer | null,
): Promise<Viewer | Refusal | null> => {
  if (!namesItsCustomer(name, viewer)) return viewer;
  const [customerId, ...others] = namedCustomers(args);
  if (customerId === undefined || customerId === viewer.customerId) return others.length > 0 ? foreignCustomer : viewer;
  return others.length > 0 ? foreignCustomer : ((await actIn(viewer, readId(customerId))) ?? foreignCustomer);
};

/** Returns false when the arguments name another company than the one that the viewer works for. */
const isOwnCompanyNamed = async (
  name: string,
  args: Record<string, unknown>,
  { isRunBy }: Context,
  viewer: Viewer | null,
): Promise<boolean> => {
  if (viewer === null || !isBoundToCompany(name, viewer)) return true;
  const [companyId, ...others] = namedCompanies(args);
  if (companyId === undefined) return true;
  if (others.length > 0) return false;
  if (viewer.companyId !== null) return companyId === viewer.companyId;
  return viewer.customerId !== null && isRunBy(viewer.customerId, readId(companyId));
};

const refusedOrThrown = (error: unknown): OperationAnswer => {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  return toAnswer(refusal);
};

const resolveQuery =
  (name: string, resolve: Resolve, admitted: AdmittedBy): Resolver =>
  async (_root, args, context, info) => {
    const call = await admitted(name, args, context, info);
    if (isRefusal(call)) return toAnswer(call);
    return resolve(args, call).then(toAnswer, refusedOrThrown);
  };

const resolveMutation =
  (name: string, resolve: Resolve, admitted: AdmittedBy, once: ReturnType<typeof makeRunOnce>): Resolver =>
  async (_root, args, context, info) => {
    const call = await admitted(name, args, context, info);
    if (isRefusal(call)) return toAnswer(call);
    const run = async () => toAnswer(await resolve(args, call));
    const operation: Operation = operations[name as OperationName];
    if (operation.reach === "public") return run().catch(refusedOrThrown);
    const { viewer, idempotencyKey } = context;
    const request =
      idempotencyKey === null || operation.secret || operation.storesNothing
        ? null
        : { owner: viewer!.userId, key: `${idempotencyKey}:${responseName(info)}`, operation: name, args };
    return once(call.scope, request, run).catch(refusedOrThrown);
  };

const responseName = ({ fieldNodes }: GraphQLResolveInfo): string =>
  fieldNodes[0]!.alias?.value ?? fieldNodes[0]!.name.value;

const subscribeTo =
  (name: string, subscribe: Subscribe, admitted: AdmittedBy): Resolver =>
  (_root, args, context, info) => {
    const ended = new AbortController();
    const events = (async function* () {
      const call = await admitted(name, args, context, info);
      if (isRefusal(call)) throw new GraphQLError(call.message);
      const before = JSON.stringify(context.viewer);
      for await (const event of subscribe(args, { ...call, ended: ended.signal })) {
        // The viewer's rights are read again before each message. With other rights the connection is about to be closed, and the client
        // requests the missed events when it connects again.
        const viewer = await context.refresh();
        if (JSON.stringify(viewer) === before && !isRefusal(await viewerIn(name, args, context, viewer))) yield event;
      }
    })();
    const end = () => {
      ended.abort();
      return events.return();
    };
    return { [Symbol.asyncIterator]: () => ({ next: () => events.next(), return: end, throw: end }) };
  };
