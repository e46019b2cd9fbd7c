import { Role } from "@restride/domain/access/roles.ts";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { type Caller, enterClinic, signIn, signInByPassword } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

let admin: Caller;
let sister: Caller;
test.beforeEach(async ({ world }) => {
  [admin, sister] = await Promise.all([
    signInByPassword(world, smallEmail(0, Role.admin)),
    signInByPassword(world, smallEmail(1, Role.admin)),
  ]);
});

const saveCall = `mutation ($i: SurgeonInput!, $id: ID) { addEditSurgeon(input: $i, id: $id) { status message surgeon { _id version image } } }`;
const priya = { name: "Dr. Priya Raman", email: "priya@clinic1.example", phone: { public: "3125550188" }, team: [] };
const password = "long-enough-9";
const save = (person: Caller, changes: object = {}, id: string | null = null) =>
  person.call<{ surgeon: { _id: string; version: number; image: string } | null }>(saveCall, {
    i: { ...priya, ...changes },
    id,
  });
const remove = (id: string) =>
  admin.call(`mutation ($ids: [ID!]!) { removeSurgeons(ids: $ids) { status message } }`, { ids: [id] });
const account = async (world: World, email: string) =>
  (
    await world.owner.query(
      "select role, active, first_name, last_name, surgeon_id, password_hash is not null as known from users where email = $1",
      [email],
    )
  ).rows[0];
/** Opens the surgeon's account, and sets its password by the link in the invitation. */
const open = async (world: World): Promise<string> => {
  const { answer } = await save(admin);
  await world.settle();
  const token = /set-password\/(\S+)/.exec(invitations(world, priya.email)[0]!.text)![1];
  const set = `mutation { setPassword(email: "${priya.email}", token: "${token}", password: "${password}") { status message } }`;
  expect((await admin.call(set)).answer).toMatchObject({ status: "success" });
  return answer.surgeon!._id;
};
const invitations = (world: World, email: string) =>
  world.mailbox.read(email).filter(({ text }) => text.includes("/set-password/"));

test("A213: four roles save a surgeon, a therapist and a medical associate do not", async ({ world }) => {
  const person = (role: Role) => signIn(world, smallEmail(0, role));
  for (const role of [Role.physio, Role.medicalAssociate])
    expect((await save(await person(role))).answer).toMatchObject({
      status: "fail",
      message: "You are not allowed to do this.",
    });
  for (const role of [Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin]) {
    const inside = role === Role.admin ? admin : await enterClinic(world, await person(role), small.customers[0]);
    const { answer } = await save(inside, { email: `by${role}@clinic1.example` });
    expect(answer, `role ${role}`).toMatchObject({ status: "success", message: surgeonTexts.added });
  }
});

test("A122 A251: an edit writes each field of its surgeon, and no other surgeon", async ({ world }) => {
  const { _id } = (await save(admin, { email: "one@clinic1.example" })).answer.surgeon!;
  const others = async () =>
    (await world.owner.query("select * from surgeons where surgeon_id <> $1 order by surgeon_id", [_id])).rows;
  const before = await others();
  const edited = {
    name: "Dr. Lea Lind",
    email: "lea@clinic1.example",
    phone: { public: "+13125550150", private: "+13125550151" },
    description: "Hips",
    about_me: "Hips since 2011.",
    address: "2 Shore Rd",
    hospital_name: "Shore Hospital",
    hospital_url: "https://shore.example",
    department_name: "Hips",
    department_title: "Chief",
    team: [
      { _id: "c2", name: "Fellows", details: "Bo Diaz", order: 1 },
      { _id: "c1", name: "Secretary", details: "Cy Eck", order: 2 },
    ],
  };
  const team = edited.team.map(({ order: _order, ...category }) => category);
  await save(admin, { ...edited, team, version: 1 }, _id);
  const fields = `name email phone { public private } description about_me address hospital_name hospital_url
    department_name department_title team { _id name details order } firstname lastname version`;
  const { answer } = await admin.call<{ surgeon: object }>(
    `{ getSurgeonById(id: "${_id}") { status message surgeon { ${fields} } } }`,
  );
  expect(answer.surgeon).toEqual({ ...edited, firstname: "Lea", lastname: "Lind", version: 2 });
  expect(await others()).toEqual(before);
});

describe("a surgeon's account", () => {
  test("is opened with the surgeon: role 3, without a password, and with an invitation", async ({ world }) => {
    const { answer } = await save(admin, { email: "Priya@Clinic1.example" });
    expect(answer).toMatchObject({ status: "success", message: surgeonTexts.added });
    expect(await account(world, priya.email)).toEqual({
      role: 3,
      active: true,
      first_name: "Priya",
      last_name: "Raman",
      surgeon_id: answer.surgeon!._id,
      known: false,
    });
    await world.settle();
    expect(invitations(world, priya.email)).toHaveLength(1);
  });

  test.for([
    ["Dr. Ann Lee MD", "Ann", "Lee"],
    ["John Smith, DO", "John", "Smith"],
    ["Robert Downey Jr.", "Robert", "Downey"],
    ["Ms Jane Roe FRCS (Tr & Orth)", "Jane", "Roe"],
  ] as const)("of %s is opened for %s %s, without credentials", async ([name, first, last], { world }) => {
    expect((await save(admin, { name })).answer).toMatchObject({ status: "success" });
    expect(await account(world, priya.email)).toMatchObject({ first_name: first, last_name: last });
  });

  test("signs in once the password was set, as this surgeon", async ({ world }) => {
    const surgeonId = await open(world);
    const doctor = await signInByPassword(world, priya.email, password);
    const { answer } = await doctor.call(`{ getSurgeonById(id: "${surgeonId}") { status surgeon { name } } }`);
    expect(answer).toMatchObject({ status: "success", surgeon: { name: "Dr. Priya Raman" } });
  });

  test("follows a change of name and email", async ({ world }) => {
    const surgeonId = await open(world);
    const change = { name: "Dr. Priya Rao", email: "rao@clinic1.example", version: 1 };
    expect((await save(admin, change, surgeonId)).answer).toMatchObject({ status: "success" });
    expect(await account(world, priya.email)).toBeUndefined();
    expect(await account(world, "rao@clinic1.example")).toMatchObject({
      last_name: "Rao",
      surgeon_id: surgeonId,
      known: true,
    });
  });

  test("of two clinics that take the same email at the same moment one is told that it cannot be used", async () => {
    const [one, other] = await Promise.all(
      [admin, sister].map((person) => save(person, { email: "both@clinic.example" })),
    );
    const messages = [one!.answer.message, other!.answer.message].toSorted();
    expect(messages).toEqual([surgeonTexts.added, surgeonTexts.emailInUse].toSorted());
  });

  test("a used email is refused without a word about whose it is, and nothing is kept", async ({ world }) => {
    await save(admin);
    const before = (await world.owner.query("select count(*) from surgeons")).rows[0].count;
    const second = (await save(admin, { name: "Dr. Second", email: "second@clinic1.example" })).answer.surgeon!;
    for (const email of [
      priya.email.toUpperCase(),
      smallEmail(0, Role.admin),
      smallEmail(1, Role.physio),
      smallEmail(0, Role.superAdmin),
    ]) {
      const refused = {
        status: "fail",
        message: "This email cannot be used. Please enter another one.",
        surgeon: null,
      };
      expect((await save(admin, { email })).answer, email).toMatchObject(refused);
      expect((await save(admin, { email, version: 1 }, second._id)).answer, email).toMatchObject(refused);
    }
    expect((await save(sister)).answer.message).toBe(surgeonTexts.emailInUse);
    expect(
      (await world.owner.query("select count(*)::int - $1::int as more from surgeons", [before])).rows[0].more,
    ).toBe(1);
    const { rows } = await world.owner.query("select name, email, version from surgeons where surgeon_id = $1", [
      second._id,
    ]);
    expect(rows).toEqual([{ name: "Dr. Second", email: "second@clinic1.example", version: 1 }]);
  });

  test("is switched off with its surgeon: sessions end and the password is forgotten", async ({ world }) => {
    const surgeonId = await open(world);
    const doctor = await signInByPassword(world, priya.email, password);
    expect((await remove(surgeonId)).answer.status).toBe("success");
    expect(await account(world, priya.email)).toMatchObject({ active: false, known: false });
    expect((await doctor.call(`{ getSurgeonById(id: "${surgeonId}") { status } }`)).answer.status).toBe(
      "Token expired",
    );
    await expect(signInByPassword(world, priya.email, password)).rejects.toThrow(`${priya.email} cannot sign in`);
  });

  test("opens again, with a new invitation, for a surgeon who comes back to the clinic, and for no other clinic", async ({
    world,
  }) => {
    expect((await remove(await open(world))).answer.status).toBe("success");
    expect((await save(sister)).answer.message).toBe(surgeonTexts.emailInUse);
    const { answer } = await save(admin, { name: "Dr. Prija Rao" });
    expect(answer.status).toBe("success");
    const names = { first_name: "Prija", last_name: "Rao" };
    expect(await account(world, priya.email)).toMatchObject({
      active: true,
      surgeon_id: answer.surgeon!._id,
      known: false,
      ...names,
    });
    await world.settle();
    expect(invitations(world, priya.email)).toHaveLength(2);
  });
});

describe("a surgeon's picture", () => {
  test("A122 A250: is kept by its address, answered with the surgeon and on its own, and can be taken away", async ({
    world,
  }) => {
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#446688" } })
      .png()
      .toBuffer();
    const response = await fetch(`${world.url}/images`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", authorization: `Bearer ${admin.token}` },
      body: new Uint8Array(photo),
    });
    const { image } = (await response.json()) as { image: string };
    const added = (await save(admin, { email: "photo@clinic1.example", image })).answer.surgeon!;
    expect(added.image).toBe(image);
    const { rows } = await world.owner.query("select photo from users where email = 'photo@clinic1.example'");
    expect(rows).toEqual([{ photo: image }]);
    const ask = `{ getSurgeonImage(id: "${added._id}") { status message image } }`;
    expect((await admin.call(ask)).answer).toMatchObject({ status: "success", image });
    expect((await sister.call(ask)).answer).toMatchObject({ status: "fail", image: null });
    await save(admin, { email: "photo@clinic1.example", image: "", version: 1 }, added._id);
    expect((await admin.call(ask)).answer).toMatchObject({ status: "success", image: "" });
  });

  test("that is not there, or is none of ours, is refused", async () => {
    for (const image of [
      `/images/${"A".repeat(22)}.webp`,
      "https://elsewhere.example/a.png",
      "data:image/png;base64,AAAA",
    ])
      expect((await save(admin, { email: "none@clinic1.example", image })).answer, image).toMatchObject({
        status: "fail",
        message: "Image not found",
        surgeon: null,
      });
  });
});
