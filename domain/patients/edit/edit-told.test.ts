import { expect, test } from "vitest";
import { editTold } from "./edit-told.ts";

test("a change by somebody else is told by who and what, never by its value", () => {
  const told = (part: string, by = "Mina Rao") => editTold({ by, part });
  expect(told("address")).toBe("Mina Rao changed the ship address");
  expect(told("caregiver")).toBe("Mina Rao changed the caregiver");
  expect(told("coach")).toBe("Mina Rao changed the health coach");
  expect(told("person")).toBe("Mina Rao changed the details");
  expect(told("more")).toBe("Mina Rao changed the patient");
  expect(told("address", "")).toBe("Somebody changed the ship address");
});
