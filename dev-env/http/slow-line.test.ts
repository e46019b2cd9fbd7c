import fastify from "fastify";
import { expect, test } from "vitest";
import { slowLine } from "./slow-line.ts";

test("a call waits before it is taken and before its answer leaves, and nothing else does", async () => {
  const app = fastify();
  const log: string[] = [];
  const chances = [0.25, 0.5];
  slowLine(app, {
    maxPause: 1_000,
    chance: () => chances.shift() ?? 0,
    wait: async (ms) => log.push(`${ms}`),
  });
  app.post("/graphql", async () => log.push("taken"));
  app.get("/healthz", async () => log.push("healthy"));
  await app.inject({ method: "POST", url: "/graphql" });
  expect(log).toEqual(["250", "taken", "500"]);
  await app.inject("/healthz");
  expect(log).toEqual(["250", "taken", "500", "healthy"]);
});
