import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, codeFor, signInByPassword, signInPatient } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ trustedProxies: ["127.0.0.1"] }));

test.beforeEach(({ world }) => world.owner.query("delete from rate_limits"));

const tooMany = "Too many attempts. Try again in 15 minutes.";
const wrong = "Wrong Credentials";
const login = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status message userid token trustToken } }`;
const loginPatient = `mutation ($c: PatientCredentials!) { loginPatient(credentials: $c) { status message token } }`;
type Login = { userid: string; token: string };

/** Somebody at an address tries a password. */
const attempt = (world: World, address: string, email: string, password: string, trustToken?: string) =>
  caller(world.url).call<Login>(login, { c: { email, password, trustToken } }, { "x-forwarded-for": address });
const attemptPatient = (world: World, address: string, email: string, password: string) =>
  caller(world.url).call<Login>(loginPatient, { c: { email, password } }, { "x-forwarded-for": address });

const spellings = ["", " ", "  ", "\t", "\n", "\u00a0"];
const spelled = (email: string, at: number): string => {
  const blank = spellings[at % spellings.length]!;
  const invisible = `${email.slice(0, 3)}\u200B${email.slice(3)}`;
  const letters = [email.toUpperCase(), email.replace("a", "ａ"), invisible][at % 3]!;
  return `${blank}${letters}${blank}`;
};

describe("one budget for all spellings", () => {
  test.for([
    ["user", () => smallEmail(0, Role.admin), attempt],
    ["patient", () => smallPatientEmail(0, 1), attemptPatient],
  ] as const)("of a %s's email", async ([, email, ask], { world }) => {
    const messages: string[] = [];
    for (let at = 0; at < 14; at += 1)
      messages.push((await ask(world, `203.0.113.${at}`, spelled(email(), at), "a wrong one")).answer.message);
    expect(messages).toEqual([...Array<string>(10).fill(wrong), ...Array<string>(4).fill(tooMany)]);
    expect((await ask(world, "203.0.113.99", ` ${email()} `, smallPassword)).answer.message).toBe(tooMany);
  });

  test("of an email that asks for links", async ({ world }) => {
    const ask = `mutation ($e: String!) { sendResetPasswordLink(email: $e) { status message } }`;
    const statuses: string[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await caller(world.url).call(ask, { e: spelled("nobody@clinic.example", at) })).answer.status);
    expect(statuses).toEqual([...Array<string>(5).fill("success"), "fail", "fail"]);
  });

  test("of a network: IPv6 by /64, IPv4 inside IPv6 as IPv4", async ({ world }) => {
    const keys = async (address: string) => {
      await world.owner.query("delete from rate_limits");
      await attempt(world, address, "nobody@clinic.example", "x");
      const { rows } = await world.owner.query<{ key: string }>(
        "select key from rate_limits where key like 'passwordByAddress%'",
      );
      return rows.map(({ key }) => key);
    };
    expect(await keys("2001:db8:1:2:3:4:5:6")).toEqual(await keys("2001:db8:1:2::9"));
    expect(await keys("::ffff:203.0.113.9")).toEqual(await keys("203.0.113.9"));
  });
});

describe("who is locked out", () => {
  test("a busy shared account is never refused for its sign-ins, each with its code", async ({ world }) => {
    const email = smallEmail(0, Role.physio);
    for (let at = 0; at < 25; at += 1) expect((await signInByPassword(world, email)).token).toMatch(/^eyJ/);
    const { rows } = await world.owner.query("select key, points from rate_limits where key not like 'codeByAddress%'");
    expect(rows.filter(({ points }) => points > 0)).toEqual([]);
  });

  test("a success gives back its own point of the address, and hides no failures from there", async ({ world }) => {
    for (let at = 0; at < 3; at += 1) await attempt(world, "203.0.113.2", `nobody${at}@clinic.example`, "wrong");
    await attempt(world, "203.0.113.2", smallEmail(0, Role.physio), smallPassword);
    const { rows } = await world.owner.query(
      "select points from rate_limits where key = 'passwordByAddress:203.0.113.2'",
    );
    expect(rows).toEqual([{ points: 3 }]);
  });

  test("wrong passwords at once are counted each", async ({ world }) => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => attempt(world, "203.0.113.3", smallEmail(1, Role.admin), "wrong")),
    );
    expect(answers.filter(({ answer }) => answer.message === wrong)).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.message === tooMany)).toHaveLength(4);
  });

  test("strangers lock nobody out of a trusted device, which has a budget of its own", async ({ world }) => {
    const email = smallEmail(0, Role.surgeon);
    const { answer } = await attempt(world, "203.0.113.4", email, smallPassword);
    const trusting = documentOf("loginWithOtp", "status trustToken");
    const input = { userid: answer.userid, otpFromPatient: codeFor(world, email), isTrusted: true };
    const { trustToken } = (await caller(world.url).call<{ trustToken: string }>(trusting, input)).answer;
    for (let at = 0; at < 12; at += 1) await attempt(world, `198.51.100.${at}`, email, "wrong");
    expect((await attempt(world, "203.0.113.4", email, smallPassword)).answer.message).toBe(tooMany);
    expect((await attempt(world, "203.0.113.4", email, smallPassword, "not a token")).answer.message).toBe(tooMany);
    expect((await attempt(world, "203.0.113.4", email, smallPassword, trustToken)).answer.token).toMatch(/^eyJ/);
    for (let at = 0; at < 10; at += 1)
      expect((await attempt(world, "203.0.113.4", email, "wrong", trustToken)).answer.message).toBe(wrong);
    expect((await attempt(world, "203.0.113.4", email, smallPassword, trustToken)).answer.message).toBe(tooMany);
  });
});

describe("a new password ends everything that the old one gave", () => {
  const ask = `mutation ($e: String!) { sendResetPasswordLink(email: $e) { status } }`;
  const set = `mutation ($e: String!, $t: String!, $p: String!) { resetPassword(email: $e, token: $t, password: $p) { status message } }`;
  const linkTo = async (world: World, email: string): Promise<string> => {
    await caller(world.url).call(ask, { e: email });
    await world.settle();
    return /reset-password\/(\S+)/.exec(world.mailbox.read(email)[0]!.text)![1]!;
  };
  const reset = (world: World, email: string, token: string, password: string) =>
    caller(world.url).call(set, { e: email, t: token, p: password });
  const gone = { status: "fail", message: "This link is no longer valid. Ask for a new one." };

  const ways: [
    string,
    string,
    (world: World, email: string, link: string, person: Caller) => Promise<{ answer: { status: string } }>,
  ][] = [
    [
      "by another link",
      smallEmail(1, Role.surgeon),
      (world, email, link) => reset(world, email, link, "a new password"),
    ],
    [
      "by the person",
      smallEmail(1, Role.physio),
      (_world, _email, _link, person) =>
        person.call(
          `mutation { changeUserPassword(password: "${smallPassword}", newpassword: "a new password") { status } }`,
        ),
    ],
  ];
  test.for(ways)("%s", async ([_way, email, change], { world }) => {
    const person = await signInByPassword(world, email);
    const [older, newer] = [await linkTo(world, email), await linkTo(world, email)];
    const waiting = (await attempt(world, "203.0.113.5", email, smallPassword)).answer.userid;
    const code = codeFor(world, email);
    expect((await change(world, email, newer, person)).answer.status).toBe("success");
    expect((await reset(world, email, older, "yet another one")).answer).toMatchObject(gone);
    const otp = documentOf("loginWithOtp", "status message token");
    const { answer } = await caller(world.url).call(otp, { userid: waiting, otpFromPatient: code });
    expect(answer).toMatchObject({ status: "fail", message: "Invalid OTP", token: null });
    expect((await person.call("{ getUserVisitedPages { status } }")).answer.status).toBe("Token expired");
  });

  test("of a patient, and the end of an account too", async ({ world }) => {
    const [patient, customer] = [smallPatientEmail(0, 2), "01900002-0000-7000-8000-000000000001"];
    await signInPatient(world, patient);
    await world.owner.query(
      "insert into password_tokens select md5(random()::text), null, customer_id, patient_id, now() + interval '1 day' from patients where email = $1",
      [patient],
    );
    await world.owner.query("update patients set password_hash = 'x' where email = $1", [patient]);
    expect((await world.owner.query("select from password_tokens where customer_id = $1", [customer])).rowCount).toBe(
      0,
    );
    const email = smallEmail(2, Role.admin);
    await linkTo(world, email);
    await world.owner.query("update users set active = false where email = $1", [email]);
    const left = await world.owner.query("select from password_tokens join users using (user_id) where email = $1", [
      email,
    ]);
    expect(left.rowCount).toBe(0);
  });
});
