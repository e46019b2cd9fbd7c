import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, codeFor, signIn, signInByPassword } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../../../dev-env/trust-device.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ trustedProxies: ["127.0.0.1"] }));

test.beforeEach(({ world }) => world.owner.query("delete from rate_limits"));

const loginUser = documentOf("loginUser", "status message userid token");
const loginWithOtp = documentOf("loginWithOtp", "status message token");
const resendOtp = documentOf("resendOtp", "status message");
const resetPassword = documentOf("resetPassword", "status message");

interface Login {
  readonly userid: string | null;
  readonly token: string | null;
}
let addresses = 0;
/** Returns headers with a different address each time. */
const elsewhere = () => ({ "x-forwarded-for": `203.0.${(addresses += 1) % 250}.7` });
const typePassword = async (world: World, email: string, more: object = {}) => {
  const credentials = { email, password: smallPassword, ...more };
  return (await caller(world.url).call<Login>(loginUser, { credentials }, elsewhere())).answer;
};
const typeCode = async (world: World, userid: string | null, otpFromPatient: string) =>
  (await caller(world.url).call<Login>(loginWithOtp, { userid, otpFromPatient }, elsewhere())).answer;
const resend = async (world: World, userid: string | null) =>
  (await caller(world.url).call(resendOtp, { userid }, elsewhere())).answer;
const codesTo = (world: World, email: string) =>
  world.mailbox.read(email).filter(({ subject }) => subject === "Your sign-in code");
const anHour = "Too many attempts. Try again in 60 minutes.";
const replaced =
  "This code is no longer valid: a newer code was sent for another sign-in to this account. Sign in again.";

test("a right password again and again mails ten codes an hour, from however many addresses", async ({ world }) => {
  const email = smallEmail(0, Role.admin);
  const answers = [];
  for (let at = 0; at < 60; at += 1) answers.push((await typePassword(world, email)).message);
  expect(codesTo(world, email)).toHaveLength(10);
  expect(answers).toEqual([...Array<string>(10).fill(""), ...Array<string>(50).fill(anHour)]);
});

test("A229: codes that are sent again count as well", async ({ world }) => {
  const email = smallEmail(0, Role.surgeon);
  const { userid } = await typePassword(world, email);
  const answers = [];
  for (let at = 0; at < 12; at += 1) {
    world.clock.advance(30_000);
    answers.push((await resend(world, userid)).status);
  }
  expect(answers).toEqual([...Array<string>(9).fill("success"), ...Array<string>(3).fill("fail")]);
  expect(codesTo(world, email)).toHaveLength(10);
});

test("41 wrong codes from 41 addresses: 20 are looked at, over all sign-ins of the account", async ({ world }) => {
  const email = smallEmail(0, Role.physio);
  const answers: string[] = [];
  let userid: string | null = null;
  for (let at = 0; at < 41; at += 1) {
    if (at % 5 === 0) userid = (await typePassword(world, email)).userid;
    answers.push((await typeCode(world, userid, "AAAAAA")).message);
  }
  expect(answers).toEqual([...Array<string>(20).fill("Invalid OTP"), ...Array<string>(21).fill(anHour)]);
  expect((await typeCode(world, userid, codeFor(world, email))).message).toBe(anHour);
});

test("an account has one open sign-in: a second browser ends the first, whose prompt says so", async ({ world }) => {
  const email = smallEmail(1, Role.admin);
  const first = await typePassword(world, email);
  const firstCode = codeFor(world, email);
  const second = await typePassword(world, email);
  expect(await typeCode(world, first.userid, firstCode)).toMatchObject({
    status: "fail",
    message: replaced,
    token: null,
  });
  expect(await typeCode(world, first.userid, codeFor(world, email))).toMatchObject({ message: replaced });
  expect(await resend(world, first.userid)).toMatchObject({ status: "fail", message: replaced });
  expect(await typeCode(world, second.userid, codeFor(world, email))).toMatchObject({ status: "success" });
  expect(await typeCode(world, second.userid, codeFor(world, email))).toMatchObject({ message: "Invalid OTP" });
});

test("of two browsers at once exactly one gets in", async ({ world }) => {
  const email = smallEmail(1, Role.surgeon);
  const begun = await Promise.all([typePassword(world, email), typePassword(world, email)]);
  const codes = codesTo(world, email).map(({ text }) => /code is (\S{6})/.exec(text)![1]!);
  const tries = await Promise.all(begun.flatMap(({ userid }) => codes.map((code) => typeCode(world, userid, code))));
  expect(tries.filter(({ status }) => status === "success")).toHaveLength(1);
});

test("whoever knows the password locks its owner out of no trusted device, and a new password ends it", async ({
  world,
}) => {
  const email = smallEmail(1, Role.physio);
  const trustToken = await trustDevice(world, email);
  for (let at = 0; at < 12; at += 1) await typePassword(world, email);
  const { userid } = await typePassword(world, email);
  expect(userid).toBeNull();
  expect((await typePassword(world, email, { trustToken })).token).toMatch(/^eyJ/);
  await setNewPassword(world, email);
  expect((await typePassword(world, email)).message).toBe("Wrong Credentials");
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

/** Sets a new password by the newest mailed link. */
const setNewPassword = async (world: World, email: string) => {
  await caller(world.url).call(documentOf("sendResetPasswordLink", "status"), { email });
  await world.settle();
  const [link] = world.mailbox.read(email).flatMap(({ text }) => /reset-password\/(\S+)/.exec(text)?.[1] ?? []);
  const input = { email, token: link, password: "stairs by june" };
  expect((await caller(world.url).call(resetPassword, input)).answer.status).toBe("success");
};

test("after 20 wrong codes a new password gives the account its codes back", async ({ world }) => {
  const email = smallEmail(1, Role.medicalAssociate);
  let userid: string | null = null;
  for (let at = 0; at < 20; at += 1) {
    if (at % 5 === 0) userid = (await typePassword(world, email)).userid;
    await typeCode(world, userid, "AAAAAA");
  }
  const late = await typePassword(world, email);
  expect((await typeCode(world, late.userid, codeFor(world, email))).message).toBe(anHour);
  await setNewPassword(world, email);
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

test("after ten wrong passwords a new one lets in", async ({ world }) => {
  const email = smallEmail(2, Role.physio);
  for (let at = 0; at < 10; at += 1) await typePassword(world, email, { password: "wrong password" });
  expect((await typePassword(world, email)).message).toBe("Too many attempts. Try again in 15 minutes.");
  await setNewPassword(world, email);
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

test("a patient who tried wrong passwords gets in with the new one from the clinic's link", async ({ world }) => {
  const credentials = { email: smallPatientEmail(0, 1), password: "wrong password" };
  const login = async (password: string) =>
    (
      await caller(world.url).call<{ token: string | null }>(documentOf("loginPatient", "status message token"), {
        credentials: { ...credentials, password },
      })
    ).answer;
  for (let at = 0; at < 10; at += 1) await login(credentials.password);
  expect((await login(smallPassword)).message).toMatch(/^Too many attempts/);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const reset = documentOf("resetUserPassword", "status");
  expect((await admin.call(reset, { patientid: small.patient(0, 1) })).answer.status).toBe("success");
  await world.settle();
  const [link] = world.mailbox
    .read("+13125550101")
    .flatMap(({ text }) => /-password\/(\S+)/.exec(text ?? "")?.[1] ?? []);
  const input = { token: link, password: "stairs by june" };
  expect((await caller(world.url).call(documentOf("setPatientPassword", "status"), input)).answer.status).toBe(
    "success",
  );
  expect((await login("stairs by june")).token).toMatch(/^eyJ/);
});

test("an account that is not there is answered as before, however often it is tried", async ({ world }) => {
  const unknown = "0192f000-0000-7000-8000-000000000001";
  for (let at = 0; at < 25; at += 1) {
    expect((await typeCode(world, unknown, "AAAAAA")).message).toBe("Invalid OTP");
    expect((await resend(world, unknown)).status).toBe("success");
  }
});
