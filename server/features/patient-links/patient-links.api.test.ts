import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Caller, caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import {
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  makeLink,
} from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
const patientid = small.patient(0, 1);
const email = smallPatientEmail(0, 1);
const minute = 60_000;
const day = 86_400_000;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

interface Link {
  readonly _id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly origin: string;
  readonly createdAt: string;
  readonly endsAt: string;
  readonly isThis: boolean;
}

const listDocument = `query ($p: ID!) { getPatientLinks(patientid: $p) {
  status message timezone links { _id kind recipient origin createdAt endsAt isThis } } }`;
const endDocument = documentOf("endPatientLink", "status message");
const shareDocument = documentOf("caregiverNotify", "status message");
const mailDocument = documentOf("sendReportMail", "status message mail");
const renewDocument = documentOf("renewSession", "status message token sessionends");
const surveyDocument = documentOf("getSurveyDetail", "status");

const list = async (person: Caller, id: string = patientid) =>
  (await person.call<{ links: Link[] | null; timezone: string | null }>(listDocument, { p: id })).answer;
const end = async (person: Caller, linkid: string, id: string = patientid, headers = {}) =>
  (await person.call(endDocument, { patientid: id, linkid }, headers)).answer;
const renew = async (person: Caller) =>
  (await person.call<{ token: string | null; sessionends: string | null }>(renewDocument, {})).answer;
const opens = async (token: string, id: string = patientid): Promise<boolean> =>
  (await caller(world.url, token).call(surveyDocument, { patientid: id })).answer.status === "success";
const downloads = async (token: string, id: string = patientid): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ data: { id } });
  return (await fetch(`${world.url}/downloadreport`, { method: "POST", headers, body })).ok;
};
const staff = (role: Role, clinic = 0) => signIn(world, smallEmail(clinic, role));
const progress = () => issueProgressToken(world, 0, 1);
const caregiver = () => issueCaregiverToken(world, 0, 1);
const report = () => issueReportToken(world, 0, 1);
const idOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sid: string }).sid;
const set = (columns: string, values: unknown[] = []) =>
  world.owner.query(`update patients set ${columns} where patient_id = '${patientid}'`, values);

/** Coaches have no reports. */
const becomesCoach = `role = ${Role.healthCoach}, customer_id = null, company_id = '${small.companies[0]}'`;

const linkIn = (to: string, path: string): string =>
  new RegExp(`/${path}/([^/\\s]+)/`).exec(world.mailbox.read(to)[0]!.text)![1]!;
const shareTo = async (person: Caller, to: string): Promise<string> => {
  const { answer } = await person.call(shareDocument, { patientid, email: to, name: "Ann" });
  expect(answer.status).toBe("success");
  await world.settle();
  return linkIn(to, "activity");
};
const mailReport = async (person: Caller, to: string, id = patientid) => {
  const mail = { to, subject: "Report", text: "Hello", signature: "", patientid: id };
  const { answer } = await person.call<{ mail: string }>(mailDocument, mail);
  expect(answer.status).toBe("success");
  return answer.mail;
};

describe("the list", () => {
  test("B188: names kind, masked recipient, sender and end of each link that works, newest first, with the clinic's time zone", async () => {
    const admin = await staff(Role.admin);
    const code = await progress();
    const createdAt = new Date(world.clock.now()).toISOString();
    world.clock.advance(1000);
    await shareTo(caller(world.url, code), "ann@home.example");
    world.clock.advance(1000);
    await mailReport(admin, "office@practice.example");
    const { links, timezone } = await list(admin);
    expect(timezone).toBe("America/Chicago");
    expect(links).toMatchObject([
      { kind: "report", recipient: "o•••@p•••.example", origin: "Sent by Sam Role1", isThis: false },
      { kind: "caregiver", recipient: "a•••@h•••.example", origin: "Sent by the patient", isThis: false },
      { kind: "progress", recipient: "p•••@c•••.example", origin: "Opened with a mailed code", isThis: false },
    ]);
    const lasts = links!.map(({ endsAt, createdAt: from }) => Date.parse(endsAt) - Date.parse(from));
    expect(lasts).toEqual([7 * day, 7 * day, 30 * minute]);
    expect(Math.abs(Date.parse(links![2]!.createdAt) - Date.parse(createdAt))).toBeLessThan(5000);
    expect(JSON.stringify(links)).not.toMatch(/eyJ|@home|@practice|@clinic/);
  });

  test("staff, the patient and the patient's own link see all; a caregiver's and a report link see themselves alone", async () => {
    const tokens = [await progress(), await caregiver(), await report()] as const;
    const ids = tokens.map(idOf).toSorted();
    const all = [await staff(Role.physio), await signInPatient(world, email), caller(world.url, tokens[0])];
    for (const person of all) expect((await list(person)).links!.map(({ _id }) => _id).toSorted()).toEqual(ids);
    for (const token of tokens.slice(1))
      expect((await list(caller(world.url, token))).links).toMatchObject([{ _id: idOf(token), isThis: true }]);
    expect((await list(caller(world.url, tokens[0]))).links!.filter(({ isThis }) => isThis)).toHaveLength(1);
  });

  test("a foreign patient, a colleague's patient and nonsense are not found", async () => {
    await issueProgressToken(world, 0, 3);
    const surgeon = await staff(Role.surgeon);
    const holders = [caller(world.url, await progress()), caller(world.url, await caregiver())];
    for (const person of [surgeon, ...holders])
      for (const id of [small.patient(0, 3), small.patient(1, 1), small.patient(2, 1), "x"])
        expect(await list(person, id), id).toMatchObject({ message: "This patient was not found.", links: null });
  });

  test("a link that is over, or whose sender may not send it any more, is not listed", async () => {
    await report();
    const admin = await staff(Role.physio);
    await progress();
    world.clock.advance(31 * minute);
    expect((await list(admin)).links).toMatchObject([{ kind: "report" }]);
    await world.owner.query(`update users set ${becomesCoach} where user_id = $1`, [small.user(0, Role.admin)]);
    expect((await list(admin)).links).toEqual([]);
  });
});

describe("ending a link", () => {
  test.each(["progress", "caregiver", "report"] as const)(
    "staff who see the patient end a %s link: it opens nothing from that moment, and ends once",
    async (kind) => {
      const token = { progress: await progress(), caregiver: await caregiver(), report: await report() }[kind];
      const works = kind === "report" ? downloads : opens;
      const surgeon = await staff(Role.surgeon);
      expect(await works(token)).toBe(true);
      expect(await end(surgeon, idOf(token))).toMatchObject({ status: "success", message: "Link ended." });
      expect(await works(token)).toBe(false);
      expect((await list(caller(world.url, token))).status).toBe("Token expired");
      expect(await end(surgeon, idOf(token))).toMatchObject({
        status: "fail",
        message: "This link has already ended.",
      });
      const { rows } = await world.owner.query("select ended_by, end_reason from patient_links where link_id = $1", [
        idOf(token),
      ]);
      expect(rows).toEqual([{ ended_by: small.user(0, Role.surgeon), end_reason: "person" }]);
    },
  );

  test("the same key twice ends once and is answered alike", async () => {
    const token = await report();
    const admin = await staff(Role.admin);
    const key = { "idempotency-key": crypto.randomUUID() };
    for (let time = 0; time < 2; time++)
      expect(await end(admin, idOf(token), patientid, key)).toMatchObject({
        status: "success",
        message: "Link ended.",
      });
  });

  test("the patient ends any by the app or by the own link; a caregiver and the holder of a report their own alone", async () => {
    const [own, first, second, third] = [await progress(), await caregiver(), await caregiver(), await report()];
    expect(await end(await signInPatient(world, email), idOf(first))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, second), idOf(third))).toMatchObject({
      message: "This link has already ended.",
    });
    expect(await end(caller(world.url, third), idOf(second))).toMatchObject({
      message: "This link has already ended.",
    });
    expect(await downloads(third)).toBe(true);
    expect(await end(caller(world.url, second), idOf(second))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, third), idOf(third))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, own), idOf(own))).toMatchObject({ status: "success" });
    for (const token of [own, first, second, third]) expect(await opens(token)).toBe(false);
  });

  test("foreign ids, alone and among own, a colleague's patient and nonsense end nothing", async () => {
    const [own, others, sisters] = [
      await report(),
      await issueReportToken(world, 0, 3),
      await issueReportToken(world, 1, 1),
    ];
    const people = [await staff(Role.surgeon), await signInPatient(world, email), caller(world.url, await progress())];
    for (const person of people)
      for (const [id, linkid] of [
        [small.patient(0, 3), idOf(others)],
        [patientid, idOf(others)],
        [small.patient(0, 3), idOf(own)],
        [small.patient(1, 1), idOf(sisters)],
        [patientid, idOf(sisters)],
        [patientid, "x"],
        [patientid, small.patient(0, 1)],
      ] as const)
        expect(await end(person, linkid, id), `${id} ${linkid}`).toMatchObject({
          status: "fail",
          message: "This link has already ended.",
        });
    expect([await downloads(own), await downloads(others, small.patient(0, 3))]).toEqual([true, true]);
    expect(await downloads(sisters, small.patient(1, 1))).toBe(true);
  });

  test("a report mail that is taken back takes its link along", async () => {
    const admin = await staff(Role.admin);
    const mail = await mailReport(admin, "office@practice.example");
    expect((await list(admin)).links).toMatchObject([{ _id: mail, kind: "report" }]);
    const { answer } = await admin.call(documentOf("takeBackReportMail", "status"), { mail });
    expect(answer.status).toBe("success");
    expect((await list(admin)).links).toEqual([]);
  });
});

describe("what ends a link before its time", () => {
  const kinds = { progress, caregiver, report };
  type Kind = keyof typeof kinds;
  const ann = { fname: "Ann", lname: "Lee", relationship: "Friend", phone: "+13125550142", email: "ann@home.example" };
  /** The kinds that stand after a change of the patient. */
  const standing = async (change: () => Promise<unknown>): Promise<Kind[]> => {
    const tokens = new Map<Kind, string>();
    for (const [kind, issue] of Object.entries(kinds)) tokens.set(kind as Kind, await issue());
    await change();
    const left: Kind[] = [];
    for (const [kind, token] of tokens)
      if (await (kind === "report" ? downloads(token) : opens(token))) left.push(kind);
    return left;
  };

  test.each([
    ["nothing, a change of the phone", "phone = '+13125550199'", ["progress", "caregiver", "report"]],
    ["deactivation of the patient, all", "active = false", []],
    ["a new password, all", "password_hash = 'new'", []],
    ["an opt-out of mail, those the patient sent", "email_opt_in = false", ["progress", "report"]],
    [
      "another address of the patient, those mailed to the former one",
      "email = 'new@home.example'",
      ["caregiver", "report"],
    ],
  ] as const)("%s", async (_, columns, left) => {
    expect(await standing(() => set(columns))).toEqual(left);
  });

  test.each([
    ["is removed", {}],
    ["is removed by null", null],
    ["gets another address", { ...ann, email: "robin@home.example" }],
  ])("the caregiver's link ends for good when the caregiver %s", async (_, caregiverNow) => {
    await set("caregiver = $1", [ann]);
    expect(await standing(() => set("caregiver = $1", [caregiverNow ?? {}]))).toEqual(["progress", "report"]);
    await set("caregiver = $1", [ann]);
    const { rows } = await world.owner.query("select end_reason from patient_links where kind = 'caregiver'");
    expect(rows).toEqual([{ end_reason: "caregiver" }]);
    expect((await list(await staff(Role.admin))).links!.map(({ kind }) => kind)).not.toContain("caregiver");
  });

  test("a caregiver who is added, or whose name alone changes, ends nothing", async () => {
    const all = ["progress", "caregiver", "report"];
    expect(await standing(() => set("caregiver = $1", [{ ...ann, email: "robin@home.example" }]))).toEqual(all);
    await set("caregiver = $1", [ann]);
    expect(await standing(() => set("caregiver = $1", [{ ...ann, email: "Ann@Home.example", lname: "Li" }]))).toEqual(
      all,
    );
  });

  test("staff remove the caregiver by the dialog: the link that was mailed opens nothing", async () => {
    await set("caregiver = $1", [ann]);
    const token = await shareTo(caller(world.url, await progress()), "ann@home.example");
    expect(await opens(token)).toBe(true);
    const admin = await staff(Role.admin);
    const { answer } = await admin.call(
      `mutation { addeditCaregiver(patientid: "${patientid}", caregiver: null) { status message } }`,
    );
    expect(answer).toMatchObject({ status: "success", message: "Caregiver removed." });
    expect(await opens(token)).toBe(false);
  });

  test("a report mailed to the patient ends with the opt-out", async () => {
    const { token } = await makeLink(world, [0, 1], "report", small.user(0, Role.admin), email.toUpperCase());
    expect(await downloads(token)).toBe(true);
    await set("email_opt_in = false");
    expect(await downloads(token)).toBe(false);
  });

  test("a deactivated sender's links stay ended when the account is active again", async () => {
    const token = await report();
    const activate = (active: boolean) =>
      world.owner.query("update users set active = $1 where user_id = $2", [active, small.user(0, Role.admin)]);
    await activate(false);
    expect(await downloads(token)).toBe(false);
    await activate(true);
    expect(await downloads(token)).toBe(false);
  });

  test.each([
    ["the clinic", Role.physio, `customer_id = '${small.customers[1]}'`],
    ["the role", Role.physio, becomesCoach],
    ["the surgeon", Role.surgeon, `surgeon_id = '${small.surgeon(0, 2)}'`],
  ])("a sender who lost %s could not send it now, so the link opens nothing", async (_, role, columns) => {
    const sender = small.user(0, role);
    const { token } = await makeLink(world, [0, 1], "report", sender);
    expect(await downloads(token)).toBe(true);
    await world.owner.query(`update users set ${columns} where user_id = $1`, [sender]);
    expect(await downloads(token)).toBe(false);
    expect((await list(caller(world.url, token))).status).toBe("Token expired");
  });

  test("a patient who moves to another surgeon takes the report link of the former one along", async () => {
    const { token } = await makeLink(world, [0, 1], "report", small.user(0, Role.surgeon));
    expect(await downloads(token)).toBe(true);
    await set("surgeon_id = $1", [small.surgeon(0, 2)]);
    expect(await downloads(token)).toBe(false);
  });

  test("a token without a row opens nothing, whoever signed it", async () => {
    const token = await report();
    await world.owner.query("delete from patient_links where link_id = $1", [idOf(token)]);
    expect(await downloads(token)).toBe(false);
    const ofOld = await world.product.tokens.issue(
      {
        sub: patientid,
        sessionId: world.product.newId(),
        kind: "caregiver",
        customer: small.customers[0]!,
        application: "AdminWeb",
      },
      day,
    );
    expect(await opens(ofOld)).toBe(false);
  });
});

describe("renewing a progress page", () => {
  test("C242: renewSession adds 30 minutes while the link stands, until 2 hours after the code", async () => {
    let token = await progress();
    const codeAt = world.clock.now();
    for (const minutes of [28, 56, 84, 110]) {
      world.clock.advance(codeAt + minutes * minute - world.clock.now());
      const answer = await renew(caller(world.url, token));
      expect(answer, `${minutes} minutes`).toMatchObject({ status: "success" });
      expect(Math.abs(Date.parse(answer.sessionends!) - codeAt - 120 * minute)).toBeLessThan(5000);
      token = answer.token!;
      expect(await opens(token)).toBe(true);
    }
    world.clock.advance(codeAt + 119.5 * minute - world.clock.now());
    expect(await opens(token)).toBe(true);
    world.clock.advance(codeAt + 120.1 * minute - world.clock.now());
    expect(await opens(token)).toBe(false);
    expect(await renew(caller(world.url, token))).toMatchObject({ status: "Token expired", token: null });
  });

  test("C242: a link that has ended, or whose 30 minutes are over, is not renewed", async () => {
    const [ended, over] = [await progress(), await progress()];
    await end(caller(world.url, ended), idOf(ended));
    expect(await renew(caller(world.url, ended))).toMatchObject({ status: "Token expired", token: null });
    world.clock.advance(30 * minute + 2000);
    expect(await renew(caller(world.url, over))).toMatchObject({ status: "Token expired", token: null });
  });

  test("C242: mailed links are not renewed, and other pages than the renewed one keep their end", async () => {
    for (const token of [await caregiver(), await report()])
      expect(await renew(caller(world.url, token))).toMatchObject({
        status: "fail",
        message: "You are not allowed to do this.",
      });
    const [first, second] = [await progress(), await progress()];
    world.clock.advance(28 * minute);
    const renewed = (await renew(caller(world.url, first))).token!;
    world.clock.advance(10 * minute);
    expect([await opens(renewed), await opens(first), await opens(second)]).toEqual([true, false, false]);
  });

  test("ending a renewed link ends the token before and after", async () => {
    const first = await progress();
    const renewed = (await renew(caller(world.url, first))).token!;
    await end(await staff(Role.admin), idOf(first));
    expect([await opens(first), await opens(renewed)]).toEqual([false, false]);
  });
});
