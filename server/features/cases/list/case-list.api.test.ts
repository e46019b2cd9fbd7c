import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../../dev-env/caller.ts";
import { casesIn } from "../../../../dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";

let boss: Caller;
let cases: ReturnType<typeof casesIn>;
test.beforeEach(async ({ world }) => {
  cases = casesIn(world);
  boss = await signIn(world, smallEmail(0, Role.companyAdmin));
});

interface Row {
  readonly _id: string;
  readonly caseNumber: string;
  readonly [field: string]: unknown;
}

const fields = `status message total actionCases { _id caseNumber title summary status priority isNew unread urgent assignedTo
  assignedToName customerId customerName customerLogo patientId patientName patientLastDigitOfPhone createdDate lastUpdated archived }`;
const list = async (person: Caller, args = "") => {
  const { answer } = await person.call<{ actionCases: Row[]; total: number }>(
    `{ getActionCaseList${args && `(${args})`} { ${fields} } }`,
  );
  return answer;
};
const summariesOf = async (person: Caller, args = ""): Promise<string> =>
  (await list(person, args)).actionCases.map(({ summary }) => summary).join();
const stats = async (person: Caller) =>
  (
    await person.call<Record<string, number>>(
      "{ getActionCaseStats { total assigned unassigned unresolved resolved notanissue unread } }",
    )
  ).answer;
const [bossId, coachId] = [small.user(0, Role.companyAdmin), small.user(0, Role.healthCoach)];

describe("the list", () => {
  test("C102 C116 C191 C039: a row says all that the list shows", async ({ world }) => {
    await world.owner.query("update customers set logo = '/images/logo.webp' where customer_id = $1", [
      small.customers[0],
    ]);
    await cases.add(1, 5, {
      patient_id: small.patient(0, 1),
      type: "Patient Technical",
      status: "Assigned",
      priority: "P2",
      assigned_to: coachId,
      created_by: bossId,
    });
    const { actionCases, total } = await list(boss);
    expect(total).toBe(1);
    expect(actionCases[0]).toMatchObject({
      _id: cases.idOf(1),
      caseNumber: expect.stringMatching(/^C-\d{5}$/),
      title: "Patient Technical",
      summary: "S1",
      status: "Assigned",
      priority: "P2",
      isNew: false,
      unread: false,
      urgent: false,
      assignedTo: coachId,
      assignedToName: "Sam Role22",
      customerId: small.customers[0],
      customerName: "Clinic 1",
      customerLogo: "/images/logo.webp",
      patientId: small.patient(0, 1),
      patientName: "Pat1 Clinic1",
      patientLastDigitOfPhone: expect.stringMatching(/^\d{4}$/),
      createdDate: cases.minutesAgo(5),
      lastUpdated: cases.minutesAgo(5),
      archived: false,
    });
  });

  test("C039 C102: a case has the day on which it was opened beside that of its last comment", async () => {
    await cases.add(1, 60);
    await cases.comment(1, 5);
    expect((await list(boss)).actionCases).toMatchObject([
      { createdDate: cases.minutesAgo(60), lastUpdated: cases.minutesAgo(5) },
    ]);
  });

  test("C296 C191: the newest change first, 20 a page; number and priority sort too", async ({ world }) => {
    for (let each = 1; each <= 21; each += 1) await cases.add(each, each);
    const first = await list(boss);
    expect([first.total, first.actionCases.length, first.actionCases[0]!.summary]).toEqual([21, 20, "S1"]);
    expect(await summariesOf(boss, "metadata: { current: 2, pageSize: 20 }")).toBe("S21");
    const three = "metadata: { current: 1, pageSize: 3 }";
    expect(await summariesOf(boss, `${three}, sorter: { field: "caseNumber", order: "descend" }`)).toBe("S21,S20,S19");
    await world.owner.query("update cases set priority = 'P1' where case_id = $1", [cases.idOf(7)]);
    await world.owner.query("update cases set priority = 'Blocker' where case_id = $1", [cases.idOf(9)]);
    await world.owner.query("update cases set priority = 'P4' where case_id = $1", [cases.idOf(2)]);
    expect(await summariesOf(boss, `${three}, sorter: { field: "priority", order: "descend" }`)).toBe("S9,S7,S2");
    expect((await list(boss, `sorter: { field: "summary", order: "descend" }`)).message).toBe(
      "The list cannot be sorted by this column.",
    );
  });

  test("C041 C037 C133: new until the viewer looks, unread until the newest word is seen, urgent first while it is unread", async ({
    world,
  }) => {
    await cases.add(1, 50, { created_by: bossId }); // the viewer's own
    await cases.add(2, 40, { created_by: coachId }); // never viewed
    await cases.add(3, 30, { created_by: coachId }); // viewed
    await cases.add(4, 60, { created_by: coachId }); // viewed, with an urgent comment since
    await cases.add(5, 70, { created_by: coachId }); // viewed, answered by the viewer
    await cases.look(3, 20, bossId);
    await cases.look(4, 20, bossId);
    await cases.look(5, 20, bossId);
    await cases.comment(4, 10, { urgent: true, authorId: coachId });
    await cases.comment(5, 15, { urgent: true, authorId: coachId });
    await cases.comment(5, 12, { authorId: bossId });
    const marks = async (person: Caller) =>
      (await list(person)).actionCases.map(({ summary, isNew, unread, urgent }) =>
        [summary, isNew && "new", unread && "unread", urgent && "urgent"].filter(Boolean).join(" "),
      );
    expect(await marks(boss)).toEqual(["S4 unread urgent", "S5", "S3", "S2 new unread", "S1"]);
    expect((await stats(boss)).unread).toBe(2);
    expect(await summariesOf(boss, "filters: { unread: true }")).toBe("S4,S2");
    // The coach wrote the urgent comment in case 4, and has not seen the answer in case 5.
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    expect(await marks(coach)).toEqual(["S4", "S5 unread", "S3", "S2", "S1 new unread"]);
    await boss.call(`mutation { updateLastViewed(caseId: "${cases.idOf(4)}") { status } }`);
  });

  test("C133: an urgent word comes before newer ones; taken back, it is gone, and the one before is the last again", async ({
    world,
  }) => {
    await cases.add(1, 90, { created_by: coachId });
    await cases.add(2, 10, { created_by: coachId });
    await cases.comment(1, 60, { urgent: true });
    expect(await summariesOf(boss)).toBe("S1,S2");
    await world.owner.query("update case_comments set deleted_at = now()");
    expect(await summariesOf(boss)).toBe("S2,S1");
    await cases.look(1, 80, bossId);
    expect((await list(boss, "filters: { unread: true }")).total).toBe(1);
    const { rows } = await world.owner.query(
      "select last_message_at, last_message_by, urgent_at from listed_cases order by last_message_at",
    );
    expect(rows[0]).toEqual({
      last_message_at: new Date(cases.minutesAgo(90)),
      last_message_by: coachId,
      urgent_at: null,
    });
  });

  test("C125 C117 C118 C191: status, number, customer and archived filter the list", async () => {
    await cases.add(1, 1, { status: "Resolved" });
    await cases.add(2, 2, { status: "NotAnIssue", archived_at: cases.minutesAgo(1) });
    await cases.add(3, 3, { customer_id: small.customers[1] });
    expect(await summariesOf(boss)).toBe("S1,S3");
    expect(await summariesOf(boss, "filters: { archived: true }")).toBe("S1,S2,S3");
    expect(await summariesOf(boss, `filters: { status: ["Resolved", "NotAnIssue"] }`)).toBe("S1");
    expect(await summariesOf(boss, `filters: { status: ["Resolved", "NotAnIssue"], archived: true }`)).toBe("S1,S2");
    expect(await summariesOf(boss, `filters: { customerIds: ["${small.customers[1]}"] }`)).toBe("S3");
    const { caseNumber } = (await list(boss)).actionCases[1]!;
    expect(await summariesOf(boss, `filters: { caseNumbers: ["${caseNumber}"] }`)).toBe("S3");
    expect(await summariesOf(boss, `filters: { caseNumbers: ["${caseNumber.slice(2)}"] }`)).toBe("S3");
    const message = async (filter: string) => (await list(boss, `filters: { ${filter} }`)).message;
    expect(await message(`caseNumbers: ["twelve"]`)).toBe("Please enter a case number such as C-20418.");
    for (const status of ["Open", "Not an Issue"])
      expect(await message(`status: ["${status}"]`)).toBe("Please choose a status.");
    expect(await message(`customerIds: ["${small.customers[0]}", "${small.customers[2]}"]`)).toBe(
      "This customer was not found.",
    );
  });

  test("C043 C192 C206: a health coach lists and counts the cases of the own customers only", async ({ world }) => {
    await cases.add(1, 1);
    await cases.add(2, 2, { customer_id: small.customers[1] });
    await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
      [small.customers[0]],
      coachId,
    ]);
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    expect([await summariesOf(coach), await stats(coach)]).toMatchObject(["S1", { total: 1, unassigned: 1 }]);
    const foreign = await list(coach, `filters: { customerIds: ["${small.customers[1]}"] }`);
    expect(foreign).toMatchObject({ status: "fail", message: "This customer was not found.", actionCases: null });
    const isNew = async () => (await coach.call("{ isNewActionCase { isNew status } }")).answer.isNew;
    expect(await isNew()).toBe(true);
    await cases.look(1, 0, coachId);
    expect(await isNew()).toBe(false);
  });
});

describe("whether something is new", () => {
  const isNew = async (person: Caller, more = "") =>
    (await person.call<{ isNew: boolean }>(`{ isNewActionCase${more} { isNew } }`)).answer.isNew;

  test("C206: in a clinic a message, in the company a case, until the viewer looks", async ({ world }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    expect([await isNew(boss), await isNew(admin)]).toEqual([false, false]);
    await cases.add(1, 5);
    expect([await isNew(boss), await isNew(admin)]).toEqual([true, false]);
    const [own, other] = small.companies;
    const { answer } = await boss.call(`{ isNewActionCase(companyId: "${own}") { isNew status } }`);
    expect(answer).toEqual({ isNew: true, status: "success" });
    expect(await isNew(boss, `(companyId: "${other}")`)).toBeNull();
    await cases.add(2, 5, { type: "Surgeon Message", patient_id: small.patient(0, 1) });
    expect(await isNew(admin)).toBe(true);
    const inClinics = small.customers.slice(0, 2).map((clinic) => isNew(boss, `(customerid: "${clinic}")`));
    expect(await Promise.all(inClinics)).toEqual([true, false]);
    const ofSurgeons = [1, 2].map((nth) => isNew(admin, `(surgeonId: "${small.surgeon(0, nth)}")`));
    expect(await Promise.all(ofSurgeons)).toEqual([true, false]);
    await cases.look(2, 0, small.user(0, Role.admin));
    expect(await isNew(admin)).toBe(false);
    const inside = await enterClinic(world, boss, small.customers[0]!);
    expect(await isNew(inside)).toBe(true);
  });

  test("C206: a case that was archived unread is not new, in the clinic and in the company", async ({ world }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    await cases.add(1, 5, { type: "Surgeon Message", patient_id: small.patient(0, 1) });
    expect([await isNew(boss), await isNew(admin)]).toEqual([true, true]);
    await world.owner.query("update cases set archived_at = now()");
    expect([await isNew(boss), await isNew(admin)]).toEqual([false, false]);
  });

  test("A214 C206: a surgeon, a medical associate and a user linked to a surgeon hear of that surgeon's patients only", async ({
    world,
  }) => {
    await world.owner.query("update users set surgeon_id = $1 where user_id = $2", [
      small.surgeon(0, 1),
      small.user(0, Role.admin),
    ]);
    const roles = [Role.surgeon, Role.medicalAssociate, Role.admin];
    const people = await Promise.all(roles.map((role) => signIn(world, smallEmail(0, role))));
    await cases.add(3, 5, { type: "Surgeon Message", patient_id: small.patient(0, 3) });
    for (const person of people) {
      expect(await isNew(person)).toBe(false);
      expect(await isNew(person, `(surgeonId: "${small.surgeon(0, 2)}")`)).toBe(false);
    }
    await cases.add(1, 5, { type: "Surgeon Message", patient_id: small.patient(0, 1) });
    for (const person of people) expect(await isNew(person)).toBe(true);
  });
});
