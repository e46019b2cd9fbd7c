import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Calls } from "../../dev-env/calls/recorded-calls.ts";
import { runGit } from "./changes.ts";
import type { Records } from "./tests-of.ts";

const folderOf = (root: string): string => join(root, ".cache/calls");
const nextOf = (root: string): string => join(root, ".cache/calls-next");
const baseFile = "base";

/** Returns the folder for the records of a whole run, and a commit of the present sources; null outside a git repository. */
export function beginRecords(root: string): { folder: string; base: string } | null {
  const folder = nextOf(root);
  rmSync(folder, { recursive: true, force: true });
  try {
    const base = runGit(root, "stash", "create").trim() || runGit(root, "rev-parse", "HEAD").trim();
    return { folder, base };
  } catch {
    return null;
  }
}

/** Replaces older records by those of a whole run without failures. */
export function storeRecords(root: string, base: string): void {
  writeFileSync(join(nextOf(root), baseFile), base);
  rmSync(folderOf(root), { recursive: true, force: true });
  renameSync(nextOf(root), folderOf(root));
}

/** Returns the calls of each test file, and the commit of the sources they were recorded from, null without records. */
export function readRecords(root: string): { base: string | null; records: Records } {
  const folder = folderOf(root);
  if (!existsSync(join(folder, baseFile))) return { base: null, records: new Map() };
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const records = names.map((name): [string, Calls] => [
    name.slice(0, -".json".length).replaceAll("~", "/"),
    JSON.parse(readFileSync(join(folder, name), "utf8")),
  ]);
  return { base: readFileSync(join(folder, baseFile), "utf8"), records: new Map(records) };
}
