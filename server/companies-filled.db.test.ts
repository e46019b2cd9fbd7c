import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bypassRls } from "../dev-env/database/bypass-rls.ts";
import { cloneDatabase } from "../dev-env/database/test-databases.ts";
import { fillSmallClinics } from "../dev-env/small-clinics.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { newClient } from "./platform/database/client.ts";
import { makeCaseCompaniesStore } from "./features/cases/list/case-companies.store.ts";
import { joinCases } from "./features/cases/list/join-cases.ts";
import { makeCompaniesStore } from "./features/fulfilment/units/companies.store.ts";
import { joinUnits } from "./features/fulfilment/units/join-units.ts";
import { makeDatabase } from "./platform/database/database.ts";
import { makePool } from "./platform/database/pool.ts";
import { migrate } from "./platform/database/migrate.ts";
import { migrationsFolder } from "./platform/database/migration-files.ts";

/** Copies the migrations before one of them to a folder. */
const migrationsBefore = async (name: string): Promise<URL> => {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const isBefore = (path: string) => !/^\d{8}T/.test(basename(path)) || basename(path) < name;
  await cp(migrationsFolder, folder, { recursive: true, filter: isBefore });
  return pathToFileURL(`${folder}/`);
};

test("orders, units and cases from before are listed and counted for their company; nothing else of an order changes, and no log tells of it", async () => {
  const database = await cloneDatabase({ fingerprint: "empty", prepare: async () => undefined });
  onTestFinished(database.drop);
  await migrate(database.url, undefined, await migrationsBefore("20261130T0720"));
  await fillSmallClinics(database.url, Date.now());
  const owner = newClient({ connectionString: database.url, options: bypassRls });
  await owner.connect();
  onTestFinished(() => owner.end());
  const rowsOf = async (text: string) => (await owner.query(text)).rows;
  await owner.query(`insert into cases (customer_id, case_id, type, summary, description, created_at, updated_at)
    values ('${small.customers[1]}', gen_random_uuid(), 'System Technical', 'S', 'D', now(), now())`);
  await owner.query("alter table device_orders disable trigger user");
  await owner.query("update device_orders set status = 'Shipped', ship_address = null");
  await owner.query("alter table device_orders enable trigger user");
  await owner.query('update patients set ship_address = \'{"city": "C"}\'');
  const orders = "select to_jsonb(o) - 'company_id' as row from device_orders o order by order_id";
  const logged = "select count(*)::int as entries from audit_log";
  const before = [await rowsOf(orders), await rowsOf(logged)];
  await migrate(database.url);
  const db = makeDatabase(makePool(database.url, 1));
  onTestFinished(db.close);
  await joinUnits({ companies: makeCompaniesStore(db) }).run();
  expect(await rowsOf("select distinct company_id from listed_cases")).toEqual([{ company_id: null }]);
  await joinCases({ caseCompanies: makeCaseCompaniesStore(db) }).run();
  expect(await rowsOf("select company_id from listed_cases")).toEqual([{ company_id: small.companies[0] }]);
  expect([await rowsOf(orders), await rowsOf(logged)]).toEqual(before);
  const companies = [
    { company_id: small.companies[0], n: 6 },
    { company_id: small.companies[1], n: 3 },
  ];
  for (const table of ["device_orders", "listed_units"])
    expect(await rowsOf(`select company_id, count(*)::int as n from ${table} group by 1 order by 1`), table).toEqual(
      companies,
    );
  expect(
    await rowsOf("select company_id, status, sum(cases)::int as n from company_case_counters group by 1, 2"),
  ).toEqual([{ company_id: small.companies[0], status: "Unassigned", n: 1 }]);
  expect(
    await rowsOf("select company_id, sum(orders)::int as n from company_order_counters group by 1 order by 1"),
  ).toEqual(companies);
  expect(
    await rowsOf(
      "select company_id, sum(units)::int as n from company_unit_counters where over_on = '-infinity' group by 1 order by 1",
    ),
  ).toEqual(companies);
});
