import { z } from "zod";
import { codeLength } from "./code.ts";
import { newPasswordSchema } from "./new-password.ts";

const passwordMissing = "Please input your Password!";
const mismatch = "The two passwords that you entered do not match!";

const required = (message: string) => z.string().min(1, message);
const email = (message: string) => z.string().trim().toLowerCase().min(1, message);

/** What is typed to sign in. The username is the user's email and is compared in lower case. */
export const loginForm = z.object({
  username: email("Please input your Username!"),
  password: required("Please input your Password!"),
});

/** The one-time code of the second step, and whether this device is trusted from now on. */
export const codeForm = z.object({
  otp: required("Please enter one time password!").max(codeLength, "Please enter one time password!"),
  isTrusted: z.boolean(),
});

/** The email that gets a link; it is sent in lower case. */
export const forgotPasswordForm = z.object({ email: email("Please input your Email!") });

/** A new password from an emailed link. The missing email and the missing password share their message. */
export const newPasswordForm = z
  .object({ email: email(passwordMissing), password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], message: mismatch, when: () => true });

/** A new password of somebody who is signed in; the old one is asked for again. */
export const changePasswordForm = z
  .object({
    password: required(passwordMissing),
    newpassword: newPasswordSchema,
    confirm: required("Please confirm your password!"),
  })
  .refine(({ newpassword, confirm }) => newpassword === confirm, {
    path: ["confirm"],
    message: mismatch,
    when: () => true,
  });
