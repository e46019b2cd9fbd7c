import type { AddressInfo } from "node:net";
import { openBareHttp } from "@restride/dev-env/http/bare-http.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeMetrics } from "../telemetry/metrics.ts";
import type { Claims } from "../tokens/tokens.ts";
import type { RestRoute } from "./rest.ts";

const viewer = { userId: "u1", role: Role.admin, customerId: "0192f000-0000-7000-8000-000000000001" } as Viewer;

/** Opens HTTP with one route, whose work is given, and returns a function that calls it. */
const open = async (maxRequests: number, work: () => Promise<object>) => {
  const metrics = makeMetrics();
  const route = { operation: "downloadReport", method: "POST", path: "/downloadreport", answer: work };
  const http = await openBareHttp({
    maxRequests,
    metrics,
    routes: [route] as unknown as readonly RestRoute[],
    tokens: {
      publicKey: {},
      issue: async () => "",
      read: async () => ({ sub: "ada", sessionId: "s1", expiresAt: Infinity }) as unknown as Claims,
    },
    mayStrangersSend: () => true,
    viewers: { viewerOfToken: async () => viewer, actIn: async () => null, isRunBy: async () => false },
  });
  onTestFinished(() => http.close());
  const headers = { authorization: "Bearer ada" };
  const download = () => http.app.inject({ method: "POST", url: "/downloadreport", payload: {}, headers });
  return { http, metrics, download };
};

test("more requests than the process works on are refused with 503 and the time of the next try, whatever they ask, until an answer is known", async () => {
  const ends: (() => void)[] = [];
  const { http, metrics, download } = await open(
    2,
    () => new Promise((resolve) => ends.push(() => resolve({ data: { is: "done" } }))),
  );
  const query = () => http.app.inject({ method: "POST", url: "/graphql", payload: { query: "{ a }" } });
  const first = download();
  const second = download();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(http.countRequests()).toBe(2);
  const refused = await query();
  expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
    503,
    "1",
    { errors: [{ message: "Restride is very busy right now. Try again in a moment." }] },
  ]);
  expect((await download()).statusCode).toBe(503);
  expect(await metrics.text()).toContain("restride_refused_requests_total 2");
  for (const url of ["/healthz", "/readyz", "/publickey"]) expect((await http.app.inject(url)).statusCode).toBe(200);
  ends[0]!();
  expect((await first).json()).toEqual({ is: "done" });
  expect((await query()).statusCode).toBe(200);
  ends[1]!();
  await second;
  expect(http.countRequests()).toBe(0);
});

test("work that goes on for a client that hung up takes a place until it is done, and so does a request that fails", async () => {
  const ends: ((error?: Error) => void)[] = [];
  const { http, download } = await open(
    1,
    () => new Promise((resolve, fail) => ends.push((error) => (error ? fail(error) : resolve({ data: {} })))),
  );
  await http.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = http.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const headers = { authorization: "Bearer ada", "content-type": "application/json" };
  const request = { method: "POST", headers, body: "{}", signal: leaving.signal };
  const left = fetch(`http://127.0.0.1:${port}/downloadreport`, request);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  expect((await download()).statusCode).toBe(503);
  ends[0]!();
  await vi.waitFor(() => expect(http.countRequests()).toBe(0));
  const failing = download();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(http.countRequests()).toBe(1);
  ends[1]!(new Error("the insides"));
  expect((await failing).statusCode).toBe(500);
  expect(http.countRequests()).toBe(0);
});
