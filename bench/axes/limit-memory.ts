import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postmaster } from "@restride/dev-env/database/postmaster.ts";

const mebibyte = 1_024 ** 2;
const root = "/sys/fs/cgroup";

/** Returns the folder of a group below this process's own, and the file of its limit: of cgroup 1, otherwise of cgroup 2. */
function findGroup(): { folder: string; limit: string } {
  const own = readFileSync("/proc/self/cgroup", "utf8");
  const first = /^\d+:memory:(.*)$/m.exec(own)?.[1];
  return first === undefined
    ? { folder: join(root, /^0::(.*)$/m.exec(own)?.[1] ?? "", "restride-bench"), limit: "memory.max" }
    : { folder: join(root, "memory", first, "restride-bench"), limit: "memory.limit_in_bytes" };
}

/**
 * Limits the memory of the database server on the data in `folder`, with what the system keeps of its files, and lets the system forget those. Returns a
 * function that ends the limit, or undefined where the machine does not allow one.
 */
export function limitMemory(folder: string, mebibytes: number): (() => void) | undefined {
  const group = findGroup();
  const data = join(folder, "data");
  const server = postmaster(data)!.pid;
  try {
    if (!existsSync(group.folder)) mkdirSync(group.folder);
    writeFileSync(join(group.folder, group.limit), String(mebibytes * mebibyte));
    const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim().split(" ");
    for (const pid of [String(server), ...children]) writeFileSync(join(group.folder, "cgroup.procs"), pid);
  } catch {
    return undefined;
  }
  spawnSync("sync");
  const forget = ["dd", "if={}", "iflag=nocache", "count=0", "status=none", ";"];
  spawnSync("find", [join(data, "base"), "-type", "f", "-exec", ...forget]);
  return () => {
    for (const pid of readFileSync(join(group.folder, "cgroup.procs"), "utf8").trim().split("\n"))
      writeFileSync(join(group.folder, "../cgroup.procs"), pid);
    rmdirSync(group.folder);
  };
}
