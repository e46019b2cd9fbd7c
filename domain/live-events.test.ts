import { expect, test } from "vitest";
import { Role, staffRoles } from "./access/roles.ts";
import { invalidatedTags, liveKindsOf } from "./live-events.ts";
import { roleMayCall } from "./operations.ts";

test("C252: of a new reminder those hear who may open the reminders of the clinic", () => {
  const listeners = staffRoles.filter((role) => liveKindsOf(role).includes("ReminderAdded"));
  expect(listeners).toEqual([Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin]);
});

test("the roles that hear of a kind of event may subscribe, and no others", () => {
  const listeners = staffRoles.filter((role) => liveKindsOf(role).length > 0);
  expect(staffRoles.filter((role) => roleMayCall("onClinicActivity", role))).toEqual(listeners);
});

test("an event makes the data of its subject out of date, and one of an unknown kind none", () => {
  expect(invalidatedTags("ReminderAdded")).toEqual(["reminders"]);
  expect(invalidatedTags("constructor")).toEqual([]);
});
