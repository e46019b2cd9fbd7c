import type { FastifyInstance, FastifyRequest } from "fastify";
import { problemJson } from "./problem-page.ts";
import * as texts from "./http-texts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for routes that the database works for. */
    readonly isLimited?: true;
  }
}

/**
 * Number of requests that a process works on at a time. Two cores answer 350 a second, so the last of them waits for a third of a second; with more
 * of them everybody would wait longer, and none would be answered sooner.
 */
export const defaultMaxRequests = 100;

/** Seconds after which a refused client may try again, in the header Retry-After. */
const retryAfter = 1;

/**
 * Refuses requests with 503 while the process works on `max` others. A request counts from the time at which its body has arrived until its answer is
 * known, also when its client has hung up, so that slow lines take no place and work that goes on does. Returns a function that tells how many there are.
 */
export const limitRequests = (
  app: FastifyInstance,
  { max, onRefusal }: { readonly max: number; readonly onRefusal: () => void },
): (() => number) => {
  const current = new Set<FastifyRequest>();
  app.addHook("preHandler", async (request, reply) => {
    if (!request.routeOptions.config.isLimited) return undefined;
    if (current.size < max) {
      current.add(request);
      return undefined;
    }
    onRefusal();
    return reply.code(503).header("retry-after", retryAfter).send(problemJson(texts.requestProblems[503]!));
  });
  app.addHook("onSend", async (request) => void current.delete(request));
  return () => current.size;
};
