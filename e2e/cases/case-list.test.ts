import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let cases: ReturnType<typeof casesIn>;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
beforeEach(async () => {
  await journey.world.owner.query("delete from cases");
  cases = casesIn(journey.world);
});
afterAll(() => journey.close());

const coachId = small.user(0, Role.healthCoach);
const table = (page: Page) => page.getByRole("table", { name: "Cases" });
const numbers = async (page: Page): Promise<string> =>
  (
    await table(page)
      .locator("tbody tr[data-row]")
      .evaluateAll((rows) => rows.map((row) => row.dataset.row!.slice(-1)))
  ).join();
const stat = (page: Page, label: string) =>
  page.getByRole("region", { name: "Cases by status" }).getByRole("button", { name: new RegExp(`${label}$`) });
const choose = (page: Page, customer: string) =>
  page.getByLabel("Customer", { exact: true }).selectOption({ label: customer });

/** Six cases: 1 and 2 are open, 3 and 4 are closed, 5 is archived, 6 is the other clinic's. */
const addSix = async (): Promise<void> => {
  const patient = { patient_id: small.patient(0, 1), type: "Patient Technical" };
  await cases.add(1, 10, { ...patient, status: "Assigned", assigned_to: coachId, priority: "P2" });
  await cases.add(2, 20, { priority: "Blocker" });
  await cases.add(3, 30, { status: "Resolved", priority: "P4" });
  await cases.add(4, 40, { status: "NotAnIssue" });
  await cases.add(5, 50, { archived_at: cases.minutesAgo(1) });
  await cases.add(6, 60, { customer_id: small.customers[1] });
  await cases.look(2, 15, small.user(0, Role.companyAdmin));
  await cases.comment(1, 5, { urgent: true, by: coachId });
};

test("a company admin looks through the cases", async () => {
  await addSix();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/cases" });
  await step("C043 C044: nothing is asked before a customer is chosen", async () => {
    await page.getByText("Choose a customer to see its cases.").waitFor();
    expect(await table(page).count()).toBe(0);
  });
  await step("C036 C118: the head counts what the chosen customers have, archived cases left out", async () => {
    await choose(page, "All 2");
    await soon(() => numbers(page)).toBe("1,2,6");
    const shown = page.getByRole("region", { name: "Cases by status" }).getByRole("button");
    await soon(async () => (await shown.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
      "5 Total",
      "1 Assigned",
      "2 Unassigned",
      "0 Unresolved",
      "1 Resolved",
      "1 Not an issue",
      "4 Unread",
    ]);
  });
  await step("C039 C041: columns, and the tags New and Urgent", async () => {
    const heads = (await table(page).locator("th").allInnerTexts()).map((text) => text.trim()).filter(Boolean);
    expect(heads.join()).toBe("Customer,Case#,Assigned To,Type,Patient,Last updated,Status,Priority");
    const row = table(page).locator("tbody tr[data-row]").first();
    for (const text of ["New", "Urgent", "Sam Role22", "Patient Technical", "Pat1 Clinic1", "Assigned", "P2"])
      await row.getByText(text, { exact: true }).first().waitFor();
  });
  await step("A101: the menu counts what nobody looks after", async () => {
    await page.getByRole("link", { name: "Cases 2 unassigned" }).waitFor();
  });
  await step("C296 C117: a count is a button that shows its cases", async () => {
    await soon(() => stat(page, "Assigned").first().getAttribute("aria-pressed")).toBe("true");
    await stat(page, "Resolved").last().click();
    await soon(() => numbers(page)).toBe("3");
    await stat(page, "Unread").click();
    await soon(() => numbers(page)).toBe("1,3,4,6");
    await stat(page, "Total").click();
    await soon(() => numbers(page)).toBe("1,2,3,4,6");
  });
  await step("C125: number and archived narrow and widen the list; the customer is remembered", async () => {
    await page.getByLabel("Show archived").click();
    await soon(() => numbers(page)).toBe("1,2,3,4,5,6");
    await page.goto("/cases");
    await soon(() => numbers(page)).toBe("1,2,6");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByLabel("Case#", { exact: true }).fill("twelve");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("Please enter a case number such as C-20418.").waitFor();
    const { rows } = await journey.world.owner.query("select case_number as no from cases where case_id = $1", [
      cases.idOf(2),
    ]);
    await page.getByLabel("Case#", { exact: true }).fill(`c-${rows[0].no}`);
    await page.getByRole("button", { name: "Apply" }).click();
    await soon(() => numbers(page)).toBe("2");
  });
  expect(problems).toEqual([]);
  await leave();
});
