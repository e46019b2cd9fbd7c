import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { applicationOf, eventLabel, whoText } from "./log-entry.ts";

test("B394: an event that nobody knows is Unknown; who did it and by what", () => {
  const labelOf = (event: string, table: string) =>
    eventLabel({ table, event, action: "insert", actor: { name: "", role: null }, before: null, after: {} });
  expect(labelOf("Exercise", "exercise_done")).toBe("Exercise");
  expect(labelOf("System Log", "device_orders")).toBe("System Log");
  expect([labelOf("Sneeze", "exercise_done"), labelOf("System Log", "telescopes")]).toEqual(["Unknown", "Unknown"]);
  expect(applicationOf("MoveAI", null)).toBe("device");
  expect(applicationOf("Patients", null)).toBe("patient app");
  expect(applicationOf("Clinic", Role.admin)).toBe("web console");
  expect(applicationOf("Clinic", null)).toBe("system");
  expect(whoText("Nora Castell", Role.admin, "web console")).toBe("Nora Castell · Admin · web console");
  expect(whoText("", null, "system")).toBe("system");
});
