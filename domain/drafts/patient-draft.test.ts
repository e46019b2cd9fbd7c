import { expect, test } from "vitest";
import { addingText, takeoverText, patientDraftForm, editingTimeout } from "./patient-draft.ts";

const draft = { step: "careplan", surgeon: null, content: '{"patient":{}}' };
const messageOf = (change: object) => patientDraftForm.safeParse({ ...draft, ...change }).error?.issues[0]?.message;

test("a draft is an object of a known step, and not of any size", () => {
  expect(messageOf({})).toBeUndefined();
  expect(messageOf({ step: "elsewhere" })).toBe("This draft names a step that does not exist.");
  expect(messageOf({ content: "[]" })).toBe("This draft cannot be read.");
  for (const content of ["{", "null", "7", '"text"']) expect(messageOf({ content })).toBe("This draft cannot be read.");
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  expect(messageOf({ content: deep(20) })).toBeUndefined();
  for (const levels of [21, 30_000]) expect(messageOf({ content: deep(levels) })).toBe("This draft cannot be read.");
  expect(messageOf({ content: JSON.stringify({ all: "x".repeat(400_000) }) })).toBe(
    "This draft is too large to be kept.",
  );
});

test("who has taken a draft is named", () => {
  expect(takeoverText("Ilya Park")).toBe("Ilya Park goes on with this draft.");
});

test("who is adding somebody is named, with the time of today or the date of another day, in the clinic's zone", () => {
  const begun = Date.UTC(2026, 10, 20, 15, 40);
  const textAt = (now: number) => addingText("Nora Castell", begun, now, "America/Chicago");
  expect(textAt(Date.UTC(2026, 10, 20, 16, 0))).toBe("Nora Castell is adding this patient since 9:40 AM.");
  expect(textAt(Date.UTC(2026, 10, 21, 5, 59))).toBe("Nora Castell is adding this patient since 9:40 AM.");
  expect(textAt(Date.UTC(2026, 10, 21, 6, 0))).toBe("Nora Castell is adding this patient since 11/20/2026.");
});

test("a window that says nothing keeps a draft for two minutes", () => expect(editingTimeout).toBe(120_000));
