import { z } from "zod";
import { caregiverLimits } from "../patients/caregiver.ts";
import { patientTexts } from "../patients/patient-texts.ts";
import { oneTimeCode } from "../sign-in/sign-in.ts";
import { emailField } from "../values/email.ts";
import { lineField, nameField } from "../values/text-fields.ts";

/** Number of characters of the code that opens the page. */
export const progressCodeLength = oneTimeCode.length;

/** Milliseconds after a code was mailed until another can be requested: a minute. */
export const nextCodePause = 60_000;

/** Schema of the typed code that opens the page. */
export const progressCodeForm = z.object({
  otp: lineField("Please input your Otp!").min(1, "Please input your Otp!"),
});

/** Schema of the recipient with whom a patient shares the page. */
export const shareForm = z.object({
  email: lineField("Email required").min(1, "Email required").pipe(emailField("Invalid Email", caregiverLimits.email)),
  name: nameField("Name is required").max(
    caregiverLimits.name,
    `Name must be ${caregiverLimits.name} characters or less`,
  ),
});

export type Share = z.output<typeof shareForm>;

/** Texts of the page about its links. */
export const progressTexts = {
  notFound: patientTexts.notFound,
  codeOver: "Ask for a new code",
  nextCodeIn: (seconds: number): string => `A new one can be mailed in ${seconds} s.`,
  unsubscribed: "The patient has unsubscribe email alert please subscribe again",
  shared: "The link is on its way.",
  tooMany: "You have shared this page several times. Try again in an hour.",
} as const;
