import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a super admin keeps the companies", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), { at: "/customers" });
  await step("A089: without a company a super admin is sent from the customers to the companies", async () => {
    await arrivesAt(page, "/companies");
    await page.getByRole("cell", { name: "Company 1", exact: true }).waitFor();
  });
  await step("A094: Add opens the form below its list", async () => {
    await link(page, "Add").click();
    await arrivesAt(page, "/companies/add");
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Companies\s*›\s*Add/);
    await page.goBack();
  });
  await step("A094 A149 A150: Edit opens the company in the address, with its Auto Import switch", async () => {
    await link(page, "Edit Company 2").click();
    await arrivesAt(page, `/companies/edit/${small.companies[1]}`);
    await page.getByRole("heading", { name: "Company 2" }).waitFor();
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Companies\s*›\s*Edit/);
    await field(page, "Description").fill("Runs the programme.");
    await page.getByRole("switch", { name: "Auto Import" }).click();
    await field(page, "City").fill("Milwaukee");
    await page.getByLabel("State", { exact: true }).selectOption("Wisconsin");
    await button(page, "Update").click();
    await isTold(page, "Company updated.");
    await page.getByRole("row").filter({ hasText: "Company 2" }).getByText("Milwaukee").waitFor();
    await link(page, "Edit Company 2").click();
    await page.getByRole("switch", { name: "Auto Import", checked: true }).waitFor();
  });
  await step("a row opens in a new tab by Ctrl and Enter, and the list stays", async () => {
    await page.goto("/companies");
    const opens = page.context().waitForEvent("page");
    await page.getByRole("row").filter({ hasText: "Company 1" }).press("Control+Enter");
    const tab = await opens;
    await tab.waitForURL(`**/customers/${small.companies[0]}`);
    await tab.close();
    await arrivesAt(page, "/companies");
  });
  await step("A318: the users of no company are those of a company to choose", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Company users" }).click();
    await page.getByText("Choose a company first", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Company users", exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Companies" }).click();
    await arrivesAt(page, "/companies");
  });
  expect(problems).toEqual([]);
  await leave();
});
