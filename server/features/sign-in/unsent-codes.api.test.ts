import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caller, codeFor } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const notSent = "The code could not be sent. Please try again.";
const loginUser = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status message userid email } }`;
const loginWithOtp = documentOf("loginWithOtp", "status message token");
const resendOtp = `mutation ($u: ID!) { resendOtp(userid: $u) { status message } }`;
const nobody = () => caller(world.url);
const first = (email: string) =>
  nobody().call<{ userid: string | null; email: string | null }>(loginUser, { c: { email, password: smallPassword } });
const second = (userid: string | null, otpFromPatient: string) =>
  nobody().call(loginWithOtp, { userid, otpFromPatient });

test("a code that could not be mailed is told, and leaves no sign-in behind", async () => {
  const waiting = async () =>
    (await world.owner.query("select from one_time_codes where user_id = $1", [small.user(2, Role.admin)])).rowCount;
  const email = smallEmail(2, Role.admin);
  world.mailbox.goAway(true);
  try {
    expect((await first(email)).answer).toMatchObject({
      status: "fail",
      message: notSent,
      userid: null,
      email: null,
    });
    expect(await waiting()).toBe(0);
  } finally {
    world.mailbox.goAway(false);
  }
  const { answer } = await first(email);
  expect((await second(answer.userid, codeFor(world, email))).answer.status).toBe("success");
});

test("another code that could not be mailed is told, and may be asked for again at once", async () => {
  const email = smallEmail(2, Role.surgeon);
  const { answer } = await first(email);
  world.clock.advance(30_000);
  world.mailbox.goAway(true);
  try {
    for (let tries = 0; tries < 2; tries += 1)
      expect((await nobody().call(resendOtp, { u: answer.userid })).answer).toMatchObject({
        status: "fail",
        message: notSent,
      });
  } finally {
    world.mailbox.goAway(false);
  }
  expect((await nobody().call(resendOtp, { u: answer.userid })).answer.status).toBe("success");
  expect((await second(answer.userid, codeFor(world, email))).answer.status).toBe("success");
});
