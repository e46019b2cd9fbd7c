import type { z } from "zod";

/** A job that runs by the clock: name, crontab line (UTC) and work. */
export interface TimedJob {
  readonly name: string;
  readonly crontab: string;
  readonly run: () => Promise<void>;
}

/** A queued job, with the schema of its payload. */
export interface QueuedJob<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload) => Promise<void>;
}

/** Returns a job that parses its payload before its work, in a type that lets jobs of different payloads be in one list. */
export const queuedJob = <Payload>({ name, payload, run: work }: QueuedJob<Payload>): QueuedJob<unknown> => ({
  name,
  payload,
  run: (input) => work(payload.parse(input)),
});
