import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { rowsAsked } from "../page-size.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
  for (const status of ["Unassigned", "Unassigned", "Assigned", "Resolved"])
    await journey.world.owner.query(
      `insert into cases (customer_id, case_id, type, status, assigned_to, summary, description, created_at, updated_at)
       values ($1, gen_random_uuid(), 'System Technical', $2, $3, 'A', 'B', now(), now())`,
      [small.customers[0], status, status === "Assigned" ? small.user(0, Role.healthCoach) : null],
    );
});
afterEach(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const cells = async (page: Page, name: string): Promise<string[]> => {
  await row(page, name).waitFor();
  return row(page, name).getByRole("cell").allInnerTexts();
};
const heads = async (page: Page): Promise<string[]> => {
  await row(page, "Clinic 1").waitFor();
  return page.locator("thead th").allInnerTexts();
};
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const zone = (page: Page) => page.getByRole("combobox", { name: "Time zone", exact: true });

const clinicColumns = ["Name", "Access Code", "Contact Person", "Contact Info", "Active Patients", "Open Cases"];

test("a company admin keeps the customers", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/customers" });
  await step("A080 A083 A084 A091: the table with its counts, Unassigned Cases and Edit; 20 a page", async () => {
    await arrivesAt(page, "/customers");
    expect(await heads(page)).toEqual([...clinicColumns, "Unassigned Cases", "Action"]);
    expect((await cells(page, "Clinic 1")).slice(4)).toEqual(["3", "3", "2", "Edit"]);
    expect(await rowsAsked(page, "Customers", () => page.reload())).toBe(20);
  });
  await step(
    "A085 A092 A146 A299: Add opens the form below its list, with a code and the zone of Chicago",
    async () => {
      await page.getByRole("link", { name: "Add", exact: true }).click();
      await arrivesAt(page, "/customers/add/customer");
      await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Customers\s*›\s*Add/);
      await expect.poll(() => field(page, "Access code").inputValue()).toMatch(/^[2-9A-Z]{6}$/);
      await soon(() => zone(page).inputValue()).toBe("America/Chicago");
    },
  );
  await step("A167 A168: the recommended size stands by the logo", async () => {
    await says(page, "Optional. Logo recommended size 820x1800 px");
  });
  await step("A179 A180 A181: each field says what is wrong, and the first gets the focus", async () => {
    await field(page, "Zip").fill("60614-1234");
    await zone(page).fill("Mars/Olympus");
    await button(page, "Add").click();
    for (const text of [
      "Please enter name",
      "Please select a time zone.",
      "Please enter contact name.",
      "Please enter contact email.",
      "Please enter contact phone.",
      "Zip must be 9 characters or less",
    ])
      await says(page, text);
    await soon(() => field(page, "Name").evaluate((input) => input === document.activeElement)).toBe(true);
  });
  await step(
    "A298 A304: phones are US numbers, and the states with DC, Puerto Rico and the Virgin Islands are offered",
    async () => {
      await soon(() => page.getByLabel("Country of Contact phone").inputValue()).toBe("US");
      const states = await page.getByLabel("State", { exact: true }).locator("option").allInnerTexts();
      expect(states).toEqual(expect.arrayContaining(["District of Columbia", "Puerto Rico", "Virgin Islands"]));
      expect(states).toHaveLength(54);
    },
  );
  await step("A085: a code that is taken is refused at its field; the filled form is added", async () => {
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
    await says(page, "This access code is taken. Please enter another one.");
    await field(page, "Access code").fill("HRB427");
    await button(page, "Add").dblclick();
    await isTold(page, "Customer added.");
    await arrivesAt(page, "/customers");
    expect((await cells(page, "Harbor Orthopaedics")).slice(1, 3)).toEqual(["HRB427", "Nora Castell"]);
    expect(await row(page, "Harbor Orthopaedics").count()).toBe(1);
  });
  await step("A085 A092 A147: Edit opens the customer in the address; a changed access code asks first", async () => {
    await page.getByRole("link", { name: "Edit Harbor Orthopaedics" }).click();
    await page.waitForURL("**/customers/edit/*");
    await page.reload();
    await page.getByRole("heading", { name: "Harbor Orthopaedics" }).waitFor();
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Customers\s*›\s*Edit/);
    await field(page, "Access code").fill("HRB500");
    await button(page, "Update").click();
    const question = page.getByRole("dialog", { name: "Change the access code?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await button(page, "Update").click();
    await takeScreens(page, "customer-code-question");
    await question.getByRole("button", { name: "Change" }).click();
    await isTold(page, "Customer updated.");
    await row(page, "HRB500").waitFor();
  });
  await step("A148: another health coach is asked about, with customer, present and new coach", async () => {
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
    await button(page, "Update").click();
    const dialog = page.getByRole("dialog", { name: "Customer to Health Coach Mapping. Override ?" });
    await dialog.waitFor();
    await soon(() => dialog.locator("tbody tr").allInnerTexts()).toEqual(["Clinic 2\tSam Role22\tKim Cole"]);
    await dialog.getByRole("button", { name: "Override" }).click();
    await isTold(page, "Customer updated.");
  });
  await step("A149 A150: Auto Import is switched on the form, and stays out of the profile menu", async () => {
    await page.getByRole("link", { name: "Edit Clinic 2" }).click();
    await page.getByRole("switch", { name: "Auto Import" }).click();
    await button(page, "Update").click();
    await isTold(page, "Customer updated.");
    await page.getByRole("link", { name: "Edit Clinic 2" }).click();
    await page.getByRole("switch", { name: "Auto Import", checked: true }).waitFor();
    await page.getByRole("button", { name: /Sam Role21/ }).click();
    expect(await page.getByRole("menu").or(page.getByRole("dialog")).getByText("Auto Import").count()).toBe(0);
    await page.keyboard.press("Escape");
  });
  await step("the second of two editors is told, and sees what differs", async () => {
    await field(page, "City").fill("Mine");
    await journey.world.owner.query(
      "update customers set version = version + 1, time_zone = 'America/New_York' where customer_id = $1",
      [small.customers[1]],
    );
    await button(page, "Update").click();
    await page.getByRole("alert").filter({ hasText: "Somebody else changed this customer" }).waitFor();
    await takeScreens(page, "customer-form-second-editor");
    await button(page, "Take this Time zone").click();
    await button(page, "Update").click();
    await isTold(page, "Customer updated.");
  });
  await step("A081 A082 A086 A267: a count opens the customer's patients, a row its home", async () => {
    await row(page, "Clinic 1").getByRole("button", { name: "3" }).first().click();
    await arrivesAt(page, "/patient?type=active");
    await page.getByText("Clinic Code: CLN001").waitFor();
    await page.goto("/customers");
    await row(page, "Clinic 2").getByRole("cell").first().click();
    await arrivesAt(page, "/compliance");
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
    await takeScreens(page, "customer-form-logo");
    await button(page, "Update").click();
    await arrivesAt(page, "/customers");
    await expect
      .poll(() => page.getByText("Lakeside Joint Center", { exact: true }).filter({ visible: true }).count())
      .toBe(2);
    const shown = page.locator('img[src*="/images/"]');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(100);
    await takeScreens(page, "customers-with-logo", () => page.getByRole("heading", { name: "Customers" }).waitFor());
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A083 A085: a health coach sees the customers mapped to them, without Unassigned Cases, Edit and Add", async () => {
  await journey.world.owner.query("update users set associate_customers = array[$1::uuid] where user_id = $2", [
    small.customers[0],
    small.user(0, Role.healthCoach),
  ]);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { at: "/customers" });
  expect(await heads(page)).toEqual(clinicColumns);
  await soon(() => page.locator("tbody tr[data-row] td:first-child").allInnerTexts()).toEqual(["Clinic 1"]);
  expect(await page.getByRole("link", { name: /^(Add|Edit)/ }).count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("A088 A089 A090 A091 A082: a super admin sees a company's customers with their own columns, and no link from a count", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin), { at: "/customers" });
  await arrivesAt(page, "/companies");
  await page.getByRole("cell", { name: "Company 1", exact: true }).click();
  await arrivesAt(page, `/customers/${small.companies[0]}`);
  expect(await heads(page)).toEqual(
    "Name,Contact - Name,Contact - Email,PATIENTS,Contact - Phone,City,State,Zip,ACTION".split(","),
  );
  expect(await row(page, "Clinic 1").getByRole("button").count()).toBe(0);
  await page.getByRole("link", { name: "Edit Clinic 1" }).click();
  await page.getByRole("heading", { name: "Clinic 1" }).waitFor();
  await button(page, "Cancel").click();
  await arrivesAt(page, `/customers/${small.companies[0]}`);
  expect(problems).toEqual([]);
  await leave();
});
