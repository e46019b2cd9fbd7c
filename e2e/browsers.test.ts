import { readFileSync } from "node:fs";
import { join } from "node:path";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { test as journeyTest } from "./journey-test.ts";
import { newerCalls, newerStyle, oldestBrowsers } from "./newer-features.ts";

/** Names of methods of this app and its libraries that equal the name of a newer browser method, and one method that React checks for before use. */
const namesakes = [
  ..."actions build createContext delay deleted destroy device dispatch dispose drop forget format hide install lost".split(
    " ",
  ),
  ..."isValid maximize number override run s skipTransition tag take to use when".split(" "),
  "startViewTransition",
];

/** Styles that one of the oldest browsers ignores without harm, or for which there is a replacement. */
const leftOut = [
  ..."crosshair default grab not-allowed pointer".split(" ").map((shape) => `cursor: ${shape}`), // phones have no cursor
  "resize", // phones have no resize handle
  "resize: none",
  "resize: vertical",
  "scrollbar-width", // the scrollbar remains visible
  "scrollbar-width: none",
  "@page", // affects only print
  "break-after: avoid",
  "print-color-adjust: exact",
  "forced-color-adjust", // those browsers have no forced colors
  "forced-color-adjust: none",
  "font-family: ui-monospace", // the next font of the list applies
  "field-sizing", // use-growing.ts measures the text instead
  "field-sizing: content",
];

test("the built scripts call nothing that an oldest browser does not have", () => {
  expect(newerCalls().filter((name) => !namesakes.includes(name))).toEqual([]);
});

test("the built sheet uses nothing that an oldest browser does not have", () => {
  expect(newerStyle().filter((name) => !leftOut.includes(name))).toEqual([]);
});

const policy = `Chrome and Edge ${oldestBrowsers.get("chrome")}, Firefox ${oldestBrowsers.get("firefox")}, Safari ${oldestBrowsers.get("safari")}`;

test("the page and the README name the oldest browsers, as the build knows them", () => {
  expect(oldestBrowsers.get("edge")).toBe(oldestBrowsers.get("chrome"));
  expect(oldestBrowsers.get("ios_saf")).toBe(oldestBrowsers.get("safari"));
  for (const file of ["web/index.html", "README.md"])
    expect(readFileSync(join(import.meta.dirname, "..", file), "utf8").replaceAll(/\s+/g, " "), file).toContain(policy);
});

journeyTest("no page tries what the server's policy refuses, such as making code of text", async ({ journey }) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  const refused: string[] = [];
  await page.exposeFunction("noteRefused", (attempt: string) => refused.push(attempt));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { noteRefused: (attempt: string) => void }).noteRefused(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  for (const [path, heading] of [
    ["/patient", "Patients"],
    ["/patient/add/info", "ADD PATIENT"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.waitForLoadState("networkidle");
  }
  await page.getByRole("button", { name: "Next" }).first().click();
  await page.getByText("Please enter patient first name.").first().waitFor();
  expect(refused).toEqual([]);
});

describe("what cannot start says so", () => {
  const entry = "**/assets/index-*.js";
  const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Restride could not start." });

  journeyTest.for([
    ["does not parse", "/login", { contentType: "text/javascript", body: "const a = 1 |> 2;" }],
    ["calls what the browser does not have", "/patient", { contentType: "text/javascript", body: "Map.newest();" }],
    ["is not there", "/login", { status: 404 }],
    ["is a page of a proxy", "/patient", { contentType: "text/html", body: "<p>Sign in</p>" }],
  ] as const)(
    "an entry that %s shows the oldest browsers, and a way to load the page again",
    async ([, at, answer], { journey }) => {
      const { page } = await (at === "/login"
        ? journey.visit()
        : journey.visitAs(smallEmail(0, Role.admin), { at: null }));
      await page.route(entry, (route) => route.fulfill(answer));
      await page.goto(at);
      await notice(page).waitFor();
      await notice(page).getByText(policy).waitFor();
      await page.getByText("Restride is on its way").waitFor({ state: "hidden" });
      await page.unrouteAll();
      await page.getByRole("button", { name: "Load the page again" }).click();
      await page
        .getByRole(at === "/login" ? "textbox" : "row")
        .first()
        .waitFor();
    },
  );

  journeyTest(
    "an entry that does not come says so after 15 seconds, and the page is loaded again only once the server answers",
    async ({ journey }) => {
      const { page } = await journey.visit();
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000); // the 15 seconds pass only through fastForward, however slow the machine is
      let comes = false;
      await page.route(entry, (route) => (comes ? route.continue() : undefined));
      await page.goto("/login", { waitUntil: "commit" });
      await page.getByText("Restride is on its way").waitFor();
      await page.clock.fastForward(14_000);
      expect(await notice(page).isVisible()).toBe(false);
      await page.clock.fastForward(1_000);
      await notice(page).waitFor();
      const loads: string[] = [];
      page.on("domcontentloaded", () => loads.push(page.url()));
      await page.route("**/login", (route) => route.abort());
      const [refusal] = await Promise.all([
        page.waitForEvent("requestfailed"),
        page.getByRole("button", { name: "Load the page again" }).click(),
      ]);
      expect([new URL(refusal.url()).pathname, loads]).toEqual(["/login", []]);
      await page.unroute("**/login");
      comes = true; // the next load continues; `unrouteAll` would also release the files of this load, and the page would start by itself
      await page.getByRole("button", { name: "Load the page again" }).click();
      await page.getByRole("button", { name: "Sign In" }).waitFor();
    },
  );
});
