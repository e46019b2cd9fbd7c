import { documentOf } from "../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;

test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

describe("conversations", () => {
  const start = documentOf("createNewCase", "status message caseid");
  const input = (patient: number, more: object = {}) => ({
    patientId: small.patient(0, patient),
    summary: "Swelling",
    description: "Is it less?",
    type: "Surgeon Message",
    messageType: "Conversation",
    ...more,
  });

  test("C215 C216: createCaseFromMessage opens the conversation that createNewCase opens", async ({ world }) => {
    const call = documentOf("createCaseFromMessage", "status message caseid");
    const { answer } = await admin.call<{ caseid: string }>(call, input(1));
    expect(answer).toMatchObject({ status: "success", message: "Message Sent!" });
    const { rows } = await world.owner.query(
      "select case_id, patient_id, summary, description, type, message_type, created_by from cases",
    );
    expect(rows).toEqual([
      {
        case_id: answer.caseid,
        patient_id: small.patient(0, 1),
        summary: "Swelling",
        description: "Is it less?",
        type: "Surgeon Message",
        message_type: "Conversation",
        created_by: small.user(0, Role.admin),
      },
    ]);
  });

  test("none is started with an inactive patient", async ({ world }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 1)]);
    const { answer } = await admin.call(start, input(1));
    expect(answer).toMatchObject({ status: "fail", message: "This patient is inactive", caseid: null });
    expect((await world.owner.query("select from cases")).rowCount).toBe(0);
  });

  test("B146 B347 B393 C130 C216 C277: starting one opens a case of type 'Surgeon Message'", async ({ world }) => {
    const { answer } = await admin.call<{ caseid: string }>(start, input(1));
    expect(answer).toMatchObject({ status: "success", message: "Message Sent!" });
    const caseAnswer = await admin.call(
      `{ getActionCase(caseId: "${answer.caseid}") { status actionCase { caseNumber summary description status patientName reportedUsername } } }`,
    );
    expect(caseAnswer.answer).toMatchObject({
      actionCase: {
        summary: "Swelling",
        description: "Is it less?",
        status: "Unassigned",
        patientName: "Pat1 Clinic1",
        reportedUsername: "Sam Role1",
      },
    });
    const { rows } = await world.owner.query(
      "select patient_id, summary, description, type, message_type from cases where case_id = $1",
      [answer.caseid],
    );
    expect(rows).toEqual([
      {
        patient_id: small.patient(0, 1),
        summary: "Swelling",
        description: "Is it less?",
        type: "Surgeon Message",
        message_type: "Conversation",
      },
    ]);
  });

  test("B250: subject and message are required, on the server too", async () => {
    expect((await admin.call(start, input(1, { summary: " " }))).answer.message).toBe("Please confirm your Subject!");
    expect((await admin.call(start, input(1, { description: "" }))).answer.message).toBe(
      "Please confirm your Message!",
    );
  });

  test("B375 C270: a case of another type is not a conversation", async () => {
    expect((await admin.call(start, input(1, { type: "New Patient" }))).answer.message).toBe("Failed to Create Case");
  });

  test("B012 B294: who belongs to a surgeon talks only with that surgeon's patients", async ({ world }) => {
    const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
    expect((await associate.call(start, input(1))).answer.status).toBe("success");
    const refused = await associate.call(start, input(3));
    expect(refused.answer).toMatchObject({
      status: "fail",
      message: "This patient belongs to another surgeon.",
      caseid: null,
    });
  });

  const notFound = "This case was not found.";
  /** Returns the messages with which a case of each surgeon is answered to a role. */
  const opens = async (world: World, role: Role): Promise<string[]> => {
    const [person, physio] = await Promise.all([role, Role.physio].map((each) => signIn(world, smallEmail(0, each))));
    const messages: string[] = [];
    for (const patient of [1, 3]) {
      const { caseid } = (await physio!.call<{ caseid: string }>(start, input(patient))).answer;
      const { answer } = await person!.call(`{ getActionCase(caseId: "${caseid}") { status message } }`);
      messages.push(answer.message);
    }
    return messages;
  };
  const associate = async (world: World, ...surgeons: number[]) => {
    await world.owner.query("update users set associate_surgeons = $1 where user_id = $2", [
      surgeons.map((surgeon) => small.surgeon(0, surgeon)),
      small.user(0, Role.medicalAssociate),
    ]);
    world.clock.advance(2_000); // the time for which an account is cached
  };

  test("A214 C045: a surgeon, a medical associate and a user linked to a surgeon open that surgeon's cases only", async ({
    world,
  }) => {
    expect(await opens(world, Role.admin)).toEqual(["", ""]);
    await world.owner.query("update users set surgeon_id = $1 where user_id = $2", [
      small.surgeon(0, 1),
      small.user(0, Role.admin),
    ]);
    world.clock.advance(2_000);
    for (const role of [Role.surgeon, Role.medicalAssociate, Role.admin])
      expect(await opens(world, role), `role ${role}`).toEqual(["", notFound]);
    await associate(world, 2);
    expect(await opens(world, Role.medicalAssociate)).toEqual([notFound, ""]);
  });

  test("C045: a medical associate reads on a patient's page of that surgeon's cases only", async ({ world }) => {
    const person = await signIn(world, smallEmail(0, Role.medicalAssociate));
    const countFor = async (patient: number): Promise<number> => {
      await admin.call(start, input(patient));
      const page = `{ getPatient(id: "${small.patient(0, patient)}") { status patient { cases { number } } } }`;
      return (await person.call<{ patient: { cases: object[] } }>(page)).answer.patient.cases.length;
    };
    expect([await countFor(1), await countFor(3)]).toEqual([1, 0]);
    await associate(world, 1, 2);
    expect([await countFor(1), await countFor(3)]).toEqual([2, 2]);
  });

  test("C025 C047: a medical associate of several surgeons opens the cases of each", async ({ world }) => {
    await associate(world, 1, 2);
    expect(await opens(world, Role.medicalAssociate)).toEqual(["", ""]);
  });

  test("a retry with the same key opens no second case", async ({ world }) => {
    const key = { "idempotency-key": "one-click" };
    const one = await admin.call<{ caseid: string }>(start, input(2), key);
    const two = await admin.call<{ caseid: string }>(start, input(2), key);
    expect(two.answer).toEqual(one.answer);
    const other = await admin.call(start, input(1), key);
    expect(other.answer.status).toBe("fail");
    const { rowCount } = await world.owner.query("select from cases where patient_id = $1", [small.patient(0, 2)]);
    expect(rowCount).toBe(1);
  });

  test("the same key at the same time opens one case", async () => {
    const key = { "idempotency-key": "double-click" };
    const both = await Promise.all([
      admin.call<{ caseid: string }>(start, input(2), key),
      admin.call<{ caseid: string }>(start, input(2), key),
    ]);
    expect(both[0]!.answer.caseid).toBe(both[1]!.answer.caseid);
  });
});
