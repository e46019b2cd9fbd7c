// Installs the dependencies when they are missing or other than package-lock.json says. Runs on Node 18 and newer.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const marker = join(root, "node_modules/.restride-installed");
const lockfileHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
const isInstalled = () => existsSync(marker) && readFileSync(marker, "utf8") === lockfileHash();

/** The node that runs npm: unlike the one in node_modules it stays while npm replaces them. */
const node = process.env.npm_node_execpath ?? process.execPath;

/** Ends the process with a sentence when npm cannot install. Two commands at once do it once: flock lets one wait. */
export function install() {
  if (isInstalled()) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  const lock = join(root, ".cache/install.lock");
  const waited = spawnSync("flock", [lock, node, self], { cwd: root, stdio: "inherit" });
  const { status } = waited.error ? spawnSync(node, [self], { cwd: root, stdio: "inherit" }) : waited;
  if (status !== 0) process.exit(status ?? 130);
}

function installNow() {
  if (isInstalled()) return;
  console.log("Installing the dependencies, the first time for about a minute …");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error(
      "npm could not install the dependencies, for the reason above. Check the network and run this again.",
    );
    process.exit(1);
  }
  writeFileSync(marker, lockfileHash());
}

if (process.argv[1] === self) installNow();
