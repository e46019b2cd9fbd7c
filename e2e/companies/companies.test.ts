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
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a super admin keeps the companies", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), { at: "/companies" });
  await step("A093: the table and its columns", async () => {
    await arrivesAt(page, "/companies");
    await page.getByRole("cell", { name: "Company 1", exact: true }).waitFor();
    await soon(() => page.locator("thead th").allInnerTexts()).toEqual(
      "Name,Phone,Email,contact name,contact email,contact phone,City,State,Zip,Edit".split(","),
    );
  });
  await step("A094 A182 A168: Add opens the form below its list; only the name is needed", async () => {
    await link(page, "Add").click();
    await arrivesAt(page, "/companies/add");
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Companies\s*›\s*Add/);
    await says(page, "Optional. Logo recommended size 820x1800 px");
    await button(page, "Add").click();
    await says(page, "Please enter name");
    await field(page, "Email").fill("hello@");
    await button(page, "Add").click();
    await says(page, "Please enter valid email");
    await button(page, "Cancel").click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
    await arrivesAt(page, "/companies");
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
  await step("the second of two editors is told", async () => {
    await field(page, "Description").fill("Mine.");
    await journey.world.owner.query(
      "update companies set version = version + 1, email = 'theirs@b.example' where company_id = $1",
      [small.companies[1]],
    );
    await button(page, "Update").click();
    await page.getByRole("alert").getByText("theirs@b.example").waitFor();
    await button(page, "Take this Email").click();
    await button(page, "Update").click();
    await isTold(page, "Company updated.");
  });
  await step("screens M22: each list says that a page is past its end, and leads to the first", async () => {
    await page.goto("/companies?page=9&size=20");
    await page.getByText("This page is past the end of the list", { exact: true }).waitFor();
    await button(page, "First page").click();
    await arrivesAt(page, "/companies?page=1&size=20");
    await page.getByRole("cell", { name: "Company 1", exact: true }).waitFor();
  });
  await step("a row opens in a new tab by Ctrl and Enter, and the list stays", async () => {
    const opens = page.context().waitForEvent("page");
    await page.getByRole("row").filter({ hasText: "Company 1" }).press("Control+Enter");
    const tab = await opens;
    await tab.waitForURL(`**/customers/${small.companies[0]}`);
    await tab.close();
    await arrivesAt(page, "/companies?page=1&size=20");
  });
  await step("A318: the users of no company are those of a company to choose", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Company users" }).click();
    await says(page, "Choose a company first");
    await page.getByRole("heading", { level: 1, name: "Company users", exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Companies" }).click();
    await arrivesAt(page, "/companies");
  });
  expect(problems).toEqual([]);
  await leave();
});
