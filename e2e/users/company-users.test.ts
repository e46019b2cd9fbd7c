import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, names, row } from "./screen.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("a company admin keeps company users, and is asked before a coach loses a customer", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  await step("A071: /cusers shows coaches and company admins, and ADD leads to their form", async () => {
    await page.getByRole("link", { name: "Company users", exact: true }).click();
    await arrivesAt(page, "/cusers");
    await row(page, "Role22").waitFor();
    expect((await names(page)).map((text) => text.slice(-10))).toEqual(["Sam Role21", "Sam Role22"]);
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/cusers/add");
  });
  await step("a health coach is typed in", async () => {
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Health Coach");
    await page.getByLabel("Firstname").fill("Kim");
    await page.getByLabel("Lastname").fill("Cole");
    await page.getByLabel("Email").fill("kim@company1.example");
    await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0177");
  });
  await step("A148: taking customers asks first, and lists customer, present and new coach", async () => {
    await button(page, "Select all").click();
    await button(page, "Add").click();
    const dialog = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?" });
    await dialog.waitFor();
    await soon(() => dialog.locator("tbody tr").allInnerTexts()).toEqual([
      "Clinic 1\tSam Role22\tKim Cole",
      "Clinic 2\tSam Role22\tKim Cole",
    ]);
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
