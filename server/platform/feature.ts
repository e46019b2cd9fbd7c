import type { EventHandler } from "./events/event-handlers.ts";
import type { FeatureResolvers } from "./graphql/feature-resolvers.ts";
import type { RestRoute } from "./http/rest.ts";
import type { QueuedJob, TimedJob } from "./jobs/jobs.ts";
import type { MessageCheck } from "./outbox/message.ts";

/** The parts that one feature adds to the product. */
export interface Feature {
  /** Resolvers of its operations: each passes its scope and arguments to a use case, and decides nothing. */
  readonly resolvers?: FeatureResolvers;
  readonly routes?: readonly RestRoute[];
  /** Handlers of domain events. */
  readonly eventHandlers?: readonly EventHandler[];
  /** Jobs that its use cases queue. */
  readonly jobs?: readonly QueuedJob<unknown>[];
  /** Checks that decide before each try whether a queued message of the feature is still needed. */
  readonly messageChecks?: readonly MessageCheck[];
  /** Jobs that run by the clock. */
  readonly timed?: readonly TimedJob[];
}
