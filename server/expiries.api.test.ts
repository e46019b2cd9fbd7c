import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { aimAt } from "../dev-env/aim.ts";
import { type Caller, caller, codeFor, signIn, signInPatient } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { issueCaregiverToken, issueProgressToken } from "../dev-env/progress-token.ts";
import { samples } from "../dev-env/samples.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../dev-env/world.ts";

const email = smallEmail(0, Role.admin);
let world: World;
let nobody: Caller;

beforeEach(async () => {
  await world?.close();
  world = await startWorld();
  nobody = caller(world.url);
});
afterAll(() => world.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** More than the two seconds for which an account is believed, and than the second in which a token was issued. */
const moment = 5_000;

/** Whether what was given out works. */
type Works = () => Promise<boolean>;

const succeeds = async (person: Caller, document: string, variables: object): Promise<boolean> =>
  (await person.call(document, variables)).answer.status === "success";
const reads =
  (person: Caller, document: string, variables: object = {}): Works =>
  () =>
    succeeds(person, document, variables);

const first = documentOf("loginUser", "status message userid token");
const second = documentOf("loginWithOtp", "status message token trustToken");
const survey = documentOf("getSurveyDetail", "status");
const pages = "{ getUserVisitedPages { status } }";

const linkIn = (to: string): string => /-password\/(\S+)/.exec(world.mailbox.read(to)[0]!.text)![1]!;

const codeOfStaff = async (): Promise<Works> => {
  const { answer } = await nobody.call<{ userid: string }>(first, { credentials: { email, password: smallPassword } });
  const otpFromPatient = codeFor(world, email);
  return reads(nobody, second, { userid: answer.userid, otpFromPatient });
};

const trustedDevice = async (): Promise<Works> => {
  const { answer } = await nobody.call<{ userid: string }>(first, { credentials: { email, password: smallPassword } });
  const code = { userid: answer.userid, otpFromPatient: codeFor(world, email), isTrusted: true };
  const { trustToken } = (await nobody.call<{ trustToken: string }>(second, code)).answer;
  return async () => {
    const credentials = { email, password: smallPassword, trustToken };
    return (await nobody.call<{ token: string | null }>(first, { credentials })).answer.token !== null;
  };
};

const staffLink = async (): Promise<Works> => {
  await nobody.call(documentOf("sendResetPasswordLink", "status"), { email });
  await world.settle();
  const token = linkIn(email);
  return reads(nobody, documentOf("resetPassword", "status"), { email, token, password: "a new password" });
};

const patientLink = async (): Promise<Works> => {
  const admin = await signIn(world, email);
  await admin.call(documentOf("resetUserPassword", "status"), { patientid: small.patient(0, 1), phone: "3125550101" });
  await world.settle();
  const token = linkIn("+13125550101");
  return reads(nobody, documentOf("setPatientPassword", "status"), { token, password: "a new password" });
};

const progressCode = async (): Promise<Works> => {
  const patientid = small.patient(0, 1);
  const { answer } = await nobody.call<{ token: string }>(documentOf("validPatientId", "status token"), { patientid });
  const otp = /code is (\S{6})/.exec(world.mailbox.read(smallPatientEmail(0, 1))[0]!.text)![1]!;
  return reads(nobody, documentOf("verifyActivityLinkOtp", "status"), { otp, patientid, token: answer.token });
};

const session = async (): Promise<Works> => reads(await signIn(world, email), pages);
const patientSession = async (): Promise<Works> =>
  reads(await signInPatient(world, smallPatientEmail(0, 1)), "{ getMyDay { status } }");
const progressLink = async (): Promise<Works> =>
  reads(caller(world.url, await issueProgressToken(world, 0, 1)), survey, { patientid: small.patient(0, 1) });
const caregiverLink = async (): Promise<Works> =>
  reads(caller(world.url, await issueCaregiverToken(world, 0, 1)), survey, { patientid: small.patient(0, 1) });

describe("proof 1.3: what is given out works until its time is over, and not after it", () => {
  test.each([
    ["A312: a session of staff, 18,000,000 ms", session, 18_000_000],
    ["a session of a patient, 18,000,000 ms", patientSession, 18_000_000],
    ["a sign-in code, ten minutes", codeOfStaff, 10 * minute],
    ["A134: a trusted device, the seconds of its exp", trustedDevice, 2_592_000_000],
    ["a mailed password link, a day", staffLink, day],
    ["a patient's password link, a day", patientLink, day],
    ["C242: a progress token, 30 minutes", progressLink, 30 * minute],
    ["a caregiver's link, seven days", caregiverLink, 7 * day],
    ["the code of a progress page, ten minutes", progressCode, 10 * minute],
  ] as const)("%s", async (_, give, lasts) => {
    const before = await give();
    world.clock.advance(lasts - moment);
    expect(await before()).toBe(true);
    const after = await give();
    world.clock.advance(lasts + moment);
    expect(await after()).toBe(false);
  });
});

/** A call that takes a point of a budget, and whether it was refused for that. */
type Tries = () => Promise<boolean>;
const tooMany = /too many|many times|in an hour/i;
const refused = async (person: Caller, document: string, variables: object = {}): Promise<boolean> =>
  tooMany.test((await person.call(document, variables)).answer.message);
const sample = (name: keyof typeof samples) => samples[name](aimAt(0));
const trying =
  (name: keyof typeof samples): Tries =>
  () =>
    refused(nobody, sample(name).document, sample(name).variables);
const wrongPassword: Tries = () => refused(nobody, first, { credentials: { email, password: "wrong" } });

/** Every budget with its points and seconds as the documents of the product say, whose it is, and a call that it limits. */
const address = "127.0.0.1";
const budgets: [name: string, points: number, seconds: number, key: string, tries: Tries][] = [
  ["passwordByAccount", 10, 900, email, wrongPassword],
  ["passwordByAddress", 100, 900, address, wrongPassword],
  ["codeByAddress", 100, 900, address, trying("loginWithOtp")],
  ["codeByAddress", 100, 900, address, trying("resendOtp")],
  ["codeByAddress", 100, 900, address, trying("verifyActivityLinkOtp")],
  ["resetByAccount", 5, 3600, "nobody@clinic.example", trying("sendResetPasswordLink")],
  ["resetByAddress", 30, 3600, address, trying("sendResetPasswordLink")],
  ["resetByAddress", 30, 3600, address, trying("resetPassword")],
  ["resetByAddress", 30, 3600, address, trying("setPassword")],
  ["resetByAddress", 30, 3600, address, trying("setPatientPassword")],
  ["resetByAddress", 30, 3600, address, trying("withdrawAccountDeletion")],
  ["registrationByAddress", 60, 3600, address, trying("addRegisterPatient")],
  ["registrationByAddress", 60, 3600, address, trying("verifyConsent")],
  ["deletionByAddress", 10, 3600, address, trying("deleteAccountRequest")],
  [
    "placeByAddress",
    30,
    3600,
    address,
    () => refused(nobody, "{ reverseGeocode(latitude: 41, longitude: -87) { message } }"),
  ],
  ["callbackByAddress", 10, 3600, address, trying("addCallbackRequest")],
  ["progressByAddress", 60, 3600, address, trying("validPatientId")],
  ["progressCodeByRecord", 10, 3600, small.patient(0, 1), trying("validPatientId")],
  [
    "shareByRecord",
    10,
    3600,
    small.patient(0, 1),
    async () => refused(caller(world.url, await issueProgressToken(world, 0, 1)), sample("caregiverNotify").document),
  ],
];

const spend = (budget: string, key: string, points: number, until: number) =>
  world.owner.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`${budget}:${key}`, points, until],
  );

describe("proof 1.3: every budget ends at its points, and comes back after its time", () => {
  test.each(budgets)("%s: %i in %i s, of %s", async (budget, points, seconds, key, tries) => {
    await spend(budget, key, points - 1, Date.now() + seconds * 1000);
    expect(await tries(), "the last point").toBe(false);
    expect(await tries(), "one more").toBe(true);
    await spend(budget, key, points, Date.now() - 1);
    expect(await tries(), "after its time").toBe(false);
    const { rows } = await world.owner.query("select expire from rate_limits where key = $1", [`${budget}:${key}`]);
    const left = Number(rows[0].expire) - Date.now();
    expect(left).toBeGreaterThan((seconds - 120) * 1000);
    expect(left).toBeLessThanOrEqual(seconds * 1000);
  });
});
