import { hash } from "@node-rs/argon2";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { caller, signInByPassword, signInPatient } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../../../../dev-env/trust-device.ts";
import { test } from "../../../../dev-env/world-test.ts";
import type { World } from "../../../../dev-env/world.ts";

const [composed, decomposed] = ["Schl\u00FCssel-2026", "Schlu\u0308ssel-2026"];
const email = smallEmail(0, Role.admin);
const visited = "{ getUserVisitedPages { status } }";

/** Stores a password in its form from before NFC, without ending anything. */
const storeAsSent = async (world: World, table: string, password: string): Promise<void> => {
  await world.owner.query(
    `update ${table} set password_hash = $1 where lower(email) = $2 and set_config('restride.same_password', 'yes', true) = 'yes'`,
    [await hash(password), table === "users" ? email : smallPatientEmail(0, 1)],
  );
};
const rows = async (world: World, text: string) => (await world.owner.query(text)).rows;

test("a user's password from before NFC is read as it was sent once, then in both forms, and nothing ends with it", async ({
  world,
}) => {
  await trustDevice(world, email);
  const before = await signInByPassword(world, email);
  const secrets = `select tokens_valid_from::text, (select count(*)::int from trusted_devices) as devices from users where email = '${email}'`;
  const [former] = await rows(world, secrets);
  expect(former.devices).toBe(1);
  await storeAsSent(world, "users", decomposed);
  await expect(signInByPassword(world, email, composed)).rejects.toThrow("Wrong Credentials");
  await signInByPassword(world, email, decomposed);
  await signInByPassword(world, email, composed);
  expect((await before.call(visited)).answer.status).toBe("success");
  expect(await rows(world, secrets)).toEqual([former]);
});

test("a patient's too; the sessions stay", async ({ world }) => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  const sessions = `select count(*)::int as n from sessions where account_id = '${small.patient(0, 1)}'`;
  await storeAsSent(world, "patients", decomposed);
  await expect(signInPatient(world, smallPatientEmail(0, 1), composed)).rejects.toThrow("cannot sign in");
  await signInPatient(world, smallPatientEmail(0, 1), decomposed);
  await signInPatient(world, smallPatientEmail(0, 1), composed);
  expect(await rows(world, sessions)).toEqual([{ n: 3 }]);
  expect(patient.token).not.toBe("");
});

test("a new password is right in both forms", async ({ world }) => {
  const admin = await signInByPassword(world, email);
  const change = `mutation ($o: String!, $n: String!) { changeUserPassword(password: $o, newpassword: $n) { status message } }`;
  expect((await admin.call(change, { o: "walking-again", n: decomposed })).answer.status).toBe("success");
  world.clock.advance(2_000);
  await signInByPassword(world, email, composed);
  await signInByPassword(world, email, decomposed);
});

test("an unseen sign in a copied address is no other account", async ({ world }) => {
  const typed = `\u202A${email}\u200B`;
  const login = `mutation ($c: LoginCredentials!) { loginUser(credentials: $c) { status userid } }`;
  const { answer } = await caller(world.url).call<{ userid: string }>(login, {
    c: { email: typed, password: "walking-again" },
  });
  expect(answer).toMatchObject({ status: "success", userid: expect.stringMatching(/./) });
});
