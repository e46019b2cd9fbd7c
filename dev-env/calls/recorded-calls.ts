import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Functions that a test file calls: their names by the path of the module from the root. */
export type Calls = Record<string, string[]>;

const calls = new Map<string, Set<string>>();

/** Records the call of a named function of the product. `file` is its module's path in the file system. */
export function recordCall(file: string, name: string): void {
  const path = relative(root, file);
  if (path.startsWith("..") || path.includes("node_modules")) return;
  const names = calls.get(path) ?? new Set();
  calls.set(path, names.add(name));
}

/** Writes the calls recorded since the last test file into the folder, under the name of this test file, and clears them. */
export function writeCalls(folder: string, testPath: string): void {
  const record: Calls = Object.fromEntries([...calls].map(([path, names]) => [path, [...names]]));
  calls.clear();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, recordName(relative(root, testPath))), JSON.stringify(record));
}

/** Returns the name of the file with the calls of a test file. */
export const recordName = (testPath: string): string => `${testPath.replaceAll("/", "~")}.json`;
