import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { ResetPasswordByLink, SetPassword } from "./NewPassword.tsx";
import { ResetPasswordDocument, SendResetPasswordLinkDocument, SetPasswordDocument } from "./sign-in.graphql.ts";

const password = (name: string) => page.getByLabelText(name, { exact: true });
const fillIn = async (): Promise<void> => {
  await field("Email").fill("Thea@Harbor.example");
  await password("New password").fill("winter knees 26");
  await password("Confirm password").fill("winter knees 26");
};
const chosen = [{ token: "T0KEN", email: "thea@harbor.example", password: "winter knees 26" }];

test("A026 A231: a first password is set by the link, and leads to sign-in", async () => {
  mockServer.answer(SetPasswordDocument, { setPassword: { status: "success", message: "Sign in with it." } });
  const { address } = await render(<SetPassword />, {
    profile: null,
    at: "/set-password/T0KEN",
    path: "/set-password/:token",
  });
  await fillIn();
  await page.getByRole("button", { name: "Set password" }).click();
  await expect.poll(address).toBe("/login");
  expect(mockServer.sent(SetPasswordDocument)).toEqual(chosen);
});

test("A026 A232: a forgotten password is replaced by the other link; a refusal stays on the page", async () => {
  mockServer.answer(ResetPasswordDocument, { resetPassword: { status: "fail", message: "This link was used." } });
  const at = "/reset-password/T0KEN";
  const { address } = await render(<ResetPasswordByLink />, { profile: null, at, path: "/reset-password/:token" });
  await fillIn();
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect.element(page.getByText("This link was used.")).toBeVisible();
  expect(mockServer.sent(ResetPasswordDocument)).toEqual(chosen);
  expect(address()).toBe(at);
});

test.each([
  ["/set-password", "Set password", SetPassword],
  ["/reset-password", "Reset password", ResetPasswordByLink],
] as const)("A156 A157 C178 C284: %s asks for email and password, typed the same twice", async (path, name, Page) => {
  await render(<Page />, { profile: null, at: `${path}/T0KEN`, path: `${path}/:token` });
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await expect.element(field("Email")).toHaveAccessibleDescription("Please input your Password!");
  await expect.element(password("New password")).toHaveAccessibleDescription("Please input your Password!");
  await fillIn();
  await password("Confirm password").fill("winter knees 27");
  await button.click();
  await expect
    .element(password("Confirm password"))
    .toHaveAccessibleDescription("The two passwords that you entered do not match!");
  expect([mockServer.sent(SetPasswordDocument), mockServer.sent(ResetPasswordDocument)]).toEqual([[], []]);
});

test.each([
  ["/forgot-password", "/login"],
  ["/forgot-password?app=admin-lite", "/?app=admin-lite"],
])("A024 A025 A234: from %s the way back after the mail is %s", async (at, target) => {
  mockServer.answer(SendResetPasswordLinkDocument, {
    sendResetPasswordLink: { status: "success", message: "Look into your mail." },
  });
  const { address } = await render(<ForgotPassword />, { profile: null, at, path: "/forgot-password" });
  await field("Email").fill("Thea@Harbor.example");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect.poll(address).toBe(target);
  expect(mockServer.sent(SendResetPasswordLinkDocument)).toEqual([{ email: "thea@harbor.example" }]);
});
