import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The whole browser, or its shell: the same pages in two thirds of the time, without notifications and what else surrounds a page. */
export type Kind = "whole" | "shell";

const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];
const shell = ["/usr/bin/chromium-headless-shell"];

const firstOf = (places: readonly string[]): string | undefined =>
  [process.env.RESTRIDE_CHROMIUM ?? "", ...places].find((path) => existsSync(path));

/** The browser of the system, or the one that RESTRIDE_CHROMIUM names; the whole one where there is no shell. Throws what to do when there is none. */
export function findChromium(kind: Kind): string {
  const found = firstOf(kind === "shell" ? [...shell, ...whole] : whole);
  if (!found) throw new Error(advice);
  return found;
}

/** Installs with Debian's package manager what is missing, when we may. */
export function installChromium(say: (line: string) => void): void {
  if (firstOf(whole) && firstOf(shell)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say("Installing the browser Chromium for the browser tests …");
  apt("update", "--quiet");
  apt("install", "--quiet", "--yes", "--no-install-recommends", "chromium", "chromium-headless-shell");
}

const advice =
  "The browser tests need Chromium: apt-get install chromium (as root), or name one with RESTRIDE_CHROMIUM=/path/to/it.";

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env, stdio: "inherit" });
}
