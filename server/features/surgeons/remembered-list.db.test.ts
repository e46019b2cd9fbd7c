import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bypassRls } from "../../../dev-env/database/bypass-rls.ts";
import { filledTemplate, smallClinics } from "../../../dev-env/database/filled-template.ts";
import { writeAllNameParts } from "../../../dev-env/database/write-all-name-parts.ts";
import { cloneDatabase, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { type Database, makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makeRememberedIds, type RememberedIds } from "../../platform/database/remembered-ids.ts";
import { makeListSurgeons } from "./list-surgeons.ts";
import { makeSurgeonsQueries } from "./surgeons.queries.ts";

const [mine, sister] = small.customers.map((customer) => systemCustomerScope(customer, "test"));
let database: TestDatabase;
let owner: pg.Client;
let db: Database;
let rememberedIds: RememberedIds;
let ordered = 0;

beforeEach(async () => {
  database = await cloneDatabase(filledTemplate(smallClinics, Date.now()));
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  await owner.connect();
  db = makeDatabase(makePool(database.url, 2), (name) => (ordered += name === "surgeonIds" ? 1 : 0));
  rememberedIds = makeRememberedIds(db);
  ordered = 0;
});
afterEach(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});

const list = async (scope = mine!, pageInput = {}) => {
  const answer = await makeListSurgeons({ db, queries: makeSurgeonsQueries(db), rememberedIds })(scope, pageInput);
  return "surgeons" in answer ? { names: answer.surgeons.map(({ name }) => name), total: answer.total } : answer;
};
const change = (sql: string) => owner.query(`${sql} customer_id = '${mine!.customerId}' and name like '%Surgeon1'`);

test("the order of a list is read once, for every page and as long as nobody changes it", async () => {
  const first = await list();
  expect(await list()).toEqual(first);
  expect(await list(mine, { pageSize: 1, current: 2 })).toMatchObject({ names: ["Dr. Anna Surgeon2"], total: 2 });
  expect(ordered).toBe(1);
  await list(mine, { searchText: "surgeon2" });
  await list(sister);
  expect(ordered).toBe(3);
});

test("a change of a name, of an email or of who is there is seen at once; a change of anything else costs nothing", async () => {
  await list();
  ordered = 0;
  await change("update surgeons set about_me = 'Knees' where");
  await list();
  expect(ordered).toBe(0);
  await change("update surgeons set name = 'Dr. Zoe Surgeon1' where");
  expect(await list()).toMatchObject({ names: ["Dr. Anna Surgeon2", "Dr. Zoe Surgeon1"] });
  await change("update surgeons set email = 'zoe@home.example' where");
  expect(await list(mine, { searchText: "zoe@home" })).toMatchObject({ total: 0 });
  await writeAllNameParts(database.url);
  expect(await list(mine, { searchText: "zoe@home" })).toMatchObject({ total: 1 });
  await change("update surgeons set deleted_at = now() where");
  expect(await list()).toMatchObject({ names: ["Dr. Anna Surgeon2"], total: 1 });
  await change("update surgeons set deleted_at = null where");
  expect(await list()).toMatchObject({ total: 2 });
});

test("a change that is undone is none", async () => {
  await list();
  ordered = 0;
  await owner.query("begin");
  await change("update surgeons set name = 'Dr. Nobody Surgeon1' where");
  await owner.query("rollback");
  expect(await list()).toMatchObject({ total: 2 });
  expect(ordered).toBe(0);
});

test("who is limited to some surgeons is shown those, whatever others were shown", async () => {
  await list();
  const limited = { ...mine!, surgeonIds: [small.surgeon(0, 2)] };
  expect(await list(limited)).toMatchObject({ names: ["Dr. Anna Surgeon2"], total: 1 });
});

/** Columns that affect neither the members of a list nor their order. */
const harmless = {
  surgeons:
    "about_me access_code address created_at customer_id description first_name has_name_parts hospital last_name phone_private photo show_in_list surgeon_id team version",
  users:
    "associate_customers associate_surgeons company_id created_at customer_id last_login_at password_hash phone photo saved_filter signature surgeon_id tokens_valid_from user_id version visited_pages",
};

test.each(Object.entries(harmless))(
  "every column of %s raises the version of its list, or is known to change nothing in it",
  async (table, columns) => {
    const { rows } = await owner.query<{ name: string }>(
      `select a.attname as name from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'list_version'
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnum <> all(t.tgattr::int2[]) order by 1`,
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(columns.split(" "));
  },
);
