import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
/** Maximum size of the test data in bytes. */
const room = 2 * 1024 ** 3;
const root = join(import.meta.dirname, "../..");

/**
 * Returns the folder of databases that can be created again. Each test creates and drops a database of several hundred files. In memory, if Linux has
 * a folder there with enough room, that takes a tenth of the time on a disk, whose file system takes long to find free places.
 */
export function memoryFolder(name: string): string {
  if (existsSync(memory)) dropAbandoned(memory);
  return hasRoom() ? join(folderOf(root, memory), name) : join(root, ".cache/test-database", name);
}

const prefix = `restride-${process.getuid?.() ?? 0}-`;
/** File with the path of the working tree that a folder belongs to. */
const owner = "of";

/** Returns the folder of a working tree in `parent`; it contains the path of its tree. */
export function folderOf(tree: string, parent: string): string {
  const folder = join(parent, prefix + createHash("sha256").update(tree).digest("hex").slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, owner), tree);
  return folder;
}

/** Removes the folders of working trees that no longer exist. Otherwise gigabytes of memory would be occupied until the machine restarts. */
export function dropAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const says = join(parent, name, owner);
    if (existsSync(says) && !existsSync(readFileSync(says, "utf8")))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room;
  } catch {
    return false;
  }
}
