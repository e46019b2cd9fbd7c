import type { OperationName } from "@restride/domain/operations.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type {
  Mutation,
  MutationArguments,
  Query,
  QueryArguments,
  Subscription,
  SubscriptionArguments,
} from "../../generated/resolvers.ts";
import type { CallOf, LiveCall } from "./context.ts";

/** An answer without status and message, which answer() adds; a success may have a message of its own. */
export type Data<A> = Omit<A, "status" | "message" | "error"> & { message?: string };

/**
 * The resolvers of one feature: they receive arguments and call, and return data or a refusal. An operation that is not in the access table
 * does not compile.
 */
export interface FeatureResolvers {
  readonly Query?: {
    readonly [K in keyof Query & OperationName]?: (
      args: QueryArguments[K],
      call: CallOf<K>,
    ) => Promise<Data<NonNullable<Query[K]>> | Refusal>;
  };
  readonly Mutation?: {
    readonly [K in keyof Mutation & OperationName]?: (
      args: MutationArguments[K],
      call: CallOf<K>,
    ) => Promise<Data<NonNullable<Mutation[K]>> | Refusal>;
  };
  readonly Subscription?: {
    readonly [K in keyof Subscription & OperationName]?: (
      args: SubscriptionArguments[K],
      call: CallOf<K, LiveCall>,
    ) => AsyncIterable<NonNullable<Subscription[K]>>;
  };
}
