import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, pressAfterSession, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, dropPhoto, names, row, says } from "./surgeon-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query("update surgeons set phone_public = '+13125550142'");
  await journey.world.owner.query(
    `insert into surgeons (customer_id, surgeon_id, name, first_name, last_name, email, phone_public)
     values ($1, gen_random_uuid(), 'Dr. Priya Raman', 'Priya', 'Raman', 'priya@clinic1.example', '+13125550188')`,
    [small.customers[0]],
  );
});
afterAll(() => journey.close());

test("an admin changes and deletes a surgeon", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/surgeons" });
  await step("A057 A062 A067: a row opens its form and carries the row; Update saves, Cancel goes back", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.waitForURL("**/surgeons/edit?id=*");
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain("Dr. Priya Raman");
    await page.getByLabel("Department title").fill("Orthopaedic surgeon");
    await page.getByLabel("Description").fill("Knees and hips");
    await page.getByLabel("Address").fill("1 Lakeside Plaza\nChicago, IL 60601");
    await dropPhoto(page);
    await page.getByRole("group", { name: "Photo" }).getByRole("img", { name: "Photo" }).waitFor();
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await arrivesAt(page, "/surgeons");
    await row(page, "Dr. Priya Raman").click();
    await expect.poll(() => page.getByLabel("Department title").inputValue()).toBe("Orthopaedic surgeon");
    await soon(() => page.getByLabel("Address").inputValue()).toBe("1 Lakeside Plaza\nChicago, IL 60601");
    await page.getByRole("group", { name: "Photo" }).getByRole("img", { name: "Photo" }).waitFor();
    const previewed = page.getByRole("link", { name: "Preview" });
    await soon(() => previewed.getAttribute("href")).toMatch(/^\/surgeon\/[0-9a-f-]{36}$/);
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
    await soon(() => page.getByLabel("Hospital name").inputValue()).toBe("Mine");
    await takeScreens(page, "surgeon-form-second-editor");
    await button(page, "Take this Email").click();
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await row(page, "theirs@clinic1.example").waitFor();
  });
  await step("what was typed survives the end of the session, for the same person", async () => {
    await row(page, "Dr. Priya Raman").click();
    await page.getByLabel("Department name").fill("Joints");
    await pressAfterSession(journey, page);
    await journey.signIn(page, smallEmail(0, Role.admin));
    await page.waitForURL("**/surgeons/edit?id=*");
    await isTold(page, "Draft restored");
    await soon(() => page.getByLabel("Department name").inputValue()).toBe("Joints");
    await button(page, "Update").click();
    await isTold(page, "Surgeon updated.");
    await arrivesAt(page, "/surgeons");
  });
  await step("on a phone the surgeons are cards, with the same actions and ticks", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole("listitem").filter({ hasText: "Dr. Priya Raman" });
    await card.getByRole("link", { name: "Download qrcode" }).waitFor();
    await card.getByRole("checkbox", { name: "Select Dr. Priya Raman" }).check();
    await button(page, "DELETE 1").waitFor();
    await card.getByRole("checkbox", { name: "Select Dr. Priya Raman" }).uncheck();
    await takeScreens(page, "surgeons-with-photo", () => page.getByText("Dr. Priya Raman").first().waitFor());
    await page.setViewportSize({ width: 1440, height: 900 });
    await row(page, "Dr. Priya Raman").waitFor();
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
