import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
beforeEach(() => journey.world.owner.query("delete from cases"));
afterAll(() => journey.close());

const select = (page: Page, label: string, choice: string) =>
  page.getByRole("combobox", { name: label }).selectOption({ label: choice });
const optionsOf = async (page: Page, label: string): Promise<string[]> =>
  (await page.getByRole("combobox", { name: label }).locator("option").allInnerTexts()).map((text) => text.trim());
const save = (page: Page) => page.getByRole("button", { name: "Save" });
const opened = async () =>
  (await journey.world.owner.query("select * from cases order by created_at desc limit 1")).rows[0];

test("a company admin opens a case", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all",
  });
  await step("C038: ADD leads to the form, of type System Technical", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/cases-add");
    const type = page.getByRole("combobox", { name: "Type" });
    await soon(() => type.inputValue()).toBe("System Technical");
    expect(await optionsOf(page, "Type")).toHaveLength(6);
  });
  await step("C212 C213: the company's customers, and who may look after a case: oneself and the coaches", async () => {
    await soon(() => optionsOf(page, "Customer")).toEqual(["Choose a customer", "Clinic 1", "Clinic 2"]);
    await soon(() => optionsOf(page, "Assignee")).toEqual(["Choose an assignee", "Sam Role21", "Sam Role22"]);
  });
  await step("C066 C145: Save waits until the form is complete, and says what it needs", async () => {
    await page.getByText("Save needs customer, priority, status, subject and description").waitFor();
    await soon(() => save(page).isDisabled()).toBe(true);
    await select(page, "Customer", "Clinic 2");
    await select(page, "Priority", "Critical");
    await select(page, "Status", "Assigned");
    await page.getByText("Save needs assignee, subject and description").waitFor();
    await select(page, "Assignee", "Sam Role22");
    await page.getByLabel("Subject").fill("Gateway");
    await page.getByText("Save needs description").waitFor();
    await page.getByLabel("Description").fill("It is offline.");
    await soon(() => save(page).isEnabled()).toBe(true);
  });
  await step("C123: Unassigned clears and disables the assignee", async () => {
    await select(page, "Status", "Unassigned");
    const assignee = page.getByRole("combobox", { name: "Assignee" });
    expect([await assignee.inputValue(), await assignee.isDisabled()]).toEqual(["", true]);
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
  expect(problems).toEqual([]);
  await leave();
});

test("C269 C270: a failure says 'Something went wrong!', and what was typed stays", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/cases-add" });
  await select(page, "Customer", "Clinic 1");
  await select(page, "Priority", "P1");
  await select(page, "Status", "Unassigned");
  await page.getByLabel("Subject").fill("Gateway");
  await page.getByLabel("Description").fill("It is offline.");
  await journey.world.owner.query("alter table cases add constraint refused check (summary <> 'Gateway')");
  await save(page).click();
  await isTold(page, "Something went wrong!");
  await soon(() => page.getByLabel("Subject").inputValue()).toBe("Gateway");
  await journey.world.owner.query("alter table cases drop constraint refused");
  await leave();
});

test("C122 C128: a health coach's case is the coach's own", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { at: "/cases-add" });
  await soon(() => optionsOf(page, "Type")).toEqual([
    "New Device Order",
    "New Patient",
    "Patient Technical",
    "System Technical",
  ]);
  expect(await optionsOf(page, "Status")).not.toContain("Unassigned");
  await soon(() => page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("Assigned");
  await soon(() => page.getByRole("combobox", { name: "Assignee" }).inputValue()).toBe(small.user(0, Role.healthCoach));
  expect(problems).toEqual([]);
  await leave();
});

test("LOCATE PATIENT", async () => {
  await casesIn(journey.world).add(1, 5);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all",
  });
  const dialog = page.getByRole("dialog", { name: "LOCATE PATIENT" });
  const search = () => dialog.getByRole("button", { name: "Search" }).click();
  await step("C175 B246 B248 B249: one field at least, and each is right", async () => {
    await page.getByRole("button", { name: "LOCATE PATIENT" }).click();
    await search();
    await dialog.getByText("Please enter at least one of them.").waitFor();
    await dialog.getByLabel("Last name").fill(" Clinic1");
    await dialog.getByLabel("Last four digits").fill("01");
    await dialog.getByLabel("Phone").fill("12");
    await search();
    for (const text of ["Please remove empty spaces.", "Please enter 4 digits", "Please enter valid number!"])
      await dialog.getByText(text).waitFor();
  });
  await step("C077: nobody found says in how many customers", async () => {
    await dialog.getByLabel("Last name").fill("Nobody");
    await dialog.getByLabel("Last four digits").fill("");
    await dialog.getByLabel("Phone").fill("");
    await search();
    await dialog.getByText("No patient found in 2 customers.").waitFor();
  });
  await step("C077: those found, with customer, surgeon, surgery and masked phone", async () => {
    await dialog.getByLabel("Last name").fill("");
    await dialog.getByLabel("Phone").fill("(312) 555-0102");
    await search();
    await dialog.getByText("2 patients in 2 customers").waitFor();
    await dialog.getByText("•••• 0102").first().waitFor();
    await takeScreens(page, "locate-patient");
  });
  await step("C076: Send message fills customer and patient of a new case, and the type is next", async () => {
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
