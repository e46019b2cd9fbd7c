import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { startBrowser, type TestBrowser } from "./browser.ts";
import { takeScreens } from "./screens.ts";
import { step } from "./step.ts";

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main>${body}</main></body></html>`;
const pages: Record<string, string> = {
  "/good": page("<h1>Good</h1>"),
  "/silent": page(`<h1>Silent</h1><button></button>`),
  "/unfit": page(
    `<h1>Unfit</h1><div style="width: 1500px">wide</div>
    <figure><svg width="200" height="40"><text x="-20" y="20">Flexion in degrees</text></svg></figure>
    <fieldset style="min-width: 0; width: 90px"><input aria-label="Days" style="width: 200px"></fieldset>`,
  ),
  "/faint": page(`<style>@media (prefers-color-scheme: dark) { h1 { color: #eee } }</style><h1>Faint in the dark</h1>`),
  "/broken": page("<h1>Broken</h1><script>throw new Error('oh no')</script>"),
};
const server = createServer(({ url }, response) =>
  response.setHeader("content-type", "text/html").end(pages[url ?? ""]),
);
let browser: TestBrowser;
let address: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test("two visitors share nothing", async () => {
  const [one, two] = await Promise.all([browser.visit(address), browser.visit(address, { dark: true, width: 390 })]);
  await one.page.goto("/good");
  await two.page.goto("/good");
  await one.page.evaluate(() => localStorage.setItem("a", "1"));
  expect(await two.page.evaluate(() => localStorage.getItem("a"))).toBeNull();
  expect(await two.page.evaluate(() => [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches])).toEqual([
    390,
    true,
  ]);
  await Promise.all([one.leave(), two.leave()]);
});

test("an error in the page is kept", async () => {
  const { page, problems, leave } = await browser.visit(address);
  await page.goto("/broken");
  expect(problems).toContain("oh no");
  await leave();
});

test("axe names what cannot be used by everyone, and is silent about a good page", async () => {
  const { page, leave } = await browser.visit(address);
  await page.goto("/good");
  await expectAccessible(page);
  await page.goto("/silent");
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: button/);
  await leave();
});

test("screens are taken in each width and theme, and a page wider than its window is refused", async () => {
  const file = (width: number, theme: string): string =>
    join(import.meta.dirname, `../.cache/screens/good-${width}-${theme}.png`);
  const { page, leave } = await browser.visit(address);
  rmSync(file(390, "dark"), { force: true });
  await page.goto("/good");
  vi.stubEnv("RESTRIDE_SCREENS", "");
  await takeScreens(page, "good");
  expect(existsSync(file(390, "dark"))).toBe(false);
  vi.stubEnv("RESTRIDE_SCREENS", "1");
  await takeScreens(page, "good");
  vi.unstubAllEnvs();
  expect(existsSync(file(390, "dark")) && existsSync(file(1440, "light"))).toBe(true);
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
  await page.goto("/unfit");
  await expect(takeScreens(page, "unfit")).rejects.toThrow(
    /is 1508 pixels wide in a window of 1440, cuts the label "Flexion in degrees" of a chart by 20\.\d pixels, has the field "Days" beyond its group\./,
  );
  await page.goto("/faint");
  await expect(takeScreens(page, "faint")).rejects.toThrow(/color-contrast: h1/);
  await leave();
});

test("a failure names its step", async () => {
  await expect(step("the owl hoots", () => Promise.reject(new Error("no owl")))).rejects.toThrow(
    'in the step "the owl hoots":\nno owl',
  );
});
