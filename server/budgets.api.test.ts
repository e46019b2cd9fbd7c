import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { askForDeletion } from "../dev-env/ask-for-deletion.ts";
import { type Caller, caller, signIn } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { issueProgressToken } from "../dev-env/progress-token.ts";
import { register, registrationOf } from "../dev-env/register.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../dev-env/trust-device.ts";
import { test as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";
import { noCarriers } from "./platform/carriers/carriers.ts";
import { makeRateLimits } from "./platform/limits/rate-limits.ts";
import { hashSecret } from "./platform/passwords/passwords.ts";

const test = base.extend("worldOptions", () => ({
  carriers: { ...noCarriers, keysOf: () => ["a key"], names: ["swift"] },
}));

const email = smallEmail(0, Role.admin);
let nobody: Caller;
test.beforeEach(async ({ world }) => {
  nobody = caller(world.url);
});

const first = documentOf("loginUser", "status message token");

/** A request that takes a point of a budget; returns whether the budget refused it. */
type Tries = (world: World) => Promise<boolean>;
const tooMany = /too many|many times|in an hour/i;
const refused = async (person: Caller, document: string, variables: object = {}): Promise<boolean> =>
  tooMany.test((await person.call(document, variables)).answer.message);
const sample = (name: keyof typeof requestFixtures) => requestFixtures[name](fixtureIdsAt(0));
const trying =
  (name: keyof typeof requestFixtures): Tries =>
  () =>
    refused(nobody, sample(name).document, sample(name).variables);
const wrongPassword: Tries = () => refused(nobody, first, { credentials: { email, password: "wrong" } });

let trustToken: string;
const onTrustedDevice: Tries = () => refused(nobody, first, { credentials: { email, password: "wrong", trustToken } });
const device = async (world: World): Promise<string> => {
  trustToken = await trustDevice(world, email);
  return hashSecret(trustToken).toLowerCase();
};
const uploadPicture: Tries = async (world) => {
  const { token } = await signIn(world, email);
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#446688" } })
    .png()
    .toBuffer();
  const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${token}` };
  const response = await fetch(`${world.url}/images`, { method: "POST", headers, body: new Uint8Array(bytes) });
  return tooMany.test(await response.text());
};
const unsignedNews: Tries = async (world) => {
  const response = await fetch(`${world.url}/webhooks/swift`, { method: "POST", body: "{}" });
  return tooMany.test(await response.text());
};
const asAdmin = async (world: World, name: keyof typeof requestFixtures): Promise<boolean> =>
  refused(await signIn(world, email), sample(name).document, sample(name).variables);
const rightPassword: Tries = () => refused(nobody, first, { credentials: { email, password: smallPassword } });
const wrongCode: Tries = async () => {
  const begun = await nobody.call<{ userid: string }>(documentOf("loginUser", "status userid"), {
    credentials: { email, password: smallPassword },
  });
  const otp = { userid: begun.answer.userid, otpFromPatient: "AAAAAA" };
  return refused(nobody, documentOf("loginWithOtp", "status message"), otp);
};
const notifiesOne: Tries = async (world) =>
  refused(
    await signIn(world, email),
    `mutation { addNotifications(patientids: ["${small.patient(0, 1)}"], header: "Hello", message: "There") { message } }`,
  );
let emails = 0;
const saveUser = async (world: World, input: object, id?: string): Promise<boolean> =>
  refused(await signIn(world, email), documentOf("addEditUser", "status message"), { input, id });
const addsUser: Tries = (world) =>
  saveUser(world, {
    email: `added${(emails += 1)}@clinic1.example`,
    firstname: "Ann",
    lastname: "Lee",
    role: Role.physio,
    phone: "3125550123",
  });
const changesEmail: Tries = (world) =>
  saveUser(world, { email: `changed${(emails += 1)}@clinic1.example` }, small.user(0, Role.physio));
const registersWithCopy: Tries = async (world) => {
  const input = await registrationOf(world.url, small.customers[0]!, { consent_email: "paper@example.com" });
  return tooMany.test((await register(world.url, input)).message);
};
const isNotTold: Tries = async (world) => {
  const before = world.mailbox.read(smallPatientEmail(0, 1)).length;
  await askForDeletion(world, 1);
  return world.mailbox.read(smallPatientEmail(0, 1)).length === before;
};

/** Every budget with its points and seconds as the documents state them, its owner, and a request that it limits. */
const address = "127.0.0.1";
const patient = small.patient(0, 1);
const admin = small.user(0, Role.admin);
const linkPhone = "+13125550142";
type Budget = [
  name: string,
  points: number,
  seconds: number,
  key: string | ((world: World) => Promise<string>),
  tries: Tries,
];
const budgets: Budget[] = [
  ["passwordByAccount", 10, 900, email, wrongPassword],
  ["passwordByDevice", 10, 900, device, onTrustedDevice],
  ["passwordByAddress", 100, 900, address, wrongPassword],
  ["codeByAddress", 100, 900, address, trying("loginWithOtp")],
  ["codeByAddress", 100, 900, address, trying("resendOtp")],
  ["codeByAddress", 100, 900, address, trying("verifyActivityLinkOtp")],
  ["codeSentByAccount", 10, 3600, admin, rightPassword],
  ["codeTriedByAccount", 20, 3600, admin, wrongCode],
  ["resetByRecord", 3, 3600, patient, (world) => asAdmin(world, "resetUserPassword")],
  ["resetBySender", 20, 3600, admin, (world) => asAdmin(world, "resetUserPassword")],
  ["resetByAccount", 5, 3600, "nobody@clinic.example", trying("sendResetPasswordLink")],
  ["resetByAddress", 30, 3600, address, trying("sendResetPasswordLink")],
  ["resetByAddress", 30, 3600, address, trying("resetPassword")],
  ["resetByAddress", 30, 3600, address, trying("setPassword")],
  ["resetByAddress", 30, 3600, address, trying("setPatientPassword")],
  ["resetByAddress", 30, 3600, address, trying("withdrawAccountDeletion")],
  ["registrationByAddress", 60, 3600, address, trying("addRegisterPatient")],
  ["registrationByAddress", 60, 3600, address, trying("verifyConsent")],
  ["consentMailByRecipient", 5, 3600, "paper@example.com", registersWithCopy],
  ["deletionByAddress", 10, 3600, address, trying("deleteAccountRequest")],
  ["deletionNoticeByRecord", 3, 86_400, patient, isNotTold],
  ["linkByAccount", 60, 3600, admin, (world) => asAdmin(world, "sendPatientAuthLink")],
  ["linkByRecipient", 10, 3600, linkPhone, (world) => asAdmin(world, "sendPatientAuthLink")],
  ["inviteByAccount", 60, 3600, admin, addsUser],
  ["inviteByRecord", 5, 3600, small.user(0, Role.physio), changesEmail],
  ["notificationByAccount", 60, 3600, admin, notifiesOne],
  ["notificationByRecord", 20, 3600, patient, notifiesOne],
  ["reportByAccount", 60, 3600, admin, (world) => asAdmin(world, "sendReportMail")],
  ["reportByRecord", 20, 3600, patient, (world) => asAdmin(world, "sendReportMail")],
  ["reportsByAccount", 20, 3600, admin, (world) => asAdmin(world, "startReports")],
  ["imageByAccount", 100, 3600, admin, uploadPicture],
  [
    "placeByAddress",
    30,
    3600,
    address,
    () => refused(nobody, "{ reverseGeocode(latitude: 41, longitude: -87) { message } }"),
  ],
  ["callbackByAddress", 10, 3600, address, trying("addCallbackRequest")],
  ["callbackByRecord", 30, 3600, small.surgeon(0, 1), trying("addCallbackRequest")],
  ["webhookByAddress", 120, 600, address, unsignedNews],
  ["progressByAddress", 60, 3600, address, trying("validPatientId")],
  ["progressCodeByRecord", 10, 3600, patient, trying("validPatientId")],
  [
    "shareByRecord",
    10,
    3600,
    patient,
    async (world: World) =>
      refused(caller(world.url, await issueProgressToken(world, 0, 1)), sample("caregiverNotify").document),
  ],
];

const spend = (world: World, budget: string, key: string, points: number, until: number) =>
  world.owner.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`${budget}:${key}`, points, until],
  );

/** The budgets use the clock of the process, which is stopped here except when the test moves it. */
describe("proof 1.3: every budget ends at its points, and comes back after its time", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  test.for(budgets)("%s: %i in %i s, of %s", async ([budget, points, seconds, of, tries], { world }) => {
    const key = typeof of === "string" ? of : await of(world);
    const start = Date.now();
    await spend(world, budget, key, points - 1, start + seconds * 1000);
    expect(await tries(world), "the last point").toBe(false);
    expect(await tries(world), "one more").toBe(true);
    vi.setSystemTime(start + seconds * 1000 - 1);
    expect(await tries(world), "just before its time").toBe(true);
    vi.setSystemTime(start + seconds * 1000);
    expect(await tries(world), "after its time").toBe(false);
    const { rows } = await world.owner.query("select expire from rate_limits where key = $1", [`${budget}:${key}`]);
    expect(Number(rows[0].expire)).toBe(start + 2 * seconds * 1000);
  });

  test("all spellings of a key have one budget", async ({ world }) => {
    const limits = makeRateLimits(world.owner);
    for (const key of ["an-id", " An-ID ", "AN-ID\t"]) expect(await limits.take("deletionNoticeByRecord", key)).toBe(0);
    expect(await limits.take("deletionNoticeByRecord", "an-id")).toBe(86_400);
  });

  test("every budget of the product is here", () => {
    const source = readFileSync(new URL("./platform/limits/rate-limits.ts", import.meta.url), "utf8");
    const names = [...source.matchAll(/^  (\w+): \{ points: /gm)].map(([, name]) => name!);
    expect([...new Set(budgets.map(([name]) => name))].toSorted()).toEqual(names.toSorted());
  });
});
