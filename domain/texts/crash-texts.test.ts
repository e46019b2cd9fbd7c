import { expect, test } from "vitest";
import { crashTexts } from "./crash-texts.ts";

test("A284 A285 C291: where people know a text of its own for a failure, they read that", () =>
  expect(crashTexts).toEqual({
    updateSignature: "Internal server error!",
    addNotifications: "Service Error",
    getNotifications: "Service Error",
    getPatientStats: "Service Error",
    getActionCaseStats: "Service Error",
  }));
