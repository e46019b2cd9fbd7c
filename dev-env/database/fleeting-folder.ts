import { createHash } from "node:crypto";
import { statfsSync } from "node:fs";
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
  const hash = createHash("sha256").update(root).digest("hex").slice(0, 16);
  return hasRoom()
    ? join(memory, `restride-${process.getuid?.() ?? 0}-${hash}`, name)
    : join(root, ".cache/test-database", name);
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room;
  } catch {
    return false;
  }
}
