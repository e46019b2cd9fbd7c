import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let doctor: Caller;
const surgeon = small.surgeon(0, 1);
const surgeonEmail = "surgeon1@clinic1.example";
test.beforeEach(async ({ world }) => {
  doctor = await signIn(world, smallEmail(0, Role.surgeon));
});

const document = documentOf("addCallbackRequest", "status message receivedon");
const ask = (world: World, changes: object = {}) =>
  caller(world.url).call<{ receivedon: string | null }>(document, {
    surgeon,
    name: "Ann Lee",
    phone: "312 555 0177",
    message: "My knee is warm.",
    ...changes,
  });
const stored = async (world: World) =>
  (
    await world.owner.query(
      "select patient_id, surgeon_id, name, phone, message from callback_requests order by received_at",
    )
  ).rows;
const cases = async (world: World) =>
  (await world.owner.query("select patient_id, type, summary, description, created_by from cases order by case_number"))
    .rows;

describe("a callback request", () => {
  test("C245 C114 C287: is taken from anybody, stored, and mailed to the surgeon", async ({ world }) => {
    const requestedAt = world.clock.now();
    const { answer } = await ask(world);
    expect(answer).toMatchObject({ status: "success", message: "I'll call you back asap." });
    expect(Date.parse(answer.receivedon!)).toBeGreaterThanOrEqual(requestedAt);
    expect(await stored(world)).toEqual([
      { patient_id: null, surgeon_id: surgeon, name: "Ann Lee", phone: "+13125550177", message: "My knee is warm." },
    ]);
    await world.settle();
    expect(world.mailbox.read(surgeonEmail)[0]).toMatchObject({ subject: "Somebody asks you to call back" });
    expect(world.mailbox.read(surgeonEmail)[0]!.text).toMatch(
      /Clinic 1\n\nAnn Lee asks you to call back: \+13125550177\n\nMy knee is warm\./,
    );
    expect(await cases(world)).toEqual([]);
  });

  test("C245: of a patient of this surgeon becomes a conversation, and the mail holds none of it", async ({
    world,
  }) => {
    await ask(world, { patientid: small.patient(0, 1), message: "It hurts at night." });
    expect(await stored(world)).toMatchObject([{ patient_id: small.patient(0, 1), surgeon_id: surgeon }]);
    await world.settle();
    expect(await cases(world)).toEqual([
      {
        patient_id: small.patient(0, 1),
        type: "Surgeon Message",
        summary: "Callback request from Ann Lee",
        description: "It hurts at night.\n\nCall back: +13125550177",
        created_by: null,
      },
    ]);
    const [mail] = world.mailbox.read(surgeonEmail);
    expect(mail!.text).toContain("http://localhost/inbox");
    expect(mail!.text).not.toMatch(/Ann|0177|hurts/);
    const { rows } = await world.owner.query<{ case_id: string }>("select case_id from cases");
    const { answer } = await doctor.call(
      `{ getActionCase(caseId: "${rows[0]!.case_id}") { status actionCase { summary reportedUsername } } }`,
    );
    expect(answer).toMatchObject({ actionCase: { summary: "Callback request from Ann Lee", reportedUsername: "" } });
    const { rows: events } = await world.owner.query(
      "select subject_id, data from domain_events where kind = 'CaseCreated'",
    );
    expect(events).toEqual([{ subject_id: small.patient(0, 1), data: { case: rows[0]!.case_id, by: null } }]);
  });

  test("tells nothing about patients: another surgeon's, another clinic's or none get the same answer, and no case", async ({
    world,
  }) => {
    const others = [small.patient(1, 1), "01900004-0000-7000-8000-999999999999", "nonsense", ""];
    await world.owner.query("update patients set surgeon_id = $1 where patient_id = $2", [
      small.surgeon(0, 2),
      small.patient(0, 2),
    ]);
    for (const patientid of [...others, small.patient(0, 2)])
      expect((await ask(world, { patientid, message: `from ${patientid}` })).answer).toMatchObject({
        status: "success",
        message: "I'll call you back asap.",
      });
    await world.settle();
    expect(await cases(world)).toEqual([]);
    expect((await stored(world)).map(({ patient_id }) => patient_id)).toEqual([null, null, null, null, null]);
  });

  test("that comes twice is one", async ({ world }) => {
    const answers = [await ask(world, { message: "Once" }), await ask(world, { message: "Once" })];
    expect(answers.map(({ answer }) => answer.status)).toEqual(["success", "success"]);
    expect(await stored(world)).toHaveLength(1);
    world.clock.advance(11 * 60_000);
    await ask(world, { message: "Once" });
    expect(await stored(world)).toHaveLength(2);
  });

  test("is another than that of a second phone, to a second surgeon, or with other words", async ({ world }) => {
    const others = [{}, { phone: "312 555 0178" }, { surgeon: small.surgeon(0, 2) }, { message: "My hip is warm." }];
    for (const changes of others) expect((await ask(world, changes)).answer.status).toBe("success");
    expect(await stored(world)).toHaveLength(4);
  });

  test("B413: of a patient stands in the patient's activity log as the patient's own", async ({ world }) => {
    await ask(world, { patientid: small.patient(0, 1) });
    const variables = `patientid: "${small.patient(0, 1)}", filter: { events: ["Patient Activity"] }`;
    const log = `{ getActivityLog(${variables}) { status message records { source application who description } } }`;
    expect((await doctor.call(log)).answer).toMatchObject({
      records: [
        { source: "Patients", application: "public page", who: "Pat1 Clinic1", description: "Asked for a call back" },
      ],
    });
  });

  test("C169 C170: is refused in the form's words, and nothing is stored", async ({ world }) => {
    for (const [changes, message] of [
      [{ phone: "12" }, "Please enter valid number!"],
      [{ name: " " }, "Please enter name"],
      [{ message: "" }, "Please enter message."],
      [{ message: "x".repeat(501) }, "Message must be 500 characters or less"],
      [{ surgeon: small.patient(0, 1) }, "This surgeon was not found."],
      [{ surgeon: "none" }, "This surgeon was not found."],
      [{ name: "a\u0000b" }, "A text has a sign in it that cannot be kept. Type it again without that sign."],
    ] as const)
      expect((await ask(world, changes)).answer, JSON.stringify(changes)).toMatchObject({
        status: "fail",
        message,
        receivedon: null,
      });
    expect(await stored(world)).toEqual([]);
  });

  test("to a surgeon who was removed is refused", async ({ world }) => {
    await world.owner.query("update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(1, 2)]);
    expect((await ask(world, { surgeon: small.surgeon(1, 2) })).answer.message).toBe("This surgeon was not found.");
    expect(await stored(world)).toEqual([]);
  });

  test("without end is refused", async ({ world }) => {
    for (let at = 0; at < 10; at++) expect((await ask(world, { message: `Call ${at}` })).answer.status).toBe("success");
    expect((await ask(world, { message: "Again" })).answer).toMatchObject({
      status: "fail",
      message: "You have asked several times. Please call the number on this page, or try again in an hour.",
    });
  });
});
