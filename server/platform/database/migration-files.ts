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
  /** SHA-256 of the statements without lines of comment: a migration that ran may only be explained better. */
  readonly checksum: string;
  /** SHA-256 of `sql` as databases of earlier versions recorded it, with its comments of then; null for later migrations. */
  readonly checksumWithComments: string | null;
  /**
   * Name of the migration that a version of the product must know to run on this schema; null when the version must know this migration
   * itself.
   */
  readonly runsSince: string | null;
}

const checksumsWithComments: Readonly<Record<string, string>> = {
  baseline: "e6b6a06579efb49eaf227bb193c76093150466ff4ba564b8aad7c5847ea3cb7b",
  "20261129T0830-sight-in-row-level-security.sql": "11d9eff5e0818be4878895e0e1b96a058def575992f29d9482669bbc988323da",
  "20261129T0850-domain-event-and-counter-names.sql":
    "2e0f265cd09a35ab857282e54044c236b12b13ff84274256873217d0b5c59ab9",
};

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const withoutComments = (sql: string): string => sql.replaceAll(/^ *--.*\n/gm, "");

const migrationOf = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: sha256(withoutComments(sql)),
  checksumWithComments: checksumsWithComments[name] ?? null,
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
export const readMigrationsBeforeBaseline = async (folder = migrationsFolder): Promise<Migration[]> =>
  (await readFolder(new URL("before-baseline/", folder))).map((migration) => ({
    ...migration,
    checksum: sha256(migration.sql), // these files are frozen, with their comments
  }));
