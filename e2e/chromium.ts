import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
];

/** The browser of the system, or the one that RESTRIDE_CHROMIUM names. Empty when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.RESTRIDE_CHROMIUM ?? "", ...places].find((path) => existsSync(path));

/** The same, installed with Debian's package manager when it is missing and we may. Throws what to do when we may not. */
export function provideChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(advice);
  say("Installing the browser Chromium for the browser tests …");
  apt("update", "--quiet");
  apt("install", "--quiet", "--yes", "--no-install-recommends", "chromium");
  const installed = findChromium();
  if (!installed) throw new Error(advice);
  return installed;
}

const advice =
  "The browser tests need Chromium: apt-get install chromium (as root), or name one with RESTRIDE_CHROMIUM=/path/to/it.";

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env, stdio: "inherit" });
}
