import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, signInByPassword, signInAs } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail, smallPassword } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../../../dev-env/trust-device.ts";
import { sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ startAt: Date.parse("2026-12-14T22:59:00Z") }));

test.beforeAll(async ({ world }) => {
  await world.owner.query("update users set last_login_at = '2026-12-01'");
  await world.owner.query("update customers set time_zone = 'America/New_York' where customer_id = $1", [
    small.customers[0],
  ]);
});

const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const mailsTo = async (world: World, email: string) => {
  await world.settle();
  return world.mailbox.read(email).filter(({ subject }) => subject !== "Your sign-in code");
};
const change = documentOf("changeUserPassword", "status message");

test("a sign-in on a device that is not trusted is mailed to its owner, in the time of the clinic", async ({
  world,
}) => {
  const email = smallEmail(0, Role.admin);
  await signInAs(world, { email, userAgent: chrome, location: "Boston, Massachusetts" });
  const [mail, ...more] = await mailsTo(world, email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: "New sign-in to your account" });
  for (const part of [email, "12/14/2026 at 5:59", "America/New York", "Chrome on Windows", "Boston, Massachusetts"])
    expect(mail!.text).toContain(part);
  expect(mail!.text).toContain("http://localhost/forgot-password");
});

test("a trusted device is not mailed, nor a first sign-in", async ({ world }) => {
  const email = smallEmail(0, Role.surgeon);
  const trustToken = await trustDevice(world, email);
  const before = (await mailsTo(world, email)).length;
  const credentials = { email, password: smallPassword, trustToken };
  expect((await caller(world.url).call(documentOf("loginUser", "token"), { credentials })).answer.token).toMatch(
    /^eyJ/,
  );
  expect(await mailsTo(world, email)).toHaveLength(before);
  const invited = smallEmail(1, Role.surgeon);
  await world.owner.query("update users set last_login_at = null where email = $1", [invited]);
  await signInByPassword(world, invited);
  expect(await mailsTo(world, invited)).toEqual([]);
});

test("markup and addresses that a device calls its town are in no mail", async ({ world }) => {
  const email = smallEmail(2, Role.surgeon);
  await signInAs(world, { email, userAgent: "<b>x</b>", location: "Call 312 555 0100, evil.example" });
  const [mail] = await mailsTo(world, email);
  expect(mail!.text).not.toMatch(/evil|555|<b>|Near/);
  expect(mail!.text).toContain("Browser on an unknown system");
});

test("a changed password is mailed with the device that changed it, and a wrong try is not", async ({ world }) => {
  const email = smallEmail(0, Role.physio);
  const person = await signInAs(world, { email, userAgent: chrome, location: "Boston" });
  const before = (await mailsTo(world, email)).length;
  await person.call(change, { password: "not it", newpassword: "stairs by june" });
  expect(await mailsTo(world, email)).toHaveLength(before);
  await person.call(change, { password: smallPassword, newpassword: "stairs by june" });
  const [mail] = await mailsTo(world, email);
  expect(mail).toMatchObject({ subject: "Your password was changed" });
  for (const part of [email, "12/14/2026 at 5:59", "Chrome on Windows", "Near: Boston"])
    expect(mail!.text).toContain(part);
});

test("a password that is reset by a link is mailed, the first one of an invitation is not", async ({ world }) => {
  const set = async (email: string, password: string) => {
    await caller(world.url).call(documentOf("sendResetPasswordLink", "status"), { email });
    await world.settle();
    const [token] = world.mailbox.read(email).flatMap(({ text }) => /-password\/(\S+)/.exec(text)?.[1] ?? []);
    const input = { email, token, password };
    const reset = documentOf("resetPassword", "status message");
    expect((await caller(world.url).call(reset, input, { "user-agent": chrome })).answer.status).toBe("success");
    return (await mailsTo(world, email)).filter(({ subject }) => subject === "Your password was changed");
  };
  const email = smallEmail(2, Role.admin);
  expect(await set(email, "stairs by june")).toMatchObject([{ text: expect.stringContaining("Chrome on Windows") }]);
  const invited = smallEmail(2, Role.physio);
  await world.owner.query("update users set password_hash = null where email = $1", [invited]);
  expect(await set(invited, "stairs by june")).toEqual([]);
});

test("a patient's reset password is mailed to the patient, who is told to call the clinic", async ({ world }) => {
  const boss = await signInByPassword(world, smallEmail(1, Role.admin));
  await boss.call(documentOf("resetUserPassword", "status"), { patientid: small.patient(1, 2) });
  await world.settle();
  const [, token] = /set-password\/(\S+)/.exec(world.mailbox.read("+13125550102")[0]!.text)!;
  const input = { token, password: "stairs by june" };
  await caller(world.url).call(documentOf("setPatientPassword", "status"), input);
  expect(await mailsTo(world, smallPatientEmail(1, 2))).toMatchObject([
    { subject: "Your password was changed", text: expect.stringContaining("call your clinic") },
  ]);
});
