import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@restride/dev-env/free-port.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, type TestBrowser } from "../browser.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const root = join(import.meta.dirname, "../..");
/** Where each role lands, as the requirements say. */
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

/** What `npm start` runs, with nothing there but a port and a folder of its own. */
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "restride-demo-"));
  browser = await startBrowser();
  const env = { ...process.env, PORT: String(await freePort()), RESTRIDE_DATA: data, DATABASE_URL: "", HOST: "" };
  started = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise<string>((printed, failed) => {
    let said = "";
    started.once("exit", () => failed(new Error(`npm start ended:\n${said}`)));
    started.stdout!.on("data", (part) => {
      said += part;
      const found = /Restride is ready: (\S+)/.exec(said)?.[1];
      if (found) printed(found);
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

test("the front door: the printed address opens the product, which offers each role in one click", async () => {
  const { page, problems, leave } = await browser.visit(address);
  await page.goto("/");
  await page.waitForURL("**/login");
  await page.getByRole("heading", { name: "Demo data", exact: true }).waitFor();
  expect(problems).toEqual([]);
  await leave();
  for (const [role, landing] of landings)
    await step(`${role} lands on ${landing}`, async () => {
      const visitor = await browser.visit(address, { width: role === "Admin" ? 390 : 1440 });
      await visitor.page.goto(address);
      await visitor.page.getByRole("button", { name: role, exact: true }).click();
      await visitor.page.waitForURL((url) => url.pathname === landing);
      await visitor.page.getByRole("heading").first().waitFor();
      expect(visitor.problems).toEqual([]);
      await visitor.leave();
    });
});

test("the front door: the demo knows the codes of its own people only", async () => {
  const code = (email: string) => fetch(`${address}/demo/code?email=${encodeURIComponent(email)}`);
  expect((await code("somebody@clinic.example")).status).toBe(404);
  expect((await fetch(address, { headers: { accept: "*/*" } })).status).toBe(200);
});

test("some people have registered and can be taken over", async () => {
  const { page, leave } = await browser.visit(address);
  await page.goto("/");
  await page.getByRole("button", { name: "Admin", exact: true }).click();
  await page.waitForURL("**/compliance");
  await page.goto("/patient");
  const waiting = async (): Promise<number> => {
    await page.reload();
    await page.getByRole("button", { name: /^Registered patients/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Registered patients/ });
    await dialog.getByText(/^\d+ waiting$/).waitFor();
    return dialog.getByRole("button", { name: /^Add / }).count();
  };
  await soon(waiting).toBe(4); // they register once the product is up
  await page.getByRole("button", { name: "Add Leilani Salazar" }).click();
  await page.getByRole("heading", { name: "ADD PATIENT" }).waitFor();
  await leave();
});
