import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let companyAdmin: Caller;

test.beforeEach(async ({ world }) => {
  companyAdmin = await signIn(world, smallEmail(0, Role.companyAdmin));
});

const saveCall = `mutation ($i: UserInput!, $id: ID) { addEditUser(input: $i, id: $id) { status message
  user { _id associateids } overrides { customer present next } } }`;
const save = (person: Caller, input: object, id: string | null = null) => person.call(saveCall, { i: input, id });
const users = async (world: World): Promise<string> =>
  JSON.stringify((await world.owner.query("select * from users order by user_id")).rows);
const idOf = async (world: World, email: string): Promise<string> =>
  (await world.owner.query("select user_id as id from users where email = $1", [email])).rows[0].id;

const coachOf = small.user(0, Role.healthCoach);
const kim = { email: "kim@company1.example", firstname: "Kim", lastname: "Cole", role: 22, phone: "3125550177" };

test("A124 A148: taking a customer from a coach is refused with who loses what, until override is said", async ({
  world,
}) => {
  const before = await users(world);
  const input = { ...kim, associateids: [small.customers[1]] };
  const { answer } = await save(companyAdmin, input);
  expect(answer).toMatchObject({
    status: "fail",
    message: "Customer to Health Coach Mapping. Override ?",
    user: null,
    overrides: [{ customer: "Clinic 2", present: "Sam Role22", next: "Kim Cole" }],
  });
  expect(await users(world)).toBe(before);
  const coach = await signIn(world, smallEmail(0, Role.healthCoach));
  const inside = await enterClinic(world, coach, small.customers[1]!);
  expect((await inside.call("{ getPatientStats { status } }")).answer.status).toBe("success");
  const saved = await save(companyAdmin, { ...input, override: true });
  expect(saved.answer).toMatchObject({ status: "success", user: { associateids: [small.customers[1]] } });
  const { rows } = await world.owner.query("select associate_customers as ids from users where user_id = $1", [
    coachOf,
  ]);
  expect(rows).toEqual([{ ids: [small.customers[0]] }]);
  // The session in the lost clinic ends at once, although its token names the clinic.
  expect((await inside.call("{ getPatientStats { status message } }")).answer.message).toBe("Choose a customer first.");
  await expect(enterClinic(world, coach, small.customers[1]!)).rejects.toThrow("This customer was not found.");
});

test("a coach sees and hands on own customers only, changes no other coach, and with none sees none", async ({
  world,
}) => {
  const first = { ...kim, associateids: [small.customers[1]], override: true };
  expect((await save(companyAdmin, first)).answer).toMatchObject({ status: "success" });
  const coach = await signIn(world, smallEmail(0, Role.healthCoach));
  const ana = { ...kim, email: "ana@company1.example", firstname: "Ana", override: true };
  const taken = await save(coach, { ...ana, associateids: [small.customers[1]] });
  expect(taken.answer).toMatchObject({ status: "fail", message: "This customer was not found." });
  const refused = { status: "fail", message: "Your role may not change this user." };
  expect((await save(coach, { email: "mine@company1.example" }, await idOf(world, kim.email))).answer).toMatchObject(
    refused,
  );
  expect((await save(coach, { active: false }, small.user(0, Role.companyAdmin))).answer).toMatchObject(refused);
  const savedCoach = await save(coach, { ...ana, associateids: [small.customers[0]] });
  expect(savedCoach.answer).toMatchObject({ status: "success", user: { associateids: [small.customers[0]] } });
  const { answer } = await coach.call("{ getCustomers(input: {}) { status total customers { _id } } }");
  expect(answer).toMatchObject({ status: "success", total: 0, customers: [] });
});

test("a customer of another company is no choice", async () => {
  const { answer } = await save(companyAdmin, { ...kim, email: "x@b.example", associateids: [small.customers[2]] });
  expect(answer).toMatchObject({ status: "fail", message: "This customer was not found." });
});

test("of two who map a customer to different coaches at the same moment one wins, and the customer has one coach", async ({
  world,
}) => {
  const coaches = ["one", "two"].map((name) => ({ ...kim, email: `${name}@company1.example`, firstname: name }));
  const answers = await Promise.all(
    coaches.map((coach) => save(companyAdmin, { ...coach, associateids: [small.customers[0]], override: true })),
  );
  expect(answers.map(({ answer }) => answer.status)).toEqual(["success", "success"]);
  const { rows } = await world.owner.query("select email from users where $1 = any(associate_customers)", [
    small.customers[0],
  ]);
  expect(rows).toHaveLength(1);
});

test("of two who add the same email at the same moment one is refused", async () => {
  const twice = { ...kim, email: "twice@company1.example" };
  const answers = await Promise.all([save(companyAdmin, twice), save(companyAdmin, twice)]);
  expect(answers.map(({ answer }) => answer?.message).toSorted()).toEqual([
    "This email cannot be used. Please enter another one.",
    "User added. A link to set a password is on its way.",
  ]);
});
