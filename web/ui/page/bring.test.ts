import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bring } from "./bring.ts";

const device = { onLine: true };
const told = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  device.onLine = true;
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("window", told);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that comes at the try of this number; what came of it is read with `was`. */
function codeThatComesAt(comes: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < comes) throw new Error("no network");
    return "code";
  });
  let outcome = "nothing yet";
  bring(load).then(
    (code) => (outcome = code),
    (reason: Error) => (outcome = reason.message),
  );
  return { load, was: () => outcome };
}

test("code that did not come is asked for once more after a second, with a connection or not told otherwise", async () => {
  const { load, was } = codeThatComesAt(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, was()]).toEqual([2, "code"]);
});

test("without a connection it is asked for when there is one", async () => {
  device.onLine = false;
  const { load, was } = codeThatComesAt(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  told.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, was()]).toEqual([2, "code"]);
});

test("code that is not there at all is not asked for without end", async () => {
  const { load, was } = codeThatComesAt(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, was()]).toEqual([2, "no network"]);
});
