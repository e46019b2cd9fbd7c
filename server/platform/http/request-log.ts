import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import pino from "pino";

/** What the log keeps of a request: its route, never its address, in which tokens and names may stand. */
const ofRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url, address: ip });

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
    if (error) reply.log.error({ ...line, err: error }, "request errored");
    else reply.log.info(line, "request completed");
  },
});

/** How requests are logged. */
export const requestLog = (level: string) => ({
  logger: { level, serializers: { req: ofRequest }, stream: stdout },
  logController: lines,
});
