import type { QueryTag } from "@restride/domain/query-tags.ts";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { profileOf } from "../../testing/profile-of.ts";
import type { Subscription } from "./document.ts";
import { subscribeTo, retryPause } from "./live.ts";
import { liveStatus } from "./live-status.ts";

/** WebSocket without a network. It acknowledges the connection, and answers pings while `answers` is true. */
class Line extends EventTarget {
  static readonly all: Line[] = [];
  static answers = true;
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  readonly protocol = "graphql-transport-ws";
  readonly sent: string[] = [];
  /** Id of the subscription, and the variables that it was opened with. */
  subscribed = "";
  variables: unknown;
  /** Authorization that the client sent when it connected. */
  authorization: string | undefined;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  closedBy: number | undefined;
  constructor() {
    super();
    Line.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const { type, id, payload } = JSON.parse(text) as {
      type: string;
      id?: string;
      payload?: { variables: unknown; authorization?: string };
    };
    this.sent.push(type);
    if (type === "connection_init") this.authorization = payload?.authorization;
    if (type === "subscribe") this.subscribed = id ?? "";
    if (type === "subscribe") this.variables = payload?.variables;
    const answer = { connection_init: "connection_ack", ping: Line.answers ? "pong" : undefined }[type];
    if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }
  notifyOutcome(data: object): void {
    this.onmessage?.({ data: JSON.stringify({ type: "next", id: this.subscribed, payload: { data } }) });
  }
  close(code: number, reason: string): void {
    this.closedBy = code;
    this.onclose?.({ code, reason });
  }
}

const document: Subscription<object, Record<string, never>> = {
  kind: "subscription",
  name: "News",
  text: "subscription News { onReminders { fact } }",
};

beforeEach(() => {
  Line.all.length = 0;
  Line.answers = true;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("localStorage", undefined);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("A291 C312: the live socket is pinged every 10 s, must answer within 5 s, and is opened again without end, after 5 s at even chance", async () => {
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const newest = () => Line.all.at(-1)!;
  const stop = subscribeTo(document, {}, () => undefined);
  await vi.dynamicImportSettled();
  await after(0);
  expect(Line.all).toHaveLength(1);
  expect(newest().sent).toEqual(["connection_init", "subscribe"]);
  await after(9_999);
  expect(newest().sent).not.toContain("ping");
  await after(1);
  expect(newest().sent.filter((type) => type === "ping")).toHaveLength(1);
  await after(10_000);
  expect(newest().sent.filter((type) => type === "ping")).toHaveLength(2);
  expect(newest().closedBy).toBeUndefined();
  Line.answers = false;
  for (let times = 2; times < 30; times += 1) {
    const line = newest();
    await after(10_000 + 4_999);
    expect(line.closedBy).toBeUndefined();
    await after(1);
    expect(line.closedBy).toBe(4408);
    expect(liveStatus.current().kind).toBe("lost");
    await after(4_999);
    expect(newest()).toBe(line);
    await after(1);
    expect(Line.all).toHaveLength(times);
  }
  stop();
});

test("A138 C183 C313: when the session's time is over the socket closes as forbidden, and opens again with the token that is stored then", async () => {
  vi.resetModules();
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  const [{ session }, live] = [await import("../session/session.ts"), await import("./live.ts")];
  session.save(profileOf("old"));
  const stop = live.subscribeTo(document, {}, () => undefined);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  const first = Line.all.at(-1)!;
  expect(first.authorization).toBe("Bearer old");
  await vi.advanceTimersByTimeAsync(17_999_999);
  expect(first.closedBy).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.closedBy).toBe(4403);
  session.save(profileOf("fresh"));
  await vi.advanceTimersByTimeAsync(5_000);
  const second = Line.all.at(-1)!;
  expect([second === first, second.authorization]).toEqual([false, "Bearer fresh"]);
  stop();
  vi.resetModules();
});

test("after a line that dropped, the subscription names the last fact that was heard, so that nothing is missed or told twice", async () => {
  const messages: object[] = [];
  const stop = subscribeTo({ ...document } as Subscription<object, object>, { since: null }, (data) =>
    messages.push(data),
  );
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  const first = Line.all.at(-1)!;
  expect(first.variables).toEqual({ since: null });
  first.notifyOutcome({ onReminders: { fact: 41 } });
  first.notifyOutcome({ onReminders: { fact: 42 } });
  first.close(1006, "");
  await vi.advanceTimersByTimeAsync(5_000);
  const second = Line.all.at(-1)!;
  expect(second).not.toBe(first);
  expect(second.variables).toEqual({ since: 42 });
  expect(messages).toEqual([{ onReminders: { fact: 41 } }, { onReminders: { fact: 42 } }]);
  stop();
});

test("A291 C312: not 5 s lie between tries to connect again, but 2.5 to 7.5 s by chance, 5 s on average", () => {
  expect([0, 0.25, 0.5, 1].map(retryPause)).toEqual([2_500, 3_750, 5_000, 7_500]);
});

test("a live fact makes what shows its subject ask again, and nothing else", async () => {
  vi.resetModules();
  const [live, { queryClient }] = [await import("./live.ts"), await import("./query-client.ts")];
  const refetches: string[] = [];
  const shows = (subject: QueryTag) =>
    new QueryObserver(queryClient, {
      queryKey: [subject],
      queryFn: () => refetches.push(subject),
      meta: { tags: [subject], link: undefined },
    }).subscribe(() => undefined);
  const stops = [shows("reminders"), shows("surgeons")];
  const onEvent = vi.fn();
  stops.push(live.subscribeTo(document, {}, (data) => live.handleEvent({ invalidates: ["reminders"], onEvent }, data)));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(refetches).toEqual(["reminders", "surgeons"]);
  Line.all.at(-1)!.notifyOutcome({ onReminders: { fact: 7 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(refetches).toEqual(["reminders", "surgeons", "reminders"]);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ onReminders: { fact: 7 } });
  for (const stop of stops) stop();
  vi.resetModules();
});

test("live news whose code did not come are said to be lost, and come after 5 s", async () => {
  vi.resetModules();
  const loadWithRetries = vi.fn(() => {
    if (loadWithRetries.mock.calls.length === 1) throw new Error("no network");
    return vi.importActual("graphql-ws");
  });
  vi.doMock("graphql-ws", loadWithRetries);
  const [live, status] = [await import("./live.ts"), (await import("./live-status.ts")).liveStatus];
  const stop = live.subscribeTo(document, {}, () => undefined);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4_999);
  expect([Line.all.length, status.current().kind]).toEqual([0, "lost"]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect([Line.all.length, status.current().kind]).toEqual([1, "fine"]);
  stop();
  vi.doUnmock("graphql-ws");
  vi.resetModules();
});
