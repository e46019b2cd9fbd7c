import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { principalOf } from "./principal.ts";
import type { Query } from "./document.ts";
import { invalidateTags, queryClient } from "./query-client.ts";
import type { NoData } from "./send.ts";
import { session } from "../session/session.ts";
import { nextScreenState, queryOptionsOf } from "./use-graphql-query.ts";

type Days = { days: { status: string; of: string } };

const days: Query<Days, { id: string }> = { kind: "query", name: "Days", text: "query Days { days { status of } }" };
const principal = (customer: string, userId = "u1") => ({
  customer,
  userId,
  token: `token of ${userId} in ${customer}`,
});

/** Queries that wait for their responses, each with the token that it was sent with. */
let sent: { readonly token: string; readonly answer: (of: string | Error) => void }[];
const answered = (of: string): Response => new Response(JSON.stringify({ data: { days: { status: "success", of } } }));

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { headers }: { headers: Record<string, string> }) =>
      new Promise<Response>((resolve, reject) =>
        sent.push({
          token: headers.authorization ?? "",
          answer: (of) => (of instanceof Error ? reject(of) : resolve(answered(of))),
        }),
      ),
  );
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a screen of a principal and returns its data, until it is closed. */
const open = (who: ReturnType<typeof principal>, tags: Parameters<typeof invalidateTags>[0] = ["progress"]) => {
  const observer = new QueryObserver(queryClient, queryOptionsOf(days, { id: "p1" }, who, { tags }));
  const close = observer.subscribe(() => undefined);
  return { answer: () => observer.getCurrentResult().data?.days.of, close };
};
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5_000);

test("what one clinic is answered is shown in no other, and nobody else's in the same", async () => {
  const [here, there, another] = [open(principal("c1")), open(principal("c2")), open(principal("c1", "u2"))];
  sent[0]!.answer("c1");
  await settle();
  expect([here.answer(), there.answer(), another.answer()]).toEqual(["c1", undefined, undefined]);
  sent[1]!.answer("c2");
  sent[2]!.answer("u2");
  await settle();
  expect([here.answer(), there.answer(), another.answer()]).toEqual(["c1", "c2", "u2"]);
  for (const screen of [here, there, another]) screen.close();
});

test("a question that is tried again goes on asking as who asked it, whoever is signed in by then", async () => {
  const { close } = open(principal("c1"));
  sent[0]!.answer(new Error("gone"));
  await settle();
  expect(sent.map(({ token }) => token)).toEqual(Array(2).fill("Bearer token of u1 in c1"));
  close();
});

test("A223 C186: what a screen asks is tried again three times, and no more", async () => {
  const { close } = open(principal("c1"));
  for (const at of [0, 1, 2, 3]) {
    sent[at]!.answer(new Error("gone"));
    await settle();
  }
  expect(sent).toHaveLength(4);
  close();
});

test("who comes by a link is nobody of a clinic, also beside a session", () => {
  expect(principalOf(null, "link")).toEqual({ customer: "-", userId: "link", token: "link" });
  expect(principalOf(null)).toEqual({ customer: "-", userId: "-", token: undefined });
});

test("what shows a subject asks again when it changes, and keeps what it shows until then", async () => {
  const [progress, surgeons] = [open(principal("c1")), open(principal("c2"), ["surgeons"])];
  sent[0]!.answer("before");
  sent[1]!.answer("before");
  await settle();
  await Promise.race([invalidateTags(["progress", "reminders"]), settle()]);
  expect(sent).toHaveLength(3);
  expect(progress.answer()).toBe("before");
  sent[2]!.answer("after");
  await settle();
  expect([progress.answer(), surgeons.answer()]).toEqual(["after", "before"]);
  for (const screen of [progress, surgeons]) screen.close();
});

test("an answer that was on its way when its subject changed is dropped", async () => {
  const { answer, close } = open(principal("c1"));
  await Promise.race([invalidateTags(["progress"]), settle()]);
  expect(sent).toHaveLength(2);
  sent[0]!.answer("older");
  await settle();
  expect(answer()).toBeUndefined();
  sent[1]!.answer("newer");
  await settle();
  expect(answer()).toBe("newer");
  close();
});

test("A222 C185: a screen that is opened again asks the server, and what was shown before is forgotten", async () => {
  const first = open(principal("c1"));
  sent[0]!.answer("then");
  await settle();
  first.close();
  await settle();
  const second = open(principal("c1"));
  expect(second.answer()).toBeUndefined();
  expect(sent).toHaveLength(2);
  second.close();
});

test("an ended session empties the cache", async () => {
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null, clear: () => undefined });
  vi.stubGlobal("sessionStorage", { setItem: () => undefined, clear: () => undefined });
  session.save({ token: "t", user: { _id: "u1" } } as Parameters<typeof session.save>[0]);
  const { close } = open(principal("c1"));
  sent[0]!.answer("c1");
  await settle();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  session.clear();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  close();
});

const failed = (outcome: NoData["outcome"]): NoData =>
  Object.assign(new Error("Days"), { outcome, mayRetry: false, wait: undefined });
const away = failed({ kind: "fail", message: "away", reached: false, data: null });

test("rows stay while newer are asked for, also when that fails, and what went wrong stays until something newer comes", () => {
  const rows = { principalKey: "c1 u1", data: "rows", noData: null };
  const asking = { principalKey: "c1 u1", data: undefined, isSettled: false, error: null };
  expect(nextScreenState(rows, asking)).toBe(rows);
  const lost = nextScreenState(rows, { ...asking, isSettled: true, error: away });
  expect(lost).toEqual({ principalKey: "c1 u1", data: "rows", noData: away });
  expect(nextScreenState(lost, asking)).toBe(lost);
  expect(nextScreenState(lost, { ...asking, data: "newer", isSettled: true })).toEqual({ ...rows, data: "newer" });
});

test("what one asker was shown is not held for another, nor what a link showed beyond its end", () => {
  const rows = { principalKey: "c1 u1", data: "rows", noData: null };
  const asking = { principalKey: "c2 u1", data: undefined, isSettled: false, error: null };
  expect(nextScreenState(rows, asking)).toEqual({ principalKey: "c2 u1", data: null, noData: null });
  const over = failed({ kind: "expired" });
  expect(
    nextScreenState(rows, { ...asking, principalKey: "c1 u1", data: "rows", isSettled: true, error: over }).data,
  ).toBeNull();
});
