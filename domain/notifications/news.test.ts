import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import { newsRoles } from "./news.ts";
import { newsTexts } from "./news-texts.ts";

test("the sentences are exact", () => {
  expect(newsTexts).toEqual({
    message: "You have received a new message!",
    reminder: "Received an update in Reminders!",
  });
});

test("told is who may open it: a therapist opens neither cases nor reminders", () => {
  expect(newsRoles.message).toEqual([Role.admin, Role.surgeon, Role.medicalAssociate]);
  expect(newsRoles.reminder).toEqual([Role.admin]);
});
