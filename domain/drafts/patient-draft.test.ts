import { expect, test } from "vitest";
import { goesOnText, patientDraftForm, silentFor } from "./patient-draft.ts";

const draft = { step: "careplan", surgeon: null, content: '{"patient":{}}' };
const messageOf = (change: object) => patientDraftForm.safeParse({ ...draft, ...change }).error?.issues[0]?.message;

test("a draft is an object of a known step, and not of any size", () => {
  expect(messageOf({})).toBeUndefined();
  expect(messageOf({ step: "elsewhere" })).toBe("This draft names a step that does not exist.");
  expect(messageOf({ content: "[]" })).toBe("This draft cannot be read.");
  for (const content of ["{", "null", "7", '"text"']) expect(messageOf({ content })).toBe("This draft cannot be read.");
  expect(messageOf({ content: JSON.stringify({ all: "x".repeat(400_000) }) })).toBe(
    "This draft is too large to be kept.",
  );
});

test("who has taken a draft is named", () => {
  expect(goesOnText("Ilya Park")).toBe("Ilya Park goes on with this draft.");
});

test("a window that says nothing keeps a draft for two minutes", () => expect(silentFor).toBe(120_000));
