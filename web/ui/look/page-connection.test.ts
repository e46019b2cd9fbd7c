import { afterEach, expect, test, vi } from "vitest";
import { followConnection, reloadOnceAnswered } from "./page-connection.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page is loaded again only once the server answers with it", async () => {
  const reload = vi.fn();
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => new Response("", { status: 502 }),
  ];
  const requests: unknown[] = [];
  let tryNow: (() => void) | undefined;
  const stop = vi.fn();
  vi.stubGlobal("location", { href: "http://localhost/list/7", reload });
  vi.stubGlobal("fetch", (address: string, { cache }: RequestInit) => {
    requests.push([address, cache]);
    return (answers.shift() ?? (async () => new Response("")))();
  });
  followConnection({
    current: () => ({ kind: "lost" }),
    subscribe: () => () => {},
    wait: (ask) => {
      tryNow = ask;
      return stop;
    },
  });
  const reloaded = reloadOnceAnswered();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await vi.waitFor(() => expect(tryNow).toBeDefined());
  tryNow!();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect([reload.mock.calls.length, stop.mock.calls.length]).toEqual([0, 0]);
  tryNow!();
  await reloaded;
  expect([reload.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  await reloadOnceAnswered(() => true);
  expect(reload).toHaveBeenCalledOnce();
  expect(requests).toEqual(Array.from({ length: 4 }, () => ["http://localhost/list/7", "no-store"]));
});
