import { Role } from "@restride/domain/access/roles.ts";
import fc from "fast-check";
import pg from "pg";
import { expect } from "vitest";
import { test as base } from "../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../dev-env/database/small-database.ts";
import { small } from "../dev-env/small-clinics/ids.ts";

/** Clinics of the writers: two write in one clinic at once, and the last one belongs to another company. */
const clinicsOfWriters = [0, 0, 1, 2] as const;
const [company, otherCompany] = small.companies;

/** Opens a connection of the login that serves requests, in the scope of a clinic, or of a company. */
const openApp = async ({ url }: SmallDatabase, scope: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=restride_app ${scope} -c restride.actor=test`,
  });
  await client.connect();
  return client;
};

const test = base.extend("writers", { scope: "file" }, async ({ database }, { onCleanup }) => {
  const clients = await Promise.all(
    clinicsOfWriters.map((clinic) => openApp(database, `-c restride.customers=${small.customers[clinic]}`)),
  );
  onCleanup(async () => void (await Promise.all(clients.map((client) => client.end()))));
  return clients;
});

const id = (kind: number, clinic: number, number: number) =>
  `0190c0de-000${kind}-7000-8000-${String(clinic * 100 + number).padStart(12, "0")}`;
const nobody = "00000000-0000-0000-0000-000000000000";
const at = (days: number) => new Date(Date.UTC(2026, 10, 2 + days)).toISOString();

type Statement = readonly [text: string, ...values: unknown[]];
const [number, day] = [fc.nat(5), fc.nat(9)];
const someone = fc.constantFrom(Role.admin, Role.physio, Role.surgeon);

/** Changes of cases, orders and units in a clinic. */
const happeningIn = (clinic: number): fc.Arbitrary<Statement> => {
  const customer = small.customers[clinic];
  const aCase = number.map((n) => id(1, clinic, n));
  const anOrder = number.map((n) => id(2, clinic, n));
  const aUnit = number.map((n) => id(3, clinic, n));
  const patient = fc.constantFrom(1, 2, 3).map((n) => small.patient(clinic, n));
  return fc.oneof<fc.Arbitrary<Statement>[]>(
    fc.tuple(aCase, patient, someone, day).map(([one, who, role, when]) => [
      `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_by, created_at, updated_at)
       values ($1, $2, $3, 'Surgeon Message', 'S', 'D', $4, $5, $5) on conflict do nothing`,
      customer,
      one,
      who,
      small.user(clinic, role),
      at(when),
    ]),
    fc.tuple(aCase, someone, fc.boolean(), day).map(([one, role, urgent, when]) => [
      `insert into case_comments (customer_id, case_id, comment_id, author_id, text, is_urgent, commented_at)
       select customer_id, case_id, gen_random_uuid(), $2, 'C', $3, $4 from cases where case_id = $1 for key share`,
      one,
      small.user(clinic, role),
      urgent,
      at(when),
    ]),
    fc.tuple(aCase, someone, day).map(([one, role, when]) => [
      `insert into case_views as v select customer_id, case_id, $2, $3 from cases where case_id = $1 for no key update
       on conflict (customer_id, case_id, user_id) do update set viewed_at = excluded.viewed_at`,
      one,
      small.user(clinic, role),
      at(when),
    ]),
    fc
      .tuple(aCase, fc.constantFrom("Resolved", "Unresolved"), fc.option(day))
      .map(([one, status, when]) => [
        "update cases set status = $2, archived_at = $3 where case_id = $1",
        one,
        status,
        when === null ? null : at(when),
      ]),
    aCase.map((one) => ["delete from cases where case_id = $1", one]),
    fc.tuple(anOrder, patient, fc.boolean(), day).map(([one, who, again, when]) => [
      `insert into device_orders (customer_id, order_id, patient_id, ordered_at, is_reorder) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      customer,
      one,
      who,
      at(when),
      again,
    ]),
    anOrder.map((one) => ["update device_orders set status = 'Shipped' where order_id = $1", one]),
    anOrder.map((one) => ["delete from device_orders where order_id = $1", one]),
    fc.tuple(aUnit, patient, day).map(([one, who, when]) => [
      `insert into patient_devices (customer_id, patient_id, item_id, device_id, status, ordered_on) values ($1, $2, $3, $4, 'Pending', $5)
       on conflict do nothing`,
      customer,
      who,
      one,
      small.device,
      at(when),
    ]),
    fc
      .tuple(aUnit, fc.constantFrom("Shipped", "Delivered", "Returned", "Deleted"), fc.option(day))
      .map(([one, status, when]) => [
        "update patient_devices set status = $2, reorder_on = $3 where item_id = $1",
        one,
        status,
        when === null ? null : at(when),
      ]),
    aUnit.map((one) => ["delete from patient_devices where item_id = $1", one]),
  );
};

const stored = {
  cases: `select company_id, user_id, status, is_archived, is_urgent, sum(cases)::int as n from company_case_counters group by 1, 2, 3, 4, 5
    having sum(cases) <> 0 order by 1, 2, 3, 4, 5`,
  orders: `select company_id, status, is_reorder, sum(orders)::int as n from company_order_counters group by 1, 2, 3
    having sum(orders) <> 0 order by 1, 2, 3`,
  units: `select company_id, status, over_on::text, sum(units)::int as n from company_unit_counters group by 1, 2, 3
    having sum(units) <> 0 order by 1, 2, 3`,
  rows: `select order_id as id, company_id from device_orders union all select item_id, company_id from listed_units
    union all select case_id, company_id from listed_cases order by 1`,
};
/** The same from the rows themselves. */
const recounted = {
  cases: `select k.company_id, user_id, status, is_archived, urgent_at is not null as is_urgent, count(*)::int as n
    from listed_cases join customers k using (customer_id) join (
      select customer_id, case_id, user_id from case_reads union all select customer_id, case_id, '${nobody}' from listed_cases) r
    using (customer_id, case_id) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  orders: `select k.company_id, status, is_reorder, count(*)::int as n from device_orders join customers k using (customer_id)
    group by 1, 2, 3 order by 1, 2, 3`,
  units: `select k.company_id, status, over_on::text, count(*)::int as n from listed_units join customers k using (customer_id) group by 1, 2, 3
    union all select k.company_id, status, '-infinity', count(*)::int from listed_units join customers k using (customer_id) group by 1, 2
    order by 1, 2, 3`,
  rows: `select order_id as id, k.company_id from device_orders join customers k using (customer_id)
    union all select item_id, k.company_id from listed_units join customers k using (customer_id)
    union all select case_id, k.company_id from listed_cases join customers k using (customer_id) order by 1`,
};

const expectAgreement = async ({ owner }: SmallDatabase): Promise<void> => {
  for (const [name, text] of Object.entries(stored)) {
    const { rows } = await owner.query(text);
    expect(rows.length, name).toBeGreaterThan(0);
    expect(rows, name).toEqual((await owner.query(recounted[name as keyof typeof recounted])).rows);
  }
};
const openCase = (client: pg.Client, clinic: number) =>
  client.query(
    `insert into cases (customer_id, case_id, type, summary, description, created_at, updated_at)
     values ($1, gen_random_uuid(), 'System Technical', 'S', 'D', now(), now())`,
    [small.customers[clinic]],
  );

test("whatever several people do at once in the clinics of two companies, what is counted for a company is what its clinics have", async ({
  database,
  writers,
}) => {
  const ofAll = fc.tuple(
    ...clinicsOfWriters.map((clinic) => fc.array(happeningIn(clinic), { minLength: 30, maxLength: 60 })),
  );
  await fc.assert(
    fc.asyncProperty(ofAll, async (all) => {
      await Promise.all(
        all.map(async (happenings, writer) => {
          for (const [text, ...values] of happenings) await writers[writer]!.query(text, values);
        }),
      );
      await expectAgreement(database);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test("a clinic that moves to another company takes its cases, orders and units along", async ({
  database,
  writers,
}) => {
  await openCase(writers[2]!, 1);
  const move = (to: string) =>
    database.owner.query("update customers set company_id = $1 where customer_id = $2", [to, small.customers[1]]);
  await move(otherCompany);
  await expectAgreement(database);
  await move(company);
  await expectAgreement(database);
});

test("counted and joined anew in one go, all is as it was kept step by step", async ({ database, writers }) => {
  const { owner } = database;
  await openCase(writers[0]!, 0);
  await owner.query("update listed_units set company_id = null");
  await owner.query("update listed_cases set company_id = null");
  await owner.query("truncate company_case_counters, company_order_counters, company_unit_counters");
  await owner.query("select join_companies(), count_companies()");
  await expectAgreement(database);
});

test("a writer never waits for a counter that another one holds", async ({ database, writers: [one, , other] }) => {
  await openCase(one!, 0);
  await one!.query("begin");
  await openCase(one!, 0);
  await openCase(other!, 1);
  await one!.query("commit");
  await expectAgreement(database);
});

test("counts of a company are seen in its own scope alone, and written by nobody", async ({ database, writers }) => {
  await openCase(writers[0]!, 0);
  const tables = ["company_case_counters", "company_order_counters", "company_unit_counters"];
  const seenIn = async (scope: string) => {
    const client = await openApp(database, scope);
    const seen = new Set<string>();
    for (const table of tables)
      for (const { company_id } of (await client.query(`select company_id from ${table}`)).rows) seen.add(company_id);
    await client.end();
    return [...seen];
  };
  expect(await seenIn(`-c restride.company=${company}`)).toEqual([company]);
  expect(await seenIn(`-c restride.customers=${small.customers[0]}`)).toEqual([]);
  expect(await seenIn("")).toEqual([]);
  const clinic = await openApp(database, `-c restride.customers=${small.customers[0]}`);
  for (const table of tables) {
    expect((await clinic.query(`delete from ${table}`)).rowCount).toBe(0);
    const columns =
      table === tables[0]
        ? `'${nobody}', 'Resolved', false, false`
        : table === tables[1]
          ? "'Pending', false"
          : "'Shipped', now()";
    const written = clinic.query(`insert into ${table} values ('${company}', ${columns}, gen_random_uuid(), 1)`);
    await expect(written, table).rejects.toMatchObject({ code: "42501" });
  }
  await clinic.end();
});

test("an order, a unit or a case with the wrong company is not shown to that company", async ({
  database,
  writers,
}) => {
  const { owner } = database;
  for (const [at, clinic] of [0, 2, 3].entries()) await openCase(writers[clinic]!, at);
  const tables = ["device_orders", "listed_units", "listed_cases"];
  for (const table of tables)
    await owner.query(`update ${table} set company_id = $1 where customer_id = $2`, [company, small.customers[2]]);
  const boss = await openApp(
    database,
    `-c restride.company=${company} -c restride.customers=${small.customers[0]},${small.customers[1]}`,
  );
  for (const table of tables) {
    const { rows } = await boss.query(`select distinct customer_id from ${table} where company_id = $1 order by 1`, [
      company,
    ]);
    expect(
      rows.map(({ customer_id }) => customer_id),
      table,
    ).toEqual(small.customers.slice(0, 2));
  }
  await boss.end();
  await owner.query("select join_companies()");
});
