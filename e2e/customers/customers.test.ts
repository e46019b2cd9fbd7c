import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { button, field, row, waitForText } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

test.beforeAll(async ({ journey }) => {
  for (const status of ["Unassigned", "Unassigned", "Assigned", "Resolved"])
    await journey.world.owner.query(
      `insert into cases (customer_id, case_id, type, status, assigned_to, summary, description, created_at, updated_at)
       values ($1, gen_random_uuid(), 'System Technical', $2, $3, 'A', 'B', now(), now())`,
      [small.customers[0], status, status === "Assigned" ? small.user(0, Role.healthCoach) : null],
    );
});

const cells = async (page: Page, name: string): Promise<string[]> => {
  await row(page, name).waitFor();
  return row(page, name).getByRole("cell").allInnerTexts();
};
const zone = (page: Page) => page.getByRole("combobox", { name: "Time zone", exact: true });

test("a super admin changes a company, and its admin adds customers, changes them and goes on to their lists", async ({
  journey,
}) => {
  const boss = await journey.visitAs(smallEmail(0, Role.superAdmin), { at: "/customers" });
  await step("A089: without a company a super admin is sent from the customers to the companies", async () => {
    await waitForAddress(boss.page, "/companies");
    await boss.page.getByRole("cell", { name: "Company 1", exact: true }).waitFor();
  });
  await step("A094: Add is at /companies/add, Edit at /companies/edit/{id}, each below its list", async () => {
    const { page } = boss;
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await waitForAddress(page, "/companies/add");
    await soon(() => breadcrumb.innerText()).toMatch(/Companies\s*›\s*Add/);
    await page.goBack();
    await page.getByRole("link", { name: "Edit Company 2" }).click();
    await waitForAddress(page, `/companies/edit/${small.companies[1]}`);
    await page.getByRole("heading", { name: "Company 2" }).waitFor();
    await soon(() => breadcrumb.innerText()).toMatch(/Companies\s*›\s*Edit/);
  });
  await step("A149 A150: the switch Auto Import of a company is saved with its form", async () => {
    const { page } = boss;
    await page.getByRole("switch", { name: "Auto Import" }).click();
    await field(page, "City").fill("Milwaukee");
    await page.getByLabel("State", { exact: true }).selectOption("Wisconsin");
    await button(page, "Update").click();
    await waitForNotice(page, "Company updated.");
    await row(page, "Company 2").getByText("Milwaukee").waitFor();
    await page.getByRole("link", { name: "Edit Company 2" }).click();
    await page.getByRole("switch", { name: "Auto Import", checked: true }).waitFor();
    await page.goto("/companies");
  });
  await step("a row opens in a new tab by Ctrl and Enter, and the list stays", async () => {
    const { page } = boss;
    const opens = page.context().waitForEvent("page");
    await row(page, "Company 1").press("Control+Enter");
    const tab = await opens;
    await tab.waitForURL(`**/customers/${small.companies[0]}`);
    await tab.close();
    await waitForAddress(page, "/companies");
  });
  await step("A318: the users of no company are those of a company to choose", async () => {
    const { page } = boss;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Company users" }).click();
    await page.getByText("Choose a company first", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Company users", exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Companies" }).click();
    await waitForAddress(page, "/companies");
  });
  expect(boss.problems).toEqual([]);
  await boss.leave();

  const { page, problems } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers" });
  await step(
    "A085 A299: Add opens the form; a code that is taken is refused at its field, then it is added once",
    async () => {
      await page.getByRole("link", { name: "Add", exact: true }).click();
      await waitForAddress(page, "/customers/add/customer");
      await expect.poll(() => field(page, "Access code").inputValue()).toMatch(/^[2-9A-Z]{6}$/);
      await soon(() => zone(page).inputValue()).toBe("America/Chicago");
      await field(page, "Name").fill("Harbor Orthopaedics");
      await field(page, "Access code").fill("cln003");
      await zone(page).fill("America/Denver");
      await field(page, "Contact name").fill("Nora Castell");
      await field(page, "Contact email").fill("nora@harbor.example");
      await field(page, "Contact phone").fill("312 555 0142");
      await field(page, "City").fill("Denver");
      await page.getByLabel("State", { exact: true }).selectOption("Colorado");
      await field(page, "Zip").fill("80014");
      await button(page, "Add").click();
      await waitForText(page, "This access code is taken. Please enter another one.");
      await field(page, "Access code").fill("HRB427");
      await button(page, "Add").dblclick();
      await waitForNotice(page, "Customer added.");
      await waitForAddress(page, "/customers");
      expect((await cells(page, "Harbor Orthopaedics")).slice(1, 3)).toEqual(["HRB427", "Nora Castell"]);
      expect(await row(page, "Harbor Orthopaedics").count()).toBe(1);
    },
  );
  await step(
    "A148 A149 A150: another health coach is asked about; Auto Import is switched here, not in the profile menu",
    async () => {
      await journey.world.owner.query(
        `insert into users (user_id, company_id, role, email, first_name, last_name)
       select gen_random_uuid(), $1::uuid, 22, 'kim@company1.example', 'Kim', 'Cole'
       union all select gen_random_uuid(), $1, 22, 'coach' || n || '@company1.example', 'Ben', 'Abt' from generate_series(1, 100) n`,
        [small.companies[0]],
      );
      await page.getByRole("link", { name: "Edit Clinic 2" }).click();
      await field(page, "Contact name").fill("Ann Lee");
      await field(page, "Contact email").fill("ann@clinic2.example");
      await field(page, "Contact phone").fill("312 555 0150");
      const coach = page.getByLabel("Health coach", { exact: true });
      await soon(() => coach.locator("option:checked").innerText()).toBe("Sam Role22");
      await coach.selectOption("Kim Cole");
      await page.getByRole("switch", { name: "Auto Import" }).click();
      await button(page, "Update").click();
      const dialog = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?", exact: true });
      await dialog.waitFor();
      await soon(() => dialog.locator("tbody tr").allInnerTexts()).toEqual(["Clinic 2\tSam Role22\tKim Cole"]);
      await dialog.getByRole("button", { name: "Override" }).click();
      await waitForNotice(page, "Customer updated.");
      await page.getByRole("link", { name: "Edit Clinic 2" }).click();
      await page.getByRole("switch", { name: "Auto Import", checked: true }).waitFor();
      await page.getByRole("button", { name: /Sam Role21/ }).click();
      expect(await page.getByRole("menu").or(page.getByRole("dialog")).getByText("Auto Import").count()).toBe(0);
      await page.keyboard.press("Escape");
      await page.goto("/customers");
    },
  );
  await step("A081 A082 A086 A267: a count opens the customer's patients, a row its home", async () => {
    await row(page, "Clinic 1").getByRole("button", { name: "3" }).first().click();
    await waitForAddress(page, "/patient?type=active");
    await page.getByText("Clinic Code: CLN001").waitFor();
    await page.goto("/customers");
    await row(page, "Clinic 1").getByRole("button").nth(1).click();
    await page.getByText("3 of 4 cases", { exact: true }).waitFor();
    await page
      .getByRole("region", { name: "Cases by status" })
      .getByRole("button", { name: /Resolved/ })
      .click();
    await page.getByText("1 of 4 cases", { exact: true }).waitFor();
    await page.goto("/customers");
    await row(page, "Clinic 2").getByRole("cell").first().click();
    await waitForAddress(page, "/compliance");
  });
  await step("A125: a logo is chosen; saving the customer that is worked in renews the header", async () => {
    await page.goto(`/customers/edit/${small.customers[1]}`);
    await field(page, "Name").fill("Lakeside Joint Center");
    const logo = page.getByRole("group", { name: "Logo" });
    const bytes = sharp({ create: { width: 820, height: 1800, channels: 3, background: "#7a2e4f" } }).png();
    await logo
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await bytes.toBuffer() });
    await logo.getByRole("img", { name: "Logo" }).waitFor();
    await button(page, "Update").click();
    await waitForAddress(page, "/customers");
    await expect
      .poll(() => page.getByText("Lakeside Joint Center", { exact: true }).filter({ visible: true }).count())
      .toBe(2);
    const picture = page.locator('img[src*="/images/"]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(100);
  });
  expect(problems).toEqual([]);
});
