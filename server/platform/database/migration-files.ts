import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** Folder with the migrations of this version. */
export const migrationsFolder = new URL("../../migrations/", import.meta.url);
/** First line of a migration on which earlier versions of the product may also run, namely those that know the migration in this line. */
const runsSinceLine = /^-- Versions that know (\S+) may run on this\.\n/;

/** A migration as a database records it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of `sql`, because a migration that ran is never edited. */
  readonly checksum: string;
  /**
   * Name of the migration that a version of the product must know to run on this schema; null when the version must know this migration
   * itself.
   */
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

/** Reads the migrations since the baseline, in the order they run. */
export const readMigrations = (folder = migrationsFolder): Promise<Migration[]> => readFolder(folder);

/** Reads the schema of an empty database: the files by subject as one migration, so that the schema is created completely or not at all. */
export const readBaseline = async (folder = migrationsFolder): Promise<Migration> => {
  const subjects = await readFolder(new URL("baseline/", folder));
  return migrationOf("baseline", subjects.map(({ sql }) => sql).join("\n"));
};

/** Reads the migrations that led to the baseline, in the order they run, for databases that are older than the baseline. */
export const readMigrationsBeforeBaseline = (folder = migrationsFolder): Promise<Migration[]> =>
  readFolder(new URL("before-baseline/", folder));
