import { documentOf } from "../../../dev-env/documents.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, signInPatient } from "../../../dev-env/caller.ts";
import { issueCaregiverToken, issueProgressToken } from "../../../dev-env/progress-token.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const patientid = small.patient(0, 1);
const email = smallPatientEmail(0, 1);

const validDocument = `mutation ($p: ID!) { validPatientId(patientid: $p) { status message token email } }`;
const verifyDocument = documentOf("verifyActivityLinkOtp", "status message error token");
const surveyDocument = `query ($p: ID!) { getSurveyDetail(patientid: $p) { status message survey { surgerytype mayshare patientname provider } } }`;
const shareDocument = `mutation ($p: ID!, $e: String!, $n: String!) { caregiverNotify(patientid: $p, email: $e, name: $n) { status message } }`;

type Survey = { survey: { surgerytype: string; mayshare: boolean } | null };
const nobody = (world: World) => caller(world.url);
const challenge = (world: World, id: string = patientid) =>
  nobody(world).call<{ token: string | null; email: string | null }>(validDocument, { p: id });
const verify = (world: World, token: string, otp: string, id: string = patientid) =>
  nobody(world).call<{ error: boolean; token: string | null }>(verifyDocument, { otp, patientid: id, token });
const survey = (person: Caller, id = patientid) => person.call<Survey>(surveyDocument, { p: id });
const share = (person: Caller, id = patientid, to: object = {}) =>
  person.call(shareDocument, { p: id, e: "ann@home.example", n: "Ann", ...to });
const mailedCode = (world: World) => /code is (\S{6})/.exec(world.mailbox.read(email)[0]!.text)![1]!;
const started = async (world: World) => ({ token: (await challenge(world)).answer.token!, code: mailedCode(world) });

describe("a page opened without a link", () => {
  test("B188 B367 B431: mails the patient a code of six characters, shows a masked address, and opens nothing", async ({
    world,
  }) => {
    const { answer } = await challenge(world);
    expect(answer).toMatchObject({ status: "success", email: "p•••@c•••.example" });
    const [mail] = world.mailbox.read(email);
    expect(mail).toMatchObject({ subject: "Your code for the progress page" });
    expect(mail!.text).toMatch(/^Clinic 1\n\nYour code is [2-9A-Z]{6}\n/);
    expect((await survey(caller(world.url, answer.token))).answer).toMatchObject({
      status: "Token expired",
      survey: null,
    });
    const { rows } = await world.owner.query("select * from progress_codes");
    expect(JSON.stringify(rows)).not.toContain(mailedCode(world));
    expect(JSON.stringify(rows)).not.toContain(answer.token);
  });

  test("a code that could not be mailed is told, and leaves no challenge behind", async ({ world }) => {
    world.mailbox.goAway(true);
    try {
      expect((await challenge(world)).answer).toMatchObject({
        status: "fail",
        message: "The code could not be sent. Please try again.",
        token: null,
        email: null,
      });
    } finally {
      world.mailbox.goAway(false);
    }
    expect((await world.owner.query("select from progress_codes")).rowCount).toBe(0);
  });

  test("B189: an id of nobody, of somebody who left, and nonsense are refused alike, and nothing is mailed", async ({
    world,
  }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 2)]);
    for (const id of ["01900004-0000-7000-8000-999999999999", small.patient(0, 2), small.surgeon(0, 1), "x", ""])
      expect((await challenge(world, id)).answer, id).toMatchObject({
        status: "fail",
        message: "This patient was not found.",
        token: null,
        email: null,
      });
    expect(world.mailbox.read(smallPatientEmail(0, 2))).toEqual([]);
  });

  test("B190 B366 B298 C241 C242: the code opens this patient's page for 30 minutes, typed in any case", async ({
    world,
  }) => {
    const { token, code } = await started(world);
    const { answer } = await verify(world, token, ` ${code.toLowerCase()} `);
    expect(answer).toMatchObject({ status: "success", error: false });
    const open = caller(world.url, answer.token);
    expect((await survey(open)).answer.survey).toEqual({
      surgerytype: "knee",
      mayshare: true,
      patientname: "Pat1 Clinic1",
      provider: "Dr. Anna Surgeon1",
    });
    world.clock.advance(1_801_000);
    expect((await survey(open)).answer).toMatchObject({ status: "Token expired", survey: null });
  });

  test("B366: a code works once, and one that was used ends the others of the patient", async ({ world }) => {
    const [first, second] = [await started(world), await started(world)];
    expect((await verify(world, second.token, second.code)).answer.status).toBe("success");
    for (const { token, code } of [first, second])
      expect((await verify(world, token, code)).answer).toMatchObject({
        status: "fail",
        error: true,
        message: "Invalid OTP",
        token: null,
      });
  });

  test("B366: five wrong codes, ten minutes, another browser's token or another patient end it", async ({ world }) => {
    const tried = await started(world);
    for (let at = 0; at < 5; at++)
      expect((await verify(world, tried.token, "AAAAAA")).answer.message).toBe("Invalid OTP");
    expect((await verify(world, tried.token, tried.code)).answer.message).toBe("Invalid OTP");
    const late = await started(world);
    world.clock.advance(601_000);
    expect((await verify(world, late.token, late.code)).answer.message).toBe("Invalid OTP");
    const [mine, other] = [await started(world), (await challenge(world, small.patient(0, 2))).answer.token!];
    expect((await verify(world, other, mine.code)).answer.message).toBe("Invalid OTP");
    for (const id of [small.patient(0, 2), small.patient(1, 1), "x"])
      expect((await verify(world, mine.token, mine.code, id)).answer.message).toBe("Invalid OTP");
    const { rows } = await world.owner.query("select from progress_codes where patient_id = $1", [small.patient(0, 2)]);
    expect(rows).toHaveLength(1);
    expect((await verify(world, "none", mine.code)).answer.message).toBe("Invalid OTP");
    expect((await verify(world, mine.token, "")).answer.message).toBe("Please input your Otp!");
  });

  test("B188: asking without end is refused, for one record and from one address", async ({ world }) => {
    for (let at = 0; at < 10; at++) expect((await challenge(world)).answer.status).toBe("success");
    const mails = world.mailbox.read(email).length;
    expect((await challenge(world)).answer).toMatchObject({
      status: "fail",
      message: expect.stringContaining("Too many attempts"),
    });
    expect(world.mailbox.read(email)).toHaveLength(mails);
    for (let at = 0; at < 60; at++) await challenge(world, "x");
    expect((await challenge(world, small.patient(0, 2))).answer.message).toMatch(/Too many attempts/);
  });
});

describe("a link", () => {
  const links = async (world: World) => [
    caller(world.url, await issueProgressToken(world, 0, 1)),
    caller(world.url, await issueCaregiverToken(world, 0, 1)),
    await signInPatient(world, email),
  ];

  test("B005 B186 B298: a token of the patient, of a verified code or of a caregiver opens the page of this patient only", async ({
    world,
  }) => {
    for (const link of await links(world)) {
      expect((await survey(link)).answer.survey).toMatchObject({ surgerytype: "knee" });
      for (const [clinic, number] of [
        [0, 2],
        [1, 1],
        [2, 1],
      ] as const) {
        const id = small.patient(clinic, number);
        expect((await survey(link, id)).answer).toMatchObject({
          status: "fail",
          message: "This patient was not found.",
          survey: null,
        });
        const { answer } = await link.call(
          `query { getFormData(patientid: "${id}") { status message formdata { oks { value } } } }`,
        );
        expect(answer).toMatchObject({ status: "fail", message: "This patient was not found.", formdata: null });
      }
    }
  });

  test("B005: it only reads: nothing else of the patient opens, and nothing can be recorded", async ({ world }) => {
    const [progress, caregiver] = await links(world);
    for (const link of [progress!, caregiver!])
      for (const call of [
        `query { getPatient(id: "${patientid}") { status message } }`,
        "query { getMyDay { status message } }",
        `mutation { recordExercise(input: { itemid: "${small.exerciseItem(0, 1, 1)}" }) { status message } }`,
      ])
        expect((await link.call(call)).answer.message).toBe("You are not allowed to do this.");
  });

  test("B298: a filled form opens for its own patient only", async ({ world }) => {
    const form = async (clinic: number, number: number) => {
      const key = [
        small.customers[clinic],
        small.patient(clinic, number),
        small.formItem(clinic, number),
        small.questionnaire,
      ];
      await world.owner.query(
        "insert into questionnaire_answers values ($1, $2, $3, $3, $4, '2026-01-01', now(), '{2}', 2)",
        key,
      );
      return `query { getFormByScheduleSubId(patientid: "${key[1]}", id: "${key[2]}") { status message form { _id } } }`;
    };
    const [own, other, sister] = [await form(0, 1), await form(0, 2), await form(1, 1)];
    for (const link of await links(world)) {
      expect((await link.call(own)).answer).toMatchObject({ status: "success", form: { _id: small.formItem(0, 1) } });
      for (const foreign of [other, sister])
        expect((await link.call(foreign)).answer).toMatchObject({ status: "fail", form: null });
    }
  });

  test("B298: a caregiver's link ends after 7 days, and with the patient's password", async ({ world }) => {
    const link = caller(world.url, await issueCaregiverToken(world, 0, 1));
    world.clock.advance(604_700_000);
    expect((await survey(link)).answer.status).toBe("success");
    world.clock.advance(101_000);
    expect((await survey(link)).answer.status).toBe("Token expired");
    const ended = caller(world.url, await issueCaregiverToken(world, 1, 1));
    await world.owner.query("update patients set tokens_valid_from = $2 where patient_id = $1", [
      small.patient(1, 1),
      new Date(world.clock.now() + 1000).toISOString(),
    ]);
    expect((await survey(ended, small.patient(1, 1))).answer.status).toBe("Token expired");
  });
});

describe("sharing", () => {
  const own = async (world: World) => caller(world.url, await issueProgressToken(world, 0, 1));

  test("B103 B368: mails the caregiver a link on the clinic's letterhead, which opens the page", async ({ world }) => {
    const { answer } = await share(await own(world));
    expect(answer).toMatchObject({ status: "success", message: "The link is on its way." });
    await world.settle();
    const [mail] = world.mailbox.read("ann@home.example");
    expect(mail!.subject).toBe("Pat1 shows you a page");
    expect(mail!.text).toMatch(/^Clinic 1\n\nAnn, Pat1 would like you to follow along\./);
    expect(mail!.text).not.toMatch(/Clinic1|knee|surgery|0101/);
    const [, token, id] = /\/activity\/([^/\s]+)\/(\S+)/.exec(mail!.text)!;
    expect(id).toBe(patientid);
    const caregiver = caller(world.url, token);
    expect((await survey(caregiver)).answer.survey).toEqual({
      surgerytype: "knee",
      mayshare: false,
      patientname: null,
      provider: "Dr. Anna Surgeon1",
    });
    expect((await share(caregiver)).answer.message).toBe("You are not allowed to do this.");
    const { rows } = await world.owner.query(
      "select subject_id, data::text from domain_events where kind = 'ProgressShared'",
    );
    expect(rows).toMatchObject([{ subject_id: patientid }]);
    expect(rows[0].data).not.toMatch(/ann|home/i);
  });

  test("B272 C173: a patient who wants no mail cannot share", async ({ world }) => {
    await world.owner.query("update patients set email_opt_in = false where patient_id = $1", [patientid]);
    expect((await share(await own(world), patientid, { e: "bob@home.example" })).answer).toMatchObject({
      status: "fail",
      message: "The patient has unsubscribe email alert please subscribe again",
    });
    await world.settle();
    expect(world.mailbox.read("bob@home.example")).toEqual([]);
  });

  test("B270 B271 B368 B445 C171 C172: is refused in the form's words; for another patient, too often or without a link it is refused", async ({
    world,
  }) => {
    const link = await own(world);
    for (const [to, message] of [
      [{ n: " " }, "Name is required"],
      [{ e: "" }, "Email required"],
      [{ e: "ann@" }, "Invalid Email"],
    ] as const)
      expect((await share(link, patientid, to)).answer).toMatchObject({ status: "fail", message });
    for (const id of [small.patient(0, 2), small.patient(1, 1)])
      expect((await share(link, id)).answer.message).toBe("This patient was not found.");
    expect((await share(nobody(world))).answer.status).toBe("Token expired");
    for (let at = 0; at < 10; at++) expect((await share(link)).answer.status).toBe("success");
    expect((await share(link)).answer.message).toBe("You have shared this page several times. Try again in an hour.");
  });
});
