import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pino from "pino";
import { describeError, framesOf } from "../process/describe-error.ts";

/** Returns the fields of a request in the log: its route and operations, never its URL, which can contain tokens and names. */
const ofRequest = ({ method, routeOptions, operations, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url,
  ...(operations && { operations }),
  address: ip,
});

/**
 * Returns the fields of an error that a library logs by itself: kind, code and place. The text is left out, because it may name a person.
 */
const ofError = (error: Error) => ({
  type: error.name,
  message: describeError(error),
  stack: framesOf(error).join("\n"),
});

/**
 * Log lines are written 4 kB at a time, every second, and when the process ends, also after a crash. Only a killed process loses its last
 * second.
 */
const stdout = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });

/** Logs one line per request, when it is answered. */
const lines = Object.assign(new fastify.LogController(), {
  incomingRequest: () => undefined,
  requestCompleted: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, error: describeError(error) }, "request errored");
    else reply.log.info(line, "request completed");
  },
});

/** Returns the options of fastify for logging requests. */
export const requestLog = (level: string) => ({
  logger: { level, serializers: { req: ofRequest, err: ofError }, stream: stdout },
  logController: lines,
});
