import { z } from "zod";
import { codeLength } from "./code.ts";
import { newPasswordSchema } from "./new-password.ts";

const passwordMissing = "Please input your Password!";
const mismatch = "The two passwords that you entered do not match!";

const required = (message: string) => z.string().min(1, message);
const email = (message: string) => z.string().trim().toLowerCase().min(1, message);

/** Schema of the sign-in form. The username is the user's email and is compared in lower case. */
export const loginForm = z.object({
  username: email("Please input your Username!"),
  password: required("Please input your Password!"),
});

/** Schema of the second step: the one-time code, and whether this device is trusted from now on. */
export const codeForm = z.object({
  otp: required("Please enter one time password!").max(codeLength, "Please enter one time password!"),
  isTrusted: z.boolean(),
});

/** Schema of the email that receives a link; it is sent in lower case. */
export const forgotPasswordForm = z.object({ email: email("Please input your Email!") });

/** Schema of a new password set through an emailed link. A missing email and a missing password have the same message. */
export const newPasswordForm = z
  .object({ email: email(passwordMissing), password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], message: mismatch, when: () => true });

/** Schema of a new password of a signed-in user, who must enter the old one too. */
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
