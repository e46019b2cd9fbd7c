import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, names, options, row, says } from "./screen.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

test("a company admin keeps company users, and is asked before a coach loses a customer", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  await step("A071 A178: /cusers shows coaches and company admins; the form has the roles of a company", async () => {
    await page.getByRole("link", { name: "Company users", exact: true }).click();
    await arrivesAt(page, "/cusers");
    await row(page, "Role22").waitFor();
    expect((await names(page)).map((text) => text.slice(-10))).toEqual(["Sam Role21", "Sam Role22"]);
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/cusers/add");
    expect(await options(page, "Role")).toEqual(["Select a role", "Health Coach", "Company Admin"]);
  });
  await step("A173 A175: a health coach needs a cell phone, and no customer", async () => {
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Health Coach");
    await page.getByLabel("Firstname").fill("Kim");
    await page.getByLabel("Lastname").fill("Cole");
    await page.getByLabel("Email").fill("kim@company1.example");
    await button(page, "Add").click();
    await says(page, "Please enter your cell number");
    await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0177");
  });
  await step("A148 A176: taking customers asks first, and lists customer, present and new coach", async () => {
    await button(page, "Select all").click();
    await button(page, "Add").click();
    const dialog = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?" });
    await dialog.waitFor();
    await soon(() => dialog.locator("tbody tr").allInnerTexts()).toEqual([
      "Clinic 1\tSam Role22\tKim Cole",
      "Clinic 2\tSam Role22\tKim Cole",
    ]);
    await takeScreens(page, "coach-override");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("Clinic 1").uncheck();
    await button(page, "Add").click();
    await expect.poll(() => dialog.locator("tbody tr").count()).toBe(1);
    await dialog.getByRole("button", { name: "Override" }).click();
    await isTold(page, "User added. A link to set a password is on its way.");
    await row(page, "Kim Cole").waitFor();
  });
  await step("A071: inside a clinic both lists are there", async () => {
    await page.goto("/customers");
    await page.getByRole("cell", { name: "Clinic 1", exact: true }).click();
    await arrivesAt(page, "/compliance");
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await row(page, "Role4").waitFor();
    await page.getByRole("link", { name: "Company users", exact: true }).click();
    await row(page, "Kim Cole").waitFor();
    await button(page, "Reset Password of Sam Role22").click();
    await isTold(page, "A link to set a new password is on its way.");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A178: a health coach reads company users, adds coaches only, and changes no other coach", async () => {
  await journey.world.owner.query(
    `insert into users (user_id, company_id, role, email, first_name, last_name)
     values (gen_random_uuid(), $1, 22, 'ana@company1.example', 'Ana', 'Ruiz')`,
    [small.companies[0]],
  );
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { at: "/cusers/add" });
  await page.getByRole("combobox", { name: "Role", exact: true }).waitFor();
  expect(await options(page, "Role")).toEqual(["Select a role", "Health Coach"]);
  await page.goto("/cusers");
  await row(page, "Ana Ruiz").click();
  await page.getByRole("heading", { name: "Ana Ruiz" }).waitFor();
  await soon(() => page.getByLabel("Firstname").isDisabled()).toBe(true);
  expect(await button(page, "Update").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
