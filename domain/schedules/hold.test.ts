import { expect, test } from "vitest";
import { calendarDate as date } from "../values/calendar-date.ts";
import { holdNoteField } from "../patients/hold-note.ts";
import { activate, deactivate, isHeld, isPaused, openHold, putOnHold, releaseHold } from "./hold.ts";

const released = { from: date("2026-11-03"), to: date("2026-11-06") };
const open = { from: date("2026-11-10"), to: null };

test("numbers A10: a hold pauses from its first day up to the day of release", () => {
  const heldDays = ["2026-11-02", "2026-11-03", "2026-11-05", "2026-11-06", "2026-11-10", "2030-01-01"].map((day) =>
    isHeld(date(day), [released, open]),
  );
  expect(heldDays).toEqual([false, true, true, false, true, true]);
});

test("a hold released on its first day pauses nothing", () =>
  expect(isHeld(open.from, [{ from: open.from, to: open.from }])).toBe(false));

test("holding and releasing are told apart from doing either twice", () => {
  const withOpenHold = putOnHold([released], open.from);
  expect(withOpenHold).toEqual([released, open]);
  expect(releaseHold([released, open], date("2026-11-12"))).toEqual([released, { ...open, to: "2026-11-12" }]);
  expect(putOnHold([open], date("2026-11-12"))).toMatchObject({
    kind: "refused",
    message: "The patient is already on technical hold.",
  });
  expect(releaseHold([released], date("2026-11-12"))).toMatchObject({
    kind: "refused",
    message: "The patient is not on technical hold.",
  });
});

test("a hold and a spell of inactivity both pause, each on its own days", () => {
  const pauses = { holds: [released], inactive: [open] };
  expect(["2026-11-03", "2026-11-06", "2026-11-10"].map((day) => isPaused(date(day), pauses))).toEqual([
    true,
    false,
    true,
  ]);
  expect([openHold([released, open]), openHold([released])]).toEqual([open, undefined]);
});

test("a patient becomes inactive once, and active again once, from today on", () => {
  const day = (of: string) => date(`2026-11-${of}`);
  const ended = { from: day("02"), to: day("04") };
  expect(deactivate([ended], day("12"))).toEqual([ended, { from: day("12"), to: null }]);
  expect(activate([ended, { from: day("12"), to: null }], day("20"), true)).toEqual([
    ended,
    { from: day("12"), to: day("20") },
  ]);
  expect(deactivate([ended, { from: day("12"), to: null }], day("20"))).toMatchObject({
    message: "The patient is inactive already.",
  });
  for (const spells of [[], [ended]])
    expect(activate(spells, day("20"), true)).toMatchObject({ message: "The patient is active already." });
});

test("an active patient has a surgeon who is there", () =>
  expect(activate([open], date("2026-11-12"), false)).toMatchObject({
    kind: "refused",
    message: "This patient's surgeon was removed. Choose another surgeon, save, then activate the patient.",
  }));

test("the note of a hold may be left out and has at most 100 characters", () => {
  expect([undefined, "", "  No phone "].map((note) => holdNoteField.parse(note))).toEqual(["", "", "No phone"]);
  expect(holdNoteField.parse(`  ${"x".repeat(100)} `)).toBe("x".repeat(100));
  const problems = holdNoteField.safeParse("x".repeat(101)).error?.issues.map(({ message }) => message);
  expect(problems).toEqual(["Note must be 100 characters or less"]);
});
