import { expect, test } from "vitest";
import { editNotice } from "./edit-notice.ts";

test("a change by somebody else is told by who and what, never by its value", () => {
  const describeEdit = (part: string, editor = "Mina Rao") => editNotice({ by: editor, part });
  expect(describeEdit("address")).toBe("Mina Rao changed the ship address");
  expect(describeEdit("caregiver")).toBe("Mina Rao changed the caregiver");
  expect(describeEdit("coach")).toBe("Mina Rao changed the health coach");
  expect(describeEdit("person")).toBe("Mina Rao changed the details");
  expect(describeEdit("more")).toBe("Mina Rao changed the patient");
  expect(describeEdit("address", "")).toBe("Somebody changed the ship address");
});
