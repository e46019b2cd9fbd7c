import { type Mutation, onlineManager } from "@tanstack/react-query";
import { toasts } from "../notices/toasts.ts";
import { queryClient } from "../calls/query-client.ts";
import * as texts from "../platform-texts.ts";

const cache = queryClient.getMutationCache();

/** Runs `send` and returns its result with the calls that it started synchronously. */
export function trackCalls<Result>(send: () => Result): {
  readonly result: Result;
  readonly calls: readonly Mutation[];
} {
  const before = new Set(cache.getAll());
  const result = send();
  return { result, calls: cache.getAll().filter((each) => !before.has(each)) };
}

/**
 * Cancels calls that wait for the connection and never left this window; their callers get no response. For a call that may have left, shows a notice
 * that it will be saved. Returns whether any call was canceled.
 */
export function takeBack(calls: readonly Mutation[]): boolean {
  const pendingCalls = calls.filter(({ state }) => state.status === "pending");
  const pausedCalls = pendingCalls.filter(({ state }) => state.isPaused && state.failureCount === 0);
  if (pausedCalls.length === 0) {
    if (pendingCalls.length > 0 && !onlineManager.isOnline()) toasts.notice(texts.itWasOnItsWay);
    return false;
  }
  for (const each of pausedCalls) cache.remove(each);
  for (const { id, text } of toasts.current()) if (text === texts.changeWaits) toasts.close(id);
  toasts.notice(texts.takenBackItWasNot);
  return true;
}
