import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pino from "pino";
import { describeError, framesOf } from "../process/describe-error.ts";

/** What the log keeps of a request: its route, never its address, in which tokens and names may stand. */
const ofRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url, address: ip });

/** What it keeps of an error that a library logs by itself: kind, code and place, as its text may name a person. */
const ofError = (error: Error) => ({
  type: error.name,
  message: describeError(error),
  stack: framesOf(error).join("\n"),
});

/**
 * Lines leave together: 4 kB at a time, what there is each second, and what is left when the process ends, by a crash too.
 * Only a process that is killed takes its last second with it.
 */
const stdout = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });

/** One line a request, when it is answered. */
const lines = Object.assign(new fastify.LogController(), {
  incomingRequest: () => undefined,
  requestCompleted: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, error: describeError(error) }, "request errored");
    else reply.log.info(line, "request completed");
  },
});

/** How requests are logged. */
export const requestLog = (level: string) => ({
  logger: { level, serializers: { req: ofRequest, err: ofError }, stream: stdout },
  logController: lines,
});
