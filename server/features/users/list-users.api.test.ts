import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

let admin: Caller;
let companyAdmin: Caller;

test.beforeAll(async ({ world }) => {
  [admin, companyAdmin] = await Promise.all([
    signIn(world, smallEmail(0, Role.admin)),
    signIn(world, smallEmail(0, Role.companyAdmin)),
  ]);
});

const fields = `_id email phone firstname lastname role active userimage customer company surgeon signature patients_count
  associateids version`;
const listCall = `query ($p: UsersPageInput!) { getUsers(pagination: $p) { status message total users { ${fields} } } }`;
interface User {
  readonly _id: string;
  readonly role: Role;
}
interface UserList {
  readonly total: number;
  readonly users: readonly User[];
}

const list = async (person: Caller, pagination: object = {}) => {
  const { answer, errors } = await person.call<UserList>(listCall, { p: pagination });
  expect(errors).toEqual([]);
  return answer;
};
const rolesOf = ({ users }: UserList): Role[] => users.map(({ role }) => role);

test("A253 A077 A078 C214: the clinic's users, by last name, 20 a page; onlyusers leaves out the surgeons' accounts", async ({
  world,
}) => {
  const { admin: own, physio, surgeon, medicalAssociate } = Role;
  expect(rolesOf(await list(admin))).toEqual([own, physio, surgeon, medicalAssociate]);
  const only = await list(admin, { onlyusers: true });
  expect(rolesOf(only)).toEqual([own, physio, medicalAssociate]);
  expect(only.total).toBe(3);
  const descending = { onlyusers: true, sorter: { field: "name", order: "descend" }, size: 1, page: 2 };
  expect(rolesOf(await list(admin, descending))).toEqual([physio]);
  await world.owner.query(
    `insert into users (user_id, customer_id, role, email, first_name, last_name)
     select gen_random_uuid(), $1, 2, 'many' || n || '@b.example', 'Many', 'Zimmer' from generate_series(1, 30) n`,
    [small.customers[1]],
  );
  const sister = await enterClinic(world, companyAdmin, small.customers[1]!);
  const page = await list(sister, { customerid: small.customers[1] });
  expect(page.users).toHaveLength(20);
  expect(page.total).toBe(34);
});

test("A253 C214: users of one name follow one another by first name and id, in both directions and on pages of any size", async ({
  world,
}) => {
  const id = (number: number) => `00000000-0000-4000-8000-0000000000b${number}`;
  for (const [number, first] of [
    [3, "Ann"],
    [1, "Ann"],
    [2, "Bea"],
  ] as const)
    await world.owner.query(
      `insert into users (user_id, customer_id, role, email, first_name, last_name) values ($1, $2, 2, $3, $4, 'Abelard')`,
      [id(number), small.customers[0], `abelard${number}@b.example`, first],
    );
  await writeAllNameParts(world.databaseUrl);
  for (const [order, expected] of [
    ["ascend", [id(1), id(3), id(2)]],
    ["descend", [id(2), id(3), id(1)]],
  ] as const)
    for (const size of [1, 3]) {
      const pages = [];
      for (let page = 1; page <= 3 / size; page += 1)
        pages.push(await list(admin, { searchText: "abelard", sorter: { field: "name", order }, size, page }));
      expect(pages.flatMap(({ users }) => users.map(({ _id }) => _id))).toEqual(expected);
    }
  await world.owner.query("delete from users where last_name = 'Abelard'");
});

test("A253: a search finds names and emails, whatever their case", async () => {
  for (const searchText of ["sam ROLE2", "PHYSIO@clinic1", " role2 "])
    expect(rolesOf(await list(admin, { searchText })), searchText).toEqual([Role.physio]);
  for (const searchText of ["%", "physio@clinic2", "company-admin@company1"])
    expect((await list(admin, { searchText })).total, searchText).toBe(0);
  const company = { companyid: small.companies[0] };
  expect(rolesOf(await list(companyAdmin, { ...company, searchText: "company-admin@" }))).toEqual([Role.companyAdmin]);
  for (const searchText of ["company-admin@company2", "health-coach@company2", "physio@clinic1"])
    expect((await list(companyAdmin, { ...company, searchText })).total, searchText).toBe(0);
});

test("C214: company, search text and state filter the users together", async ({ world }) => {
  const physio = small.user(0, Role.physio);
  const switchTo = (active: boolean) =>
    world.owner.query("update users set active = $1 where user_id = $2", [active, physio]);
  const ids = ({ users, total }: UserList) => [total, ...users.map(({ _id }) => _id)];
  await switchTo(false);
  expect(ids(await list(admin, { active: false }))).toEqual([1, physio]);
  expect((await list(admin, { active: true, searchText: "Role2" })).total).toBe(0);
  await switchTo(true);
  expect(ids(await list(admin, { active: true, searchText: "Role2" }))).toEqual([1, physio]);
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const coachOf = async (company: number) =>
    ids(await list(superAdmin, { companyid: small.companies[company], searchText: "Role22" }));
  expect([await coachOf(0), await coachOf(1)]).toEqual([
    [1, small.user(0, Role.healthCoach)],
    [1, small.user(2, Role.healthCoach)],
  ]);
});

test("A123 A124: every field, with the surgeons of an associate and the customers of a coach", async ({ world }) => {
  await world.owner.query(
    "update users set phone = '+13125550188', photo = '/images/sam.webp', signature = 'Kind regards' where user_id = $1",
    [small.user(0, Role.medicalAssociate)],
  );
  const [associate] = (await list(admin, { searchText: "Role4" })).users;
  expect(associate).toMatchObject({
    _id: small.user(0, Role.medicalAssociate),
    email: smallEmail(0, Role.medicalAssociate),
    phone: "+13125550188",
    firstname: "Sam",
    lastname: "Role4",
    role: Role.medicalAssociate,
    active: true,
    userimage: "/images/sam.webp",
    customer: small.customers[0],
    company: null,
    surgeon: null,
    signature: "Kind regards",
    patients_count: 2,
    associateids: [small.surgeon(0, 1)],
    version: 1,
  });
  const [coach] = (await list(companyAdmin, { searchText: "Role22" })).users;
  expect(coach).toMatchObject({ company: small.companies[0], associateids: small.customers.slice(0, 2) });
  const [surgeon] = (await list(admin, { searchText: "Role3" })).users;
  expect(surgeon).toMatchObject({ role: 3, surgeon: small.surgeon(0, 1), associateids: [] });
});

test("A255 B337 C213: the active health coaches of a company, with their number", async ({ world }) => {
  const document = `query ($c: ID, $p: Int = 1) { getCompanyHealthcoach(companyid: $c, pagination: { current: $p, pageSize: 20 })
    { status message total users { _id role } } }`;
  const coach = { _id: small.user(0, Role.healthCoach), role: Role.healthCoach };
  expect((await companyAdmin.call(document)).answer).toMatchObject({ total: 1, users: [coach] });
  const superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
  const { answer } = await superAdmin.call(document, { c: small.companies[1] });
  expect(answer).toMatchObject({ total: 1, users: [{ _id: small.user(2, Role.healthCoach) }] });
  expect((await superAdmin.call(document, { c: "no id" })).answer).toMatchObject({ status: "fail" });
  await world.owner.query(
    `insert into users (user_id, company_id, role, email, first_name, last_name)
     select gen_random_uuid(), $1, 22, 'coach' || n || '@b.example', 'Many', 'Zimmer' from generate_series(1, 120) n`,
    [small.companies[1]],
  );
  await world.owner.query(
    `insert into users (user_id, company_id, role, email, first_name, last_name, active)
     values (gen_random_uuid(), $1, 22, 'gone@b.example', 'Gone', 'Zimmer', false)`,
    [small.companies[1]],
  );
  const all = `{ getCompanyHealthcoach(companyid: "${small.companies[1]}") { status total users { _id } } }`;
  const { users, total } = (await superAdmin.call<UserList>(all)).answer;
  expect([users.length, total]).toEqual([121, 121]);
  for (const [p, rows] of [
    [1, 20],
    [7, 1],
  ])
    expect((await superAdmin.call<UserList>(document, { c: small.companies[1], p })).answer).toMatchObject({
      status: "success",
      total: 121,
      users: { length: rows },
    });
});
