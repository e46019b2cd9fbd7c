import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { load, type Request } from "./load.ts";
import { success } from "./measure.ts";

/**
 * Measures the memory of a server process and returns a sentence with MiB: idle before any sign-in, after a load of all reading calls from 16
 * connections, and maximum.
 */
export async function measureMemory(patients: number, seconds: number): Promise<string> {
  const child = fork(new URL("./memory-server.ts", import.meta.url), [String(patients)], {
    execArgv: ["--max-semi-space-size=32"], // same as npm run serve
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
  });
  await once(child, "message");
  await pause(2_000);
  const idle = readMebibytes(child.pid!, "VmRSS");
  child.send("sign in");
  const [{ url, requests }] = (await once(child, "message")) as [{ url: string; requests: Request[] }];
  const { times } = await load({ url, requests, expect: success, connections: 16, seconds });
  const [loaded, peak] = [readMebibytes(child.pid!, "VmRSS"), readMebibytes(child.pid!, "VmHWM")];
  child.send("end");
  await once(child, "exit");
  return `${idle} MiB idle, ${loaded} after ${times.length} calls, ${peak} at most`;
}

function readMebibytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1_024);
}
