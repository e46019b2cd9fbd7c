import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * The whole browser or its shell. The shell loads the same pages in less than two thirds of the time, but has no notifications and no browser
 * interface.
 */
export type Kind = "whole" | "shell";

const browserPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];

const installedPath = (): string | undefined =>
  [process.env.RESTRIDE_CHROMIUM, ...browserPaths].find((path) => path && existsSync(path));

const isNamed = (path: string | undefined): boolean => path !== undefined && path === process.env.RESTRIDE_CHROMIUM;

/**
 * Returns the path of the browser that RESTRIDE_CHROMIUM names. Otherwise returns the system's whole browser, or the shell from the dependencies,
 * which needs the libraries of the system's browser. Returns the whole browser where there is no shell. Throws an error with instructions if there is
 * no browser.
 */
export function findChromium(kind: Kind): string {
  const browser = installedPath();
  if (!browser) throw new Error(advice);
  return kind === "whole" || isNamed(browser) ? browser : (unpackShell() ?? browser);
}

/** Returns the path where findChromium finds the shell, even before the shell is unpacked; undefined if there is no browser. */
export const shellPath = (): string | undefined => {
  const browser = installedPath();
  return isNamed(browser) ? browser : (shellOfDependencies()?.path ?? browser);
};

/** Installs Chromium with Debian's package manager if it is missing and this process runs as root. */
export function installChromium(say: (line: string) => void): void {
  if (browserPaths.some((path) => existsSync(path))) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say("Installing the browser Chromium for the browser tests …");
  apt("update", "--quiet");
  apt("install", "--quiet", "--yes", "--no-install-recommends", "chromium");
}

const advice =
  "The browser tests need Chromium: apt-get install chromium (as root), or name one with RESTRIDE_CHROMIUM=/path/to/it.";

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env, stdio: "inherit" });
}

/**
 * Returns the folder of the packed shell and its path after unpacking, which contains its version; undefined on machines for which the shell was not
 * built.
 */
function shellOfDependencies(): { packed: string; path: string } | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const packed = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as { version: string };
  return { packed, path: join(import.meta.dirname, `../.cache/chromium-${version}/headless_shell`) };
}

/** Unpacks the shell once and returns its path. */
function unpackShell(): string | undefined {
  const shell = shellOfDependencies();
  if (!shell || existsSync(shell.path)) return shell?.path;
  mkdirSync(dirname(shell.path), { recursive: true });
  const begun = `${shell.path}.${process.pid}`;
  writeFileSync(begun, brotliDecompressSync(readFileSync(join(shell.packed, "bin/chromium.br"))), { mode: 0o755 });
  renameSync(begun, shell.path);
  return shell.path;
}
