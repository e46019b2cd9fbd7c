import { type Id, readId } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { type CompanyScope, companyScope, openFor, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { UsersScope } from "@restride/domain/users/users-scope.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filledTemplate, smallClinics } from "../../../dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { type Database, makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makeUsersStore, type UserColumns } from "./users.store.ts";

const clinic = systemCustomerScope(small.customers[0]!, small.user(0, Role.admin));
const [company, sister] = small.companies.map((companyId, at) =>
  openFor(
    companyScope({ userId: small.user(at, Role.companyAdmin), companyId, customerIds: null } as unknown as Viewer)!,
    small.customers,
  ),
) as [CompanyScope, CompanyScope];
const newId = testId("0192f000-00dd-7000-8000-000000000001");
let database: TestDatabase;
let db: Database;
let owner: pg.Client;
const store = () => makeUsersStore(db);
const add = (scope: UsersScope, userId: Id, user: UserColumns) =>
  db.transaction(scope, () => store().add(scope, userId, user));
const edit = (scope: UsersScope, userId: Id, user: UserColumns) =>
  db.transaction(scope, () => store().edit(scope, userId, user));
beforeEach(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  db = makeDatabase(makePool(database.url, 2));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});

const ada: UserColumns = {
  firstname: "Ada",
  lastname: "Berg",
  email: "ada@new.example",
  phone: "",
  role: Role.physio,
  userimage: "",
  associateids: [small.surgeon(0, 1)],
  surgeonId: null,
};
const columns =
  "customer_id as clinic, company_id as company, email, first_name as first, last_name as last, role, phone, photo, surgeon_id as surgeon, associate_surgeons as surgeons, associate_customers as customers";
const storedUser = async (id: string) =>
  (await owner.query(`select ${columns} from users where user_id = $1`, [id])).rows[0];
/** Returns the users whose row has changed, and the number of changes. */
const changed = async () =>
  (
    await owner.query(
      "select user_id as id, u.version - b.version as times from users u join before b using (user_id) where u is distinct from b order by 1",
    )
  ).rows;
const note = () => owner.query("create table before as table users");

test("A124: a user has the columns of the form, in the clinic, with surgeons for an associate only", async () => {
  const row = {
    clinic: small.customers[0],
    company: null,
    email: ada.email,
    first: "Ada",
    last: "Berg",
    phone: null,
    photo: null,
    surgeon: null,
  };
  expect(await add(clinic, newId, ada)).toBe(true);
  expect(await storedUser(newId)).toEqual({ ...row, role: Role.physio, surgeons: [], customers: [] });
  const more = {
    ...ada,
    role: Role.medicalAssociate,
    phone: "3125550100",
    userimage: "a picture",
    surgeonId: small.surgeon(0, 2),
  };
  await edit(clinic, newId, more);
  const filled = {
    ...row,
    role: Role.medicalAssociate,
    phone: "3125550100",
    photo: "a picture",
    surgeon: small.surgeon(0, 2),
  };
  expect(await storedUser(newId)).toEqual({ ...filled, surgeons: ada.associateids, customers: [] });
});

test("A124: a company's user is of no clinic, with customers for a coach only; an email that is taken adds nobody", async () => {
  const coach = { ...ada, role: Role.healthCoach, associateids: [small.customers[1]!] };
  expect(await add(company, newId, coach)).toBe(true);
  expect(await storedUser(newId)).toMatchObject({
    clinic: null,
    company: small.companies[0],
    surgeons: [],
    customers: coach.associateids,
  });
  expect(await add(company, testId(newId.replace(/1$/, "2")), coach)).toBe(false);
});

test("A254: what is changed of a user is that user's alone, and a new version", async () => {
  const id = small.user(0, Role.physio);
  await note();
  await edit(clinic, id, ada);
  expect(await changed()).toEqual([{ id, times: 1 }]);
  await store().deactivate(clinic, id, "2099-01-01T00:00:00.000Z");
  expect(await changed()).toEqual([{ id, times: 2 }]);
  const state = async () =>
    (await owner.query("select active, tokens_valid_from as since from users where user_id = $1", [id])).rows[0];
  expect(await state()).toEqual({ active: false, since: new Date("2099-01-01T00:00:00.000Z") });
  await store().activate(clinic, id);
  expect(await changed()).toEqual([{ id, times: 3 }]);
  expect(await state()).toMatchObject({ active: true });
});

test("one change of a user waits for the other, and of nobody else", async () => {
  const isLocked = async (id: string) =>
    (await owner.query("select from users where user_id = $1 for update skip locked", [id])).rowCount === 0;
  const [locked, free] = [small.user(0, Role.physio), small.user(0, Role.admin)];
  await db.transaction(clinic, async () => {
    await store().lock(clinic, locked);
    expect([await isLocked(locked), await isLocked(free)]).toEqual([true, false]);
  });
  expect(await isLocked(locked)).toBe(false);
  await store().lock(clinic, readId("no id"));
});

test("of customers those of the company are locked and named, in one order", async () => {
  const [one, two, three] = small.customers;
  expect(await store().lockCustomers(company, [two!, one!, three!, readId("no id")])).toEqual([one, two]);
  expect(await store().lockCustomers(company, [two!])).toEqual([two]);
  expect(await store().lockCustomers(sister, [one!, two!, three!])).toEqual([three]);
  const free = async () =>
    (await owner.query("select customer_id from customers for update skip locked")).rows.map((row) => row.customer_id);
  await db.transaction(company, async () => {
    await store().lockCustomers(company, [one!]);
    expect(await free()).toEqual(expect.arrayContaining([two, three]));
    expect(await free()).not.toContain(one);
  });
});

test("customers are taken from every other coach of the company, and from nobody else", async () => {
  const [one, two] = small.customers;
  const [coach, second] = [small.user(0, Role.healthCoach), small.secondCoach(0)];
  const stranger = small.user(1, Role.healthCoach);
  await add(company, second, { ...ada, role: Role.healthCoach });
  for (const id of [coach, second, stranger])
    await owner.query("update users set associate_customers = $1 where user_id = $2", [[one, two], id]);
  await note();
  await store().takeCustomers(company, coach, [one]);
  expect(await changed()).toEqual([{ id: second, times: 1 }]);
  expect((await storedUser(second)).customers).toEqual([two]);
  await store().takeCustomers(company, coach, [one]);
  expect(await changed()).toEqual([{ id: second, times: 1 }]);
});
