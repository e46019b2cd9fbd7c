import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";
/** What the tests need at most, bytes. */
const room = 2 * 1024 ** 3;
const root = join(import.meta.dirname, "../..");

/**
 * Where databases lie that can be made again. Each test makes and drops one, of several hundred files: in memory, where Linux
 * has a folder there with room, that takes a tenth of what a disk needs, whose file system searches long for places it has not just used.
 */
export function fleetingFolder(name: string): string {
  if (existsSync(memory)) dropForsaken(memory);
  return hasRoom() ? join(folderOf(root, memory), name) : join(root, ".cache/test-database", name);
}

const prefix = `restride-${process.getuid?.() ?? 0}-`;
/** Says in a folder whose it is. */
const owner = "of";

/** The folder of a working tree below `parent`, which knows its tree. */
export function folderOf(tree: string, parent: string): string {
  const folder = join(parent, prefix + createHash("sha256").update(tree).digest("hex").slice(0, 16));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, owner), tree);
  return folder;
}

/** Removes the folders of trees that are no longer there: gigabytes of memory would stay taken until the machine starts anew. */
export function dropForsaken(parent: string): void {
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
