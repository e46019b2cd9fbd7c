import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildWeb } from "./build-web.ts";

let root: string;
const lines: string[] = [];
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const vite = (script: string): void => {
  put("node_modules/.bin/vite", `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, "node_modules/.bin/vite"), 0o755);
};
const build = (): Promise<boolean> => buildWeb(root, (line) => lines.push(line));

beforeEach(() => {
  lines.length = 0;
  root = mkdtempSync(join(tmpdir(), "restride-web-"));
  put("web/main.tsx", "one");
  put("domain/rule.ts", "one");
  put("package-lock.json", "{}");
  vite(`mkdir -p "$4"; cat web/main.tsx > "$4/index.html"`);
});
afterEach(() => rmSync(root, { recursive: true }));

test("builds when nothing is built, and then only when a source changed", async () => {
  expect(await build()).toBe(true);
  expect(lines).toEqual(["Building the web app …"]);
  expect(await build()).toBe(false);
  put("web/main.tsx", "two");
  expect(await build()).toBe(true);
  expect(readFileSync(join(root, "web/dist/index.html"), "utf8")).toBe("two");
  put("domain/rule.ts", "two");
  expect(await build()).toBe(true);
  put("domain/rule.test.ts", "a test is no source of the web app");
  expect(await build()).toBe(false);
});

test("builds once when two ask at once", async () => {
  expect((await Promise.all([build(), build()])).toSorted()).toEqual([false, true]);
});

test("keeps the old one and tells vite's reasons when the build fails", async () => {
  await build();
  put("web/main.tsx", "two");
  vite("echo 'main.tsx is wrong' >&2; exit 1");
  await expect(build()).rejects.toThrow(/could not be built:\nmain.tsx is wrong/);
  expect(readFileSync(join(root, "web/dist/index.html"), "utf8")).toBe("one");
  expect(existsSync(join(root, "web/dist/.restride-built"))).toBe(true);
});
