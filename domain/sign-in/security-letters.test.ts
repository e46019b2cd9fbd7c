import { expect, test } from "vitest";
import { passwordChangedLetter, signedInLetter } from "./security-letters.ts";

const notice = {
  at: Date.parse("2026-12-14T22:59:00Z"),
  timeZone: "America/New_York",
  device: "Chrome on Windows",
  place: "Boston, Massachusetts",
  email: "nora@harbor.example",
};
const publicUrl = "https://care.example";

test("a new sign-in is told with account, time of the clinic, device and town, and what to do if it was not you", () => {
  const { subject, paragraphs } = signedInLetter({ ...notice, publicUrl });
  expect(subject).toBe("New sign-in to your account");
  expect(paragraphs).toEqual([
    "Your account was used to sign in on a device that is not one of your trusted devices.",
    expect.stringMatching(
      /^Account: nora@harbor\.example\nWhen: 12\/14\/2026 at 5:59 PM \(America\/New York\)\nDevice: Chrome on Windows\nNear: Boston, Massachusetts$/i,
    ),
    "If this was you, you don't need to do anything.",
    "If it was not you, open https://care.example/forgot-password in your browser and set a new password. That ends every session. Then tell the administrator of your clinic or company.",
  ]);
});

test("a changed password is told to staff with the page that resets it, and to a patient with the clinic to call", () => {
  const staff = passwordChangedLetter({ ...notice, place: "", publicUrl });
  expect(staff.subject).toBe("Your password was changed");
  expect(staff.paragraphs[1]).toMatch(/\nDevice: Chrome on Windows$/);
  expect(staff.paragraphs[3]).toContain("https://care.example/forgot-password");
  const patient = passwordChangedLetter({ ...notice, publicUrl: null });
  expect(patient.paragraphs[3]).toBe("If it was not you, call your clinic and ask for a link to set a new password.");
});
