import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemaFile, writeDatabaseTypes } from "../dev-env/database/database-types.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../dev-env/database/test-databases.ts";
import { migrate } from "./platform/database/migrate.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
});
afterAll(() => database.drop());

const generated = (name: string): string => readFileSync(new URL(`./generated/${name}`, import.meta.url), "utf8");

test("the types of the tables are those that the migrations make (npm run generate:database writes them)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "restride-types-"));
  const file = join(folder, "database.ts");
  await writeDatabaseTypes(database.url, file);
  const storedTypes = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(generated("database.ts")).toBe(storedTypes);
});

test("schema.sql is the schema that the migrations make (npm run generate:database writes it)", async () => {
  expect(generated("schema.sql")).toBe(await schemaFile(database.url));
});
