import { beforeEach, expect, test } from "vitest";
import { toastDurations, toasts } from "./toasts.ts";

beforeEach(() => {
  toasts.clear();
  toasts.lastFor(toastDurations.console);
});

test("A283 C314: a toast lasts 3 s in the console and 5 s on the public pages", () => {
  toasts.success("Case created");
  toasts.lastFor(toastDurations.public);
  toasts.error("Wrong Credentials");
  expect(toasts.current().map((toast) => toast.duration)).toEqual([3000, 5000]);
});

test("A283 C314: a toast that can be answered lasts 8 s, on every page", () => {
  toasts.undo("Note deleted", () => undefined);
  toasts.lastFor(toastDurations.public);
  toasts.takeBack("Mail sent", () => undefined);
  expect(toasts.current().map((toast) => toast.duration)).toEqual([8000, 8000]);
});

test("at most three toasts, the newest stay", () => {
  for (const text of ["one", "two", "three", "four"]) toasts.notice(text);
  expect(toasts.current().map((toast) => toast.text)).toEqual(["two", "three", "four"]);
});

test("the same sentence is shown once", () => {
  toasts.error("Service Error");
  toasts.error("Service Error");
  expect(toasts.current()).toHaveLength(1);
});
