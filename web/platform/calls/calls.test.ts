import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { callByLink } from "./call-by-link.ts";
import { queryOnce, mutate, mutateAndNotify } from "./calls.ts";
import type { Mutation, Query } from "./document.ts";
import { queryClient } from "./query-client.ts";
import { mayRetry, retries, retryDelay } from "./retries.ts";
import * as platformTexts from "../platform-texts.ts";
import { toasts } from "../notices/toasts.ts";

const day: Query<{ day: { status: string; no: number } }, { id: string }> = {
  kind: "query",
  name: "Day",
  text: "query Day($id: ID!) { day(id: $id) { status no } }",
};
const leave: Mutation<{ leave: { status: string } }, Record<string, never>> = {
  kind: "mutation",
  name: "Leave",
  text: "mutation Leave { leave { status } }",
};

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: (answer: Response | Error) => void;
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const left = (): Response => json({ data: { leave: { status: "success" } } });
const dayNo = (no: number): Response => json({ data: { day: { status: "success", no } } });

/** Requests that were sent and have no response yet. */
let sent: Sent[];
const keys = (): (string | undefined)[] => sent.map(({ headers }) => headers["idempotency-key"]);
const nth = (no: number): Promise<Sent> =>
  vi.waitFor(() => {
    if (!sent[no]) throw new Error("not sent yet");
    return sent[no];
  });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { method, headers }: { method: string; headers: Record<string, string> }) =>
      new Promise<Response>((resolve, reject) =>
        sent.push({ method, headers, answer: (it) => (it instanceof Error ? reject(it) : resolve(it)) }),
      ),
  );
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

test("A223 C186: a failed call is retried three times, 100 ms to 2 s apart and jittered", async () => {
  expect(retries).toEqual({ initialDelayMs: 100, maxDelayMs: 2000, randomDelay: true, maxNumberAttempts: 4 });
  expect([0, 1, 2, 20].map((retry) => retryDelay(retry, 0.5))).toEqual([100, 200, 400, 2000]);
  expect(retryDelay(1, 0)).toBeLessThan(retryDelay(1, 1));
  expect([retryDelay(0, 0), retryDelay(20, 1)]).toEqual([100, 2000]);
  const outcome = queryOnce(day, { id: "1" });
  for (let no = 0; no < retries.maxNumberAttempts; no += 1) (await nth(no)).answer(new Error("gone"));
  expect(await outcome).toMatchObject({ kind: "fail", reached: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

test("A223 C186: between the tries of a call lie 100 ms, then more, by chance", async () => {
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => chance.mockRestore());
  const outcome = queryOnce(day, { id: "1" });
  await vi.advanceTimersByTimeAsync(0);
  for (const [at, pause] of [100, 200, 400].entries()) {
    sent[at]!.answer(new Error("gone"));
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(at + 2);
  }
  sent[3]!.answer(dayNo(1));
  expect(await outcome).toMatchObject({ kind: "data" });
});

test("A223 C186: no retry on 500 or 400, a retry when nothing came or a gateway failed", async () => {
  const networkError = new Error("x");
  expect([400, 500].map((status) => mayRetry({ networkError, response: { status } }))).toEqual([false, false]);
  expect(mayRetry({ networkError })).toBe(true);
  expect(mayRetry({ networkError, response: { status: 503 } })).toBe(true);
  expect(mayRetry({ response: { status: 200 } })).toBe(false);
  for (const [at, status] of [500, 400].entries()) {
    const outcome = queryOnce(day, { id: "1" });
    (await nth(at)).answer(json({}, status));
    expect(await outcome).toMatchObject({ kind: "fail", reached: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(at + 1);
  }
});

test("A223: a busy server names a time; the call waits for it and up to as long again, at most 2 s, and is tried three times", async () => {
  const busy = (seconds: string, status = 503): Response =>
    new Response(JSON.stringify({ errors: [{ message: "Busy." }] }), { status, headers: { "retry-after": seconds } });
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => chance.mockRestore());
  const outcome = queryOnce(day, { id: "1" });
  await vi.advanceTimersByTimeAsync(0);
  for (const [at, response, pause] of [
    [0, busy("1"), 1_500],
    [1, busy("60", 429), 2_000],
    [2, busy("Tue, 01 Dec 2026 10:00:00 GMT"), 400],
  ] as const) {
    sent[at]!.answer(response);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(at + 2);
  }
  sent[3]!.answer(busy("1"));
  expect(await outcome).toMatchObject({ kind: "fail", message: "Busy." });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
  expect(mayRetry({ response: { status: 429 } })).toBe(false);
});

test("A279 C263: a call that returns no data is shown by its name as failed", async () => {
  for (const [no, body] of [{ data: { leave: null } }, { data: null }].entries()) {
    const outcome = mutateAndNotify(leave, {}, { invalidates: [] });
    (await nth(no)).answer(json(body));
    await outcome;
  }
  expect(toasts.current()).toMatchObject([
    { kind: "error", text: "leave failed, response not received" },
    { kind: "error", text: "Leave failed, response not received" },
  ]);
});

test("A223 C186: every mutation carries its own idempotency key, the same each time it is sent", async () => {
  const first = mutate(leave, {}, { invalidates: [] });
  (await nth(0)).answer(json({}, 503));
  (await nth(1)).answer(new Error("gone"));
  (await nth(2)).answer(left());
  expect(await first).toMatchObject({ kind: "data" });
  const second = mutate(leave, {}, { invalidates: [] });
  (await nth(3)).answer(left());
  await second;
  const [key] = keys();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys().slice(0, 3)).toEqual([key, key, key]);
  expect(keys()[3]).not.toBe(key);
});

test("A282 C265 B373: a success shows the server's message as a success, a refusal as an error", async () => {
  for (const [no, status, message] of [
    [0, "success", "You have left."],
    [1, "fail", "Nobody may leave today."],
  ] as const) {
    const outcome = mutateAndNotify(leave, {}, { invalidates: [] });
    (await nth(no)).answer(json({ data: { leave: { status, message } } }));
    await outcome;
  }
  expect(toasts.current().map(({ kind, text }) => [kind, text])).toEqual([
    ["success", "You have left."],
    ["error", "Nobody may leave today."],
  ]);
});

test("A222 C182 C185: the same question is sent each time, as a POST that nothing on its way keeps", async () => {
  const days: unknown[] = [];
  for (const no of [0, 1, 2, 3]) {
    const outcome = queryOnce(day, { id: "1" });
    (await nth(no)).answer(dayNo(no));
    days.push((await outcome).kind === "data" && (await outcome));
  }
  expect(days).toMatchObject([0, 1, 2, 3].map((no) => ({ data: { day: { no } } })));
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "POST"]);
});

test("A314: a query is sent without a key, and without a session without a bearer header", async () => {
  const outcome = queryOnce(day, { id: "1" });
  (await nth(0)).answer(dayNo(1));
  await outcome;
  expect(keys()).toEqual([undefined]);
  expect(Object.keys(sent[0]!.headers)).not.toContain("authorization");
});

test("A314: a mutation by link carries the link's token and a key", async () => {
  const outcome = callByLink(leave, {}, "link", []);
  (await nth(0)).answer(left());
  await outcome;
  expect(sent[0]!.headers).toMatchObject({
    authorization: "Bearer link",
    "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("A282 C265: a success and a refusal show the server's message, each as its kind of toast", async () => {
  const saysToBe = { success: "Device marked as deleted", fail: "This order was not found." };
  for (const [status, message] of Object.entries(saysToBe)) {
    const outcome = mutateAndNotify(leave, {}, { invalidates: [] });
    (await nth(sent.length)).answer(json({ data: { leave: { status, message } } }));
    await outcome;
  }
  expect(toasts.current()).toMatchObject([
    { kind: "success", text: "Device marked as deleted" },
    { kind: "error", text: "This order was not found." },
  ]);
});

test("a question that is asked again while its answer is on its way gets an answer of its own", async () => {
  const both = [queryOnce(day, { id: "1" }), queryOnce(day, { id: "1" })];
  (await nth(1)).answer(dayNo(1));
  (await nth(0)).answer(dayNo(0));
  expect(await Promise.all(both)).toMatchObject([0, 1].map((no) => ({ data: { day: { no } } })));
});

test("a mutation that changes something waits while the browser is offline, and is sent exactly once when it is back", async () => {
  onlineManager.setOnline(false);
  const outcome = mutate(leave, {}, { invalidates: ["reminders"] });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(0);
  expect(toasts.current().map(({ text }) => text)).toEqual([platformTexts.changeWaits]);
  onlineManager.setOnline(true);
  (await nth(0)).answer(left());
  expect(await outcome).toMatchObject({ kind: "data" });
  for (const isOnline of [false, true]) onlineManager.setOnline(isOnline);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
});

test("the same that is sent again while it waits has the same key, so that it is done once; anything else has its own", async () => {
  onlineManager.setOnline(false);
  const mutationOptions = { invalidates: ["reminders"] } as const;
  const both = [mutate(leave, {}, mutationOptions), mutate(leave, {}, mutationOptions)];
  const other = mutate({ ...leave, name: "Other" }, {}, mutationOptions);
  onlineManager.setOnline(true);
  await nth(2);
  for (const { answer } of sent) answer(left());
  expect(await Promise.all([...both, other])).toHaveLength(3);
  expect(new Set(keys())).toEqual(new Set([keys()[0], keys()[2]]));
  expect(keys()[2]).not.toBe(keys()[0]);
});

test("a mutation whose answer is lost as the browser goes offline goes on with its key when it is back", async () => {
  const outcome = mutate(leave, {}, { invalidates: ["reminders"] });
  (await nth(0)).answer(new Error("gone"));
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  onlineManager.setOnline(true);
  (await nth(1)).answer(left());
  expect(await outcome).toMatchObject({ kind: "data" });
  expect(keys()[1]).toBe(keys()[0]);
});

test("what changes nothing that is shown, such as signing in, does not wait", async () => {
  onlineManager.setOnline(false);
  const outcome = mutate(leave, {}, { invalidates: [] });
  for (let no = 0; no < retries.maxNumberAttempts; no += 1) (await nth(no)).answer(new Error("gone"));
  expect(await outcome).toMatchObject({ kind: "fail", reached: false });
});
