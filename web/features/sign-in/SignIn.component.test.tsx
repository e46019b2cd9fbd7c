import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { pendingSignIn } from "./pending-sign-in.ts";
import {
  code,
  codeSent,
  openCode,
  openLogin,
  password,
  refused,
  expectText,
  typeCredentials,
  zone,
} from "./sign-in.fixture.tsx";
import { LoginUserDocument, LoginWithOtpDocument, ResendOtpDocument } from "./sign-in.graphql.ts";
import { TwoStepVerification } from "./TwoStepVerification.tsx";

test("A011 A152 A153 A227 A305: signing in asks for username and password, and both are required", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-06-01T12:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  await openLogin();
  await expect.element(page.getByRole("heading", { name: "Sign In", exact: true })).toBeVisible();
  await expect.element(password()).toHaveAttribute("type", "password");
  await expect
    .element(page.getByRole("link", { name: "Forgot password?" }))
    .toHaveAttribute("href", "/forgot-password");
  await expectText("© 2031 Restride");
  await button("Sign In").click();
  await expectText("Please input your Username!");
  await expectText("Please input your Password!");
  expect(mockServer.sent(LoginUserDocument)).toEqual([]);
});

test("A008 A011 A012 A133 A226 A227: the right credentials, sent with trust, place, device and application, lead to the code", async () => {
  document.cookie = "restride-trust=trusted";
  onTestFinished(() => void (document.cookie = "restride-trust=; Max-Age=0"));
  mockServer.answer(LoginUserDocument, { loginUser: codeSent });
  const { address } = await openLogin({ at: "/login?app=admin-lite" });
  await typeCredentials();
  await expect.poll(address).toBe("/two-step-verification?app=admin-lite");
  expect(mockServer.sent(LoginUserDocument)).toEqual([
    {
      credentials: {
        email: "paul@harbor.example",
        password: "winter knees 26",
        trustToken: "trusted",
        location: zone,
        device: expect.stringMatching(/ on /),
        deviceType: "AdminLite",
      },
    },
  ]);
  expect(pendingSignIn.current()).toMatchObject({ userid: uuid(51), email: "p•••@harbor.example" });
});

test("A135 A281: wrong credentials say 'Wrong Credentials', and lead nowhere", async () => {
  mockServer.answer(LoginUserDocument, { loginUser: refused("Wrong Credentials") });
  const { address } = await openLogin();
  await typeCredentials();
  await expectText("Wrong Credentials");
  expect(address()).toBe("/login");
});

test("A283 C314: notices of the sign-in last 5 s, those of the console after it 3 s", async () => {
  const { unmount } = await openLogin();
  toasts.error("Token expired");
  await unmount();
  toasts.success("Saved.");
  expect(toasts.current().map(({ duration }) => duration)).toEqual([5_000, 3_000]);
});

test("A016: without a sign-in that waits, the second step leads to the first", async () => {
  const { address } = await render(<TwoStepVerification />, {
    profile: null,
    at: "/two-step-verification",
    path: "/two-step-verification",
  });
  await expect.poll(address).toBe("/login");
});

test("A014 A134 A136 A154 A228: the code is masked, required and of six characters; a wrong one is 'Invalid OTP'", async () => {
  mockServer.answer(LoginWithOtpDocument, { loginWithOtp: refused("Invalid OTP") });
  await openCode();
  await expect.element(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await expect.element(code()).toHaveAttribute("type", "password");
  await button("Send").click();
  await expectText("Please enter one time password!");
  await code().fill("A2B3C45");
  await expect.element(code()).toHaveValue("A2B3C4");
  await page.getByText("Trust this device", { exact: true }).click();
  await button("Send").click();
  await expectText("Invalid OTP");
  expect(mockServer.sent(LoginWithOtpDocument)).toEqual([
    {
      otpFromPatient: "A2B3C4",
      userid: uuid(51),
      deviceType: "AdminWeb",
      location: zone,
      device: expect.stringMatching(/ on /),
      isTrusted: true,
    },
  ]);
});

test("A288 C292: trust in a device that cannot tell where it is says so", async () => {
  const geolocation = Object.getOwnPropertyDescriptor(Navigator.prototype, "geolocation")!;
  Reflect.deleteProperty(Navigator.prototype, "geolocation");
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, "geolocation", geolocation));
  await openCode();
  await page.getByText("Trust this device", { exact: true }).click();
  await expect.element(page.getByText(/Geolocation not supported\.$/)).toBeVisible();
});

test("A014 A015 A229: another code is asked for after 30 seconds, not before, and then they count again", async () => {
  const realNow = Date.now.bind(Date);
  let ahead = 0;
  vi.spyOn(Date, "now").mockImplementation(() => realNow() + ahead);
  onTestFinished(() => void vi.restoreAllMocks());
  mockServer.answer(ResendOtpDocument, { resendOtp: { status: "success", message: "A new code is on its way." } });
  await openCode();
  await expect.element(page.getByRole("button", { name: /^Resend OTP in 0:(30|29)$/ })).toBeDisabled();
  ahead = 20_000;
  await expect.element(page.getByRole("button", { name: /^Resend OTP in 0:(10|0\d)$/ })).toBeDisabled();
  ahead = 30_000;
  await button("Resend OTP").click();
  await expectText("A new code is on its way.");
  expect(mockServer.sent(ResendOtpDocument)).toEqual([{ userid: uuid(51) }]);
  await expect.element(page.getByRole("button", { name: /^Resend OTP in 0:(30|29)$/ })).toBeDisabled();
});
