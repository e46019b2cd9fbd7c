import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const [one] = small.customers;
const codes: Record<string, string> = { "Clinic 1": "CLN001", "Clinic 2": "CLN002" };
const clinicOf = (page: Page, name: string): Promise<void> =>
  page.getByText(`Clinic Code: ${codes[name]}`).first().waitFor();
const enterClinic = async (page: Page, name: string): Promise<void> => {
  await page.goto("/customers");
  await page.getByRole("row").filter({ hasText: name }).click();
  await arrivesAt(page, "/compliance");
  await clinicOf(page, name);
};
const customerOfUser = async (email: string): Promise<string | undefined> => {
  const { rows } = await journey.world.owner.query<{ customer_id: string }>(
    "select customer_id from users where email = $1",
    [email],
  );
  return rows[0]?.customer_id;
};

test("screens B1 A217: a tab stays with the clinic it was opened in, whatever another tab chooses", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  const other = await page.context().newPage();

  await step("a user typed in one clinic is added there, after the other tab chose another clinic", async () => {
    await enterClinic(page, "Clinic 1");
    await page.goto("/users/add");
    await page.getByLabel("Firstname").fill("Tia");
    await page.getByLabel("Lastname").fill("Moss");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill("tia.moss@clinic1.example");
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Therapist");
    await enterClinic(other, "Clinic 2");
    await page.bringToFront();
    await clinicOf(page, "Clinic 1");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await isTold(page, "User added. A link to set a password is on its way.");
    expect(await customerOfUser("tia.moss@clinic1.example")).toBe(one);
  });

  await step("a message typed for all patients of one clinic goes to them", async () => {
    await page.goto("/patient");
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await page.getByRole("button", { name: "Notify" }).click();
    await page.getByLabel("Title").fill("Clinic closed Monday");
    await page.getByLabel("Text").fill("See you Tuesday.");
    await enterClinic(other, "Clinic 2");
    await page.bringToFront();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await isTold(page, "Notifications Sent!");
    const { rows } = await journey.world.owner.query(
      "select distinct customer_id from notifications where header = 'Clinic closed Monday'",
    );
    expect(rows).toEqual([{ customer_id: one }]);
  });

  await step("each tab stays where it is over a reload", async () => {
    for (const [tab, name] of [
      [page, "Clinic 1"],
      [other, "Clinic 2"],
    ] as const) {
      await tab.reload();
      await clinicOf(tab, name);
    }
  });

  await step("a new tab begins in the clinic of the tab that was used last", async () => {
    for (const [tab, name] of [
      [page, "Clinic 1"],
      [other, "Clinic 2"],
    ] as const) {
      await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
      const opened = await page.context().newPage();
      await opened.goto("/patient");
      await clinicOf(opened, name);
      await opened.close();
    }
  });

  await step("A139: signing out in one tab ends the session in all of them", async () => {
    await other.getByRole("button", { name: "Profile of Sam Role21" }).click();
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await other.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await arrivesAt(other, "/login");
    await arrivesAt(page, "/login");
  });
  await leave();
});
