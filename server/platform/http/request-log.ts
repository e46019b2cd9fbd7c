import { randomInt } from "node:crypto";
import { hostname } from "node:os";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pino from "pino";
import { describeError, framesOf } from "../process/describe-error.ts";

/**
 * Returns the line of an answered request: its route and operations, never its URL, which can contain tokens and names. Names are short and values
 * flat, because nothing is written more often.
 */
const lineOf = (request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url,
  ...(request.operations && { operations: request.operations }),
  address: request.ip,
  status: statusCode,
  ms: Math.round(elapsedTime * 10) / 10,
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
    if (error) reply.log.error({ ...lineOf(request, reply), error: describeError(error) }, "request errored");
    else reply.log.info(lineOf(request, reply));
  },
});

/** Name of this process in the log: ids of its requests begin with it, and all other lines tell which process it is. */
const processName = randomInt(36 ** 4)
  .toString(36)
  .padStart(4, "0");
const ofProcess = { process: processName, pid: process.pid, hostname: hostname() };

/** Returns a function that numbers requests, unlike those of any other process: `k3f9-1`, …, `k3f9-z`, `k3f9-10`. */
const numberRequests = () => {
  let count = 0;
  return (): string => {
    count += 1;
    return `${processName}-${count.toString(36)}`;
  };
};

/** Returns the options of fastify for logging requests. */
export const requestLog = (level: string) => ({
  genReqId: numberRequests(),
  logger: {
    level,
    base: null,
    mixin: (line: object) => ("route" in line ? {} : ofProcess),
    serializers: { err: ofError },
    stream: stdout,
  },
  logController: lines,
});
