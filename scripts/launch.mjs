// Starts a command, which runs in the system's Node, again in the Node of the product. Runs on Node 18 and newer.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules/.bin");

/**
 * Installs missing dependencies and runs a script of the repository with Node 24. Signals reach the script and all its child processes exactly once;
 * its exit code becomes the exit code of this process.
 */
export async function launch(script) {
  install();
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, RESTRIDE_PARENTS: parents().join(" ") };
  const child = spawn(node24(), [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: "inherit",
    detached: true, // a process group of its own, so that Ctrl+C reaches it only through this process
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.kill(-child.pid, signal));
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function node24() {
  const own = join(bin, "node");
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    "Restride needs Node 24. On Linux (x64, arm64) npm ci brings it; elsewhere install it and run this again.",
  );
  process.exit(1);
}

/** Returns the processes whose end must end the script: this process and, below npm, npm itself and the shell between them. */
function parents() {
  if (!process.env.npm_lifecycle_event) return [process.pid];
  return [process.pid, process.ppid, ...(nameOf(process.ppid) === "sh" ? [parentOf(process.ppid)] : [])];
}

function nameOf(pid) {
  const [, name] = /\((.*)\)/.exec(statOf(pid)) ?? [];
  return name;
}

const parentOf = (pid) => Number(statOf(pid).split(") ").pop().split(" ")[1]);

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "() ? 1";
  }
}
