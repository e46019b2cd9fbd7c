import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { caller, signInByPassword, signInPatient } from "../../../../dev-env/caller.ts";
import { smallEmail, smallPassword } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const nobody = (world: World) => caller(world.url);
const admin = smallEmail(0, Role.admin);

describe("passwords", () => {
  const ask = `mutation ($e: String!) { sendResetPasswordLink(email: $e) { status message } }`;
  const linkIn = (world: World, to: string) =>
    /\/(set|reset)-password\/(\S+)/.exec(world.mailbox.read(to)[0]?.text ?? "")?.[2] ?? "";

  test("A234 C236: asking for a link answers the same for every email, and mails one only to an account", async ({
    world,
  }) => {
    const email = smallEmail(2, Role.admin);
    const knownAnswer = await nobody(world).call(ask, { e: email.toUpperCase() });
    const unknown = await nobody(world).call(ask, { e: "ghost@nowhere.example" });
    expect(knownAnswer.answer).toEqual(unknown.answer);
    await world.settle();
    expect(linkIn(world, email)).not.toBe("");
    expect(world.mailbox.read("ghost@nowhere.example")).toEqual([]);
  });

  test("A232: a link sets a new password once; the old password and its sessions end", async ({ world }) => {
    const email = smallEmail(2, Role.admin);
    const before = await signInByPassword(world, email);
    expect((await nobody(world).call(ask, { e: email })).answer.status).toBe("success");
    await world.settle();
    const token = linkIn(world, email);
    expect(token).not.toBe("");
    world.clock.advance(2_000);
    const reset = `mutation ($e: String!, $t: String!, $p: String!) { resetPassword(email: $e, token: $t, password: $p) { status message } }`;
    const wrongEmail = await nobody(world).call(reset, { e: admin, t: token, p: "a new password" });
    expect(wrongEmail.answer).toMatchObject({
      status: "fail",
      message: "This link is no longer valid. Ask for a new one.",
    });
    expect((await nobody(world).call(reset, { e: email, t: token, p: "short" })).answer.message).toBe(
      "Use at least 8 characters.",
    );
    expect((await nobody(world).call(reset, { e: email, t: token, p: "Password123" })).answer.message).toBe(
      "This password is one of the most common. Choose another one.",
    );
    // The account is read, and stays in the cache, right before its password changes.
    expect((await before.call("{ getUserVisitedPages { status } }")).answer.status).toBe("success");
    const done = await nobody(world).call(reset, { e: email, t: token, p: "a new password" });
    expect(done.answer).toMatchObject({ status: "success", message: "Your new password is set. Sign in with it." });
    expect((await nobody(world).call(reset, { e: email, t: token, p: "another one" })).answer.status).toBe("fail");
    expect((await before.call("{ getUserVisitedPages { status } }")).answer.status).toBe("Token expired");
    expect((await signInByPassword(world, email, "a new password")).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test("A231 C235: a user without a password sets the first one by the mailed link", async ({ world }) => {
    const email = smallEmail(2, Role.medicalAssociate);
    await world.owner.query("update users set password_hash = null where email = $1", [email]);
    await nobody(world).call(ask, { e: email });
    await world.settle();
    expect(world.mailbox.read(email)[0]?.text).toContain("/set-password/");
    const set = `mutation ($e: String!, $t: String!, $p: String!) { setPassword(email: $e, token: $t, password: $p) { status } }`;
    const right = { e: email, t: linkIn(world, email), p: "my first password" };
    for (const wrong of [{ e: admin }, { t: "x" }, { p: "short" }])
      expect((await nobody(world).call(set, { ...right, ...wrong })).answer, JSON.stringify(wrong)).toMatchObject({
        status: "fail",
      });
    expect((await nobody(world).call(set, right)).answer.status).toBe("success");
    expect((await signInByPassword(world, email, "my first password")).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test("A230 A281 C237 C286: a signed-in user changes the password with the old one, else 'Wrong Credentials'", async ({
    world,
  }) => {
    const email = smallEmail(2, Role.companyAdmin);
    const colleague = small.user(2, Role.admin);
    const _id = small.user(2, Role.companyAdmin);
    const hash = async () =>
      (await world.owner.query("select password_hash from users where user_id = $1", [colleague])).rows;
    const before = await hash();
    const person = await signInByPassword(world, email);
    const change = `mutation ($o: String!, $n: String!, $i: ID) { changeUserPassword(password: $o, newpassword: $n, _id: $i) { status message } }`;
    expect((await person.call(change, { o: "not it", n: "a new password" })).answer.message).toBe("Wrong Credentials");
    expect((await person.call(change, { o: smallPassword, n: "12345678" })).answer.message).toBe(
      "This password is one of the most common. Choose another one.",
    );
    expect(
      (await person.call(change, { o: smallPassword, n: "a new password", i: _id.toUpperCase() })).answer.status,
    ).toBe("success");
    world.clock.advance(6_000);
    expect((await person.call("{ getUserVisitedPages { status } }")).answer.status).toBe("Token expired");
    const again = await signInByPassword(world, email, "a new password");
    const named = await again.call(change, { o: "a new password", n: "another one", i: colleague });
    expect(named.answer).toMatchObject({ status: "fail", message: "You can change only your own password." });
    expect(await hash()).toEqual(before);
    expect((await again.call(change, { o: "a new password", n: "another one" })).answer.status).toBe("success");
    expect((await signInByPassword(world, email, "another one")).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  const resetUser = `mutation ($i: ID, $e: String, $p: ID, $n: String) { resetUserPassword(_id: $i, email: $e, patientid: $p, phone: $n) { status message error } }`;

  test("A233: an admin sends a user of the own clinic a reset link, and nobody of another or of another email", async ({
    world,
  }) => {
    const boss = await signInByPassword(world, smallEmail(1, Role.admin));
    const own = { i: small.user(1, Role.surgeon), e: smallEmail(1, Role.surgeon) };
    const other = await boss.call(resetUser, { ...own, e: smallEmail(1, Role.physio) });
    expect(other.answer).toMatchObject({ status: "fail", message: "This was not found.", error: true });
    await world.settle();
    for (const email of [own.e, smallEmail(1, Role.physio)])
      expect(world.mailbox.read(email).filter(({ subject }) => subject === "Set a new password")).toEqual([]);
    expect((await boss.call(resetUser, own)).answer).toMatchObject({ status: "success", error: false });
    await world.settle();
    expect(world.mailbox.read(own.e)[0]?.subject).toBe("Set a new password");
    const foreign = await boss.call(resetUser, { i: small.user(0, Role.surgeon) });
    expect(foreign.answer).toMatchObject({ status: "fail", message: "This was not found.", error: true });
  });

  test("B344 A235 A316: a patient gets a link by SMS and sets a password with it", async ({ world }) => {
    const boss = await signInByPassword(world, smallEmail(1, Role.admin));
    const wrong = await boss.call(resetUser, { p: small.patient(1, 2), n: "•••• 0103" });
    expect(wrong.answer).toMatchObject({ status: "fail", error: true });
    const { answer } = await boss.call(resetUser, { p: small.patient(1, 2), n: "•••• 0102" });
    expect(answer).toEqual({
      status: "success",
      message: "A link to set a new password is on its way to the patient.",
      error: false,
    });
    await world.settle();
    const sms = world.mailbox.read("+13125550102")[0]!;
    const token = /set-password\/(\S+)/.exec(sms.text)![1];
    const set = `mutation ($t: String!, $p: String!) { setPatientPassword(token: $t, password: $p) { status message } }`;
    expect((await nobody(world).call(set, { t: token, p: "stairs by june" })).answer.status).toBe("success");
    expect((await signInPatient(world, smallPatientEmail(1, 2), "stairs by june")).token).toMatch(
      /^[\w-]+\.[\w-]+\.[\w-]+$/,
    );
  });
});
