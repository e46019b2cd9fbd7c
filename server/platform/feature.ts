import type { EventHandler } from "./events/event-handlers.ts";
import type { FeatureResolvers } from "./graphql/feature-resolvers.ts";
import type { RestRoute } from "./http/rest.ts";
import type { QueuedJob, TimedJob } from "./jobs/jobs.ts";
import type { MessageCheck } from "./outbox/message.ts";

/** What one subject brings to the product. */
export interface Feature {
  /** Its calls: each hands its scope and arguments to a use case, and decides nothing. */
  readonly resolvers?: FeatureResolvers;
  readonly routes?: readonly RestRoute[];
  /** What it does about domain events. */
  readonly eventHandlers?: readonly EventHandler[];
  /** Work that its use cases put off. */
  readonly jobs?: readonly QueuedJob<unknown>[];
  /** Whether the messages it sends still have sense. */
  readonly messageChecks?: readonly MessageCheck[];
  /** Work that time brings. */
  readonly timed?: readonly TimedJob[];
}
