import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { applicationOf, eventLabel, whoText } from "./log-entry.ts";

test("B394: an event that nobody knows is Unknown; who did it and by what", () => {
  const labelOf = (event: string, table: string) =>
    eventLabel({ table, event, action: "insert", actor: { name: "", role: null }, before: null, after: {} });
  expect(labelOf("Exercise", "exercise_done")).toBe("Exercise");
  expect(labelOf("System Log", "device_orders")).toBe("System Log");
  expect([labelOf("Sneeze", "exercise_done"), labelOf("System Log", "telescopes")]).toEqual(["Unknown", "Unknown"]);
  expect(applicationOf("MoveAI", null, "Measurement")).toBe("device");
  expect(applicationOf("Patients", null, "Exercise")).toBe("patient app");
  expect(applicationOf("Patients", null, "Patient Activity")).toBe("public page");
  expect(applicationOf("Clinic", Role.admin, "Patient Activity")).toBe("web console");
  expect(applicationOf("Clinic", null, "System Log")).toBe("system");
  expect(whoText("Nora Castell", Role.admin, "web console")).toBe("Nora Castell · Admin · web console");
  expect(whoText("", null, "system")).toBe("system");
});
