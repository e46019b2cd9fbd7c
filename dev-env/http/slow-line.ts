import type { FastifyInstance } from "fastify";
import { setTimeout as pause } from "node:timers/promises";

interface Line {
  /** The longest pause, milliseconds. */
  readonly most: number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Calls reach the product late and answers leave late, each by a pause of its own: pages overtake their data, and one another. */
export const slowLine = (app: FastifyInstance, { most, chance, wait }: Line): void => {
  const linger = async (): Promise<void> => void (await wait(Math.round(chance() * most)));
  app.addHook("preHandler", async ({ url }) => (url.startsWith("/graphql") ? linger() : undefined));
  app.addHook("onSend", async ({ url }) => (url.startsWith("/graphql") ? linger() : undefined));
};

/** The same in a whole run, with pauses up to RESTRIDE_TEST_SLOW milliseconds: what a journey or a page took for granted falls. */
export const slowLineIfAsked = (app: FastifyInstance): void => {
  const most = Number(process.env.RESTRIDE_TEST_SLOW ?? 0);
  if (most > 0) slowLine(app, { most, chance: Math.random, wait: pause });
};
