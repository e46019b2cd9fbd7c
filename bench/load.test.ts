import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load, type Request } from "./load.ts";
import { summarise } from "./percentiles.ts";

const seen = new Set<string>();
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += String(part);
  seen.add(`${request.headers.authorization} ${body}`);
  response.statusCode = body === "bad" ? 500 : 200;
  setTimeout(() => response.end(`you said ${body}`), 10);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test("percentiles are times that requests took", () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(summarise(times, 20, 3)).toEqual({ p50: 50, p95: 95, p99: 99, perSecond: 5, requests: 100, failed: 3 });
  expect(summarise([7], 1, 0)).toMatchObject({ p50: 7, p99: 7 });
});

test("sends every request with its headers, on all connections, and measures", async () => {
  const requests = ["one", "two"].map((body) => ({ headers: { authorization: `me ${body}` }, body }));
  const measured = await load({ url, requests, expect: "you said", connections: 4, seconds: 1 });
  expect(seen).toEqual(new Set(["me one one", "me two two"]));
  expect(measured.failed).toBe(0);
  expect(measured.p50).toBeGreaterThan(9);
  expect(measured.perSecond).toBeGreaterThan(10);
});

test("sends each request once when asked to", async () => {
  const requests = ["one", "two", "three"].map((body) => ({ headers: {}, body }));
  expect(await load({ url, requests, expect: "you", connections: 2, seconds: 5, once: true })).toMatchObject({
    requests: 3,
  });
});

test("counts what went wrong: another status, another answer", async () => {
  const what = { url, connections: 1, seconds: 0.5 };
  const request = (body: string): Request => ({ headers: {}, body });
  const broken = await load({ ...what, requests: ["bad", "good"].map(request), expect: "you said" });
  expect(broken.failed).toBeGreaterThanOrEqual(Math.floor(broken.requests / 2));
  const other = await load({ ...what, requests: [request("good")], expect: "something else" });
  expect(other.failed).toBe(other.requests);
});
