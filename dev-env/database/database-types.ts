/**
 * Writes server/generated/database.ts with the tables as types, and schema.sql with everything that the migrations create, from a new copy of the
 * embedded database.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withOwnClient } from "@restride/server/platform/database/client.ts";
import { migrate } from "@restride/server/platform/database/migrate.ts";
import { columnTypes } from "./column-types.ts";
import { startEmbedded } from "./embedded.ts";
import { memoryFolder } from "./memory-folder.ts";
import { describeSchema } from "./schema-text.ts";
import { cloneDatabase, migratedTemplate } from "./test-databases.ts";
import { type TableCheck, typedColumns } from "./typed-columns.ts";

const root = join(import.meta.dirname, "../..");
/** TypeScript types for the PostgreSQL types that kysely-codegen would map otherwise. */
const typescriptTypes = { timestamptz: "string", int8: "number", numeric: "number", date: "CalendarDate", uuid: "Id" };

const tableChecks = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`;

/** Writes the tables of a database as types to `file`. */
export const writeDatabaseTypes = async (url: string, file: string): Promise<void> => {
  const options = ["--dialect", "postgres", "--url", url, "--out-file", file, "--log-level", "error"];
  const mapping = ["--exclude-pattern", "graphile_worker.*", "--type-mapping", JSON.stringify(typescriptTypes)];
  execFileSync(join(root, "node_modules/.bin/kysely-codegen"), [...options, ...mapping]);
  const { rows } = await withOwnClient({ connectionString: url }, (client) => client.query<TableCheck>(tableChecks));
  writeFileSync(file, typedColumns(readFileSync(file, "utf8"), rows, columnTypes));
};

/** Returns the text of server/generated/schema.sql, from a database created by the migrations. */
export const schemaFile = async (url: string): Promise<string> =>
  `-- The schema as the migrations make it, read from the catalog. Written by npm run generate:database; no database is made from it.\n\n${await describeSchema(url)}`;

if (import.meta.main) {
  const server = await startEmbedded({ dir: memoryFolder("embedded"), durable: false });
  const database = await cloneDatabase(migratedTemplate(migrate), server.url);
  await writeDatabaseTypes(database.url, join(root, "server/generated/database.ts"));
  writeFileSync(join(root, "server/generated/schema.sql"), await schemaFile(database.url));
  await database.drop();
  await server.stop();
}
