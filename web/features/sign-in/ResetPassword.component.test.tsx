import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ResetPassword } from "./ResetPassword.tsx";
import { ChangeUserPasswordDocument } from "./sign-in.graphql.ts";

/** Renders the page only with a session, like the console. */
const Guarded = () => useProfile() && <ResetPassword />;
const open = () => render(<Guarded />, { at: "/resetpassword" });
const fillIn = async (old: string, fresh: string, confirm: string): Promise<void> => {
  await page.getByLabelText(/^\W*Old password$/).fill(old);
  await page.getByLabelText(/^\W*New password$/).fill(fresh);
  await page.getByLabelText(/^\W*Confirm password$/).fill(confirm);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
};

test("A158 C178: old, new and confirm password are required", async () => {
  await open();
  await expect.poll(requiredLabels).toEqual(["Old password", "New password", "Confirm password"]);
  await page.getByRole("button", { name: "Reset Password", exact: true }).click();
  await expect.element(page.getByText("Please confirm your password!", { exact: true })).toBeVisible();
  expect(page.getByText("Please input your Password!", { exact: true }).elements()).toHaveLength(2);
});

test("A159 C178: new and confirm password must be the same", async () => {
  await open();
  await fillIn("old", "one-of-them-1", "another-one-2");
  await expect
    .element(page.getByText("The two passwords that you entered do not match!", { exact: true }))
    .toBeVisible();
});

test("A027 A281 C286: 'Reset Password' has old, new and confirm password; what the server says is told, and a success leads to /login", async () => {
  mockServer.answer(ChangeUserPasswordDocument, ({ password }) => ({
    changeUserPassword:
      password === "right"
        ? { status: "success", message: "Your new password is set. Sign in with it." }
        : { status: "fail", message: "Wrong Credentials" },
  }));
  const { address } = await open();
  await expect.element(page.getByRole("heading", { name: "Reset Password", exact: true })).toBeVisible();
  await fillIn("wrong", "fresh-and-long", "fresh-and-long");
  await expect.element(page.getByText("Wrong Credentials", { exact: true })).toBeVisible();
  expect([address(), session.current() === null]).toEqual(["/resetpassword", false]);
  await fillIn("right", "fresh-and-long", "fresh-and-long");
  await expect.poll(address).toBe("/login");
  await expect.element(page.getByText("Your new password is set. Sign in with it.")).toBeVisible();
  expect(session.current()).toBe(null);
  expect(mockServer.sent(ChangeUserPasswordDocument).at(-1)).toEqual({
    password: "right",
    newpassword: "fresh-and-long",
    _id: uuid(9003),
  });
});
