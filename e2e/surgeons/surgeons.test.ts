import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { expect } from "vitest";
import { button, field, row, waitForText } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey, pressAfterSession } from "../journey.ts";
import { moveFingers } from "../fingers.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { dropPhoto, firstWords, surgeonNames, portrait, startingCategories, team } from "./surgeon-screens.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

const [first, second, third] = startingCategories;
test.beforeAll(async ({ journey }) => {
  await journey.world.owner.query("update surgeons set phone_public = '+13125550142'");
});

test("an admin adds a surgeon, changes and deletes them", async ({ journey }) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/surgeons" });
  await step("A051: ADD opens an empty form with the six categories and a drawn code", async () => {
    await row(page, "Surgeon1").waitFor();
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await waitForAddress(page, "/surgeons/add");
    await soon(async () => firstWords(await team(page))).toEqual(startingCategories);
    await soon(() => page.getByLabel("Access code").inputValue()).toMatch(/^[2-9A-Z]{6}$/);
  });
  await step("A064: Re-order moves categories, dragged by keys and by hand", async () => {
    await button(page, "Re-order").click();
    const order = async (): Promise<string[]> => firstWords(await team(page));
    await button(page, `Drag ${startingCategories[0]}`).focus();
    for (const key of ["Enter", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await soon(async () => (await order()).indexOf(startingCategories[0]!)).toBeGreaterThan(0);
    const before = (await order()).slice(0, 3);
    const items = page.getByRole("region", { name: "Team categories" }).getByRole("row");
    await items.nth(0).dragTo(items.nth(2), { targetPosition: { x: 60, y: 40 } });
    await soon(async () => (await order()).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
  });
  await step("a photo that is none says so in its place; one that is shows at once, and can be removed", async () => {
    const photo = page.getByRole("group", { name: "Photo" });
    const choose = photo.locator("input[type=file]");
    await choose.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("just text") });
    await photo.getByRole("alert").getByText("Choose a PNG, JPEG or WebP image.").waitFor();
    expect(problems.splice(0)).toEqual([expect.stringContaining("the server responded with a status of 422")]);
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
      await field(page, "Phone-Public").fill("(312) 555-0188");
      await field(page, "Phone-Private").fill("");
      await page.getByLabel("About Me").fill("Hips and knees.");
      await button(page, "Add").dblclick();
      await waitForNotice(page, surgeonTexts.added);
      await waitForAddress(page, "/surgeons");
      await row(page, "Dr. Priya Raman").getByText("+1 312 555 0188").waitFor();
      expect(await row(page, "Dr. Priya Raman").count()).toBe(1);
    },
  );
  await step(
    "A057 A062: a row opens its form and carries the row; a photo that is dropped on it is saved",
    async () => {
      await row(page, "Dr. Priya Raman").click();
      await page.waitForURL("**/surgeons/edit?id=*");
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain("Dr. Priya Raman");
      const photo = page.getByRole("group", { name: "Photo" }).getByRole("img", { name: "Photo" });
      await dropPhoto(page);
      await photo.waitFor();
      await page.getByLabel("Address").fill("1 Lakeside Plaza\nChicago, IL 60601");
      await button(page, "Update").click();
      await waitForNotice(page, "Surgeon updated.");
      await row(page, "Dr. Priya Raman").click();
      await photo.waitFor();
      await soon(() => page.getByLabel("Address").inputValue()).toBe("1 Lakeside Plaza\nChicago, IL 60601");
    },
  );
  await step("what was typed survives the end of the session, for the same person", async () => {
    await page.getByLabel("Department name").fill("Joints");
    await pressAfterSession(journey, page);
    await journey.signIn(page, smallEmail(0, Role.admin));
    await page.waitForURL("**/surgeons/edit?id=*");
    await waitForNotice(page, "Draft restored");
    await soon(() => page.getByLabel("Department name").inputValue()).toBe("Joints");
    await button(page, "Update").click();
    await waitForNotice(page, "Surgeon updated.");
    await waitForAddress(page, "/surgeons");
  });
  await step("A051: DELETE counts the ticked and asks; with active patients it is refused and says why", async () => {
    await page.getByRole("checkbox", { name: "Select Dr. Priya Raman" }).check();
    await page.getByRole("checkbox", { name: "Select Dr. Anna Surgeon1" }).check();
    await button(page, "DELETE 2").click();
    await waitForText(page, "Are you sure you want to delete all the selected surgeons ?");
    await button(page, "Delete").click();
    await waitForNotice(page, "Dr. Anna Surgeon1 has 2 active patients. Give them another surgeon first.");
    await page.getByRole("checkbox", { name: "Select Dr. Anna Surgeon1" }).uncheck();
    await button(page, "DELETE 1").click();
    await button(page, "Delete").click();
    await waitForNotice(page, "Surgeon deleted.");
    await expect.poll(async () => (await surgeonNames(page)).length).toBe(2);
  });
  expect(problems).toEqual([]);
  await leave();
  await step("A064: a category is moved by touch, and a touch beside a menu closes it", () => moveByTouch(journey));
});

async function moveByTouch(journey: Journey): Promise<void> {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    width: 1024,
    hasTouch: true,
    at: "/surgeons/add",
  });
  await button(page, "Re-order").tap();
  await button(page, `Move down: ${first}`).tap();
  await soon(async () => firstWords(await team(page)).slice(0, 3)).toEqual([second, first, third]);
  const [from, to] = [
    await button(page, `Drag ${second}`).boundingBox(),
    await button(page, `Drag ${third}`).boundingBox(),
  ];
  await moveFingers(page, [[from!.x + 8, from!.y + 8]], [[to!.x + 8, to!.y + to!.height]], 700);
  await soon(async () => firstWords(await team(page)).slice(0, 3)).toEqual([first, third, second]);
  await page.getByRole("button", { name: /^Profile of/ }).tap();
  await page.getByRole("menu").waitFor();
  await page.touchscreen.tap(300, 600);
  await soon(() => page.getByRole("menu").count()).toBe(0);
  await leave();
}
