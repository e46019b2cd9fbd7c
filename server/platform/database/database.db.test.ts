import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, makeDatabase } from "./database.ts";
import { type RlsScope, withCustomPlan, withGenericPlan } from "./row-level-security.ts";
import { migrate } from "./migrate.ts";
import { openPool } from "./pool.ts";

const [one, two] = [testId("0192f000-0000-7000-8000-000000000001"), testId("0192f000-0000-7000-8000-000000000002")];
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
let owner: pg.Client;
let statements: string[];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  pool = await openPool(database.url, 1);
  db = makeDatabase(pool, (name) => statements.push(name));
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query("create table notes (note text); grant all on notes to restride_app");
});
afterAll(async () => {
  await owner.end();
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  statements = [];
  await owner.query("truncate notes");
});

const settings = sql<{ tenants: string; company: string; actor: string; sight: string; role: string }>`
  select current_setting('restride.customers') as tenants, current_setting('restride.company') as company, current_setting('restride.actor') as actor,
    coalesce(current_setting('restride.sight', true), '') as sight, current_user as role`;
const rlsIn = (scope: RlsScope) => db.row(scope, "settings", settings);
const note = (text: string) => db.rows(systemScope("test"), "note", sql`insert into notes values (${text})`);
const notes = async () => (await owner.query("select note from notes")).rows.map(({ note: text }) => text);

test("row-level security of a statement is that of its scope: tenants, company and who acts", async () => {
  expect(await rlsIn(systemScope("some-job"))).toEqual({
    tenants: "*",
    company: "",
    actor: "some-job",
    sight: "",
    role: "restride_app",
  });
  expect(await rlsIn(systemCustomerScope(one, two))).toEqual({
    tenants: one,
    company: "",
    actor: two,
    sight: "",
    role: "restride_app",
  });
  const company = { rls: { tenants: [one, two], company: two, actor: "Ada_1:x", sight: "" } };
  expect(await rlsIn(company)).toEqual({
    tenants: `${one},${two}`,
    company: two,
    actor: "Ada_1:x",
    sight: "",
    role: "restride_app",
  });
  const limited = { rls: { tenants: [one], company: null, actor: "", sight: `${one},${two};;${one}` } };
  expect(await rlsIn(limited)).toEqual({
    tenants: one,
    company: "",
    actor: "",
    sight: `${one},${two};;${one}`,
    role: "restride_limited",
  });
  expect(await rlsIn({ rls: { tenants: [], company: null, actor: "", sight: "" } })).toEqual({
    tenants: "",
    company: "",
    actor: "",
    sight: "",
    role: "restride_app",
  });
});

test("in a transaction each statement runs in the role of its own sight, the same text in both", async () => {
  const limited = { rls: { tenants: [one], company: null, actor: "", sight: `;;${one}` } };
  const all = systemCustomerScope(one, "test");
  const roles = await db.transaction(limited, async () => {
    const seen = [];
    for (const scope of [limited, all, limited, all]) seen.push((await rlsIn(scope))?.role);
    return seen;
  });
  expect(roles).toEqual(["restride_limited", "restride_app", "restride_limited", "restride_app"]);
  expect((await rlsIn(all))?.role).toBe("restride_app");
});

test("one plan serves a tenant, several tenants get a plan for these very ones, and a scope may ask for the other", async () => {
  const scopeOf = (...tenants: string[]): RlsScope => ({ rls: { tenants, company: null, actor: "", sight: "" } });
  const modeIn = async (scope: RlsScope) =>
    (await db.row(scope, "mode", sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`))?.mode;
  const several = scopeOf(one, two);
  expect([await modeIn(several), await modeIn(scopeOf(one)), await modeIn(scopeOf())]).toEqual([
    "force_custom_plan",
    "force_generic_plan",
    "auto",
  ]);
  expect([
    await modeIn(withGenericPlan(several)),
    await modeIn(several),
    await modeIn(withCustomPlan(scopeOf(one))),
  ]).toEqual(["force_generic_plan", "force_custom_plan", "force_custom_plan"]);
});

test.each<RlsScope["rls"]>([
  { tenants: [one, "'"], company: null, actor: "", sight: "" },
  { tenants: "*", company: "a;b", actor: "", sight: "" },
  { tenants: [], company: null, actor: "a b", sight: "" },
  { tenants: [], company: null, actor: "a'", sight: "" },
  { tenants: [], company: null, actor: "", sight: "a,'b;;" },
  { tenants: [], company: null, actor: "", sight: "a b" },
])("row-level security is not set from anything but ids and plain words: %j", async (rls) => {
  const refusal = "A scope may only hold ids and plain words.";
  await expect(rlsIn({ rls })).rejects.toThrow(refusal);
  await expect(db.transaction(systemScope("test"), () => rlsIn({ rls }))).rejects.toThrow(refusal);
});

test("inside a transaction each statement has its own row-level security, which does not outlive the transaction", async () => {
  const seen = await db.transaction(systemScope("outer"), async () => {
    const inner = await db.transaction(systemCustomerScope(one, "inner"), () =>
      rlsIn(systemCustomerScope(one, "inner")),
    );
    return [inner, await rlsIn(systemScope("outer"))].map((rls) => [rls?.tenants, rls?.actor]);
  });
  expect(seen).toEqual([
    [one, "inner"],
    ["*", "outer"],
  ]);
  const after = await pool.query("select current_setting('restride.customers', true) as tenants");
  expect(after.rows).toEqual([{ tenants: "" }]);
});

test("what is written stays when its transaction ends well, and is undone by a crash or when it is not to be kept", async () => {
  await db.transaction(systemScope("test"), () => note("kept"));
  const crashed = db.transaction(systemScope("test"), async () => {
    await note("crashed");
    throw new Error("crash");
  });
  await expect(crashed).rejects.toThrow("crash");
  const keepsTwo = (result: number) => result === 2;
  for (const result of [1, 2])
    expect(
      await db.transactionIf(systemScope("test"), keepsTwo, async () => (await note(`result ${result}`), result)),
    ).toBe(result);
  expect(await notes()).toEqual(["kept", "result 2"]);
});

test("a transaction inside another joins it, whatever it would keep by itself", async () => {
  const inner = () =>
    db.transactionIf(
      systemScope("test"),
      () => false,
      () => note("inner"),
    );
  await db.transaction(systemScope("test"), inner);
  expect(await notes()).toEqual(["inner"]);
});

test("of a statement the first row is answered, or nothing; each is counted by its name", async () => {
  expect(await db.row(systemScope("test"), "pair", sql<{ n: number }>`select * from (values (1), (2)) v(n)`)).toEqual({
    n: 1,
  });
  expect(await db.row(systemScope("test"), "none", sql`select 1 where false`)).toBeUndefined();
  expect(statements).toEqual(["pair", "none"]);
});

test("a statement hits whether its row holds anything or not, and one that always has a row is a defect without", async () => {
  expect(await db.returnsRow(systemScope("test"), "none", sql`select 1 where false`)).toBe(false);
  expect(await db.returnsRow(systemScope("test"), "some", sql`select null`)).toBe(true);
  expect(await db.one(systemScope("test"), "count", sql<{ n: number }>`select 3 as n`)).toEqual({ n: 3 });
  await expect(db.one(systemScope("test"), "none", sql`select 1 where false`)).rejects.toThrow("none answers no row.");
});

test("a statement is prepared under its name and its text, so that another text of that name is another statement", async () => {
  const name = "a".repeat(45);
  const ask = (statement: ReturnType<typeof sql>) => db.row(systemScope("test"), name, statement);
  expect([await ask(sql`select 1 as n`), await ask(sql`select 2 as n`), await ask(sql`select 1 as n`)]).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 1 },
  ]);
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_prepared_statements where name like 'aaaa%'",
  );
  expect(rows.map((row) => row.name.slice(0, 41))).toEqual(Array(2).fill(`${name.slice(0, 40)}_`));
  for (const row of rows) expect(row.name).toMatch(/^a{40}_[\w-]{12}$/);
});

test("values come as they are meant: dates as text, instants as ISO text, numbers as numbers, none cut", async () => {
  const { rows } = await pool.query(
    `select '2026-11-20'::date as date, '{2026-11-20,2026-11-21}'::date[] as dates, '{}'::date[] as none,
      '2026-11-20 15:10+01'::timestamptz as at, 'infinity'::timestamptz as ever, '-infinity'::timestamptz as never,
      9007199254740991::bigint as large, 1.5::numeric as part, true as yes, 7 as whole`,
  );
  expect(rows).toEqual([
    {
      date: "2026-11-20",
      dates: ["2026-11-20", "2026-11-21"],
      none: [],
      at: "2026-11-20T14:10:00.000Z",
      ever: "infinity",
      never: "-infinity",
      large: 9007199254740991,
      part: 1.5,
      yes: true,
      whole: 7,
    },
  ]);
  await expect(pool.query("select 9007199254740993::bigint")).rejects.toThrow(
    "The number 9007199254740993 is too large to be read without loss.",
  );
});

test("who waits for a connection is not left waiting for ever, and an idle one that breaks ends nothing", async () => {
  expect(pool.options).toMatchObject({ max: 1, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  const idle = await pool.connect();
  const { rows } = await idle.query<{ pid: number }>("select pg_backend_pid() as pid");
  idle.release();
  await owner.query("select pg_terminate_backend($1, 5000)", [rows[0]!.pid]);
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(await db.row(systemScope("test"), "one", sql`select 1 as one`)).toEqual({ one: 1 });
});
