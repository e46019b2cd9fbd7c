import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query("update surgeons set phone_public = '+13125550142'");
});
afterAll(() => journey.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const names = (page: Page): Promise<string[]> => page.locator("tbody tr td:first-child").allTextContents();
const phone = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const team = (page: Page): Promise<string[]> =>
  page.getByRole("region", { name: "Team categories" }).locator("li").allInnerTexts();
const firstWords = (texts: string[]): string[] => texts.map((text) => text.split("\n")[0]!.trim());

const start = [
  "Physician Assistants",
  "Nurse Practitioners",
  "Surgical Scheduler",
  "Secretary",
  "Medical Assistant",
  "Practice Administrator",
];

test("an admin keeps the surgeons", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin));
  await step("A051 A052: the list has a search, DELETE with its count, and ADD", async () => {
    await page.goto("/surgeons");
    await page.getByRole("heading", { name: "SURGEONS", exact: true }).waitFor();
    expect(await page.getByLabel("Search surgeons").getAttribute("placeholder")).toBe("name, email or phone");
    await button(page, "DELETE 0").waitFor();
    expect(await button(page, "DELETE 0").isDisabled()).toBe(true);
  });
  await step("A058 A059 A054: 20 a page, by name, the phone with its +1", async () => {
    await row(page, "Surgeon1").getByText("+1 312 555 0142").waitFor();
    expect((await names(page)).map((text) => text.slice(-8))).toEqual(["Surgeon1", "Surgeon2"]);
    expect(await page.getByLabel("Rows a page").inputValue()).toBe("20");
    expect(await row(page, "Surgeon1").getByRole("cell").allTextContents()).toContain("2");
  });
  await step("A061 A067 A068: ADD opens an empty form below its list, with the six categories", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/surgeons/add");
    expect(await page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Surgeons\s*›\s*Add/);
    expect(firstWords(await team(page))).toEqual(start);
    expect(await page.getByLabel("Access code").inputValue()).toMatch(/^[2-9A-Z]{6}$/);
  });
  await step("A160 A161 A162 A163 A165: each field says what is wrong, and the first gets the focus", async () => {
    await button(page, "Add").click();
    for (const text of ["Please enter name", "Please enter email", "Please enter your number"]) await says(page, text);
    expect(
      await page
        .getByRole("textbox", { name: "Name", exact: true })
        .evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await phone(page, "Phone-Private").fill("12");
    await page.getByLabel("About Me").fill("word ".repeat(301));
    await button(page, "Add").click();
    await says(page, "Please enter valid number!");
    await says(page, "Maximun 300 words!");
    await takeScreens(page, "surgeon-form-problems");
  });
  await step("leaving with changes asks", async () => {
    await button(page, "Cancel").click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await arrivesAt(page, "/surgeons/add");
    expect(await phone(page, "Phone-Private").inputValue()).toBe("12");
  });
  await step("A069: a category is added by name; blank and duplicate names are ignored", async () => {
    for (const name of ["Fellows", "  ", "secretary"]) {
      await page.getByLabel("New category name").fill(name);
      await button(page, "Add category").click();
    }
    expect(firstWords(await team(page))).toEqual([...start, "Fellows"]);
  });
  await step("A064: Re-order moves categories by keyboard and by drag", async () => {
    await button(page, "Re-order").click();
    const up = button(page, "Move up: Fellows");
    await up.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Fellows, place 6 of 7").waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    expect(firstWords(await team(page)).indexOf("Fellows")).toBe(4);
    const items = page.getByRole("region", { name: "Team categories" }).locator("li");
    await items.nth(0).dragTo(items.nth(2));
    expect(firstWords(await team(page)).slice(0, 3)).toEqual([start[1], start[2], start[0]]);
    await takeScreens(page, "surgeon-form-order");
  });
  await step(
    "A164 A166 A067: the filled form is added once by a double click, without a photo, and the list shows it",
    async () => {
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dr. Priya Raman");
      await page.getByLabel("Email").fill("priya@clinic1.example");
      await phone(page, "Phone-Public").fill("(312) 555-0188");
      await phone(page, "Phone-Private").fill("");
      await page.getByLabel("About Me").fill("Hips and knees.");
      await button(page, "Add").dblclick();
      await isTold(page, "Surgeon added.");
      await arrivesAt(page, "/surgeons");
      await row(page, "Dr. Priya Raman").getByText("+1 312 555 0188").waitFor();
      expect(await row(page, "Dr. Priya Raman").count()).toBe(1);
      await takeScreens(page, "surgeons", () => row(page, "Dr. Priya Raman").waitFor());
    },
  );
  await step("A060: a search starts at page 1", async () => {
    await page.goto("/surgeons?page=2&size=20");
    await page.getByLabel("Search surgeons").fill("555 0188");
    await arrivesAt(page, "/surgeons?search=555+0188");
    await expect.poll(() => names(page)).toHaveLength(1);
  });
  await step("A057 A062 A067: a row opens its form and carries the row; Update saves, Cancel goes back", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.waitForURL("**/surgeons/edit?id=*");
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain("Dr. Priya Raman");
    await page.getByLabel("Department title").fill("Orthopaedic surgeon");
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await arrivesAt(page, "/surgeons");
    await row(page, "Dr. Priya Raman").click();
    await expect.poll(() => page.getByLabel("Department title").inputValue()).toBe("Orthopaedic surgeon");
    expect(firstWords(await team(page))).toContain("Fellows");
    await button(page, "Cancel").click();
    await arrivesAt(page, "/surgeons");
  });
  await step("the second of two editors is told, sees what differs and loses nothing", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.getByLabel("Hospital name").fill("Mine");
    await journey.world.owner.query(
      `update surgeons set version = version + 1, email = 'theirs@clinic1.example' where name = 'Dr. Priya Raman'`,
    );
    await button(page, "Update").click();
    const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed this surgeon" });
    await alert.getByText("theirs@clinic1.example").waitFor();
    expect(await page.getByLabel("Hospital name").inputValue()).toBe("Mine");
    await takeScreens(page, "surgeon-form-second-editor");
    await button(page, "Take this Email").click();
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await row(page, "theirs@clinic1.example").waitFor();
  });
  await step("what was typed survives the end of the session, for the same person", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.getByLabel("Department name").fill("Joints");
    journey.world.clock.advance(18_000_001);
    await button(page, "Update").click();
    await page.waitForURL("**/login*");
    await journey.signIn(page, smallEmail(0, Role.admin));
    await page.waitForURL("**/surgeons/edit?id=*");
    await isTold(page, "What you had typed is back. It is not saved yet.");
    expect(await page.getByLabel("Department name").inputValue()).toBe("Joints");
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await arrivesAt(page, "/surgeons");
  });
  await step("A290: DELETE counts the ticked and asks; with active patients it is refused and says why", async () => {
    await page.getByRole("checkbox", { name: "Select Dr. Priya Raman" }).check();
    await page.getByRole("checkbox", { name: "Select Dr. Anna Surgeon1" }).check();
    await button(page, "DELETE 2").click();
    await says(page, "Are you sure you want to delete all the selected surgeons ?");
    await button(page, "Delete").click();
    await isTold(page, "Dr. Anna Surgeon1 has 2 active patients. Give them another surgeon first.");
    await page.getByRole("checkbox", { name: "Select Dr. Anna Surgeon1" }).uncheck();
    await button(page, "DELETE 1").click();
    await button(page, "Delete").click();
    await isTold(page, "Surgeon deleted.");
    await expect.poll(async () => (await names(page)).length).toBe(2);
  });
  expect(problems).toEqual([]);
  await leave();
});

test.each([
  { role: Role.physio, who: "a therapist" },
  { role: Role.medicalAssociate, who: "a medical associate" },
])("A052 A213: $who reads, and changes nothing", async ({ role }) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, role));
  await page.goto("/surgeons");
  await row(page, "Surgeon1").waitFor();
  expect(await button(page, /^DELETE/).count()).toBe(0);
  expect(await page.getByRole("link", { name: "ADD", exact: true }).count()).toBe(0);
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.goto(`/surgeons/edit?id=${small.surgeon(0, 1)}`);
  await page.getByRole("heading", { name: "Dr. Anna Surgeon1" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Name", exact: true }).isDisabled()).toBe(true);
  expect(await button(page, "Update").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test("a surgeon's own record", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(1, Role.surgeon));
  await step("A063: the profile shows the form with the own record", async () => {
    await arrivesAt(page, "/profile/?myprofile=true");
    await page.getByRole("heading", { name: "Dr. Anna Surgeon1" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Dr. Anna Surgeon1");
    await takeScreens(page, "surgeon-profile");
  });
  await step("A070 A213: saving asks, and then logs out", async () => {
    await page.getByLabel("Department title").fill("Chief of joints");
    await button(page, "Update").click();
    await says(page, "You will be logged out for the recent changes to take effect. Would you like to continue?");
    await button(page, "Continue").click();
    await arrivesAt(page, "/login");
    const { rows } = await journey.world.owner.query(
      "select hospital ->> 'title' as title from surgeons where surgeon_id = $1",
      [small.surgeon(1, 1)],
    );
    expect(rows).toEqual([{ title: "Chief of joints" }]);
  });
  expect(problems).toEqual([]);
  await leave();
});
