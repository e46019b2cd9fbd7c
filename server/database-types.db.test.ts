import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cloneDatabase, migrated } from "../dev-env/database/test-databases.ts";
import { writeDatabaseTypes } from "../dev-env/database/database-types.ts";
import { migrate } from "./platform/database/migrate.ts";

test("the types of the tables are those that the migrations make (npm run generate:database writes them)", async () => {
  const database = await cloneDatabase(migrated(migrate));
  const folder = mkdtempSync(join(tmpdir(), "restride-types-"));
  const file = join(folder, "database.ts");
  await writeDatabaseTypes(database.url, file);
  const made = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  await database.drop();
  expect(readFileSync(new URL("./generated/database.ts", import.meta.url), "utf8")).toBe(made);
});
