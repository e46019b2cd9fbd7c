// Installs the dependencies when they are missing or differ from package-lock.json. Runs on Node 18 and newer.
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
const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined) ?? {};

/** Returns whether npm's own record of its last install has every package that the lockfile requires on all platforms. */
const isInstalledByHand = () => {
  const [wanted, there] = ["package-lock.json", "node_modules/.package-lock.json"].map((name) =>
    packagesIn(join(root, name)),
  );
  const needed = Object.entries(wanted).filter(
    ([path, { optional, devOptional, link }]) => path.includes("node_modules/") && !optional && !devOptional && !link,
  );
  return needed.length > 0 && needed.every(([path, { version }]) => there[path]?.version === version);
};
const isInstalled = () =>
  (existsSync(marker) && readFileSync(marker, "utf8") === lockfileHash()) || isInstalledByHand();

/** The Node that runs npm. Unlike the one in node_modules, it stays in place while npm replaces packages. */
const node = process.env.npm_node_execpath ?? process.execPath;

const busy = "75";
const run = (program, args) => spawnSync(program, args, { cwd: root, stdio: "inherit" });

/** Installs once, even when two commands start at the same time: flock makes one wait. Ends the process with a message when npm cannot install. */
export function install() {
  if (isInstalled()) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  const lock = join(root, ".cache/install.lock");
  let { status, error } = run("flock", ["--nonblock", "--conflict-exit-code", busy, lock, node, self]);
  if (String(status) === busy) {
    console.log("Another command installs the dependencies, waiting for it …");
    ({ status } = run("flock", [lock, node, self]));
  }
  if (error) ({ status } = run(node, [self]));
  if (status !== 0) process.exit(status ?? 130);
}

function installNow() {
  if (isInstalled()) return;
  console.log("Installing the dependencies, the first time for about a minute …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const { status } = npm ? run(node, [npm, ...args]) : run("npm", args);
  if (status !== 0) {
    console.error(
      "npm could not install the dependencies, for the reason above. Check the network and run this again.",
    );
    process.exit(1);
  }
  writeFileSync(marker, lockfileHash());
}

if (process.argv[1] === self) installNow();
