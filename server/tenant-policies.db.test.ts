import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { migrate } from "./platform/database/migrate.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const ofCustomers =
  "((customer_id = ( SELECT scope_customer() AS scope_customer)) OR ( SELECT scope_every() AS scope_every) OR " +
  "(customer_id IN ( SELECT unnest(scope_customers()) AS unnest)))";
const ofCompanyToo = `${ofCustomers.slice(0, -1)} OR (company_id = ( SELECT scope_company() AS scope_company)))`;

test("every table with a customer has the same policy, and those that a company reaches one more", async () => {
  const { rows } = await owner.query(
    `select c.relname as table, p.cmd, p.permissive, p.qual, p.with_check
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
     left join pg_policies p on p.tablename = c.relname and p.policyname = 'tenant'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'password_tokens'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { table, ...policy } of rows) {
    const rule = ["customers", "images", "name_parts", "outgoing_messages", "unformed_names", "users"].includes(table)
      ? ofCompanyToo
      : ofCustomers;
    expect(policy, table).toEqual({ cmd: "ALL", permissive: "PERMISSIVE", qual: rule, with_check: rule });
  }
});
