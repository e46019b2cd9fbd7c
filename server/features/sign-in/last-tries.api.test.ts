import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, caller, codeFor } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let nobody: Caller;
test.beforeEach(async ({ world }) => {
  nobody = caller(world.url);
});

const email = smallEmail(0, Role.admin);
const wrong = "AAAAAA";

/** A secret that was issued: the function that tries one, and the correct one. */
interface Guarded {
  readonly right: string;
  readonly opens: (secret: string) => Promise<boolean>;
}

const staffCode = async (world: World): Promise<Guarded> => {
  const first = documentOf("loginUser", "status message userid");
  const { answer } = await nobody.call<{ userid: string }>(first, { credentials: { email, password: smallPassword } });
  const second = documentOf("loginWithOtp", "status");
  return {
    right: codeFor(world, email),
    opens: async (otpFromPatient) =>
      (await nobody.call(second, { userid: answer.userid, otpFromPatient })).answer.status === "success",
  };
};

const progressCode = async (world: World): Promise<Guarded> => {
  const patientid = small.patient(0, 1);
  const { answer } = await nobody.call<{ token: string }>(documentOf("validPatientId", "status token"), { patientid });
  const verify = documentOf("verifyActivityLinkOtp", "status");
  return {
    right: codeFor(world, smallPatientEmail(0, 1)),
    opens: async (otp) =>
      (await nobody.call(verify, { otp, patientid, token: answer.token })).answer.status === "success",
  };
};

const password = async (): Promise<Guarded> => {
  const first = documentOf("loginUser", "status");
  return {
    right: smallPassword,
    opens: async (typed) =>
      (await nobody.call(first, { credentials: { email, password: typed } })).answer.status === "success",
  };
};

test.for([
  { title: "A136: a sign-in code", give: staffCode, tries: 5 },
  { title: "a code of the progress page", give: progressCode, tries: 5 },
  { title: "a password", give: password, tries: 10 },
])("$title opens at its last try, and not after it: $tries", async ({ give, tries }, { world }) => {
  const inTime = await give(world);
  for (let at = 1; at < tries; at += 1) expect(await inTime.opens(wrong)).toBe(false);
  expect(await inTime.opens(inTime.right)).toBe(true);
  await world.owner.query("delete from rate_limits");
  const late = await give(world);
  for (let at = 1; at <= tries; at += 1) expect(await late.opens(wrong)).toBe(false);
  expect(await late.opens(late.right)).toBe(false);
});
