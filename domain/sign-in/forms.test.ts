import { expect, test } from "vitest";
import { codeLength } from "./code.ts";
import { changePasswordForm, codeForm, forgotPasswordForm, loginForm, newPasswordForm } from "./forms.ts";

interface ParseResult {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

const problems = (result: ParseResult): Record<string, string> => {
  const first: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
};

test("A152: the username is required", () => {
  expect(problems(loginForm.safeParse({ username: "  ", password: "x" }))).toEqual({
    username: "Please input your Username!",
  });
});

test("A153: the password is required", () => {
  expect(problems(loginForm.safeParse({ username: "a@b.example", password: "" }))).toEqual({
    password: "Please input your Password!",
  });
});

test("A227: the username is the email in lower case", () => {
  expect(loginForm.parse({ username: " Nora@Clinic.example ", password: "x" }).username).toBe("nora@clinic.example");
});

test("A133 A154: the code is required and has at most six characters", () => {
  expect(codeLength).toBe(6);
  expect(problems(codeForm.safeParse({ otp: "", isTrusted: false }))).toEqual({
    otp: "Please enter one time password!",
  });
  expect(codeForm.safeParse({ otp: "1234567", isTrusted: false }).success).toBe(false);
  expect(codeForm.safeParse({ otp: "123456", isTrusted: true }).success).toBe(true);
});

test("A155 C178 C285: the email of a forgotten password is required", () => {
  expect(problems(forgotPasswordForm.safeParse({ email: "" }))).toEqual({ email: "Please input your Email!" });
});

test("A025 C236: the email of a forgotten password is lower-cased", () => {
  expect(forgotPasswordForm.parse({ email: "Nora@Clinic.Example" }).email).toBe("nora@clinic.example");
});

test("A156 C178 C284: a new password needs email and password, with the same message", () => {
  expect(problems(newPasswordForm.safeParse({ email: "", password: "", confirm: "" }))).toEqual({
    email: "Please input your Password!",
    password: "Please input your Password!",
  });
});

test("a new password has 8 to 200 characters", () => {
  const problemOf = (password: string) =>
    newPasswordForm.safeParse({ email: "a@b.example", password, confirm: password }).error?.issues[0]?.message;
  expect([7, 8, 200, 201].map((length) => problemOf("x".repeat(length)))).toEqual([
    "Use at least 8 characters.",
    undefined,
    undefined,
    "Use at most 200 characters.",
  ]);
  const filled = { email: " Nora@Clinic.Example ", password: "first-one", confirm: "first-one" };
  expect(newPasswordForm.parse(filled).email).toBe("nora@clinic.example");
});

test("A157 C178 C284: the confirmation must match the new password", () => {
  expect(problems(newPasswordForm.safeParse({ email: "", password: "first-one", confirm: "other-one" }))).toMatchObject(
    {
      confirm: "The two passwords that you entered do not match!",
    },
  );
});

test("A158 C178: old, new and confirm password are required", () => {
  expect(problems(changePasswordForm.safeParse({ password: "", newpassword: "", confirm: "" }))).toEqual({
    password: "Please input your Password!",
    newpassword: "Please input your Password!",
    confirm: "Please confirm your password!",
  });
});

test("A159: new and confirm password must match", () => {
  const filled = { password: "o", newpassword: "first-one", confirm: "first-one" };
  expect(changePasswordForm.parse(filled)).toEqual(filled);
  expect(
    problems(changePasswordForm.safeParse({ password: "o", newpassword: "first-one", confirm: "other-one" })),
  ).toEqual({
    confirm: "The two passwords that you entered do not match!",
  });
});
