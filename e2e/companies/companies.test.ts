import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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

/** Fills the form of a new user and adds it. */
async function addUser(page: Page, role: string, first: string, last: string, email: string): Promise<void> {
  await link(page, "ADD").click();
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption(role);
  await field(page, "Firstname").fill(first);
  await field(page, "Lastname").fill(last);
  await field(page, "Email").fill(email);
  if (role === "Health Coach") await field(page, "Cell phone").fill("312 555 0177");
  await button(page, "Add").click();
  await isTold(page, "User added. A link to set a password was sent.");
}

/** Opens the newest mail's link, sets a password and signs in with it. */
async function acceptInvitation(page: Page, email: string): Promise<void> {
  await journey.world.settle();
  const path = /\/set-password\/\S+/.exec(journey.world.mailbox.read(email)[0]?.text ?? "")?.[0] ?? "";
  await page.goto(path);
  await field(page, "Email").fill(email);
  await page.getByLabel("New password", { exact: true }).fill("stairs-and-steps");
  await page.getByLabel("Confirm password", { exact: true }).fill("stairs-and-steps");
  await button(page, "Set password").click();
  await arrivesAt(page, "/login");
  await journey.signIn(page, email, "stairs-and-steps");
}

test("a super admin keeps the companies", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin));
  await step("A093: the table and its columns", async () => {
    await arrivesAt(page, "/companies");
    await page.getByRole("cell", { name: "Company 1", exact: true }).waitFor();
    expect(await page.locator("thead th").allInnerTexts()).toEqual(
      "Name,Phone,Email,contact name,contact email,contact phone,City,State,Zip,Edit".split(","),
    );
  });
  await step("A094 A182 A168: Add opens the form below its list; only the name is needed", async () => {
    await link(page, "Add").click();
    await arrivesAt(page, "/companies/add");
    expect(await page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Companies\s*›\s*Add/);
    await says(page, "Optional. Recommended size 820x1800 px.");
    await button(page, "Add").click();
    await says(page, "Please enter name");
    await field(page, "Email").fill("hello@");
    await button(page, "Add").click();
    await says(page, "Please enter valid email");
    await takeScreens(page, "company-form-problems");
    await button(page, "Cancel").click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
    await arrivesAt(page, "/companies");
  });
  await step("A094 A149 A150: Edit opens the company in the address, with its Auto Import switch", async () => {
    await link(page, "Edit Company 2").click();
    await arrivesAt(page, `/companies/edit/${small.companies[1]}`);
    await page.getByRole("heading", { name: "Company 2" }).waitFor();
    await field(page, "Description").fill("Runs the programme.");
    await page.getByRole("switch", { name: "Auto Import" }).click();
    await field(page, "City").fill("Milwaukee");
    await page.getByLabel("State", { exact: true }).selectOption("Wisconsin");
    await button(page, "Update").click();
    await isTold(page, "Company updated.");
    await page.getByRole("row").filter({ hasText: "Company 2" }).getByText("Milwaukee").waitFor();
    await takeScreens(page, "companies", () => page.getByText("Company 2").first().waitFor());
    await link(page, "Edit Company 2").click();
    await page.getByRole("switch", { name: "Auto Import", checked: true }).waitFor();
    await takeScreens(page, "company-form");
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
  await step("A318: the users of no company are those of a company to choose", async () => {
    await link(page, "Company users").click();
    await says(page, "Choose a company first");
    await page.getByRole("main").getByRole("link", { name: "Companies" }).click();
    await arrivesAt(page, "/companies");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A318: from a new company to a clinic's admin who signs in", async () => {
  const superAdmin = await journey.visitAs(smallEmail(0, Role.superAdmin));
  await step("a super admin makes a company and its first company admin", async () => {
    const { page } = superAdmin;
    await link(page, "Add").click();
    await field(page, "Name").fill("Brightwater");
    await button(page, "Add").click();
    await isTold(page, "Company added.");
    await page.waitForURL("**/customers/*");
    await says(page, "No customers yet");
    await page.getByRole("main").getByRole("link", { name: "Company users" }).click();
    await says(page, "No users yet");
    expect(await page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Brightwater\s*›\s*Users/);
    await addUser(page, "Company Admin", "Jordan", "Ellis", "jordan@brightwater.example");
    await page.getByRole("row").filter({ hasText: "Jordan Ellis" }).waitFor();
  });
  expect(superAdmin.problems).toEqual([]);
  await superAdmin.leave();

  const { page, problems, leave } = await journey.visit();
  await step("who signs in by the link in the mail, and makes a coach and a clinic", async () => {
    await acceptInvitation(page, "jordan@brightwater.example");
    await arrivesAt(page, "/customers");
    await link(page, "Company users").click();
    await addUser(page, "Health Coach", "Kim", "Cole", "kim@brightwater.example");
    await link(page, "Customers").click();
    await link(page, "Add").click();
    await field(page, "Name").fill("Harbor Orthopaedics");
    await field(page, "Contact name").fill("Nora Castell");
    await field(page, "Contact email").fill("nora@harbor.example");
    await field(page, "Contact phone").fill("312 555 0142");
    await page.getByLabel("Health coach", { exact: true }).selectOption("Kim Cole");
    await button(page, "Add").click();
    await isTold(page, "Customer added.");
  });
  await step("enters it, and makes its admin", async () => {
    await page.getByRole("cell", { name: "Harbor Orthopaedics", exact: true }).click();
    await arrivesAt(page, "/compliance");
    await link(page, "Users").click();
    await says(page, "No users yet");
    await addUser(page, "Admin", "Nora", "Castell", "nora@harbor.example");
  });
  expect(problems).toEqual([]);
  await leave();

  await step("who signs in too, into the clinic", async () => {
    const admin = await journey.visit();
    await acceptInvitation(admin.page, "nora@harbor.example");
    await arrivesAt(admin.page, "/compliance");
    await admin.page.getByRole("banner").getByText("Harbor Orthopaedics").waitFor();
    expect(admin.problems).toEqual([]);
    await admin.leave();
  });
  await step("and the coach, who sees that clinic and no other", async () => {
    const coach = await journey.visit();
    await acceptInvitation(coach.page, "kim@brightwater.example");
    await arrivesAt(coach.page, "/customers");
    await coach.page.getByRole("cell", { name: "Harbor Orthopaedics", exact: true }).waitFor();
    expect(await coach.page.locator("tbody tr").count()).toBe(1);
    await coach.leave();
  });
});
