import { expect, test } from "vitest";
import { Role, staffRoles } from "./access/roles.ts";
import { invalidatedTags, liveKindsOf } from "./live-events.ts";
import { roleMayCall } from "./operations.ts";

test.each(["ReminderAdded", "ReminderChanged", "RemindersMoved"] as const)(
  "A114 C252 C253: %s is heard by those who may open the reminders of the clinic, which are read again",
  (kind) => {
    const listeners = staffRoles.filter((role) => liveKindsOf(role).includes(kind));
    expect(listeners).toEqual([Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin]);
    expect(invalidatedTags(kind)).toEqual(["reminders"]);
  },
);

test("the roles that hear of a kind of event may subscribe, and no others", () => {
  const listeners = staffRoles.filter((role) => liveKindsOf(role).length > 0);
  expect(staffRoles.filter((role) => roleMayCall("onClinicActivity", role))).toEqual(listeners);
});

test("an event of an unknown kind makes nothing out of date", () => {
  expect(invalidatedTags("constructor")).toEqual([]);
});
