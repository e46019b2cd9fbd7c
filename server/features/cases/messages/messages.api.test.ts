import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { casesIn } from "../../../../dev-env/small-clinics/cases-in.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";

let admin: Caller;
let cases: ReturnType<typeof casesIn>;
test.beforeEach(async ({ world }) => {
  cases = casesIn(world);
  admin = await signIn(world, smallEmail(0, Role.admin));
});

interface MessagesAnswer {
  readonly data: {
    readonly messages: { readonly caseNumber: string; readonly summary: string; readonly [field: string]: unknown }[];
    readonly total: number;
    readonly surgeons: { readonly _id: string; readonly unreadcount: number }[];
    readonly patient: { readonly name: string } | null;
  };
}

const fields = `status message data { total patient { name } surgeons { _id name showinlist unreadcount image }
  messages { _id caseNumber summary patientId patientName reportedBy receivedOn message unread urgent archived surgeonId surgeonName } }`;
const list = async (person: Caller, args = "") =>
  (await person.call<MessagesAnswer>(`{ getPatientMessages${args && `(${args})`} { ${fields} } }`)).answer;
const summariesOf = async (person: Caller, filters = "{}"): Promise<string> =>
  (await list(person, `filters: ${filters}`)).data.messages.map(({ summary }) => summary).join();
/** Adds a conversation with a patient of the clinic. */
const write = (number: number, minutes: number, patient: number, more: object = {}) =>
  cases.add(number, minutes, { type: "Surgeon Message", patient_id: small.patient(0, patient), ...more });
const adminId = small.user(0, Role.admin);
const unreadOf = async (person: Caller) => (await list(person)).data.surgeons.map(({ unreadcount }) => unreadcount);

test("C209 C068 C113: a row is the newest message of a conversation, and who wrote it; its case is read by its id", async ({
  world,
}) => {
  await write(1, 60, 1, { created_by: adminId });
  await world.owner.query(
    "update surgeons set show_in_list = false, photo = '/images/anna.webp' where surgeon_id = $1",
    [small.surgeon(0, 2)],
  );
  expect((await list(admin)).data.messages[0]).toMatchObject({ reportedBy: "Sam Role1", message: "D", unread: false });
  await cases.comment(1, 5, { text: "It is hot.", urgent: true });
  const { status, data } = await list(admin);
  expect(status).toBe("success");
  expect(data).toMatchObject({
    total: 1,
    patient: null,
    surgeons: [
      { _id: small.surgeon(0, 1), name: "Dr. Anna Surgeon1", showinlist: true, unreadcount: 1, image: "" },
      {
        _id: small.surgeon(0, 2),
        name: "Dr. Anna Surgeon2",
        showinlist: false,
        unreadcount: 0,
        image: "/images/anna.webp",
      },
    ],
    messages: [
      {
        _id: cases.idOf(1),
        caseNumber: "C-20001",
        summary: "S1",
        patientId: small.patient(0, 1),
        patientName: "Pat1 Clinic1",
        reportedBy: "Patient",
        receivedOn: cases.minutesAgo(5),
        message: "It is hot.",
        unread: true,
        urgent: true,
        archived: false,
        surgeonId: small.surgeon(0, 1),
        surgeonName: "Dr. Anna Surgeon1",
      },
    ],
  });
  const opened = await admin.call(
    `{ getMessageCase(caseId: "${data.messages[0]!._id}") { status actionCase { caseNumber summary description priority } } }`,
  );
  expect(opened.answer).toMatchObject({
    status: "success",
    actionCase: { caseNumber: "C-20001", summary: "S1", description: "D" },
  });
});

test("C074 C133 C209: what is urgent and unread comes first, then the newest; cases of other types are none", async () => {
  await cases.add(9, 1, { patient_id: small.patient(0, 1) });
  await write(1, 10, 1);
  await write(2, 30, 3);
  await write(3, 50, 2);
  await cases.comment(3, 40, { urgent: true });
  expect(await summariesOf(admin)).toBe("S3,S1,S2");
  await cases.look(3, 0, adminId);
  expect(await summariesOf(admin)).toBe("S1,S2,S3");
  const listSorted = (more: string) =>
    list(admin, more).then(({ data }) => data.messages.map(({ summary }) => summary).join());
  expect(await listSorted(`sorter: { field: "receivedOn", order: "ascend" }`)).toBe("S3,S2,S1");
  expect(await listSorted("metadata: { current: 2, pageSize: 2 }")).toBe("S3");
});

test("C074: 20 a page, unless another size is asked for", async () => {
  for (let each = 1; each <= 21; each += 1) await write(each, each, 1);
  const sizeOf = async (args?: string) => {
    const { messages, total } = (await list(admin, args)).data;
    return [messages.length, total];
  };
  expect(await sizeOf()).toEqual([20, 21]);
  expect(await sizeOf("metadata: { current: 2, pageSize: 20 }")).toEqual([1, 21]);
});

test("C069 C074: by surgeons, the one with the newest unread first, inside each as without", async () => {
  await write(1, 10, 3);
  await write(2, 30, 1);
  await write(3, 20, 3);
  await write(4, 40, 2);
  expect(await summariesOf(admin, "{ bySurgeons: true }")).toBe("S1,S3,S2,S4");
  await cases.look(1, 0, adminId);
  await cases.look(3, 0, adminId);
  expect(await summariesOf(admin, "{ bySurgeons: true }")).toBe("S2,S4,S1,S3");
  expect(await unreadOf(admin)).toEqual([2, 0]);
});

test("C069 C074: the pages of each order follow one another, whatever their size, and counts are of all pages", async () => {
  const stranger = small.user(0, Role.surgeon);
  await write(1, 10, 3);
  await write(2, 20, 1);
  await write(3, 30, 3);
  await write(4, 40, 2, { created_by: adminId });
  await write(5, 50, 1, { created_by: stranger });
  await cases.comment(5, 45, { urgent: true, authorId: stranger });
  await write(6, 5, 1, { archived_at: cases.minutesAgo(1) });
  await write(7, 70, 3);
  await cases.look(7, 60, adminId);
  const expectPages = async (filters: string, sorter: string, expected: string): Promise<void> => {
    const all = expected.split(",").length;
    for (const pageSize of [1, 2, 20]) {
      const pages = [];
      for (let current = 1; current <= Math.ceil(all / pageSize); current += 1)
        pages.push(
          await list(
            admin,
            `filters: ${filters}, metadata: { current: ${current}, pageSize: ${pageSize} }, sorter: { field: "receivedOn", order: "${sorter}" }`,
          ),
        );
      const summaries = pages.flatMap(({ data }) => data.messages.map(({ summary }) => summary)).join();
      expect([filters, pageSize, summaries]).toEqual([filters, pageSize, expected]);
      expect(new Set(pages.map(({ data }) => data.total))).toEqual(new Set([all]));
    }
  };
  await expectPages("{}", "descend", "S5,S1,S2,S3,S4,S7");
  await expectPages("{}", "ascend", "S7,S5,S4,S3,S2,S1");
  await expectPages("{ archived: true }", "descend", "S5,S6,S1,S2,S3,S4,S7");
  await expectPages("{ urgent: true }", "descend", "S5");
  // The second surgeon has the newest unread message, S1; for each surgeon, urgent messages come first.
  await expectPages("{ bySurgeons: true }", "descend", "S1,S3,S7,S5,S2,S4");
  await expectPages("{ bySurgeons: true }", "ascend", "S7,S3,S1,S5,S4,S2");
  await expectPages("{ byPatients: true }", "descend", "S5,S1,S4");
});

test("C073 C074 C209: name, last four digits, surgeon, urgent and archived filter the messages", async () => {
  await write(1, 10, 1);
  await write(2, 20, 2, { archived_at: cases.minutesAgo(1) });
  await write(3, 30, 3);
  await cases.comment(3, 5, { urgent: true });
  expect(await summariesOf(admin, `{ name: "clinic1 pat3" }`)).toBe("S3");
  expect(await summariesOf(admin, `{ lastdigitsofphone: "0101" }`)).toBe("S1");
  expect(await summariesOf(admin, `{ surgeonId: "${small.surgeon(0, 1)}" }`)).toBe("S1");
  expect(await summariesOf(admin, "{ urgent: true }")).toBe("S3");
  expect(await summariesOf(admin, "{ archived: true }")).toBe("S3,S1,S2");
  expect(await summariesOf(admin, `{ customerIds: ["${small.customers[0]}"] }`)).toBe("S3,S1");
  const ofOne = await list(admin, `filters: { patientId: "${small.patient(0, 3)}" }`);
  expect([ofOne.data.total, ofOne.data.patient?.name]).toEqual([1, "Pat3 Clinic1"]);
  expect((await list(admin, `filters: { lastdigitsofphone: "12" }`)).message).toBe("Please enter 4 digits");
  expect(await list(admin, `filters: { customerIds: ["${small.customers[1]}"] }`)).toMatchObject({
    status: "fail",
    message: "This customer was not found.",
    data: null,
  });
});

test("C092 C096: by patients, each of the viewer's once, with what presses most and how many are unread", async ({
  world,
}) => {
  await write(1, 10, 1);
  await write(2, 30, 1);
  await cases.comment(2, 20, { urgent: true, text: "It is hot." });
  await write(3, 5, 3);
  await write(4, 40, 1, { created_by: adminId });
  const listOf = async (person: Caller, more = "") => {
    const row = "patientName surgeryType surgeryDate message mine unreadOfPatient";
    const call = `{ getPatientMessages(filters: { byPatients: true ${more} }) { data { total today messages { ${row} } } } }`;
    return (await person.call<MessagesAnswer & { data: { today: string } }>(call)).answer.data;
  };
  const pat1 = { patientName: "Pat1 Clinic1", message: "It is hot.", mine: false, unreadOfPatient: 2 };
  const { messages, total, today } = await listOf(admin);
  expect([total, today]).toEqual([2, world.today()]);
  expect(messages).toMatchObject([pat1, { patientName: "Pat3 Clinic1", message: "D", unreadOfPatient: 1 }]);
  const { rows } = await world.owner.query(
    "select surgery_type, surgery_date::text from patients where patient_id = $1",
    [small.patient(0, 1)],
  );
  expect(messages[0]).toMatchObject({ surgeryType: rows[0].surgery_type, surgeryDate: rows[0].surgery_date });
  const own = await listOf(await signIn(world, smallEmail(0, Role.surgeon)));
  expect([own.total, own.messages.map(({ patientName }) => patientName)]).toEqual([1, ["Pat1 Clinic1"]]);
  expect((await listOf(admin, "urgent: true")).total).toBe(1);
});

test("A214 C045 C046 C047 C096 C113: a surgeon, a medical associate and a user linked to a surgeon see their surgeons' messages and nobody else's, a therapist none", async ({
  world,
}) => {
  await write(1, 10, 1);
  await write(3, 30, 3);
  for (const role of [Role.surgeon, Role.medicalAssociate]) {
    const person = await signIn(world, smallEmail(0, role));
    expect(await summariesOf(person)).toBe("S1");
    expect(await summariesOf(person, `{ surgeonId: "${small.surgeon(0, 2)}" }`)).toBe("");
    const ofOther = await list(person, `filters: { patientId: "${small.patient(0, 3)}" }`);
    expect([ofOther.data.total, ofOther.data.patient]).toEqual([0, null]);
    expect((await list(person)).data.surgeons.map(({ _id }) => _id)).toEqual([small.surgeon(0, 1)]);
  }
  expect(await summariesOf(admin)).toBe("S1,S3");
  const both = [1, 2].map((surgeon) => small.surgeon(0, surgeon));
  await world.owner.query("update users set associate_surgeons = $1 where user_id = $2", [
    both,
    small.user(0, Role.medicalAssociate),
  ]);
  const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
  world.clock.advance(2_000); // the time for which an account is cached
  expect(await summariesOf(associate)).toBe("S1,S3");
  expect((await list(associate)).data.surgeons.map(({ _id }) => _id)).toEqual(both);
  await world.owner.query("update users set surgeon_id = $1 where user_id = $2", [small.surgeon(0, 2), adminId]);
  world.clock.advance(2_000);
  expect(await summariesOf(admin)).toBe("S3");
  const stranger = await signIn(world, smallEmail(1, Role.admin));
  expect(await summariesOf(stranger)).toBe("");
  expect((await list(await signIn(world, smallEmail(0, Role.physio)))).message).toBe("You are not allowed to do this.");
});
