import { Role } from "@restride/domain/access/roles.ts";
import { linkKinds } from "@restride/domain/patient-links/link-texts.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askForDeletion } from "../dev-env/ask-for-deletion.ts";
import { type Caller, caller, codeFor, signIn, signInPatient } from "../dev-env/caller.ts";
import { documentOf } from "../dev-env/documents.ts";
import { retryMessages } from "../dev-env/outbox/undelivered-caller.ts";
import { issueCaregiverToken, issueProgressToken, issueReportToken } from "../dev-env/progress-token.ts";
import { register, registrationOf } from "../dev-env/register.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../dev-env/small-clinics/ids.ts";
import { trustDevice } from "../dev-env/trust-device.ts";
import { startWorld, type World } from "../dev-env/world.ts";
import { makeTrustedDevicesStore } from "./features/sign-in/trusted-devices.store.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { makePool } from "./platform/database/pool.ts";
import { hashSecret } from "./platform/passwords/passwords.ts";

const email = smallEmail(0, Role.admin);
let world: World;
let nobody: Caller;
/** Number of patients of the first clinic with a deletion request. */
let patientCount: number;

beforeEach(async () => {
  await world?.close();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }); // the clock is stopped, however long the work takes
  world = await startWorld();
  nobody = caller(world.url);
  patientCount = 0;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** More than the two seconds for which an account is cached, and than the second in which a token was issued. */
const moment = 5_000;

/** Returns whether the issued token or link still works. */
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

const sourceOf = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const linkIn = (to: string): string => /-password\/(\S+)/.exec(world.mailbox.read(to)[0]!.text)![1]!;

const codeOfStaff = async (): Promise<Works> => {
  const { answer } = await nobody.call<{ userid: string }>(first, { credentials: { email, password: smallPassword } });
  const otpFromPatient = codeFor(world, email);
  return reads(nobody, second, { userid: answer.userid, otpFromPatient });
};

const trustedDevice = async (): Promise<Works> => {
  const trustToken = await trustDevice(world, email);
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

/** Returns whether a person whose token has been renewed repeatedly since now is still signed in. The clock is set back for that. */
const renewed = (person: Caller, document: string, pace = 4 * hour): Works => {
  const startedAt = world.clock.now();
  return async () => {
    const arrived = world.clock.now();
    const renewal = documentOf("renewSession", "status token");
    let current = person;
    for (let at = startedAt; at < arrived; at += pace) {
      world.clock.advance(at - world.clock.now());
      const { answer } = await current.call<{ token: string | null }>(renewal);
      if (answer.token) current = caller(world.url, answer.token);
    }
    world.clock.advance(arrived - world.clock.now());
    return succeeds(current, document, {});
  };
};
const renewedSession = async (): Promise<Works> => renewed(await signIn(world, email), pages);
const renewedPatientSession = async (): Promise<Works> =>
  renewed(await signInPatient(world, smallPatientEmail(0, 1)), "{ getMyDay { status } }");

/** Returns a progress page that is renewed every 20 minutes from now on. */
const renewedProgressLink = async (): Promise<Works> =>
  renewed(
    caller(world.url, await issueProgressToken(world, 0, 1)),
    `{ getSurveyDetail(patientid: "${small.patient(0, 1)}") { status } }`,
    20 * minute,
  );

const session = async (): Promise<Works> => reads(await signIn(world, email), pages);
const patientSession = async (): Promise<Works> =>
  reads(await signInPatient(world, smallPatientEmail(0, 1)), "{ getMyDay { status } }");
const progressLink = async (): Promise<Works> =>
  reads(caller(world.url, await issueProgressToken(world, 0, 1)), survey, { patientid: small.patient(0, 1) });
const caregiverLink = async (): Promise<Works> =>
  reads(caller(world.url, await issueCaregiverToken(world, 0, 1)), survey, { patientid: small.patient(0, 1) });

const reportLink = async (): Promise<Works> => {
  const authorization = `Bearer ${await issueReportToken(world, 0, 1)}`;
  const body = JSON.stringify({ data: { id: small.patient(0, 1) } });
  const headers = { authorization, "content-type": "application/json" };
  return async () => (await fetch(`${world.url}/downloadreport`, { method: "POST", headers, body })).ok;
};

const botCheck = async (): Promise<Works> => {
  const input = await registrationOf(world.url, small.customers[0]!);
  return async () => (await register(world.url, input)).status === "success";
};

const run = (job: string) => world.product.timed.find(({ name }) => name === job)!.run();
const withdrawal = async (): Promise<Works> => {
  await askForDeletion(world, 1);
  const [, token] = /withdraw=(\S+)/.exec(world.mailbox.read(smallPatientEmail(0, 1))[0]!.text)!;
  return reads(nobody, documentOf("withdrawAccountDeletion", "status"), { token });
};
const accountToBeErased = async (): Promise<Works> => {
  const patient = (patientCount += 1);
  await askForDeletion(world, patient);
  return async () => {
    await run("erase-accounts");
    const { rowCount } = await world.owner.query("select from patients where patient_id = $1", [
      small.patient(0, patient),
    ]);
    return rowCount === 1;
  };
};
const storedAnswer = async (): Promise<Works> => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const start = async () => {
    const admin = await signIn(world, email);
    const document = documentOf("createNewCase", "status caseid");
    const variables = { patientId: small.patient(0, 1), summary: "A", description: "B", type: "Surgeon Message" };
    return (await admin.call<{ caseid: string }>(document, variables, key)).answer.caseid;
  };
  const firstAnswer = await start();
  await world.owner.query("update idempotency_keys set created_at = $1", [new Date(world.clock.now()).toISOString()]);
  return async () => {
    await run("tidy-keys");
    return (await start()) === firstAnswer;
  };
};

const waitingMessage = async (): Promise<Works> => {
  world.mailbox.answerWith("mail", "serverAway");
  await nobody.call(documentOf("sendResetPasswordLink", "status"), { email });
  await world.settle();
  world.mailbox.answerWith("mail", "sent");
  const before = world.mailbox.read(email).length;
  return async () => {
    await retryMessages(world);
    return world.mailbox.read(email).length > before;
  };
};

/** Everything that expires, by the place that stores its end: a column of the database, or a kind of token. */
const expiries: Record<string, [subject: string, give: () => Promise<Works>, lasts: number][]> = {
  "token staff": [["A312: a session of staff, 18,000,000 ms", session, 18_000_000]],
  "token patient": [["a session of a patient, 18,000,000 ms", patientSession, 18_000_000]],
  "token progress": [["C242: a progress token, 30 minutes", progressLink, 30 * minute]],
  "token caregiver": [["a caregiver's link, seven days", caregiverLink, 7 * day]],
  "token report": [["a mailed report's link, seven days", reportLink, 7 * day]],
  "sessions.ends_at": [
    ["A312: a session of staff whose token is renewed, 12 hours from its password", renewedSession, 12 * hour],
    ["a session of a patient whose token is renewed, 12 hours", renewedPatientSession, 12 * hour],
  ],
  "patient_links.ends_at": [
    ["C242: a progress page that is renewed, 2 hours from its code", renewedProgressLink, 2 * hour],
  ],
  "one_time_codes.expires_at": [["a sign-in code, ten minutes", codeOfStaff, 10 * minute]],
  "trusted_devices.expires_at": [["A134: a trusted device, the seconds of its exp", trustedDevice, 2_592_000_000]],
  "password_tokens.expires_at": [
    ["a mailed password link, a day", staffLink, day],
    ["a patient's password link, a day", patientLink, day],
  ],
  "outgoing_messages.ends_at": [["a mail that waits with a password link, as long as the link", waitingMessage, day]],
  "progress_codes.expires_at": [["the code of a progress page, ten minutes", progressCode, 10 * minute]],
  "bot_checks.ends_at": [["a bot check, an hour", botCheck, hour]],
  "account_deletions.erase_at": [
    ["the link that withdraws a deletion, 90 days", withdrawal, 90 * day],
    ["an account that is to be erased, 90 days", accountToBeErased, 90 * day],
  ],
  "idempotency_keys.created_at": [["a kept answer, a day", storedAnswer, day]],
};

describe("proof 1.3: what is given out works until its time is over, and not after it", () => {
  test.each(Object.values(expiries).flat())("%s", async (_, give, lasts) => {
    const before = await give();
    world.clock.advance(lasts - moment);
    expect(await before()).toBe(true);
    const after = await give();
    world.clock.advance(lasts + moment);
    expect(await after()).toBe(false);
  });
});

describe("proof 1.3: nothing that ends is forgotten here", () => {
  test("every column and every kind of token that ends is crossed above", async () => {
    const { rows } = await world.owner.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '^(expires|ends|erase|until|valid_until)(_at|_on)?$'`,
    );
    const issuers = globSync("features/**/*.ts", { cwd: import.meta.dirname }).map(sourceOf);
    const kinds = issuers
      .filter((source) => source.includes("tokens.issue("))
      .flatMap((source) => [...source.matchAll(/kind: "(\w+)"/g)].map(([, kind]) => kind));
    const tokens = [...new Set([...kinds, ...linkKinds])].map((kind) => `token ${kind}`);
    expect(Object.keys(expiries).toSorted()).toEqual(
      [...rows.map(({ name }) => name), ...tokens, "idempotency_keys.created_at"].toSorted(),
    );
  });

  test("a trusted device that is over is neither known by its token nor used, each asked by itself", async () => {
    const tokenHash = hashSecret(await trustDevice(world, email));
    const pool = makePool(world.databaseUrl, 1);
    const store = makeTrustedDevicesStore(makeDatabase(pool));
    const scope = systemScope("test");
    const at = (milliseconds: number) => new Date(world.clock.now() + milliseconds).toISOString();
    for (const [now, works] of [
      [at(30 * day - moment), true],
      [at(30 * day + moment), false],
    ] as const) {
      expect(await store.isTrusted(scope, email, tokenHash, now)).toBe(works);
      expect(await store.use(scope, small.user(0, Role.admin), tokenHash, now)).toBe(works);
    }
    await pool.end();
  });

  test("A111: a session that was logged out stays ended for as long as its token would last", async () => {
    const admin = await signIn(world, email);
    await admin.call("mutation { logout { status } }");
    world.clock.advance(5 * hour - moment);
    await run("tidy-secrets");
    expect((await admin.call(pages)).answer.status).toBe("Token expired");
  });
});
