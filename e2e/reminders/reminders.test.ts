import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
beforeEach(() => journey.world.owner.query("delete from reminders"));
afterAll(() => journey.close());

const at = `/patient/${small.patient(0, 1)}`;
const dialog = (page: Page) => page.getByRole("dialog", { name: /reminder$/ });
const card = (page: Page) => page.getByRole("region", { name: "Reminders of the month" });
const titles = async (page: Page) => {
  const cells = await card(page).locator("tbody tr td:nth-child(3)").allInnerTexts();
  return cells.map((cell) => cell.trim());
};
const choose = async (page: Page, title: string, item: string) => {
  await card(page)
    .getByRole("button", { name: new RegExp(`^More about ${title}`) })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};
test("a therapist adds a reminder on the page of a patient; an admin changes it in the month of the clinic, deletes it and brings it back", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const panel = page.getByRole("region", { name: "Reminders", exact: true });
  await step("B082: a month without reminders says 'No Reminders', in a panel that sticks", async () => {
    await panel.getByText("No Reminders").waitFor();
    expect(await panel.evaluate((box) => getComputedStyle(box.parentElement!).position)).toBe("sticky");
  });
  await step("B045: the dialog has the fields Date, Title and Text", async () => {
    await page.getByRole("button", { name: "ADD REMINDER" }).click();
    const labels = await dialog(page).locator("label").allInnerTexts();
    expect(labels.map((label) => label.replaceAll(/[*\s]/g, ""))).toEqual(["Date", "Title", "Text"]);
  });
  await step("B184 B082: it closes on success, and the panel lists 'MMMM DD - title' with the message", async () => {
    await dialog(page).getByLabel("Title").fill("Lab Draw");
    await dialog(page).getByLabel("Text").fill("Fasting.");
    await dialog(page).getByRole("button", { name: "Add reminder" }).click();
    await isTold(page, "Reminder added.");
    await soon(() => dialog(page).count()).toBe(0);
    const day = journey.world.today();
    const heading = `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(8)} - Lab Draw`;
    await soon(() => panel.getByRole("listitem").innerText()).toBe(`${heading}\n\nFasting.`);
  });
  const admin = await journey.visitAs(smallEmail(0, Role.admin), { at: "/events" });
  const { page: month } = admin;
  await step("it stands in the month of the clinic, where it is changed", async () => {
    await soon(() => titles(month)).toEqual(["Lab Draw"]);
    await choose(month, "Lab Draw", "Edit");
    await dialog(month).getByLabel("Title").fill("Lab Draw again");
    await dialog(month).getByRole("button", { name: "Save reminder" }).click();
    await isTold(month, "Reminder changed.");
    await soon(() => titles(month)).toEqual(["Lab Draw again"]);
  });
  await step("it is deleted, which the patient's page shows by itself, and comes back", async () => {
    await choose(month, "Lab Draw again", "Delete");
    await isTold(month, "Reminder deleted.");
    await soon(() => titles(month)).toEqual([]);
    await panel.getByText("No Reminders").waitFor();
    await month.getByRole("button", { name: "Undo" }).click();
    await soon(() => titles(month)).toEqual(["Lab Draw again"]);
  });
  await step("what a colleague adds comes by itself, without a toast", async () => {
    const physio = await signIn(journey.world, smallEmail(0, Role.physio));
    const event = `{ date: "${lastOfMonth(journey.world.today())}", title: "Call Patient" }`;
    await physio.call(`mutation { addEvent(id: "${small.patient(0, 1)}", event: ${event}) { status } }`);
    await soon(async () => (await titles(month)).toSorted()).toEqual(["Call Patient", "Lab Draw again"]);
    expect(await month.getByText("Received an update in Reminders!").count()).toBe(0);
  });
  await step("a name leads to the patient", async () => {
    await card(month)
      .getByRole("link", { name: /^Pat1 Clinic1/ })
      .first()
      .click();
    await month.waitForURL(`**/patient/${small.patient(0, 1)}`);
  });
  expect([...problems, ...admin.problems]).toEqual([]);
  await Promise.all([leave(), admin.leave()]);
});

test("B290 B165: a health coach adds none, neither by the button nor in the day view", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), { clinic: small.customers[0], at });
  await page.getByRole("button", { name: "ADD REMINDER" }).waitFor();
  await soon(() => page.getByRole("button", { name: "ADD REMINDER" }).isDisabled()).toBe(true);
  await page.getByText("DAY VIEW").click();
  await page.getByRole("button", { name: "Add Reminder" }).first().waitFor();
  for (const button of await page.getByRole("button", { name: "Add Reminder" }).all())
    await soon(() => button.isDisabled()).toBe(true);
  await leave();
});
