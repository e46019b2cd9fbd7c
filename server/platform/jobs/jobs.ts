import type { z } from "zod";

/** A job that runs by the clock: name, crontab line (UTC) and the work. */
export interface TimedJob {
  readonly name: string;
  readonly crontab: string;
  readonly run: () => Promise<void>;
}

/** A job that something queued, with the reader of its payload. */
export interface QueuedJob<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload) => Promise<void>;
}

/** Ties a payload's reader to its work, so that jobs of different payloads fit into one list. */
export const queuedJob = <Payload>({ name, payload, run: work }: QueuedJob<Payload>): QueuedJob<unknown> => ({
  name,
  payload,
  run: (input) => work(payload.parse(input)),
});
