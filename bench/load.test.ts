import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { load, type Request } from "./load.ts";
import { costsOf, summarise } from "./percentiles.ts";

const seen = new Set<string>();
const inOrder: string[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += String(part);
  inOrder.push(body);
  seen.add(`${request.url} ${request.headers.authorization} ${body}`);
  response.statusCode = body === "bad" ? 500 : 200;
  setTimeout(() => response.end(`you said ${body}`), 10);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  seen.clear();
  inOrder.length = 0;
});
afterAll(() => server.close());

test("percentiles are times that requests took, over all turns", () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(
    summarise([
      { times: times.slice(0, 40), seconds: 5, failed: 1 },
      { times: times.slice(40), seconds: 15, failed: 2 },
    ]),
  ).toEqual({ p50: 50, p95: 95, p99: 99, perSecond: 5, requests: 100, failed: 3 });
  expect(summarise([{ times: [7], seconds: 1, failed: 0 }])).toMatchObject({ p50: 7, p99: 7 });
});

test("a call costs what all turns took, shared out among their requests", () => {
  const spent = { server: 30, database: 6, planning: 3, running: 9 };
  const turns = [
    { times: [1, 2, 3], seconds: 1, failed: 0, cpuTimes: spent },
    { times: [4], seconds: 1, failed: 0, cpuTimes: { ...spent, server: 10, planning: 5, running: 3 } },
  ];
  expect(costsOf(turns)).toEqual({ server: 10, database: 3, planningShare: 0.4 });
});

test("sends every request with its headers, on all connections, and measures", async () => {
  const requests = ["one", "two"].map((body) => ({ headers: { authorization: `me ${body}` }, body }));
  const measured = await load({ url, requests, expect: "you said", connections: 4, seconds: 0.05 });
  expect(seen).toEqual(new Set(["/ me one one", "/ me two two"]));
  expect(summarise([measured])).toMatchObject({ failed: 0, requests: measured.times.length });
  expect(measured.times.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...measured.times)).toBeGreaterThan(9); // delay of the server's answer
  expect(measured.seconds).toBeGreaterThanOrEqual(0.05);
});

test("sends each request once when asked to", async () => {
  const requests = ["one", "two", "three"].map((body) => ({ headers: {}, body }));
  const { times } = await load({ url, requests, expect: "you", connections: 2, seconds: 60, once: true });
  expect(times).toHaveLength(3);
});

test("in rounds each connection sends its share in order, to the end", async () => {
  const requests = ["a1", "b1", "a2", "b2"].map((body) => ({ headers: {}, body }));
  const work = { url, requests, expect: "you", rounds: true };
  const { times } = await load({ ...work, connections: 2, seconds: 0.005 });
  expect(times).toHaveLength(4);
  for (const name of ["a", "b"])
    expect(inOrder.filter((body) => body.startsWith(name))).toEqual([`${name}1`, `${name}2`]);
  expect((await load({ ...work, connections: 5, seconds: 0 })).times).toHaveLength(4);
});

test("counts what went wrong: another status, another answer", async () => {
  const work = { url, connections: 1, seconds: 60, once: true };
  const request = (body: string): Request => ({ headers: {}, body });
  const broken = await load({ ...work, requests: ["bad", "good"].map(request), expect: "you said" });
  expect([broken.failed, broken.times.length]).toEqual([1, 2]);
  const other = await load({ ...work, requests: [request("good")], expect: "something else" });
  expect([other.failed, other.times.length]).toEqual([1, 1]);
});

test("what is sent at the same moment is one request, wrong if one is; a path replaces the url's", async () => {
  const work = { url: `${url}elsewhere`, expect: "you said", connections: 1, seconds: 60, once: true };
  const page = (other: string): Request => ({
    headers: {},
    body: "panel",
    path: "/",
    beside: [{ headers: {}, body: other }],
  });
  const fine = await load({ ...work, requests: [page("notes")] });
  expect([fine.failed, fine.times.length]).toEqual([0, 1]);
  expect(seen).toEqual(new Set(["/ undefined panel", "/elsewhere undefined notes"]));
  const broken = await load({ ...work, requests: [page("bad")] });
  expect([broken.failed, broken.times.length]).toEqual([1, 1]);
});
