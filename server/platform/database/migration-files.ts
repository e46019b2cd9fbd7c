import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** Where the migrations of this version are. */
export const migrationsFolder = new URL("../../migrations/", import.meta.url);
/** The first line of a migration on which earlier versions may run, too: those that know the migration it names. */
const runsSinceLine = /^-- Versions that know (\S+) may run on this\.\n/;

/** A step of the schema, as a database notes it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of `sql`: a migration that ran is never edited. */
  readonly checksum: string;
  /** The migration that a version must know to run on this one; null: it must know this one. */
  readonly runsSince: string | null;
}

const migrationOf = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
  runsSince: runsSinceLine.exec(sql)?.[1] ?? null,
});

const readFolder = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(new URL(name, folder), "utf8"))));
};

/** The migrations since the baseline, in the order they run. */
export const readMigrations = (folder = migrationsFolder): Promise<Migration[]> => readFolder(folder);

/** The schema with which an empty database begins: the files by subject as one step, so that it is there whole or not at all. */
export const readBaseline = async (folder = migrationsFolder): Promise<Migration> => {
  const subjects = await readFolder(new URL("baseline/", folder));
  return migrationOf("baseline", subjects.map(({ sql }) => sql).join("\n"));
};

/** The migrations that led to the baseline, in the order they run: for databases that began with them. */
export const readMigrationsBeforeBaseline = (folder = migrationsFolder): Promise<Migration[]> =>
  readFolder(new URL("before-baseline/", folder));
