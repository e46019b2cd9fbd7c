import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { caller, codeFor, signIn, signInByPassword } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../../../dev-env/trust-device.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => world.close());
beforeEach(() => world.owner.query("delete from rate_limits"));

const loginUser = documentOf("loginUser", "status message userid token");
const loginWithOtp = documentOf("loginWithOtp", "status message token");
const resendOtp = documentOf("resendOtp", "status message");
const resetPassword = documentOf("resetPassword", "status message");

interface Login {
  readonly userid: string | null;
  readonly token: string | null;
}
let addresses = 0;
/** Another address each time. */
const elsewhere = () => ({ "x-forwarded-for": `203.0.${(addresses += 1) % 250}.7` });
const typePassword = async (email: string, more: object = {}) => {
  const credentials = { email, password: smallPassword, ...more };
  return (await caller(world.url).call<Login>(loginUser, { credentials }, elsewhere())).answer;
};
const typeCode = async (userid: string | null, otpFromPatient: string) =>
  (await caller(world.url).call<Login>(loginWithOtp, { userid, otpFromPatient }, elsewhere())).answer;
const resend = async (userid: string | null) =>
  (await caller(world.url).call(resendOtp, { userid }, elsewhere())).answer;
const codesTo = (email: string) => world.mailbox.read(email).filter(({ subject }) => subject === "Your sign-in code");
const anHour = "Too many attempts. Try again in 60 minutes.";
const replaced =
  "This code is no longer valid: a newer code was sent for another sign-in to this account. Sign in again.";

test("a right password again and again mails ten codes an hour, from however many addresses", async () => {
  const email = smallEmail(0, Role.admin);
  const answers = [];
  for (let at = 0; at < 60; at += 1) answers.push((await typePassword(email)).message);
  expect(codesTo(email)).toHaveLength(10);
  expect(answers).toEqual([...Array<string>(10).fill(""), ...Array<string>(50).fill(anHour)]);
});

test("A229: codes that are sent again count as well", async () => {
  const email = smallEmail(0, Role.surgeon);
  const { userid } = await typePassword(email);
  const answers = [];
  for (let at = 0; at < 12; at += 1) {
    world.clock.advance(30_000);
    answers.push((await resend(userid)).status);
  }
  expect(answers).toEqual([...Array<string>(9).fill("success"), ...Array<string>(3).fill("fail")]);
  expect(codesTo(email)).toHaveLength(10);
});

test("41 wrong codes from 41 addresses: 20 are looked at, over all sign-ins of the account", async () => {
  const email = smallEmail(0, Role.physio);
  const answers: string[] = [];
  let userid: string | null = null;
  for (let at = 0; at < 41; at += 1) {
    if (at % 5 === 0) userid = (await typePassword(email)).userid;
    answers.push((await typeCode(userid, "AAAAAA")).message);
  }
  expect(answers).toEqual([...Array<string>(20).fill("Invalid OTP"), ...Array<string>(21).fill(anHour)]);
  expect((await typeCode(userid, codeFor(world, email))).message).toBe(anHour);
});

test("an account has one open sign-in: a second browser ends the first, whose prompt says so", async () => {
  const email = smallEmail(1, Role.admin);
  const first = await typePassword(email);
  const firstCode = codeFor(world, email);
  const second = await typePassword(email);
  expect(await typeCode(first.userid, firstCode)).toMatchObject({ status: "fail", message: replaced, token: null });
  expect(await typeCode(first.userid, codeFor(world, email))).toMatchObject({ message: replaced });
  expect(await resend(first.userid)).toMatchObject({ status: "fail", message: replaced });
  expect(await typeCode(second.userid, codeFor(world, email))).toMatchObject({ status: "success" });
  expect(await typeCode(second.userid, codeFor(world, email))).toMatchObject({ message: "Invalid OTP" });
});

test("of two browsers at once exactly one gets in", async () => {
  const email = smallEmail(1, Role.surgeon);
  const begun = await Promise.all([typePassword(email), typePassword(email)]);
  const codes = codesTo(email).map(({ text }) => /code is (\S{6})/.exec(text)![1]!);
  const tries = await Promise.all(begun.flatMap(({ userid }) => codes.map((code) => typeCode(userid, code))));
  expect(tries.filter(({ status }) => status === "success")).toHaveLength(1);
});

test("whoever knows the password locks its owner out of no trusted device, and a new password ends it", async () => {
  const email = smallEmail(1, Role.physio);
  const trustToken = await trustDevice(world, email);
  for (let at = 0; at < 12; at += 1) await typePassword(email);
  const { userid } = await typePassword(email);
  expect(userid).toBeNull();
  expect((await typePassword(email, { trustToken })).token).toMatch(/^eyJ/);
  await setNewPassword(email);
  expect((await typePassword(email)).message).toBe("Wrong Credentials");
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

/** Sets a new password by the newest link that was mailed. */
const setNewPassword = async (email: string) => {
  await caller(world.url).call(documentOf("sendResetPasswordLink", "status"), { email });
  await world.settle();
  const [link] = world.mailbox.read(email).flatMap(({ text }) => /reset-password\/(\S+)/.exec(text)?.[1] ?? []);
  const input = { email, token: link, password: "stairs by june" };
  expect((await caller(world.url).call(resetPassword, input)).answer.status).toBe("success");
};

test("after 20 wrong codes a new password gives the account its codes back", async () => {
  const email = smallEmail(1, Role.medicalAssociate);
  let userid: string | null = null;
  for (let at = 0; at < 20; at += 1) {
    if (at % 5 === 0) userid = (await typePassword(email)).userid;
    await typeCode(userid, "AAAAAA");
  }
  const late = await typePassword(email);
  expect((await typeCode(late.userid, codeFor(world, email))).message).toBe(anHour);
  await setNewPassword(email);
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

test("after ten wrong passwords a new one lets in", async () => {
  const email = smallEmail(2, Role.physio);
  for (let at = 0; at < 10; at += 1) await typePassword(email, { password: "wrong password" });
  expect((await typePassword(email)).message).toBe("Too many attempts. Try again in 15 minutes.");
  await setNewPassword(email);
  expect((await signInByPassword(world, email, "stairs by june")).token).toMatch(/^eyJ/);
});

test("a patient who tried wrong passwords gets in with the new one from the clinic's link", async () => {
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

test("an account that is not there is answered as before, however often it is tried", async () => {
  const unknown = "0192f000-0000-7000-8000-000000000001";
  for (let at = 0; at < 25; at += 1) {
    expect((await typeCode(unknown, "AAAAAA")).message).toBe("Invalid OTP");
    expect((await resend(unknown)).status).toBe("success");
  }
});
