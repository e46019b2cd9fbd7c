import { z } from "zod";
import { codeLength } from "./code.ts";
import { newPasswordSchema } from "./new-password.ts";
import * as texts from "./sign-in-texts.ts";

const passwordMissing = texts.pleaseInputYourPassword;
const mismatch = texts.theTwoPasswordsThatYou;

const required = (message: string) => z.string().min(1, message);
const email = (message: string) => z.string().trim().toLowerCase().min(1, message);

/** Schema of the sign-in form. The username is the user's email and is compared in lower case. */
export const loginForm = z.object({
  username: email(texts.pleaseInputYourUsername),
  password: required(texts.pleaseInputYourPassword),
});

/** Schema of the second step: the one-time code, and whether this device is trusted from now on. */
export const codeForm = z.object({
  otp: required(texts.pleaseEnterOneTimePassword).max(codeLength, texts.pleaseEnterOneTimePassword),
  isTrusted: z.boolean(),
});

/** Schema of the email that receives a link; it is sent in lower case. */
export const forgotPasswordForm = z.object({ email: email(texts.pleaseInputYourEmail) });

/** Schema of a new password set through an emailed link. A missing email and a missing password have the same message. */
export const newPasswordForm = z
  .object({ email: email(passwordMissing), password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], message: mismatch, when: () => true });

/** Schema of a new password of a signed-in user, who must enter the old one too. */
export const changePasswordForm = z
  .object({
    password: required(passwordMissing),
    newpassword: newPasswordSchema,
    confirm: required(texts.pleaseConfirmYourPassword),
  })
  .refine(({ newpassword, confirm }) => newpassword === confirm, {
    path: ["confirm"],
    message: mismatch,
    when: () => true,
  });
