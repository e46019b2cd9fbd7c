import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import {
  downloadsReport,
  issueCaregiverToken,
  issueProgressToken,
  issueReportToken,
  linkIdOf,
  opensPage,
} from "../../../dev-env/progress-token.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const patientid = small.patient(0, 1);
const email = smallPatientEmail(0, 1);
const minute = 60_000;
const day = 86_400_000;

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

const list = async (person: Caller, id: string = patientid) =>
  (await person.call<{ links: Link[] | null; timezone: string | null }>(listDocument, { p: id })).answer;
const end = async (person: Caller, linkid: string, id: string = patientid, headers = {}) =>
  (await person.call(endDocument, { patientid: id, linkid }, headers)).answer;
const staff = (world: World, role: Role, clinic = 0) => signIn(world, smallEmail(clinic, role));
const progress = (world: World) => issueProgressToken(world, 0, 1);
const caregiver = (world: World) => issueCaregiverToken(world, 0, 1);
const report = (world: World) => issueReportToken(world, 0, 1);

const share = async (person: Caller, to: string) => {
  const input = { patientid, email: to, name: "Ann" };
  expect((await person.call(documentOf("caregiverNotify", "status"), input)).answer.status).toBe("success");
};
const mailReport = async (person: Caller, to: string) => {
  const mail = { to, subject: "Report", text: "Hello", signature: "", patientid };
  const { answer } = await person.call<{ mail: string }>(documentOf("sendReportMail", "status mail"), mail);
  expect(answer.status).toBe("success");
  return answer.mail;
};

/** Coaches have no reports. */
const becomesCoach = `role = ${Role.healthCoach}, customer_id = null, company_id = '${small.companies[0]}'`;

describe("the list", () => {
  test("B188: names kind, masked recipient, sender and end of each link that works, newest first, with the clinic's time zone", async ({
    world,
  }) => {
    const admin = await staff(world, Role.admin);
    const code = await progress(world);
    const createdAt = new Date(world.clock.now()).toISOString();
    world.clock.advance(1000);
    await share(caller(world.url, code), "ann@home.example");
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

  test("staff, the patient and the patient's own link see all; a caregiver's and a report link see themselves alone", async ({
    world,
  }) => {
    const tokens = [await progress(world), await caregiver(world), await report(world)] as const;
    const ids = tokens.map(linkIdOf).toSorted();
    const all = [await staff(world, Role.physio), await signInPatient(world, email), caller(world.url, tokens[0])];
    for (const person of all) expect((await list(person)).links!.map(({ _id }) => _id).toSorted()).toEqual(ids);
    for (const token of tokens.slice(1))
      expect((await list(caller(world.url, token))).links).toMatchObject([{ _id: linkIdOf(token), isThis: true }]);
    expect((await list(caller(world.url, tokens[0]))).links!.filter(({ isThis }) => isThis)).toHaveLength(1);
  });

  test("a foreign patient, a colleague's patient and nonsense are not found", async ({ world }) => {
    await issueProgressToken(world, 0, 3);
    const surgeon = await staff(world, Role.surgeon);
    const holders = [caller(world.url, await progress(world)), caller(world.url, await caregiver(world))];
    for (const person of [surgeon, ...holders])
      for (const id of [small.patient(0, 3), small.patient(1, 1), small.patient(2, 1), "x"])
        expect(await list(person, id), id).toMatchObject({ message: "This patient was not found.", links: null });
  });

  test("a link that is over, or whose sender may not send it any more, is not listed", async ({ world }) => {
    await report(world);
    const admin = await staff(world, Role.physio);
    await progress(world);
    world.clock.advance(31 * minute);
    expect((await list(admin)).links).toMatchObject([{ kind: "report" }]);
    await world.owner.query(`update users set ${becomesCoach} where user_id = $1`, [small.user(0, Role.admin)]);
    expect((await list(admin)).links).toEqual([]);
  });
});

describe("ending a link", () => {
  test.for(["progress", "caregiver", "report"] as const)(
    "B188 B367: staff who see the patient end a %s link: it opens nothing from that moment, and ends once",
    async (kind, { world }) => {
      const token = { progress: await progress(world), caregiver: await caregiver(world), report: await report(world) }[
        kind
      ];
      const works = kind === "report" ? downloadsReport : opensPage;
      const surgeon = await staff(world, Role.surgeon);
      expect(await works(world, token, patientid)).toBe(true);
      expect(await end(surgeon, linkIdOf(token))).toMatchObject({ status: "success", message: "Link ended." });
      expect(await works(world, token, patientid)).toBe(false);
      expect((await list(caller(world.url, token))).status).toBe("Token expired");
      expect(await end(surgeon, linkIdOf(token))).toMatchObject({
        status: "fail",
        message: "This link has already ended.",
      });
      const { rows } = await world.owner.query("select ended_by, end_reason from patient_links where link_id = $1", [
        linkIdOf(token),
      ]);
      expect(rows).toEqual([{ ended_by: small.user(0, Role.surgeon), end_reason: "person" }]);
    },
  );

  test("the same key twice ends once and is answered alike", async ({ world }) => {
    const token = await report(world);
    const admin = await staff(world, Role.admin);
    const key = { "idempotency-key": crypto.randomUUID() };
    for (let time = 0; time < 2; time++)
      expect(await end(admin, linkIdOf(token), patientid, key)).toMatchObject({
        status: "success",
        message: "Link ended.",
      });
  });

  test("B188 B367: the patient ends any by the app or by the own link; a caregiver and the holder of a report their own alone", async ({
    world,
  }) => {
    const [own, first, second, third] = [
      await progress(world),
      await caregiver(world),
      await caregiver(world),
      await report(world),
    ];
    expect(await end(await signInPatient(world, email), linkIdOf(first))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, second), linkIdOf(third))).toMatchObject({
      message: "This link has already ended.",
    });
    expect(await end(caller(world.url, third), linkIdOf(second))).toMatchObject({
      message: "This link has already ended.",
    });
    expect(await downloadsReport(world, third, patientid)).toBe(true);
    expect(await end(caller(world.url, second), linkIdOf(second))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, third), linkIdOf(third))).toMatchObject({ status: "success" });
    expect(await end(caller(world.url, own), linkIdOf(own))).toMatchObject({ status: "success" });
    for (const token of [own, first, second, third]) expect(await opensPage(world, token, patientid)).toBe(false);
  });

  test("foreign ids, alone and among own, a colleague's patient and nonsense end nothing", async ({ world }) => {
    const [own, others, sisters] = [
      await report(world),
      await issueReportToken(world, 0, 3),
      await issueReportToken(world, 1, 1),
    ];
    const people = [
      await staff(world, Role.surgeon),
      await signInPatient(world, email),
      caller(world.url, await progress(world)),
    ];
    for (const person of people)
      for (const [id, linkid] of [
        [small.patient(0, 3), linkIdOf(others)],
        [patientid, linkIdOf(others)],
        [small.patient(0, 3), linkIdOf(own)],
        [small.patient(1, 1), linkIdOf(sisters)],
        [patientid, linkIdOf(sisters)],
        [patientid, "x"],
        [patientid, small.patient(0, 1)],
      ] as const)
        expect(await end(person, linkid, id), `${id} ${linkid}`).toMatchObject({
          status: "fail",
          message: "This link has already ended.",
        });
    expect([
      await downloadsReport(world, own, patientid),
      await downloadsReport(world, others, small.patient(0, 3)),
    ]).toEqual([true, true]);
    expect(await downloadsReport(world, sisters, small.patient(1, 1))).toBe(true);
  });

  test("a report mail that is taken back takes its link along", async ({ world }) => {
    const admin = await staff(world, Role.admin);
    const mail = await mailReport(admin, "office@practice.example");
    expect((await list(admin)).links).toMatchObject([{ _id: mail, kind: "report" }]);
    const { answer } = await admin.call(documentOf("takeBackReportMail", "status"), { mail });
    expect(answer.status).toBe("success");
    expect((await list(admin)).links).toEqual([]);
  });
});
