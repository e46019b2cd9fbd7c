import fastify from "fastify";
import { expect, test } from "vitest";
import { measureOperations } from "./request-operations.ts";

/** Returns what is measured of a request that calls these operations. */
const measured = async (operations: string): Promise<[string, boolean][]> => {
  const app = fastify();
  const measures: [string, boolean][] = [];
  measureOperations(app, (operation, seconds) => measures.push([operation, seconds >= 0.02 && seconds < 20]));
  app.get("/", async (request) => {
    request.operations = operations;
    await new Promise((resolve) => setTimeout(resolve, 25));
    return "";
  });
  await app.inject("/");
  await app.inject("/nowhere");
  await app.close();
  return measures;
};

test("an answered request is measured in seconds, by its operation", async () => {
  expect(await measured("getUsers")).toEqual([["getUsers", true]]);
});

test("several operations in one request share a name, and a request without one is not measured", async () => {
  expect(await measured("getUsers getUser")).toEqual([["several", true]]);
  expect(await measured("")).toEqual([]);
});
