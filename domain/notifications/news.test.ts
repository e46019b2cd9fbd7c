import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { messageRefresh, newsRoles, newsTexts } from "./news.ts";

test("A113 A114: the sentences are exact", () => {
  expect(newsTexts).toEqual({
    message: "You have received a new message!",
    reminder: "Received an update in Reminders!",
  });
});

test("told is who may open it: a therapist opens neither cases nor reminders", () => {
  expect(newsRoles.message).toEqual([Role.admin, Role.surgeon, Role.medicalAssociate]);
  expect(newsRoles.reminder).toEqual([Role.admin]);
});

test("A292: counts of messages are refreshed every 5 minutes", () => {
  expect(messageRefresh).toBe(5 * 60 * 1000);
});
