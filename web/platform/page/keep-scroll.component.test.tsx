import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { scrollOnceHigh } from "./keep-scroll.ts";

const tall = document.createElement("div");
const grow = (height: number): void => {
  tall.style.height = `${height}px`;
  document.body.append(tall);
};
afterEach(() => {
  tall.remove();
  window.scrollTo(0, 0);
});

test("a page that comes is scrolled to where the last one was as soon as it is high enough", async () => {
  const onEnd = vi.fn<() => void>();
  onTestFinished(scrollOnceHigh(700, onEnd));
  grow(100);
  await expect.poll(() => window.scrollY).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
  grow(3_000);
  await expect.poll(() => window.scrollY).toBe(700);
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  window.scrollTo(0, 50);
  grow(4_000);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(50);
});

test.each(["wheel", "touchmove"])("a page that is scrolled by hand meanwhile (%s) is left there", async (byHand) => {
  const onEnd = vi.fn<() => void>();
  onTestFinished(scrollOnceHigh(700, onEnd));
  window.dispatchEvent(new Event(byHand));
  expect(onEnd).toHaveBeenCalledTimes(1);
  grow(3_000);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
});

test("a page that stays low is waited for ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const onEnd = vi.fn<() => void>();
  onTestFinished(scrollOnceHigh(100_000, onEnd));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
