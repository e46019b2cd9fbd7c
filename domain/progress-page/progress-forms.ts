import { z } from "zod";
import { caregiverLimits } from "../patients/caregiver.ts";
import { oneTimeCode } from "../sign-in/sign-in.ts";
import { emailField } from "../values/email.ts";
import { lineField, nameField } from "../values/text-fields.ts";
import * as texts from "./progress-page-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Number of characters of the code that opens the page. */
export const progressCodeLength = oneTimeCode.length;

/** Milliseconds after a code was mailed until another can be requested: a minute. */
export const nextCodePause = 60_000;

/** Schema of the typed code that opens the page. */
export const progressCodeForm = z.object({
  otp: lineField(texts.pleaseInputYourOtp).min(1, texts.pleaseInputYourOtp),
});

/** Schema of the recipient with whom a patient shares the page. */
export const shareForm = z.object({
  email: lineField(texts.emailRequired)
    .min(1, texts.emailRequired)
    .pipe(emailField(texts.invalidEmail, caregiverLimits.email)),
  name: nameField(texts.nameIsRequired).max(
    caregiverLimits.name,
    mustBeCharactersOrLess(texts.nameLabel, caregiverLimits.name),
  ),
});

export type Share = z.output<typeof shareForm>;
