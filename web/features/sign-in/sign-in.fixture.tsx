import { expect } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { Login } from "./Login.tsx";
import { pendingSignIn } from "./pending-sign-in.ts";
import type { LoginFragment } from "./sign-in.graphql.ts";
import { TwoStepVerification } from "./TwoStepVerification.tsx";

/** Response to the right password on a device that is not trusted: a code was sent. */
export const codeSent: LoginFragment = {
  status: "success",
  message: "",
  userid: uuid(51),
  email: "p•••@harbor.example",
  token: null,
  trustToken: null,
  exp: null,
  user: null,
  customer: null,
  company: null,
};
const { user, customer } = signedIn();

/** Response of a completed sign-in: the session. */
export const opened: LoginFragment = {
  ...codeSent,
  token: "a-token",
  user: { ...user, userimage: null, surgeon: null, surgeons: [], lastlogintime: null, filter: null, pagevisited: [] },
  customer: { ...customer!, logo: null },
};
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
export const refused = (message: string): LoginFragment => ({
  ...codeSent,
  status: "fail",
  message,
  userid: null,
  email: null,
});
export const username = () => page.getByRole("textbox", { name: "Username" });
export const password = () => page.getByLabelText("Password", { exact: true });
export const code = () => page.getByLabelText("Enter Your OTP", { exact: true });
export const expectText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

export const openLogin = (at: Parameters<typeof render>[1] = {}) =>
  render(<Login />, { profile: null, at: "/login", path: "/login", ...at });
export const typeCredentials = async (): Promise<void> => {
  await username().fill("Paul@Harbor.example");
  await password().fill("winter knees 26");
  await button("Sign In").click();
};
/** Opens the page for the code, while a sign-in waits for it. */
export const openCode = (resendAt = Date.now() + 30_000, search = "") => {
  pendingSignIn.start({ userid: uuid(51), email: "p•••@harbor.example", resendAt });
  const path = "/two-step-verification";
  return render(<TwoStepVerification />, { profile: null, at: `${path}${search}`, path });
};
