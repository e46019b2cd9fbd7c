import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
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

const select = (page: Page, label: string, choice: string) =>
  page.getByRole("combobox", { name: label }).selectOption({ label: choice });
const save = (page: Page) => page.getByRole("button", { name: "Save" });
const opened = async () =>
  (await journey.world.owner.query("select * from cases order by created_at desc limit 1")).rows[0];

test("a company admin opens a case, and locates patients for another and for a look", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all",
  });
  await step("C038: ADD leads to the form, of type System Technical", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/cases-add");
    const type = page.getByRole("combobox", { name: "Type" });
    await soon(() => type.inputValue()).toBe("System Technical");
  });
  await step("the form is filled", async () => {
    await select(page, "Customer", "Clinic 2");
    await select(page, "Priority", "Critical");
    await select(page, "Status", "Unassigned");
    await page.getByLabel("Subject").fill("Gateway");
    await page.getByLabel("Description").fill("It is offline.");
  });
  await step("C066: work is logged in a dialog, and goes along with the case", async () => {
    await page.getByRole("button", { name: "Log work" }).click();
    const dialog = page.getByRole("dialog", { name: "Log work" });
    await dialog.getByLabel("Time").fill("1h 30m");
    await dialog.getByLabel("Details").fill("Called the vendor.");
    await dialog.getByRole("button", { name: "Add" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^0d 1h 30m, .+: Called the vendor\. /).waitFor();
    expect(await opened()).toBeUndefined();
  });
  await step("what is typed survives a reload", async () => {
    await page.reload();
    await soon(() => page.getByLabel("Subject").inputValue()).toBe("Gateway");
    await page.getByText(/^0d 1h 30m, /).waitFor();
  });
  await step("C271: 'Case created', and the list", async () => {
    await save(page).click();
    await isTold(page, "Case created");
    await arrivesAt(page, "/cases?customer=all");
    expect(await opened()).toMatchObject({
      customer_id: small.customers[1],
      type: "System Technical",
      status: "Unassigned",
      priority: "Critical",
      assigned_to: null,
      summary: "Gateway",
    });
    const { rows } = await journey.world.owner.query("select minutes, description from case_work_logs");
    expect(rows).toEqual([{ minutes: 90, description: "Called the vendor." }]);
    await page.getByRole("table", { name: "Cases" }).getByText("Clinic 2").waitFor();
  });
  await step("A101: the menu item 'Cases' counts what nobody looks after", async () => {
    await page.getByRole("link", { name: "Cases 1 unassigned" }).waitFor();
  });
  const dialog = page.getByRole("dialog", { name: "LOCATE PATIENT" });
  const search = () => dialog.getByRole("button", { name: "Search" }).click();
  await step("C076: Send message fills customer and patient of a new case, and the type is next", async () => {
    await page.getByRole("button", { name: "LOCATE PATIENT" }).click();
    await dialog.getByLabel("Phone").fill("(312) 555-0102");
    await search();
    await dialog.getByText("2 patients in 2 customers").waitFor();
    const row = dialog.getByRole("row").filter({ hasText: "Pat2 Clinic2" });
    await row.getByRole("button", { name: "Send message" }).click();
    await arrivesAt(page, "/cases-add");
    await page.getByText("Pat2 Clinic2").waitFor();
    await soon(() => page.getByRole("combobox", { name: "Customer" }).inputValue()).toBe(small.customers[1]);
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("type");
  });
  await step("C075: View patient chooses the customer and opens the patient", async () => {
    await page.getByRole("button", { name: "LOCATE PATIENT" }).click();
    await dialog.getByLabel("Last name").fill("Clinic2");
    await search();
    const row = dialog.getByRole("row").filter({ hasText: "Pat3 Clinic2" });
    await row.getByRole("button", { name: "View patient" }).click();
    await arrivesAt(page, `/patient/${small.patient(1, 3)}`);
    await page.getByText("Pat3 Clinic2").first().waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
