import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { redirectReason } from "../../platform/session/redirect-reason.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { DemoLogins } from "./DemoLogins.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { pendingSignIn } from "./pending-sign-in.ts";
import {
  LoginUserDocument,
  LoginWithOtpDocument,
  ResendOtpDocument,
  ReverseGeocodeDocument,
  SendResetPasswordLinkDocument,
} from "./sign-in.graphql.ts";
import {
  code,
  codeSent,
  openCode,
  opened,
  openLogin,
  password,
  refused,
  expectText,
  typeCredentials,
  username,
  zone,
} from "./sign-in.fixture.tsx";

test("A128 A134 A311: a trusted device signs in without a code, and keeps the trust that comes with it", async () => {
  mockServer.answer(LoginUserDocument, { loginUser: { ...opened, trustToken: "new-trust", exp: 60 } });
  const cookies: string[] = [];
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => "",
    set: (one) => {
      cookies.push(one);
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(document, "cookie"));
  const { address } = await openLogin();
  await typeCredentials();
  await expect.poll(() => session.current()?.token).toBe("a-token");
  expect(session.current()).toMatchObject({ trustToken: "new-trust", exp: 60 });
  expect([address(), pendingSignIn.current()]).toEqual(["/login", null]);
  expect(cookies).toEqual(["restride-trust=new-trust; Max-Age=60; Path=/; Secure; SameSite=Strict"]);
});

test("what the server refuses stands at the password, with what was typed still there", async () => {
  mockServer.answer(LoginUserDocument, { loginUser: refused("Wrong Credentials") });
  await openLogin();
  await typeCredentials();
  await expect.element(password()).toHaveAccessibleDescription("Wrong Credentials");
  await expect.element(username()).toHaveValue("Paul@Harbor.example");
  await expect.element(password()).toHaveValue("winter knees 26");
  await expect.element(button("Sign In")).toBeEnabled();
});

test("Sign In pressed twice, or Enter meanwhile, asks once", async () => {
  const answer = mockServer.delay(LoginUserDocument);
  const { address } = await openLogin();
  await username().fill("paul@harbor.example");
  await password().fill("winter knees 26");
  await button("Sign In").dblClick();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Sign In")).toBeDisabled();
  answer({ loginUser: codeSent });
  await expect.poll(address).toBe("/two-step-verification");
  expect(mockServer.sent(LoginUserDocument)).toHaveLength(1);
  const wait = pendingSignIn.current()!.resendAt - Date.now();
  expect(wait).toBeGreaterThan(20_000);
  expect(wait).toBeLessThanOrEqual(30_000);
});

test("who was led here reads why in place of the usual sentence", async () => {
  await openLogin({ at: { pathname: "/login", state: redirectReason("This link was used already.") } });
  await expectText("This link was used already.");
  expect(page.getByText("Use the account your clinic set up for you.").elements()).toEqual([]);
});

test("in lite a forgotten password stays in lite", async () => {
  await openLogin({ at: "/login?app=admin-lite" });
  await expectText("Use the account your clinic set up for you.");
  await expect
    .element(page.getByRole("link", { name: "Forgot password?" }))
    .toHaveAttribute("href", "/forgot-password?app=admin-lite");
});

test("A008 A313: the right code opens the session in lite too, and nothing waits for a code any more", async () => {
  mockServer.answer(LoginWithOtpDocument, { loginWithOtp: opened });
  await openCode(Date.now(), "?app=admin-lite");
  await expectText("We sent a 6-character code to p•••@harbor.example.");
  await expect.element(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/?app=admin-lite");
  await code().fill("A2B3C4");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => session.current()?.user.email).toBe("thea@harbor.example");
  expect(pendingSignIn.current()).toBeNull();
  expect(mockServer.sent(LoginWithOtpDocument)).toMatchObject([{ isTrusted: false, deviceType: "AdminLite" }]);
});

test("after a wrong code the field is empty and has the focus for the next", async () => {
  mockServer.answer(LoginWithOtpDocument, { loginWithOtp: refused("Invalid OTP") });
  await openCode();
  await expect.element(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/login");
  await code().fill("A2B3C4");
  await button("Send").click();
  await expectText("Invalid OTP");
  await expect.element(code()).toHaveValue("");
  expect([session.current(), pendingSignIn.current()?.userid]).toEqual([null, uuid(51)]);
});

test("A228: trust in a device lists it by its town, which goes along with the code", async () => {
  mockServer.answer(ReverseGeocodeDocument, {
    reverseGeocode: {
      status: "success",
      message: "",
      place: { city: "Madison", state: "Wisconsin", country: "United States" },
    },
  });
  mockServer.answer(LoginWithOtpDocument, { loginWithOtp: opened });
  const { getCurrentPosition } = navigator.geolocation;
  onTestFinished(() => void (navigator.geolocation.getCurrentPosition = getCurrentPosition));
  navigator.geolocation.getCurrentPosition = (done) =>
    done({ coords: { latitude: 43.07, longitude: -89.4 } } as GeolocationPosition);
  await openCode();
  await page.getByText("Trust this device", { exact: true }).click();
  await expect.element(page.getByText(/Listed as Madison, Wisconsin, United States\.$/)).toBeVisible();
  await code().fill("A2B3C4");
  await button("Send").click();
  await expect
    .poll(() => mockServer.sent(LoginWithOtpDocument))
    .toMatchObject([{ location: "Madison, Wisconsin, United States", isTrusted: true }]);
  expect(mockServer.sent(ReverseGeocodeDocument)).toEqual([{ latitude: 43.07, longitude: -89.4 }]);
});

test("another code that was refused can be asked for again at once", async () => {
  mockServer.answer(ResendOtpDocument, { resendOtp: { status: "fail", message: "Try again in a minute." } });
  await openCode(Date.now());
  await button("Resend OTP").click();
  await expectText("Try again in a minute.");
  await expect.element(button("Resend OTP")).toBeEnabled();
});

test.for([
  ["/forgot-password", "/login"],
  ["/forgot-password?app=admin-lite", "/?app=admin-lite"],
])(
  "A155 C178 C236 C285: an email is required, and goes out lower-cased; the way back from %s is %s; a refusal keeps the address that was typed",
  async ([at, target]) => {
    mockServer.answer(SendResetPasswordLinkDocument, {
      sendResetPasswordLink: { status: "fail", message: "Mail cannot be sent now." },
    });
    const { address } = await render(<ForgotPassword />, { profile: null, at: at!, path: "/forgot-password" });
    await expect.element(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", target!);
    await button("Send link").click();
    await expectText("Please input your Email!");
    await page.getByRole("textbox", { name: "Email" }).fill("Thea@Harbor.Example");
    await button("Send link").click();
    await expectText("Mail cannot be sent now.");
    expect(mockServer.sent(SendResetPasswordLinkDocument)).toEqual([{ email: "thea@harbor.example" }]);
    await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveValue("Thea@Harbor.Example");
    expect(address()).toBe(at);
  },
);

test("the page of the demo names where its logins are; without that there are none", async () => {
  const { fetch: usual } = globalThis;
  const head = document.createElement("meta");
  onTestFinished(() => {
    globalThis.fetch = usual;
    head.remove();
  });
  const { unmount } = await openLogin();
  await expect.element(username()).toBeVisible();
  expect(page.getByRole("heading", { name: "Demo data" }).elements()).toEqual([]);
  await unmount();
  const logins = [{ role: "Admin", email: "admin@demo.example", password: "demo" }];
  globalThis.fetch = async (input, init) =>
    input === "/demo/logins" ? Response.json({ logins, codes: "/codes" }) : usual(input, init);
  Object.assign(head, { name: "restride-demo", content: "/demo/logins" });
  document.head.append(head);
  await openLogin();
  await expect.element(page.getByRole("heading", { name: "Demo data" })).toBeVisible();
  await expect.element(button("Admin")).toBeVisible();
});

test("in the demo each role signs in with one press, its code read for it", async () => {
  const { fetch: usual } = globalThis;
  onTestFinished(() => void (globalThis.fetch = usual));
  const logins = ["Admin", "Surgeon"].map((role) => ({ role, email: `${role}@demo.example`, password: "demo" }));
  globalThis.fetch = async (input, init) => {
    if (input === "/demo") return Response.json({ logins, codes: "/codes" });
    if (input === "/codes?email=Surgeon%40demo.example") return Response.json({ code: "A2B3C4" });
    return usual(input, init);
  };
  mockServer.answer(LoginUserDocument, { loginUser: codeSent });
  const answer = mockServer.delay(LoginWithOtpDocument);
  await render(<DemoLogins address="/demo" />, { profile: null, at: "/login" });
  await button("Surgeon").click();
  await expect.element(button("Admin")).toBeDisabled();
  await expect.poll(() => mockServer.sent(LoginWithOtpDocument)).toHaveLength(1);
  answer({ loginWithOtp: opened });
  await expect.poll(() => session.current()?.token).toBe("a-token");
  await expect.element(button("Admin")).toBeEnabled();
  expect(mockServer.sent(LoginUserDocument)).toMatchObject([
    { credentials: { email: "Surgeon@demo.example", password: "demo", location: zone, deviceType: "AdminWeb" } },
  ]);
  expect(mockServer.sent(LoginWithOtpDocument)).toMatchObject([
    { otpFromPatient: "A2B3C4", userid: uuid(51), isTrusted: false },
  ]);
});
