import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startInterval } from "./interval.ts";
import { waitAtMost } from "./timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work is waited for, but no longer than given; what it fails with is told, and no timer is left", async () => {
  await waitAtMost(1_000, Promise.resolve());
  await expect(waitAtMost(1_000, Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
  let isOver = false;
  const waiting = waitAtMost(1_000, new Promise(() => undefined)).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
});

test("something is done again and again, until it is stopped", () => {
  const work = vi.fn();
  const stop = startInterval(1_000, work);
  vi.advanceTimersByTime(3_000);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(3);
});
