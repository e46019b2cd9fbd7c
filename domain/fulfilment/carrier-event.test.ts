import { expect, test } from "vitest";
import { carrierEvent, carrierTrouble, isFresh, refuseEventDate, troubleCase, wordOf } from "./carrier-event.ts";

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

test("a replaced unit is named with the hardware that takes its place, anything else without", () => {
  const id = "01900009-0000-7000-8000-000000000001";
  const event = { id: "evt_2", at: "2026-11-20T09:12:00Z", order: id };
  const isTaken = (more: object): boolean => carrierEvent.safeParse({ ...event, ...more }).success;
  const unit = { device: id, hardware: "7C21-09AE-44B0" };
  expect(isTaken({ type: "replaced", ...unit })).toBe(true);
  expect(isTaken({ type: "replaced", device: id })).toBe(false);
  expect(isTaken({ type: "replaced", hardware: unit.hardware })).toBe(false);
  expect(isTaken({ type: "replaced" })).toBe(false);
  expect(isTaken({ type: "delivered" })).toBe(true);
});

test("a signature holds for five minutes, before and after", () => {
  expect([-5, 0, 5].map((minutes) => isFresh(now + minutes * minute, now))).toEqual([true, true, true]);
  expect([-5, 5].map((minutes) => isFresh(now + minutes * minute + Math.sign(minutes), now))).toEqual([false, false]);
});

test("three messages in ten minutes that cannot be read are trouble, and one event that is taken ends it", () => {
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

test("an event of a whole order needs no parcel; with neither, of no length and with a long note it is none", () => {
  const event = { id: "evt_1", type: "accepted", at: "2026-11-20T09:12:00+01:00" };
  const order = "00000000-0000-4000-8000-000000000001";
  expect(carrierEvent.parse({ ...event, order })).toEqual({ ...event, order, note: "" });
  expect(carrierEvent.parse({ ...event, order, note: " left at door " }).note).toBe("left at door");
  for (const wrong of [{}, { order, id: "" }, { order, id: "e".repeat(101) }, { order, note: "n".repeat(201) }])
    expect(carrierEvent.safeParse({ ...event, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  expect(carrierEvent.safeParse({ ...event, order, note: "n".repeat(200), id: "e".repeat(100) }).success).toBe(true);
  expect(carrierEvent.safeParse({ ...event, tracking: "t".repeat(501) }).success).toBe(false);
});

test("trouble opens a case that says what to do", () => {
  const text = "The states below may be out of date. You can still ship by hand.";
  expect(troubleCase("refused")).toEqual({
    type: "System Technical",
    priority: "P1",
    summary: "Carrier news do not arrive",
    description: `The carrier's messages could not be read. ${text}`,
  });
  expect(troubleCase("silent").description).toBe(
    `No news for a day while parcels are on their way. Check the keys with the carrier. ${text}`,
  );
});

test("a refusal at the moment of the last event that was taken is over", () => {
  const refusals = [now, now + 1, now + 2];
  expect(carrierTrouble({ refusals, lastTaken: now, outSince: null }, now + 3)).toBeNull();
  expect(carrierTrouble({ refusals, lastTaken: now - 1, outSince: null }, now + 3)?.kind).toBe("refused");
});

test("an event is dated by now, and not before its order, give or take five minutes", () => {
  const bounds = { orderedAt: 1_000_000, now: 9_000_000 };
  expect([1_000_000 - 300_000, 9_000_000 + 300_000].map((at) => refuseEventDate(at, bounds))).toEqual([null, null]);
  expect(refuseEventDate(9_300_001, bounds)).toBe("Dated in the future; nothing changed");
  expect(refuseEventDate(699_999, bounds)).toBe("Dated before the order; nothing changed");
});
