import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@restride/dev-env/free-port.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, type TestBrowser } from "../browser.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const root = join(import.meta.dirname, "../..");
/** Landing page of each role, as the requirements define it. */
const landings = [
  ["Admin", "/compliance"],
  ["Therapist", "/patient"],
  ["Surgeon", "/profile/"],
  ["Medical Associate", "/compliance"],
  ["Company Admin", "/customers"],
  ["Health Coach", "/customers"],
  ["Super Admin", "/companies"],
] as const;

let data: string;
let browser: TestBrowser;
let started: ChildProcess;
let address = "";

/** Runs `npm start` with only a port and a data folder of its own. */
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "restride-demo-"));
  browser = await startBrowser();
  const env = { ...process.env, PORT: String(await freePort()), RESTRIDE_DATA: data, DATABASE_URL: "", HOST: "" };
  started = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise<string>((printed, failed) => {
    let output = "";
    started.once("exit", () => failed(new Error(`npm start ended:\n${output}`)));
    started.stdout!.on("data", (part) => {
      output += part;
      const printedAddress = /Restride is ready: (\S+)/.exec(output)?.[1];
      if (printedAddress) printed(printedAddress);
    });
  });
});
afterAll(async () => {
  await browser.close();
  const ended = new Promise((done) => started.once("exit", done));
  started.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
});

test("the printed address opens the demo, which offers each role in one click and has registrations to import", async () => {
  expect((await fetch(address, { headers: { accept: "*/*" } })).status).toBe(200);
  for (const [role, landing] of landings)
    await step(`${role} lands on ${landing}`, async () => {
      const { page, problems, leave } = await browser.visit(address, { width: role === "Admin" ? 390 : 1440 });
      await page.goto("/");
      await page.waitForURL("**/login");
      await page.getByRole("heading", { name: "Demo data", exact: true }).waitFor();
      await page.getByRole("button", { name: role, exact: true }).click();
      await page.waitForURL((url) => url.pathname === landing);
      await page.getByRole("heading").first().waitFor();
      if (role === "Therapist") await importRegistered(page);
      expect(problems).toEqual([]);
      await leave();
    });
  await step("the demo knows the codes of its own people only", async () => {
    const code = await fetch(`${address}/demo/code?email=${encodeURIComponent("somebody@clinic.example")}`);
    expect(code.status).toBe(404);
  });
});

/** Waits until people have registered with the running product, and imports one of them as a patient. The patient list must be open. */
async function importRegistered(page: Page): Promise<void> {
  const waiting = async (): Promise<number> => {
    await page.reload();
    await page.getByRole("button", { name: /^Registered patients/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Registered patients/ });
    await dialog.getByText(/^\d+ waiting$/).waitFor();
    return dialog.getByRole("button", { name: /^Add / }).count();
  };
  await soon(waiting).toBe(4);
  await expectLogo(page);
  await page.getByRole("button", { name: "Add Leilani Salazar" }).click();
  await page.getByRole("heading", { name: "ADD PATIENT" }).waitFor();
}

/** Expects that the clinic's own logo is drawn in the head of the page; the demo adds it before people register. */
async function expectLogo(page: Page): Promise<void> {
  const logo = page.locator("header img").first();
  const width = await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(width).toBeGreaterThan(0);
}
