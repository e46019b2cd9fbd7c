import fastify from "fastify";
import { expect, test } from "vitest";
import { measureOperations } from "./request-operations.ts";

/** Returns what is measured of a request that calls these operations: the name, and whether the seconds lie within the time of the request. */
const measured = async (operations: string): Promise<[string, boolean][]> => {
  const app = fastify();
  const measures: [string, number][] = [];
  measureOperations(app, (operation, seconds) => measures.push([operation, seconds]));
  app.get("/", async (request) => {
    request.operations = operations;
    return "";
  });
  const start = performance.now();
  await app.inject("/");
  await app.inject("/nowhere");
  await app.close();
  const milliseconds = performance.now() - start;
  return measures.map(([operation, seconds]) => [operation, seconds > 0 && seconds * 1_000 < milliseconds]);
};

test("an answered request is measured in seconds, by its operation", async () => {
  expect(await measured("getUsers")).toEqual([["getUsers", true]]);
});

test("several operations in one request share a name, and a request without one is not measured", async () => {
  expect(await measured("getUsers getUser")).toEqual([["several", true]]);
  expect(await measured("")).toEqual([]);
});
