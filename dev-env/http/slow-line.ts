import type { FastifyInstance } from "fastify";
import { setTimeout as pause } from "node:timers/promises";

interface Line {
  /** The longest pause, in milliseconds. */
  readonly maxPause: number;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly chance: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Delays requests and responses, each by its own pause, so that pages load before their data and responses arrive in another order. */
export const slowLine = (app: FastifyInstance, { maxPause, chance, wait }: Line): void => {
  const linger = async (): Promise<void> => void (await wait(Math.round(chance() * maxPause)));
  app.addHook("preHandler", async ({ url }) => (url.startsWith("/graphql") ? linger() : undefined));
  app.addHook("onSend", async ({ url }) => (url.startsWith("/graphql") ? linger() : undefined));
};

/** Adds such delays in a whole run, with pauses up to RESTRIDE_TEST_SLOW milliseconds, to find tests and pages that depend on timing. */
export const slowLineIfConfigured = (app: FastifyInstance): void => {
  const maxPause = Number(process.env.RESTRIDE_TEST_SLOW ?? 0);
  if (maxPause > 0) slowLine(app, { maxPause, chance: Math.random, wait: pause });
};
