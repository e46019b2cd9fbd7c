import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

let admin: Caller;
let surgeon: Caller;

test.beforeEach(async ({ world }) => {
  [admin, surgeon] = await Promise.all([
    signIn(world, smallEmail(0, Role.admin)),
    signIn(world, smallEmail(0, Role.surgeon)),
  ]);
});

const fields = `_id name firstname lastname accesscode email phone { public private } about_me hospital_name hospital_url url image description address
  department_name department_title team { _id name details order } customer patients unreadcount showinlist version`;
const saveCall = `mutation ($i: SurgeonInput!, $id: ID) { addEditSurgeon(input: $i, id: $id) { status message surgeon { ${fields} } } }`;
const readCall = `query ($id: ID!) { getSurgeonById(id: $id) { status message surgeon { ${fields} } } }`;
const listCall = `query ($p: SurgeonsPageInput) { getSurgeons(pagination: $p) { status message total surgeons { _id name email phone { public } patients } } }`;
const removeCall = `mutation ($ids: [ID!]!) { removeSurgeons(ids: $ids) { status message } }`;

interface SaveAnswer {
  readonly surgeon: { readonly _id: string; readonly version: number; readonly email: string } & Record<
    string,
    unknown
  >;
}
interface SurgeonList {
  readonly total: number;
  readonly surgeons: readonly { readonly _id: string; readonly name: string; readonly patients: number }[];
}

const input = (changes: object = {}) => ({
  name: "Dr. Priya Raman",
  email: "Priya@Clinic1.example",
  phone: { public: "312 555 0188", private: "" },
  team: [{ _id: "c1", name: "Secretary", details: "Ann Lee" }],
  ...changes,
});
const save = (person: Caller, changes: object, id: string | null = null) =>
  person.call<SaveAnswer>(saveCall, { i: input(changes), id });
const list = async (pagination: object = {}) => {
  const { answer, errors } = await admin.call<SurgeonList>(listCall, { p: pagination });
  expect(errors).toEqual([]);
  return answer;
};
const namesOf = ({ surgeons }: SurgeonList): string[] => surgeons.map(({ name }) => name);

describe("the list", () => {
  test("A247 A058 A059: a page of 20, by name, with how many match and the active patients", async ({ world }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
    expect(await list()).toMatchObject({
      status: "success",
      total: 2,
      surgeons: [
        { name: "Dr. Anna Surgeon1", patients: 2 },
        { name: "Dr. Anna Surgeon2", patients: 0 },
      ],
    });
    expect(namesOf(await list({ sorter: { field: "name", order: "descend" }, pageSize: 1 }))).toEqual([
      "Dr. Anna Surgeon2",
    ]);
  });

  test("A058 A247: more than 20 surgeons stand on two pages", async ({ world }) => {
    await world.owner.query(
      `insert into surgeons (surgeon_id, customer_id, name, first_name, last_name, access_code, email)
       select gen_random_uuid(), $1, 'Dr. Many ' || last, 'Many', last, 'MANY' || n, 'many' || n || '@b.example'
       from generate_series(1, 20) n, concat('Zimmer', lpad(n::text, 2, '0')) last`,
      [small.customers[0]],
    );
    const [first, second] = [await list(), await list({ current: 2 })];
    expect([first.total, first.surgeons.length]).toEqual([22, 20]);
    expect(namesOf(second)).toEqual(["Dr. Many Zimmer19", "Dr. Many Zimmer20"]);
  });

  test("A247 A051: a search finds names, emails and public phones", async ({ world }) => {
    await world.owner.query("update surgeons set phone_public = '+13125550199' where surgeon_id = $1", [
      small.surgeon(0, 2),
    ]);
    await writeAllNameParts(world.databaseUrl);
    for (const searchText of ["SURGEON2", "surgeon2@clinic1", "312 555 0199", "(312) 555-0199", "urgeon2@", "0199"])
      expect(namesOf(await list({ searchText })), searchText).toEqual(["Dr. Anna Surgeon2"]);
    for (const searchText of ["nobody", "0199 Lakeside", "surgeon1@clinic2"])
      expect((await list({ searchText })).total).toBe(0);
    expect((await list({ searchText: "%" })).total).toBe(0);
  });

  test("A247: surgeons of one name follow one another by their id, in both directions", async ({ world }) => {
    const id = (number: number) => `00000000-0000-4000-8000-0000000000a${number}`;
    for (const number of [2, 1])
      await world.owner.query(
        `insert into surgeons (customer_id, surgeon_id, name, first_name, last_name, email) values ($1, $2, 'Bea Abel', 'Bea', 'Abel', $3)`,
        [small.customers[0], id(number), `abel${number}@a.example`],
      );
    await writeAllNameParts(world.databaseUrl);
    const ids = async (order: string) =>
      (await list({ searchText: "abel", sorter: { field: "name", order } })).surgeons.map(({ _id }) => _id);
    expect([await ids("ascend"), await ids("descend")]).toEqual([
      [id(1), id(2)],
      [id(2), id(1)],
    ]);
  });

  test("A246: the names to choose from, by last name", async ({ world }) => {
    const { answer } = await admin.call("{ getSurgeonList { status message surgeons { _id name } } }");
    expect(answer).toMatchObject({ surgeons: [{ name: "Dr. Anna Surgeon1" }, { name: "Dr. Anna Surgeon2" }] });
    const add = `insert into surgeons (customer_id, surgeon_id, name, first_name, last_name, email, deleted_at)
      values ($1, gen_random_uuid(), $2 || ' ' || $3, $2, $3, $2 || '@a.example', $4)`;
    for (const [first, last, deleted] of [
      ["Zoe", "Abel", null],
      ["Bea", "Abel", null],
      ["Gone", "Abel", "2026-01-01"],
    ])
      await world.owner.query(add, [small.customers[0], first, last, deleted]);
    const { answer: more } = await admin.call("{ getSurgeonList { status message surgeons { name } } }");
    expect(more).toMatchObject({
      surgeons: ["Bea Abel", "Zoe Abel", "Dr. Anna Surgeon1", "Dr. Anna Surgeon2"].map((name) => ({ name })),
    });
  });
});

test("A246: a surgeon whose name ends with credentials stands among the names to choose from by the family name", async () => {
  const names = ["Dr. Ann Lee MD", "John Smith, DO", "Hal Daume III", "Ms Jane Roe FRCS (Tr & Orth)", "Zed Young"];
  for (const [at, name] of names.entries())
    expect((await save(admin, { name, email: `s${at}@clinic1.example` })).answer).toMatchObject({
      status: "success",
    });
  const { answer } = await admin.call("{ getSurgeonList { status message surgeons { name } } }");
  expect(answer).toMatchObject({
    surgeons: [
      "Hal Daume III",
      "Dr. Ann Lee MD",
      "Ms Jane Roe FRCS (Tr & Orth)",
      "John Smith, DO",
      "Dr. Anna Surgeon1",
      "Dr. Anna Surgeon2",
      "Zed Young",
    ].map((name) => ({ name })),
  });
});

describe("adding and editing", () => {
  test("A122: a surgeon is read with picture, active patients and whether the public list has them", async ({
    world,
  }) => {
    await world.owner.query(
      "update surgeons set photo = '/images/anna.webp', show_in_list = false where surgeon_id = $1",
      [small.surgeon(0, 1)],
    );
    const { answer } = await admin.call<SaveAnswer>(readCall, { id: small.surgeon(0, 1) });
    expect(answer.surgeon).toMatchObject({ image: "/images/anna.webp", patients: 2, showinlist: false });
  });

  test("A122 A251 A249 A248: a surgeon is added with the code that was drawn, and read back whole", async () => {
    const { answer: drawn } = await admin.call<{ accesscode: string }>("{ getAccessCode { status accesscode } }");
    expect(drawn.accesscode).toMatch(/^[2-9A-Z]{6}$/);
    const more = {
      department_title: "Orthopaedic surgeon",
      description: "Knees and hips",
      address: "1 Lakeside\nChicago",
      hospital_name: "Lakeside Hospital",
      hospital_url: "https://lakeside.example",
      department_name: "Joints",
      about_me: "Knees since 2001.",
    };
    const phone = { public: "312 555 0188", private: "(312) 555-0177" };
    const { answer } = await save(admin, { accesscode: drawn.accesscode, ...more, phone });
    const expected = {
      ...more,
      phone: { public: "+13125550188", private: "+13125550177" },
      url: `http://localhost/surgeon/${answer.surgeon._id}`,
      image: "",
      name: "Dr. Priya Raman",
      firstname: "Priya",
      lastname: "Raman",
      accesscode: drawn.accesscode,
      email: "priya@clinic1.example",
      team: [{ _id: "c1", name: "Secretary", details: "Ann Lee", order: 1 }],
      customer: small.customers[0],
      patients: 0,
      unreadcount: 0,
      showinlist: true,
      version: 1,
    };
    expect(answer).toMatchObject({ status: "success", message: surgeonTexts.added, surgeon: expected });
    const { answer: read } = await admin.call<SaveAnswer>(readCall, { id: answer.surgeon._id });
    expect(read.surgeon).toMatchObject(expected);
  });

  test("A160 A161 A162 A163 A165: the server repeats the rules of the form", async () => {
    const bad = [
      [{ name: " " }, "Please enter name"],
      [{ email: "anna@" }, "Please enter email"],
      [{ phone: { public: "" } }, "Please enter your number"],
      [{ phone: { public: "3125550188", private: "12" } }, "Please enter valid number!"],
      [{ about_me: "word ".repeat(301) }, "Maximun 300 words!"],
    ] as const;
    for (const [changes, message] of bad)
      expect((await save(admin, changes)).answer).toMatchObject({ status: "fail", message, surgeon: null });
  });

  test("A251: of two who edit the same surgeon the second is told, and writes over nothing", async () => {
    const { answer } = await save(admin, { name: "Dr. Two Editors", email: "two@clinic1.example" });
    const { _id, version } = answer.surgeon;
    expect((await save(admin, { email: "first@b.example", version }, _id)).answer.message).toBe("Surgeon updated.");
    const second = (await save(admin, { email: "second@b.example", version }, _id)).answer;
    expect(second).toMatchObject({ status: "fail", surgeon: null });
    expect(second.message).toContain("Somebody else changed this surgeon");
    const { surgeon: now } = (await admin.call<SaveAnswer>(readCall, { id: _id })).answer;
    expect(now).toMatchObject({ email: "first@b.example", version: version + 1 });
    expect((await save(admin, { email: "second@b.example", version: now.version }, _id)).answer.status).toBe("success");
  });

  test("A213: a surgeon reads and changes the own record, and no other", async () => {
    const own = (await surgeon.call<SaveAnswer>(readCall, { id: small.surgeon(0, 1) })).answer.surgeon;
    expect((await save(surgeon, { email: own.email, version: own.version }, own._id)).answer.status).toBe("success");
    const refused = { status: "fail", message: "This surgeon was not found.", surgeon: null };
    expect((await surgeon.call(readCall, { id: small.surgeon(0, 2) })).answer).toMatchObject(refused);
    expect((await save(surgeon, { email: own.email, version: 1 }, small.surgeon(0, 2))).answer).toMatchObject(refused);
    expect((await save(surgeon, {})).answer).toMatchObject(refused);
  });
});

describe("removing", () => {
  test("A252: one with active patients refuses the whole, with a sentence", async () => {
    const ids = [small.surgeon(0, 2), small.surgeon(0, 1)];
    const { answer } = await admin.call(removeCall, { ids });
    expect(answer).toMatchObject({ status: "fail" });
    expect(answer.message).toMatch(/ has 2 active patients\. Give them another surgeon first\.$/);
    expect(namesOf(await list())).toContain("Dr. Anna Surgeon2");
  });

  test("A252: removed surgeons, also those named twice, leave the lists, and the history of their patients keeps them", async ({
    world,
  }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 3)]);
    const { answer } = await admin.call(removeCall, { ids: [small.surgeon(0, 2), small.surgeon(0, 2)] });
    expect(answer).toMatchObject({ status: "success", message: "Surgeon deleted." });
    expect(namesOf(await list())).toEqual(["Dr. Anna Surgeon1"]);
    const { answer: read } = await admin.call<{ patient: { provider: string } }>(
      `{ getPatient(id: "${small.patient(0, 3)}") { status message patient { _id provider } } }`,
    );
    expect(read.patient.provider).toBe("Dr. Anna Surgeon2");
    expect((await admin.call(removeCall, { ids: [small.surgeon(0, 2)] })).answer.status).toBe("fail");
  });

  test("each change is a domain event of the clinic", async ({ world }) => {
    const { _id, version } = (await save(admin, {})).answer.surgeon;
    await save(admin, { version }, _id);
    await admin.call(removeCall, { ids: [_id] });
    const { rows } = await world.owner.query(
      "select kind from domain_events where kind like 'Surgeon%' order by event_number",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["SurgeonAdded", "SurgeonEdited", "SurgeonRemoved"]);
  });
});
