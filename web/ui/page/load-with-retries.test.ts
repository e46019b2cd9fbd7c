import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetries } from "./load-with-retries.ts";
import { followConnection } from "../look/page-connection.ts";

let isServerThere = true;
const waiting = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  isServerThere = true;
  waiting.clear();
  vi.stubGlobal("location", { href: "http://localhost/list" });
  vi.stubGlobal("fetch", async () => new Response("", { status: isServerThere ? 200 : 502 }));
  followConnection({
    current: () => ({ kind: "fine" }),
    subscribe: () => () => {},
    wait: (ask) => {
      waiting.add(ask);
      return () => waiting.delete(ask);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads code that succeeds at the try with this number; `outcome` returns the result. */
function codeOfTry(number: number, isPersistent = false) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < number) throw new Error("no network");
    return "code";
  });
  let outcome = "nothing yet";
  loadWithRetries(load, { isPersistent }).then(
    (code) => (outcome = code),
    (reason: Error) => (outcome = reason.message),
  );
  return { load, outcome: () => outcome };
}

test("code that did not come is loaded again after a second, and three seconds later", async () => {
  const { load, outcome } = codeOfTry(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, outcome()]).toEqual([2, "nothing yet"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([load.mock.calls.length, outcome()]).toEqual([3, "code"]);
});

test("while the server is away nothing is tried, and no try is used up", async () => {
  const { load, outcome } = codeOfTry(2);
  isServerThere = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([load.mock.calls.length, waiting.size]).toEqual([1, 1]);
  isServerThere = true;
  for (const ask of waiting) ask();
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, outcome(), waiting.size]).toEqual([2, "code", 0]);
});

test("a page does not wait for a server that is away: its place says so", async () => {
  isServerThere = false;
  const load = vi.fn(() => Promise.reject(new Error("no network")));
  const failure = loadWithRetries(load, { waitsForServer: false }).catch((reason: Error) => reason.message);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([await failure, load.mock.calls.length, waiting.size]).toEqual(["no network", 3, 0]);
});

test("code that is not there at all fails at the third try", async () => {
  const { load, outcome } = codeOfTry(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([load.mock.calls.length, outcome()]).toEqual([3, "no network"]);
});

test("code that nobody waits for on screen is tried until it comes", async () => {
  const { load, outcome } = codeOfTry(12, true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([load.mock.calls.length, outcome()]).toEqual([12, "code"]);
});
