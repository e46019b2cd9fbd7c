import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { queryClient } from "../calls/query-client.ts";
import { followPrintKey } from "./print-key.ts";

/** Follows the print key for one test. Returns how often the page was prepared and printed. */
function follow() {
  const listen = vi.spyOn(document, "addEventListener");
  followPrintKey();
  const [, onKey] = listen.mock.lastCall as unknown as [string, (event: Event) => void];
  listen.mockRestore();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const loadWithRetries = vi.fn<() => void>();
  window.addEventListener("beforeprint", loadWithRetries);
  onTestFinished(() => {
    document.removeEventListener("keydown", onKey);
    window.removeEventListener("beforeprint", loadWithRetries);
    print.mockRestore();
    window.dispatchEvent(new Event("afterprint")); // The real print() dispatches this event.
  });
  return { print, loadWithRetries };
}
const press = (change: KeyboardEventInit = { ctrlKey: true }): boolean =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "p", cancelable: true, ...change }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

test.each([
  { title: "Ctrl+P", change: { ctrlKey: true } },
  { title: "Cmd+P", change: { metaKey: true } },
  { title: "Ctrl+P with Caps Lock", change: { ctrlKey: true, key: "P" } },
])("$title brings the whole page and prints it then, once", async ({ change }) => {
  const { print, loadWithRetries } = follow();
  expect(press(change)).toBe(false);
  expect(press(change)).toBe(false);
  expect(loadWithRetries).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(print).toHaveBeenCalledTimes(1);
  press(change);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(print).toHaveBeenCalledTimes(2);
});

test.each([
  { title: "P alone", change: {} },
  { title: "Ctrl+Shift+P", change: { ctrlKey: true, shiftKey: true } },
  { title: "Ctrl+Alt+P", change: { ctrlKey: true, altKey: true } },
  { title: "Ctrl+O", change: { ctrlKey: true, key: "o" } },
])("$title is left to the browser", async ({ change }) => {
  const { print, loadWithRetries } = follow();
  expect(press(change)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([loadWithRetries.mock.calls.length, print.mock.calls.length]).toEqual([0, 0]);
});

test("a list that prints all of its pages by itself takes the key", async () => {
  const { print, loadWithRetries } = follow();
  const take = (event: Event): void => event.preventDefault();
  window.addEventListener("printkey", take);
  onTestFinished(() => window.removeEventListener("printkey", take));
  expect(press()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([loadWithRetries.mock.calls.length, print.mock.calls.length]).toEqual([0, 0]);
});

test("a page that still asks for something is waited for, at most ten seconds", async () => {
  const { print } = follow();
  queryClient.fetchQuery({ queryKey: ["print"], queryFn: () => new Promise(() => {}) }).catch(() => undefined); // ends with the test
  press();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(print).toHaveBeenCalledTimes(1);
});

test("a chart that is not drawn yet is waited for", async () => {
  const { print } = follow();
  const figure = document.createElement("figure");
  figure.append(document.createElement("div"));
  document.body.append(figure);
  onTestFinished(() => figure.remove());
  press();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(print).not.toHaveBeenCalled();
  figure.firstElementChild!.append("Drawn");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(print).toHaveBeenCalledTimes(1);
});
