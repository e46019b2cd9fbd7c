import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../notices/toasts.ts";
import { mutate } from "../calls/calls.ts";
import type { Mutation } from "../calls/document.ts";
import { queryClient } from "../calls/query-client.ts";
import { trackCalls, takeBack } from "./take-back.ts";

const leave: Mutation<{ leave: { status: string } }, Record<string, never>> = {
  kind: "mutation",
  name: "Leave",
  text: "mutation Leave { leave { status } }",
};
const save = () => mutate(leave, {}, { invalidates: ["reminders"] });
const toastTexts = () => toasts.current().map(({ text }) => text);

let sent: number;
let answer: () => Promise<Response>;
const left = async (): Promise<Response> => new Response(JSON.stringify({ data: { leave: { status: "success" } } }));

beforeEach(() => {
  [sent, answer] = [0, left];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => {
    sent += 1;
    return answer();
  });
  queryClient.mount();
});
afterEach(() => {
  queryClient.unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
  toasts.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what waits for the connection and is taken back is never sent, and says so; what somebody else changed is sent", async () => {
  onlineManager.setOnline(false);
  const other = save();
  const { calls } = trackCalls(save);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(takeBack(calls)).toBe(true);
  expect(toastTexts()).toEqual(["Taken back. It was not sent."]);
  onlineManager.setOnline(true);
  expect(await other).toMatchObject({ kind: "data" });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toBe(1);
});

test("a call whose answer was lost may have been done: it is not taken back, says so, and is sent again", async () => {
  answer = () => Promise.reject(new Error("gone"));
  const { result, calls } = trackCalls(save);
  await vi.waitFor(() => expect(sent).toBe(1));
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(takeBack(calls)).toBe(false);
  expect(toastTexts()).toEqual([
    "It was on its way when the connection was lost, and is saved once the connection is back.",
  ]);
  answer = left;
  onlineManager.setOnline(true);
  expect(await result).toMatchObject({ kind: "data" });
  expect(sent).toBe(2);
});

test("what is answered already, or on its way, is left as it is without a word", async () => {
  const { result, calls } = trackCalls(save);
  expect(takeBack(calls)).toBe(false);
  expect(await result).toMatchObject({ kind: "data" });
  expect(takeBack(calls)).toBe(false);
  expect(toastTexts()).toEqual([]);
});
