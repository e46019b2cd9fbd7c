import { expect, test } from "vitest";
import { carrierEvent, carrierTrouble, isFresh, wordOf } from "./carrier-event.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse("2026-11-20T12:00:00Z");

test("an event names what happened, when, and whose", () => {
  const event = { id: "evt_1", type: "in_transit", at: "2026-11-20T09:12:00Z", tracking: "https://track.example/1" };
  const read = carrierEvent.parse(event);
  expect([wordOf(read), read.at]).toEqual(["moving", "2026-11-20T09:12:00Z"]);
  expect(carrierEvent.safeParse({ ...event, tracking: undefined }).success).toBe(false);
  expect(carrierEvent.safeParse({ ...event, type: "exploded" }).success).toBe(false);
  expect(carrierEvent.safeParse({ ...event, at: "yesterday" }).success).toBe(false);
});

test("a signature holds for five minutes, before and after", () => {
  expect([-5, 0, 5].map((minutes) => isFresh(now + minutes * minute, now))).toEqual([true, true, true]);
  expect([-5, 5].map((minutes) => isFresh(now + minutes * minute + Math.sign(minutes), now))).toEqual([false, false]);
});

test("three refusals in ten minutes are trouble, and one event that is taken ends it", () => {
  const refusals = [now - 14 * minute, now - 5 * minute, now - 3 * minute];
  const none = { lastTaken: null, outSince: null };
  expect(carrierTrouble({ ...none, refusals }, now)).toBeNull();
  const three = [...refusals, now - minute];
  expect(carrierTrouble({ ...none, refusals: three }, now)).toEqual({ kind: "refused", since: now - 5 * minute });
  expect(carrierTrouble({ ...none, refusals: three, lastTaken: now }, now)).toBeNull();
  const exactly = [now - 10 * minute, now - minute, now];
  expect(carrierTrouble({ ...none, refusals: exactly }, now)?.kind).toBe("refused");
  expect(carrierTrouble({ ...none, refusals: [exactly[0]! - 1, ...exactly.slice(1)] }, now)).toBeNull();
});

test("a day without news is trouble while a parcel is out", () => {
  const quiet = { refusals: [], lastTaken: now - 30 * hour };
  expect(carrierTrouble({ ...quiet, outSince: null }, now)).toBeNull();
  expect(carrierTrouble({ ...quiet, outSince: now - 2 * hour }, now)).toBeNull();
  expect(carrierTrouble({ ...quiet, outSince: now - 40 * hour }, now)).toEqual({
    kind: "silent",
    since: now - 30 * hour,
  });
  expect(carrierTrouble({ refusals: [], lastTaken: null, outSince: now - 24 * hour }, now)?.kind).toBe("silent");
  expect(carrierTrouble({ refusals: [], lastTaken: null, outSince: now - 24 * hour + 1 }, now)).toBeNull();
});
