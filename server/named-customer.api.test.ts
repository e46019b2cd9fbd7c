import { documentOf } from "../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../dev-env/caller.ts";
import { smallEmail } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const notFound = { status: "fail", message: "This customer was not found." };
const [own, sister, foreign] = small.customers;

/** Users of the company of the first two clinics: without a clinic, and working in the first. */
let company: Caller;
let inOwn: Caller;

test.beforeAll(async ({ world }) => {
  company = await signIn(world, smallEmail(0, Role.companyAdmin));
  inOwn = await enterClinic(world, company, own);
  await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(1, 3)]);
});

/** Queries that name a clinic, each with fields that identify the clinic of the answer. */
const reads: Record<string, string> = {
  getSurgeonList: `query ($c: ID) { getSurgeonList(customerid: $c) { status message surgeons { _id } } }`,
  getSurgeons: `query ($c: ID) { getSurgeons(pagination: { customerid: $c }) { status message surgeons { _id } } }`,
  getPatientList: `query ($c: ID) { getPatientList(customerid: $c) { status message patients { _id } } }`,
  getUsers: `query ($c: ID) { getUsers(pagination: { customerid: $c }) { status message users { _id } } }`,
  getPatientCompliance: `query ($c: ID) { getPatientCompliance(customerid: $c, filters: { startdate: "2020-01-01", enddate: "2099-01-01" }) {
    status message overAllSummary { incomplete { patientids } partially { patientids } completed { patientids } } } }`,
  getLast7Activities: `query ($c: ID) { getLast7Activities(customerid: $c) { status message skipped { patientids } } }`,
  getLast7Measurements: `query ($c: ID) { getLast7Measurements(customerid: $c) { status message measkipped { patientids } } }`,
};
const stats = `query ($c: ID) { getPatientStats(customerid: $c) { status message active } }`;
const outcomes = `query ($c: ID) { getFormGraphData(customerid: $c) { status message } }`;

const idsIn = (answer: object): string[] => JSON.stringify(answer).match(/0190[0-9a-f]{4}-[0-9a-f-]{27}/g) ?? [];

/** Returns the clinic that an id of the small world belongs to: 0, 1 or 2. */
const clinicOf = (id: string): number => {
  const number = Number(id.slice(-12));
  return id.startsWith("01900005") ? Math.floor(number / 100) : Math.floor(number / 10);
};

describe("a call that names a clinic is answered for that clinic", () => {
  test.each(Object.keys(reads))(
    "A217 A246 A247 A253 A270 A271 B301 B363 B364 B365 C217 C219: %s, in no clinic and in another one",
    async (name) => {
      for (const who of [company, inOwn]) {
        const { answer } = await who.call(reads[name]!, { c: sister });
        expect(answer.status).toBe("success");
        const clinics = new Set(idsIn(answer).map(clinicOf));
        expect([...clinics]).toEqual([1]);
      }
    },
  );

  test("A217 A269: the counts are those of the clinic that is named", async () => {
    for (const who of [company, inOwn]) {
      expect((await who.call(stats, { c: sister })).answer).toMatchObject({ status: "success", active: 2 });
      expect((await who.call(stats, { c: own })).answer).toMatchObject({ status: "success", active: 3 });
    }
    expect((await inOwn.call(stats)).answer).toMatchObject({ active: 3 });
    expect((await company.call(outcomes, { c: sister })).answer.status).toBe("success");
  });

  test("an id in capitals is the same clinic", async () => {
    expect((await company.call(stats, { c: sister.toUpperCase() })).answer).toMatchObject({ active: 2 });
    expect((await company.call(reads.getUsers!, { c: sister.toUpperCase() })).answer.status).toBe("success");
  });
});

describe("proof 1.4: a clinic that is none of the caller's is refused, never ignored", () => {
  const refusedReads = { ...reads, getPatientStats: stats, getFormGraphData: outcomes };

  test.for(Object.entries(refusedReads))("A217: %s", async ([, document], { world }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    for (const who of [company, inOwn])
      expect((await who.call(document, { c: foreign })).answer).toMatchObject(notFound);
    expect((await admin.call(document, { c: own })).answer.message).not.toBe(notFound.message);
    for (const named of [sister, foreign])
      expect((await admin.call(document, { c: named })).answer).toMatchObject(notFound);
    for (const odd of ["a b 0", "'; drop table patients; --", `${own} `])
      expect((await company.call(document, { c: odd })).answer).toMatchObject(notFound);
  });

  test("a coach's clinic ends with the mapping", async ({ world }) => {
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    expect((await coach.call(stats, { c: sister })).answer).toMatchObject({ status: "success", active: 2 });
    const unmap = `mutation ($id: ID!, $own: ID!) { addEditUser(id: $id, input: { associateids: [$own], phone: "3125550142" }) { status message } }`;
    const { answer } = await company.call(unmap, { id: small.user(0, Role.healthCoach), own });
    expect(answer).toMatchObject({ status: "success" });
    expect((await coach.call(stats, { c: sister })).answer).toMatchObject(notFound);
    expect((await coach.call(stats, { c: own })).answer).toMatchObject({ status: "success", active: 3 });
  });

  test("a user of a clinic of another company is not changed", async () => {
    const two = `mutation ($c: ID!, $u: UserInput!) { addEditUser(input: $u, id: $c) { status message } }`;
    const input = { customer: foreign, firstname: "A" };
    expect((await inOwn.call(two, { c: small.user(2, Role.physio), u: input })).answer).toMatchObject(notFound);
  });
});

describe("screens B1: what was begun in one clinic reaches no other", () => {
  const notify = documentOf("addNotifications", "status message sent");
  const toAll = { filters: { type: "active" }, header: "Clinic closed Monday", message: "See you Tuesday." };
  const recipients = async (world: World, header: string): Promise<string[]> => {
    const { rows } = await world.owner.query<{ patient_id: string }>(
      `select r.patient_id from notifications n join notification_recipients r using (customer_id, notification_id)
       where n.header = $1 order by r.patient_id`,
      [header],
    );
    return rows.map(({ patient_id }) => patient_id);
  };

  test("B144 B345: a bulk message goes to the patients of the clinic that it names, whatever the session chose since", async ({
    world,
  }) => {
    const { answer } = await inOwn.call(notify, { ...toAll, customerid: sister });
    expect(answer).toMatchObject({ status: "success", sent: 2 });
    expect(await recipients(world, toAll.header)).toEqual([small.patient(1, 1), small.patient(1, 2)]);
  });

  test("a bulk message for a clinic of another company is refused, and nobody is told", async ({ world }) => {
    const header = "Nobody reads this";
    expect((await inOwn.call(notify, { ...toAll, header, customerid: foreign })).answer).toMatchObject(notFound);
    expect(await recipients(world, header)).toEqual([]);
  });

  test("a user is added to the clinic that the form names", async () => {
    const add = `mutation ($u: UserInput!) { addEditUser(input: $u) { status message user { _id customer } } }`;
    const form = { email: "tia.moss@clinic2.example", firstname: "Tia", lastname: "Moss", role: Role.physio };
    const { answer } = await inOwn.call<{ user: { customer: string } }>(add, { u: { ...form, customer: sister } });
    expect(answer).toMatchObject({ status: "success", user: { customer: sister } });
  });
});

test("one idempotency key in two clinics never answers success where nothing happened", async ({ world }) => {
  const inSister = await enterClinic(world, company, sister);
  const save = `mutation ($d: PatientDraftInput) {
    savePatientDraft(desk: "0192f000-0d5c-7000-8000-000000000001", draft: $d) { status message draft { _id } } }`;
  const draft = { d: { step: "careplan", content: "{}" } };
  const send = async (person: Caller) =>
    (await person.call<{ draft: object | null }>(save, draft, { "idempotency-key": "one" })).answer;
  const first = await send(inOwn);
  expect(first).toMatchObject({ status: "success", draft: { _id: expect.any(String) } });
  expect(await send(inSister)).toMatchObject({ status: "fail", draft: null });
  expect(await send(inOwn)).toEqual(first);
  const { rows } = await world.owner.query("select customer_id from patient_drafts");
  expect(rows).toEqual([{ customer_id: own }]);
});
