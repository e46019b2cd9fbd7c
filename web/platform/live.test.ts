import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Subscription } from "./document.ts";
import { listen } from "./live.ts";
import { liveStatus } from "./live-status.ts";

/** A socket without a network: it greets, and answers pings as long as it is told to. */
class Line extends EventTarget {
  static readonly all: Line[] = [];
  static answers = true;
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  readonly protocol = "graphql-transport-ws";
  readonly sent: string[] = [];
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
    const { type } = JSON.parse(text) as { type: string };
    this.sent.push(type);
    const answer = { connection_init: "connection_ack", ping: Line.answers ? "pong" : undefined }[type];
    if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }
  close(code: number, reason: string): void {
    this.closedBy = code;
    this.onclose?.({ code, reason });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("localStorage", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("A291: the live socket is pinged every 10 s, must answer within 5 s, and is opened again after 5 s, without end", async () => {
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const newest = () => Line.all.at(-1)!;
  const document: Subscription<object, Record<string, never>> = {
    kind: "subscription",
    name: "News",
    text: "subscription News { onReminders { fact } }",
  };
  const stop = listen(document, {}, () => undefined);
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
