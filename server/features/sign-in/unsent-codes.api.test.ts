import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, codeFor } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const notSent = "The code could not be sent. Please try again.";
const loginUser = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status message userid email } }`;
const loginWithOtp = documentOf("loginWithOtp", "status message token");
const resendOtp = `mutation ($u: ID!) { resendOtp(userid: $u) { status message } }`;
const nobody = (world: World) => caller(world.url);
const first = (world: World, email: string) =>
  nobody(world).call<{ userid: string | null; email: string | null }>(loginUser, {
    c: { email, password: smallPassword },
  });
const second = (world: World, userid: string | null, otpFromPatient: string) =>
  nobody(world).call(loginWithOtp, { userid, otpFromPatient });

test("a code that could not be mailed is told, and leaves no sign-in behind", async ({ world }) => {
  const waiting = async () =>
    (await world.owner.query("select from one_time_codes where user_id = $1", [small.user(2, Role.admin)])).rowCount;
  const email = smallEmail(2, Role.admin);
  world.mailbox.goAway(true);
  try {
    expect((await first(world, email)).answer).toMatchObject({
      status: "fail",
      message: notSent,
      userid: null,
      email: null,
    });
    expect(await waiting()).toBe(0);
  } finally {
    world.mailbox.goAway(false);
  }
  const { answer } = await first(world, email);
  expect((await second(world, answer.userid, codeFor(world, email))).answer.status).toBe("success");
});

test("another code that could not be mailed is told, and may be asked for again at once", async ({ world }) => {
  const email = smallEmail(2, Role.surgeon);
  const { answer } = await first(world, email);
  world.clock.advance(30_000);
  world.mailbox.goAway(true);
  try {
    for (let tries = 0; tries < 2; tries += 1)
      expect((await nobody(world).call(resendOtp, { u: answer.userid })).answer).toMatchObject({
        status: "fail",
        message: notSent,
      });
  } finally {
    world.mailbox.goAway(false);
  }
  expect((await nobody(world).call(resendOtp, { u: answer.userid })).answer.status).toBe("success");
  expect((await second(world, answer.userid, codeFor(world, email))).answer.status).toBe("success");
});
