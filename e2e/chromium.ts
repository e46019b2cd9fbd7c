import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** The whole browser, or its shell: the same pages in less than two thirds of the time, without notifications and what else surrounds a page. */
export type Kind = "whole" | "shell";

const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];

const installed = (): string | undefined =>
  [process.env.RESTRIDE_CHROMIUM, ...whole].find((path) => path && existsSync(path));

const isNamed = (path: string | undefined): boolean => path !== undefined && path === process.env.RESTRIDE_CHROMIUM;

/**
 * The browser that RESTRIDE_CHROMIUM names; else the whole one of the system, or the shell from the dependencies, which needs the
 * libraries that come with the system's. The whole one where there is no shell. Throws what to do when there is none.
 */
export function findChromium(kind: Kind): string {
  const browser = installed();
  if (!browser) throw new Error(advice);
  return kind === "whole" || isNamed(browser) ? browser : (unpackShell() ?? browser);
}

/** Where findChromium finds the shell, also before it is unpacked; undefined where there is no browser. */
export const shellPath = (): string | undefined => {
  const browser = installed();
  return isNamed(browser) ? browser : (shellOfDependencies()?.path ?? browser);
};

/** Installs with Debian's package manager what is missing, when we may. */
export function installChromium(say: (line: string) => void): void {
  if (whole.some((path) => existsSync(path))) return;
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

/** The packed shell and where it lies once it is unpacked, for each version; none on machines that it was not built for. */
function shellOfDependencies(): { packed: string; path: string } | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const packed = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as { version: string };
  return { packed, path: join(import.meta.dirname, `../.cache/chromium-${version}/headless_shell`) };
}

/** Unpacks the shell once, and answers where it lies. */
function unpackShell(): string | undefined {
  const shell = shellOfDependencies();
  if (!shell || existsSync(shell.path)) return shell?.path;
  mkdirSync(dirname(shell.path), { recursive: true });
  const begun = `${shell.path}.${process.pid}`;
  writeFileSync(begun, brotliDecompressSync(readFileSync(join(shell.packed, "bin/chromium.br"))), { mode: 0o755 });
  renameSync(begun, shell.path);
  return shell.path;
}
