import { Role } from "@restride/domain/access/roles.ts";
import { enterClinic, signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { composer, thread } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const select = (page: Page, label: string) => page.getByRole("combobox", { name: label });
const text = (page: Page) => composer(page).getByRole("textbox", { name: "Message" });
const handling = (page: Page) => page.getByRole("region", { name: "Handling" });

/** Runs a mutation as a health coach of the company in the first clinic. */
const elsewhere = async (journey: Journey, mutation: string): Promise<void> => {
  const coach = await signIn(journey.world, smallEmail(0, Role.healthCoach));
  const inside = await enterClinic(journey.world, coach, small.customers[0]);
  expect((await inside.call(`mutation { ${mutation} { status message } }`)).answer.status).toBe("success");
};

test("a company admin opens a case about a patient, and handles it while a colleague writes in it", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/cases?customer=all",
  });
  await step("C026 C038: 'ADD' leads to a new case at /cases-add, of type System Technical", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await waitForAddress(page, "/cases-add");
    await soon(() => select(page, "Type").inputValue()).toBe("System Technical");
    await page.goBack();
  });
  await step(
    "C076: Send message of a patient that was located fills customer and patient; the type is next",
    async () => {
      await page.getByRole("button", { name: "LOCATE PATIENT" }).click();
      const dialog = page.getByRole("dialog", { name: "LOCATE PATIENT" });
      await dialog.getByLabel("Phone").fill("(312) 555-0101");
      await dialog.getByRole("button", { name: "Search" }).click();
      await dialog.getByText("2 patients in 2 customers").waitFor();
      const row = dialog.getByRole("row").filter({ hasText: "Pat1 Clinic1" });
      await row.getByRole("button", { name: "Send message" }).click();
      await waitForAddress(page, "/cases-add");
      await page.getByText("Pat1 Clinic1").waitFor();
      await soon(() => select(page, "Customer").inputValue()).toBe(small.customers[0]);
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("type");
    },
  );
  await step(
    "C271: the case is created with the work that was logged, after a reload too, and stands in the list",
    async () => {
      await select(page, "Type").selectOption("Patient Technical");
      await select(page, "Priority").selectOption({ label: "Critical" });
      await select(page, "Status").selectOption({ label: "Unassigned" });
      await page.getByLabel("Subject").fill("Sensor does not pair");
      await page.getByLabel("Description").fill("It blinks red.");
      await page.getByRole("button", { name: "Log work" }).click();
      const dialog = page.getByRole("dialog", { name: "Log work" });
      await dialog.getByLabel("Time").fill("1h 30m");
      await dialog.getByLabel("Details").fill("Called the vendor.");
      await dialog.getByRole("button", { name: "Add" }).click();
      await page.getByText(/^0d 1h 30m, .+: Called the vendor\. /).waitFor();
      await page.reload();
      await soon(() => page.getByLabel("Subject").inputValue()).toBe("Sensor does not pair");
      await page.getByText(/^0d 1h 30m, /).waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await waitForNotice(page, "Case created");
      await waitForAddress(page, "/cases?customer=all");
    },
  );
  await step("A101: the menu item 'Cases' counts it; its row enters the clinic and opens it", async () => {
    await page.getByRole("link", { name: "Cases 1 unassigned" }).waitFor();
    await page.getByRole("table", { name: "Cases" }).locator("tr[data-row]").click();
    await page.waitForURL(/\/cases\/[0-9a-f-]{36}$/);
    await page.getByRole("tabpanel", { name: "General Info" }).getByText("It blinks red.").waitFor();
    await handling(page).getByText("Clinic 1", { exact: true }).waitFor();
    await handling(page).getByText("0d 1h 30m", { exact: true }).waitFor();
  });
  const caseId = new URL(page.url()).pathname.slice(7);
  await step("C063 C121: an assignee makes it Assigned", async () => {
    await handling(page).getByLabel("Assigned To").selectOption({ label: "Sam Role22" });
    await waitForNotice(page, "Case Updated");
    await soon(() => handling(page).getByLabel("Status").inputValue()).toBe("Assigned");
  });
  await step("what a colleague changes is marked, with who and when", async () => {
    await elsewhere(journey, `updateActionCase(caseId: "${caseId}", priority: "P2")`);
    await handling(page)
      .getByText(/Sam Role22 set P2, \d+:\d\d [AP]M$/)
      .waitFor();
    await soon(() => handling(page).getByLabel("Priority").inputValue()).toBe("P2");
  });
  await step("a message that is taken back stands in the composer again, after a reload too", async () => {
    await text(page).fill("I can reproduce it.");
    await composer(page).getByRole("button", { name: "Send" }).click();
    await waitForNotice(page, "Message Sent!");
    await thread(page).getByRole("button", { name: "Take back" }).click();
    await waitForNotice(page, "Message taken back");
    await thread(page).getByText("I can reproduce it.", { exact: true }).waitFor({ state: "detached" });
    await page.reload();
    await soon(() => text(page).inputValue()).toBe("I can reproduce it.");
    await composer(page).getByText("Urgent").click();
    await text(page).press("Control+Enter");
    await thread(page).getByText("Urgent", { exact: true }).waitFor();
  });
  await step("C059 C133: a colleague's message appears at once, marked as new in red", async () => {
    await elsewhere(journey, `addNewComment(caseId: "${caseId}", comment: "Take it off.", priority: "URGENT")`);
    await thread(page).getByText("Take it off.", { exact: true }).waitFor();
    const mark = thread(page).getByText("New message", { exact: true });
    await mark.waitFor();
    expect(await mark.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(174, 42, 42)");
    await page.getByRole("button", { name: "1 new message" }).click();
  });
  await step("C064: one's own message is changed, with a mark; the colleague's is not", async () => {
    expect(await thread(page).getByRole("button", { name: "More about this message" }).count()).toBe(1);
    await thread(page).getByRole("button", { name: "More about this message" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await thread(page).getByRole("textbox").fill("I can reproduce it here.");
    await thread(page).getByRole("button", { name: "Save" }).click();
    await waitForNotice(page, "Comment updated");
    await thread(page).getByText("edited", { exact: true }).waitFor();
  });
  await step(
    "C050 C054 C065: work that is logged is summed up, and a colleague's entry cannot be changed",
    async () => {
      await elsewhere(
        journey,
        `addWorkLog(caseId: "${caseId}", date: "${journey.world.today()}", mins: 25, workDescription: "Called.")`,
      );
      await page.getByRole("tab", { name: "Work log 2" }).click();
      await handling(page).getByText("0d 1h 55m", { exact: true }).waitFor();
      const entries = page.getByRole("tabpanel").getByRole("listitem");
      await soon(() => entries.allInnerTexts()).toEqual([
        expect.stringContaining("0d 0h 25m"),
        expect.stringContaining("0d 1h 30m"),
      ]);
      expect(await entries.nth(0).getByRole("button").count()).toBe(0);
    },
  );
  expect(problems).toEqual([]);
});
