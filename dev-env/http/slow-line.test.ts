import fastify from "fastify";
import { expect, test } from "vitest";
import { slowLine } from "./slow-line.ts";

test("a call waits before it is taken and before its answer leaves, and nothing else does", async () => {
  const app = fastify();
  const said: string[] = [];
  const chances = [0.25, 0.5];
  slowLine(app, {
    most: 1_000,
    chance: () => chances.shift() ?? 0,
    wait: async (ms) => said.push(`${ms}`),
  });
  app.post("/graphql", async () => said.push("taken"));
  app.get("/healthz", async () => said.push("healthy"));
  await app.inject({ method: "POST", url: "/graphql" });
  expect(said).toEqual(["250", "taken", "500"]);
  await app.inject("/healthz");
  expect(said).toEqual(["250", "taken", "500", "healthy"]);
});
