import { expect, test } from "vitest";
import { passwordResetHint, passwordResetQuestion } from "./password-reset.ts";

test("B013: resetting a password asks first, with the name of the patient", () =>
  expect(passwordResetQuestion({ firstname: "Maria", lastname: "Alvarez" })).toBe(
    "Are you sure you want to reset the password of Maria Alvarez?",
  ));

test("B013: it says what happens then", () =>
  expect(passwordResetHint).toBe("The patient gets a text message with a link to choose a new password."));
