import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { breakDown } from "../hold-back.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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

test("a company admin archives cases, brings them back and deletes archived ones", async () => {
  await addSix();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all&status=all",
  });
  const tick = async (number: number) =>
    table(page)
      .locator(`tr[data-row="${cases.idOf(number)}"]`)
      .getByRole("checkbox")
      .check();
  await step("C124: Archive takes them out, Undo brings them back", async () => {
    await soon(() => numbers(page)).toBe("1,2,3,4,6");
    await tick(3);
    await tick(6);
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await isTold(page, "2 cases archived.");
    await soon(() => numbers(page)).toBe("1,2,4");
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => numbers(page)).toBe("1,2,3,4,6");
  });
  await step("an Undo that failed is offered once more", async () => {
    await tick(3);
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await soon(() => numbers(page)).toBe("1,2,4,6");
    const mend = await breakDown(page, "mutation ArchiveCases");
    await page.getByRole("button", { name: "Undo" }).click();
    await isTold(page, "Something went wrong. Try again in a moment.");
    await mend();
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => numbers(page)).toBe("1,2,3,4,6");
  });
  await step("C196: Delete asks, and takes archived cases only", async () => {
    await tick(3);
    expect(await page.getByRole("button", { name: "Delete", exact: true }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByLabel("Show archived").click();
    await soon(() => numbers(page)).toBe("1,2,3,4,5,6");
    await tick(5);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Delete 1 case" });
    await dialog.getByText("1 case with all comments and work logs will be gone.").waitFor();
    await takeScreens(page, "cases-delete");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await isTold(page, "1 case deleted.");
    await soon(() => numbers(page)).toBe("1,2,3,4,6");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("C040 C042: a health coach sees no Assigned To and ticks nothing; a row opens its case in its customer", async () => {
  await addSix();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), {
    at: "/cases?customer=all",
  });
  await soon(() => numbers(page)).toBe("1,2,6");
  expect(await table(page).getByText("Assigned To").count()).toBe(0);
  expect(await table(page).getByRole("checkbox").count()).toBe(0);
  await table(page)
    .locator(`tr[data-row="${cases.idOf(6)}"]`)
    .click();
  await arrivesAt(page, `/cases/${cases.idOf(6)}`);
  await page.getByRole("heading", { name: "S6" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("C247: what others do changes the rows in place, and new cases wait behind a button", async () => {
  await addSix();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all",
  });
  await soon(() => numbers(page)).toBe("1,2,6");
  const { page: admin, leave: leaveAdmin } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `/patient/${small.patient(0, 1)}`,
  });
  await admin.getByRole("button", { name: "START CONVERSATION" }).click();
  await admin.getByLabel("Subject").fill("Swelling");
  await admin.getByLabel("Message").fill("Is it less?");
  await admin.getByRole("button", { name: "Send" }).click();
  await admin.getByRole("heading", { name: "Swelling" }).waitFor();
  await page.getByRole("button", { name: "1 new case" }).waitFor();
  expect(await numbers(page)).toBe("1,2,6");
  await soon(() => stat(page, "Unassigned").innerText()).toMatch(/^3/);
  await page.getByRole("button", { name: "1 new case" }).click();
  await soon(async () => (await numbers(page)).split(",").length).toBe(4);
  expect(problems).toEqual([]);
  await leaveAdmin();
  await leave();
});

test("the list of a company with many cases", async () => {
  for (let number = 1; number <= 21; number += 1) await cases.add(number, number);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/cases" });
  await choose(page, "All 2");
  await step(
    "C296: 20 rows a page with other sizes to choose, the newest change first, Assigned and Unassigned",
    async () => {
      const size = page.getByLabel("Rows a page");
      await soon(() => size.inputValue()).toBe("20");
      expect(await size.getByRole("option").count()).toBeGreaterThan(1);
      const sorted = page.locator('th[aria-sort="descending"]');
      await soon(async () => (await sorted.allInnerTexts()).map((text) => text.trim())).toEqual(["Last updated"]);
      await page.getByText("Assigned, Unassigned", { exact: true }).first().waitFor();
    },
  );
  expect(problems).toEqual([]);
  await leave();
});
