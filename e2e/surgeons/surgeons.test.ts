import { Role } from "@restride/domain/access/roles.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { rowsAsked } from "../page-size.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, firstWords, names, phone, portrait, row, says, startingCategories, team } from "./surgeon-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query("update surgeons set phone_public = '+13125550142'");
});
afterAll(() => journey.close());

test("an admin adds a surgeon", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/surgeons" });
  await step("A051 A052: the list has a search, DELETE with its count, and ADD", async () => {
    await page.getByRole("heading", { name: "SURGEONS", exact: true }).waitFor();
    await soon(() => page.getByLabel("Search surgeons").getAttribute("placeholder")).toBe("name, email or phone");
    await button(page, "DELETE 0").waitFor();
    await soon(() => button(page, "DELETE 0").isDisabled()).toBe(true);
  });
  await step("A058 A059 A054: 20 a page, by name, the phone with its +1", async () => {
    await row(page, "Surgeon1").getByText("+1 312 555 0142").waitFor();
    expect((await names(page)).map((text) => text.slice(-8))).toEqual(["Surgeon1", "Surgeon2"]);
    expect(await rowsAsked(page, "Surgeons", () => page.reload())).toBe(20);
    await soon(() => row(page, "Surgeon1").getByRole("cell").allTextContents()).toContain("2");
  });
  await step("screens M1: Tab goes through the links and the box of one row, and then leaves the table", async () => {
    await row(page, "Surgeon1").focus();
    const way = [];
    for (let tabs = 0; tabs < 4; tabs += 1) {
      await page.keyboard.press("Tab");
      way.push(await page.evaluate(() => document.activeElement!.closest("tr")?.querySelector("td")?.innerText ?? ""));
    }
    expect(way.map((name) => name.slice(-8))).toEqual(["Surgeon1", "Surgeon1", "Surgeon1", ""]);
  });
  await step("A053 A055 A056: the columns, and the two actions of a row", async () => {
    const heads = await page.getByRole("columnheader").allTextContents();
    expect(heads).toEqual(["NAME", "EMAIL", "PHONE", "PATIENTS", "Actions", "SELECT"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      row(page, "Surgeon1").getByRole("link", { name: "Download qrcode" }).click(),
    ]);
    expect(download.url()).toMatch(new RegExp(`/qrcode/${small.surgeon(0, 1)}/-1$`));
    expect(download.suggestedFilename()).toBe("Dr-Anna-Surgeon1-qrcode.png");
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      row(page, "Surgeon1").getByRole("link", { name: "Preview" }).click(),
    ]);
    await opened.waitForURL(`**/surgeon/${small.surgeon(0, 1)}`);
    await opened.getByRole("heading", { name: "Dr. Anna Surgeon1" }).waitFor();
    await opened.close();
    await arrivesAt(page, "/surgeons");
  });
  await step("A061 A067 A068: ADD opens an empty form below its list, with the six categories", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/surgeons/add");
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Surgeons\s*›\s*Add/);
    expect(firstWords(await team(page))).toEqual(startingCategories);
    await soon(() => page.getByLabel("Access code").inputValue()).toMatch(/^[2-9A-Z]{6}$/);
  });
  await step("A065 A066: Preview waits until the surgeon is saved; the code is for the own profile", async () => {
    await soon(() => button(page, "Preview").isDisabled()).toBe(true);
    expect(await page.getByText("Download qrcode").count()).toBe(0);
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
  });
  await step("leaving with changes asks", async () => {
    await button(page, "Cancel").click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await arrivesAt(page, "/surgeons/add");
    await soon(() => phone(page, "Phone-Private").inputValue()).toBe("12");
  });
  await step("A069: a category is added by name; blank and duplicate names are ignored", async () => {
    for (const name of ["Fellows", "  ", "secretary"]) {
      await page.getByLabel("New category name").fill(name);
      await button(page, "Add category").click();
    }
    expect(firstWords(await team(page))).toEqual([...startingCategories, "Fellows"]);
  });
  await step("A064: Re-order moves categories by keyboard and by drag", async () => {
    await button(page, "Re-order").click();
    const up = button(page, "Move up: Fellows");
    await up.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Fellows, place 6 of 7").waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    expect(firstWords(await team(page)).indexOf("Fellows")).toBe(4);
    const items = page.getByRole("region", { name: "Team categories" }).getByRole("row");
    await items.nth(0).dragTo(items.nth(2), { targetPosition: { x: 60, y: 40 } });
    expect(firstWords(await team(page)).slice(0, 3)).toEqual([
      startingCategories[1],
      startingCategories[2],
      startingCategories[0],
    ]);
    await takeScreens(page, "surgeon-form-order");
  });
  await step("a photo that is none says so in its place; one that is shows at once, and can be removed", async () => {
    const photo = page.getByRole("group", { name: "Photo" });
    const choose = photo.locator("input[type=file]");
    await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("just text") });
    await photo.getByRole("alert").getByText("Choose a PNG, JPEG or WebP image.").waitFor();
    expect(problems.splice(0)).toEqual([expect.stringContaining("the server responded with a status of 422")]);
    await takeScreens(page, "surgeon-form-wrong-photo");
    await choose.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await portrait() });
    await photo.getByRole("img", { name: "Photo" }).waitFor();
    expect(await photo.getByRole("alert").count()).toBe(0);
    await button(page, "Remove photo").click();
    expect(await photo.getByRole("img").count()).toBe(0);
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
      await isTold(page, surgeonTexts.added);
      await arrivesAt(page, "/surgeons");
      await row(page, "Dr. Priya Raman").getByText("+1 312 555 0188").waitFor();
      expect(await row(page, "Dr. Priya Raman").count()).toBe(1);
    },
  );
  await step("A060: a search starts at page 1", async () => {
    await page.goto("/surgeons?page=2&size=20");
    await page.getByLabel("Search surgeons").fill("555 0188");
    await arrivesAt(page, "/surgeons?search=555+0188");
    await expect.poll(() => names(page)).toHaveLength(1);
  });
  await step("A062 A069: the row opens its form, with the category that was added", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.waitForURL("**/surgeons/edit?id=*");
    await expect.poll(async () => firstWords(await team(page))).toContain("Fellows");
  });
  expect(problems).toEqual([]);
  await leave();
});
