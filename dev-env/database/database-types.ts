/** Writes server/generated/database.ts, the tables as types, and schema.sql, all that the migrations make: on a fresh copy of the embedded database. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@restride/server/platform/database/migrate.ts";
import { startEmbedded } from "./embedded.ts";
import { fleetingFolder } from "./fleeting-folder.ts";
import { describeSchema } from "./schema-text.ts";
import { cloneDatabase, migrated } from "./test-databases.ts";

const root = join(import.meta.dirname, "../..");
const types = { timestamptz: "string", int8: "number", numeric: "number", date: "CalendarDate", uuid: "Id" };
/** kysely-codegen names these types and does not import them. */
const imports = `import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
`;

/** Writes the tables of a database as types to file. */
export const writeDatabaseTypes = (url: string, file: string): void => {
  const options = ["--dialect", "postgres", "--url", url, "--out-file", file, "--log-level", "error"];
  const mapping = ["--exclude-pattern", "graphile_worker.*", "--type-mapping", JSON.stringify(types)];
  execFileSync(join(root, "node_modules/.bin/kysely-codegen"), [...options, ...mapping]);
  writeFileSync(file, readFileSync(file, "utf8").replace("import type", `${imports}import type`));
};

/** The text of server/generated/schema.sql, from a database that the migrations made. */
export const schemaFile = async (url: string): Promise<string> =>
  `-- The schema as the migrations make it, read from the catalog. Written by npm run generate:database; no database is made from it.\n\n${await describeSchema(url)}`;

if (import.meta.main) {
  const server = await startEmbedded({ dir: fleetingFolder("embedded"), durable: false });
  const database = await cloneDatabase(migrated(migrate), server.url);
  writeDatabaseTypes(database.url, join(root, "server/generated/database.ts"));
  writeFileSync(join(root, "server/generated/schema.sql"), await schemaFile(database.url));
  await database.drop();
  await server.stop();
}
