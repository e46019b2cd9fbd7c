import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, caller, enterClinic, signInByPassword } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
let companyAdmin: Caller;

test.beforeEach(async ({ world }) => {
  [admin, companyAdmin] = await Promise.all([
    signInByPassword(world, smallEmail(0, Role.admin)),
    signInByPassword(world, smallEmail(0, Role.companyAdmin)),
  ]);
});

const fields = `_id email phone firstname lastname role active customer company version`;
const readCall = `query ($id: ID!, $c: ID) { getUser(id: $id, customerid: $c) { status message user { ${fields} } } }`;
const saveCall = `mutation ($i: UserInput!, $id: ID) { addEditUser(input: $i, id: $id) { status message
  user { ${fields} } } }`;

interface User {
  readonly _id: string;
  readonly email: string;
  readonly lastname: string;
  readonly role: Role;
}
interface SaveAnswer {
  readonly user: User;
}

const nora = { email: "nora@clinic1.example", firstname: "Nora", lastname: "Castell", role: Role.physio };
const save = (person: Caller, input: object, id: string | null = null) =>
  person.call<SaveAnswer>(saveCall, { i: input, id });
const users = async (world: World): Promise<string> =>
  JSON.stringify((await world.owner.query("select * from users order by user_id")).rows);

describe("adding", () => {
  test("A254: a user is added and can set a password by the link in the mail, and sign in", async ({ world }) => {
    const { answer } = await save(admin, { ...nora, email: "Nora@Clinic1.example", phone: "312 555 0188" });
    const expected = { ...nora, phone: "+13125550188", active: true, customer: small.customers[0], version: 1 };
    expect(answer).toMatchObject({ status: "success", user: expected });
    await world.settle();
    const [mail] = world.mailbox.read(nora.email);
    const token = /set-password\/(\S+)/.exec(mail!.text)![1];
    const setPassword = `mutation ($t: String!) { setPassword(email: "${nora.email}", token: $t, password: "stairs-and-steps") { status } }`;
    expect((await caller(world.url).call(setPassword, { t: token })).answer.status).toBe("success");
    await signInByPassword(world, nora.email, "stairs-and-steps");
  });

  test("A169 A170 A171 A172 A173 A174: the server repeats the rules of the form, and keeps nothing", async ({
    world,
  }) => {
    const before = await users(world);
    const bad = [
      [admin, { email: "nora@" }, "Please valid enter email"],
      [admin, { firstname: " " }, "Please enter firstname."],
      [admin, { lastname: "x".repeat(51) }, "Lastname must be 50 characters or less"],
      [admin, { role: 0 }, "Please select a role."],
      [admin, { role: Role.medicalAssociate }, "Please select a surgeon"],
      [admin, { role: Role.medicalAssociate, associateids: [small.surgeon(1, 1)] }, "Please select a surgeon"],
      [companyAdmin, { role: Role.healthCoach }, "Please enter your cell number"],
    ] as const;
    for (const [person, changes, message] of bad) {
      const { answer } = await save(person, { ...nora, email: "new@clinic1.example", ...changes });
      expect(answer).toMatchObject({ status: "fail", message, user: null });
    }
    expect(await users(world)).toBe(before);
  });

  test("nobody gives a role that is above their own, or belongs elsewhere", async ({ world }) => {
    const coach = await signInByPassword(world, smallEmail(0, Role.healthCoach));
    const fresh = { ...nora, email: "other@clinic1.example", phone: "3125550188" };
    const cases = [
      [admin, Role.companyAdmin],
      [admin, Role.superAdmin],
      [admin, Role.surgeon],
      [coach, Role.companyAdmin],
      [companyAdmin, Role.superAdmin],
      [companyAdmin, Role.admin],
    ] as const;
    for (const [person, role] of cases)
      expect((await save(person, { ...fresh, role })).answer, `role ${role}`).toMatchObject({
        status: "fail",
        message: "Please select a role.",
      });
  });

  test("an email that somebody has, wherever, is refused without a word about where", async () => {
    for (const email of [smallEmail(2, Role.physio), smallEmail(0, Role.physio).toUpperCase()])
      expect((await save(admin, { ...nora, email })).answer).toMatchObject({
        status: "fail",
        message: "This email cannot be used. Please enter another one.",
        user: null,
      });
  });

  test("A318: a super admin adds the first admin of a company that is named", async ({ world }) => {
    const superAdmin = await signInByPassword(world, smallEmail(0, Role.superAdmin));
    const first = { ...nora, email: "first@company2.example", role: Role.companyAdmin };
    const { answer } = await save(superAdmin, { ...first, company: small.companies[1] });
    expect(answer).toMatchObject({ status: "success", user: { company: small.companies[1], customer: null } });
    const nowhere = { ...first, email: "second@company2.example", company: small.user(0, 1) };
    expect((await save(superAdmin, nowhere)).answer).toMatchObject({ message: "This company was not found." });
  });
});

describe("changing", () => {
  test("A254: only what the input holds changes, and the version rises", async () => {
    const id = small.user(0, Role.physio);
    const { answer } = await save(admin, { lastname: "Archer", version: 1 }, id);
    expect(answer).toMatchObject({ status: "success", message: "User updated." });
    expect(answer.user).toMatchObject({ firstname: "Sam", lastname: "Archer", role: Role.physio, version: 2 });
    const { answer: second } = await save(admin, { lastname: "Baker", version: 1 }, id);
    expect(second).toMatchObject({ status: "fail", user: null });
    expect(second.message).toContain("Somebody else changed this user");
    expect((await admin.call<SaveAnswer>(readCall, { id })).answer.user.lastname).toBe("Archer");
  });

  test("A073 A253: who is deactivated is signed out at once, is listed as inactive, and stays out when activated again", async ({
    world,
  }) => {
    const id = small.user(0, Role.physio);
    const physio = await signInByPassword(world, smallEmail(0, Role.physio));
    await world.owner.query("insert into push_devices (user_id, token, kind) values ($1, 'phone', 'device')", [id]);
    const counts = "{ getPatientStats { status active } }";
    expect((await physio.call(counts)).answer.status).toBe("success");
    const { answer } = await save(admin, { active: false }, id);
    expect(answer).toMatchObject({ message: `Sam Role${Role.physio} is inactive.`, user: { active: false } });
    expect((await physio.call(counts)).answer.status).toBe("Token expired");
    expect((await world.owner.query("select from push_devices where user_id = $1", [id])).rowCount).toBe(0);
    const ids = async (active: boolean) => {
      const list = `{ getUsers(pagination: { active: ${active} }) { status users { _id } } }`;
      return (await admin.call<{ users: User[] }>(list)).answer.users.map(({ _id }) => _id);
    };
    expect(await ids(true)).not.toContain(id);
    expect(await ids(false)).toEqual([id]);
    const reset = await admin.call(`mutation { resetUserPassword(_id: "${id}") { status message error } }`);
    expect(reset.answer.message).toBe("This user is inactive. Activate the user first.");
    expect((await save(admin, { active: true }, id)).answer.message).toBe(`Sam Role${Role.physio} is active.`);
    expect((await physio.call(counts)).answer.status).toBe("Token expired");
    world.clock.advance(1_000);
    await signInByPassword(world, smallEmail(0, Role.physio));
  });

  test("nobody demotes or deactivates themselves", async ({ world }) => {
    const before = await users(world);
    const own = small.user(0, Role.admin);
    expect((await save(admin, { active: false }, own)).answer.message).toBe("You cannot deactivate yourself.");
    expect((await save(admin, { role: Role.physio }, own)).answer.message).toBe("You cannot change your own role.");
    expect(await users(world)).toBe(before);
  });

  test("A254: a user of another clinic, and a surgeon's account, are not changed", async ({ world }) => {
    const before = await users(world);
    for (const id of [small.user(1, Role.physio), small.user(2, Role.physio), "no id"])
      expect((await save(admin, { lastname: "Mine" }, id)).answer).toMatchObject({
        status: "fail",
        message: "This user was not found.",
        user: null,
      });
    const surgeon = await save(admin, { lastname: "Mine" }, small.user(0, Role.surgeon));
    expect(surgeon.answer.message).toBe("Your role may not change this user.");
    expect(await users(world)).toBe(before);
  });

  test("a new email ends the links that went to the old one, and who has no password yet is invited again", async ({
    world,
  }) => {
    const { answer } = await save(admin, { ...nora, email: "typo@clinic1.example" });
    await world.settle();
    await save(admin, { email: "right@clinic1.example" }, answer.user._id);
    await world.settle();
    const link = (to: string) => /set-password\/(\S+)/.exec(world.mailbox.read(to)[0]?.text ?? "")?.[1];
    const set = async (token: string | undefined) => {
      const input = `email: "right@clinic1.example", token: "${token}", password: "stairs-and-steps"`;
      return (await caller(world.url).call(`mutation { setPassword(${input}) { status } }`)).answer.status;
    };
    expect(await set(link("typo@clinic1.example"))).toBe("fail");
    expect(await set(link("right@clinic1.example"))).toBe("success");
    await save(admin, { email: "third@clinic1.example" }, answer.user._id);
    await world.settle();
    expect(world.mailbox.read("third@clinic1.example")).toEqual([]);
  });

  test("A074 A316: Reset Password sends the user a link, by _id and email", async ({ world }) => {
    const reset = `mutation ($i: ID, $e: String) { resetUserPassword(_id: $i, email: $e) { status message error } }`;
    const email = smallEmail(0, Role.medicalAssociate);
    const { answer } = await admin.call(reset, { i: small.user(0, Role.medicalAssociate), e: email });
    expect(answer).toMatchObject({ status: "success", error: false });
    await world.settle();
    expect(world.mailbox.read(email)[0]?.text).toContain("/reset-password/");
    const inside = await enterClinic(world, companyAdmin, small.customers[0]!);
    const coach = { i: small.user(0, Role.healthCoach), e: smallEmail(0, Role.healthCoach) };
    expect((await inside.call(reset, coach)).answer).toMatchObject({ status: "success" });
    const foreign = await admin.call(reset, { i: small.user(1, Role.physio), e: smallEmail(1, Role.physio) });
    expect(foreign.answer).toMatchObject({ status: "fail", error: true });
  });
});

test("a retry of the same click adds one user", async ({ world }) => {
  const key = { "idempotency-key": "one-click" };
  const input = { ...nora, email: "once@clinic1.example" };
  for (let click = 0; click < 2; click++) {
    const { answer } = await admin.call<SaveAnswer>(saveCall, { i: input, id: null }, key);
    expect(answer.user.email).toBe(input.email);
  }
  expect((await world.owner.query("select from users where email = $1", [input.email])).rowCount).toBe(1);
});

test("of two who take the same email at the same moment one is told that it cannot be used", async () => {
  const added = ["ada", "bob"].map((name) => save(admin, { ...nora, email: `${name}@clinic1.example` }));
  const ids = (await Promise.all(added)).map(({ answer }) => answer.user._id);
  for (const email of ["one", "two", "three", "four"].map((name) => `${name}@clinic1.example`)) {
    const answers = await Promise.all(ids.map((id) => save(admin, { email }, id)));
    const messages = answers.map(({ answer }) => answer.message);
    expect(messages.toSorted()).toEqual(["This email cannot be used. Please enter another one.", "User updated."]);
  }
});
