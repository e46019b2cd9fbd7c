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

/** An answer without status and message, which answer() adds; a success may bring a message of its own. */
export type Data<A> = Omit<A, "status" | "message" | "error"> & { message?: string };

/** The calls of one feature: arguments and call in, data or a refusal out. A call outside the access table cannot be written. */
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
