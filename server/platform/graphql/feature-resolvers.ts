import type { OperationName } from "@restride/domain/access/operations.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type {
  Mutation,
  MutationResolvers,
  Query,
  QueryResolvers,
  Subscription,
  SubscriptionResolvers,
} from "../../generated/resolvers.ts";
import type { CallOf, LiveCall } from "./context.ts";

type ArgsOf<R> =
  Extract<R, (...input: never[]) => unknown> extends (parent: never, args: infer A, ...rest: never[]) => unknown
    ? A
    : never;
type SubscribeArgsOf<R> = R extends { subscribe: (parent: never, args: infer A, ...rest: never[]) => unknown }
  ? A
  : never;

/** An answer without status and message, which answer() adds; a success may bring a message of its own. */
export type Data<A> = Omit<A, "status" | "message" | "error" | "__typename"> & { message?: string };

/** The calls of one feature: arguments and call in, data or a refusal out. A call outside the access table cannot be written. */
export interface FeatureResolvers {
  readonly Query?: {
    readonly [K in keyof Query & OperationName]?: (
      args: ArgsOf<NonNullable<QueryResolvers[K]>>,
      call: CallOf<K>,
    ) => Promise<Data<NonNullable<Query[K]>> | Refusal>;
  };
  readonly Mutation?: {
    readonly [K in keyof Mutation & OperationName]?: (
      args: ArgsOf<NonNullable<MutationResolvers[K]>>,
      call: CallOf<K>,
    ) => Promise<Data<NonNullable<Mutation[K]>> | Refusal>;
  };
  readonly Subscription?: {
    readonly [K in keyof Subscription & OperationName]?: (
      args: SubscribeArgsOf<NonNullable<SubscriptionResolvers[K]>>,
      call: CallOf<K, LiveCall>,
    ) => AsyncIterable<NonNullable<Subscription[K]>>;
  };
}
