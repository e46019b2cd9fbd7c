import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "./connection.ts";

const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("window", browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what could not be asked is asked again every five seconds, until it is answered", () => {
  const queryOnce = vi.fn();
  const states: string[] = [];
  const stop = connection.subscribe(() => states.push(connection.current().kind));
  const answered = connection.wait(queryOnce);
  expect(connection.current()).toEqual({ kind: "lost", retryAt: 6_000 });
  vi.advanceTimersByTime(4_999);
  expect(queryOnce).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(queryOnce).toHaveBeenCalledOnce();
  expect(connection.current()).toEqual({ kind: "lost", retryAt: 11_000 });
  connection.tryNow();
  expect(queryOnce).toHaveBeenCalledTimes(2);
  answered();
  expect(connection.current()).toEqual({ kind: "fine" });
  vi.advanceTimersByTime(20_000);
  expect(queryOnce).toHaveBeenCalledTimes(2);
  expect(states).toEqual(["lost", "lost", "lost", "fine"]);
  stop();
});

test("of several that wait, one that is answered leaves the others waiting", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const answerFirst = connection.wait(first);
  const answerSecond = connection.wait(second);
  answerFirst();
  expect(connection.current().kind).toBe("lost");
  vi.advanceTimersByTime(5_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  answerSecond();
  expect(connection.current().kind).toBe("fine");
});

test("a browser that goes offline says so at once, and asks at once when it is back", () => {
  connection.follow();
  const queryOnce = vi.fn();
  browser.dispatchEvent(new Event("offline"));
  expect(connection.current()).toEqual({ kind: "lost", retryAt: 6_000 });
  const answered = connection.wait(queryOnce);
  browser.dispatchEvent(new Event("online"));
  expect(queryOnce).toHaveBeenCalledOnce();
  answered();
  expect(connection.current()).toEqual({ kind: "fine" });
});
