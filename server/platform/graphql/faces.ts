import type { CustomerScope, EveryScope, Scope } from "@restride/domain/access/scope.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type {
  Mutation,
  MutationResolvers,
  Query,
  QueryResolvers,
  Subscription,
  SubscriptionResolvers,
} from "../../generated/resolvers.ts";
import type { Call, LiveCall } from "./context.ts";

type ArgsOf<R> =
  Extract<R, (...input: never[]) => unknown> extends (parent: never, args: infer A, ...rest: never[]) => unknown
    ? A
    : never;
type SubscribeArgsOf<R> = R extends { subscribe: (parent: never, args: infer A, ...rest: never[]) => unknown }
  ? A
  : never;

/** An answer without status and message, which answer() adds; a success may bring a message of its own. */
export type Data<A> = Omit<A, "status" | "message" | "error" | "__typename"> & { message?: string };

/** The calls of one feature: arguments and call in, data or a refusal out. */
export interface Faces {
  readonly Query?: {
    readonly [K in keyof Omit<Query, "__typename">]?: (
      args: ArgsOf<NonNullable<QueryResolvers[K]>>,
      call: Call,
    ) => Promise<Data<NonNullable<Query[K]>> | Refusal>;
  };
  readonly Mutation?: {
    readonly [K in keyof Omit<Mutation, "__typename">]?: (
      args: ArgsOf<NonNullable<MutationResolvers[K]>>,
      call: Call,
    ) => Promise<Data<NonNullable<Mutation[K]>> | Refusal>;
  };
  readonly Subscription?: {
    readonly [K in keyof Omit<Subscription, "__typename">]?: (
      args: SubscribeArgsOf<NonNullable<SubscriptionResolvers[K]>>,
      call: LiveCall,
    ) => AsyncIterable<NonNullable<Subscription[K]>>;
  };
}

/** The scope of a call that the access table keeps inside one tenant. */
export const inCustomer = ({ scope }: Call): CustomerScope => {
  if (scope.kind !== "customer") throw new Error("The access table must give this call the reach of one tenant.");
  return scope;
};

/** The scope of a call that may look across tenants. */
export const acrossCustomers = ({ scope }: Call): Exclude<Scope, CustomerScope> => {
  if (scope.kind === "customer") throw new Error("The access table must give this call a wider reach.");
  return scope;
};

/** The scope of a call that needs no session: it looks its tenant up, and goes on in that tenant's scope. */
export const withoutSession = ({ scope }: Call): EveryScope => {
  if (scope.kind !== "every") throw new Error("The access table must open this call to everybody.");
  return scope;
};
