import { signIn } from "@restride/dev-env/caller.ts";
import { formAllNames } from "@restride/dev-env/database/form-all-names.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, firstOfMonth, formatUs, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { breakDown, holdBack } from "../hold-back.ts";
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
const keep = async (date: string, title: string, patient = 1) => {
  await journey.world.owner.query(
    "insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at) values ($1, $2, gen_random_uuid(), $3, $4, 'Bring the order.', now())",
    [small.customers[0], small.patient(0, patient), date, title],
  );
  await formAllNames(journey.world.databaseUrl);
};

test("a therapist adds a reminder on the page of a patient", async () => {
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
  await step("a day is typed without its year, and written in full once the field is left", async () => {
    const day = journey.world.today();
    const field = dialog(page).locator("input[name=date]");
    await field.fill(`${Number(day.slice(5, 7))}/${Number(day.slice(8))}`);
    await field.press("Tab");
    await soon(() => field.inputValue()).toBe(formatUs(day));
    expect(await dialog(page).getByText("Please enter a date").count()).toBe(0);
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
  expect(problems).toEqual([]);
  await leave();
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

test("an admin reads the clinic's month, changes a reminder, deletes it and brings it back", async () => {
  const today = journey.world.today();
  const [first, last] = [firstOfMonth(today), lastOfMonth(today)];
  await keep(today, "Lab Draw");
  await keep(last, "X-Ray Visit", 2);
  if (first !== today) await keep(first, "Kit Return");
  await keep(addDays(last, 1), "Next month");
  const isPast = first !== today ? ["Kit Return"] : [];
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/events" });
  await step("a month on its way is drawn in grey, its counts are dashes", async () => {
    const goOn = await holdBack(page, "query ClinicReminders");
    await page.reload();
    await card(page).locator("[aria-busy] span").nth(9).waitFor();
    for (const count of [/^— [A-Z][a-z]+$/, /^— still to come$/]) await page.getByText(count).waitFor();
    goOn();
  });
  await step("on a phone no line cuts a reminder", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card(page).getByText("Lab Draw").waitFor();
    const lines = await card(page)
      .locator("tbody td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderTopWidth));
    expect(new Set(lines)).toEqual(new Set(["0px"]));
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("what is to come first, the past behind a button, other months by the arrows", async () => {
    await soon(() => titles(page)).toEqual(["Lab Draw", "X-Ray Visit"]);
    await card(page).getByText("Today", { exact: true }).waitFor();
    if (isPast.length > 0) {
      await card(page).getByRole("button", { name: "Show the 1 past one" }).click();
      expect(await titles(page)).toEqual([...isPast, "Lab Draw", "X-Ray Visit"]);
      await card(page).getByRole("button", { name: "Hide the past ones" }).click();
    }
    await card(page).getByRole("button", { name: "Next month", exact: true }).click();
    await soon(() => titles(page)).toEqual(["Next month"]);
    await card(page).getByRole("button", { name: "Next month", exact: true }).click();
    await card(page).getByText("A reminder is a day, a title and a text for one patient.").waitFor();
    await soon(() => card(page).getByRole("link", { name: "Choose a patient" }).getAttribute("href")).toBe("/patient");
    const example = card(page).getByText("An example. It is nobody's.", { exact: true });
    await soon(() => example.isVisible()).toBe(false);
    await card(page).getByRole("button", { name: "Show an example" }).press("Enter");
    await example.waitFor();
    await card(page)
      .getByText(/^\w+ 10 - Wound Check$/)
      .waitFor();
    await card(page).getByRole("button", { name: "Hide the example" }).press("Enter");
    await soon(() => example.isVisible()).toBe(false);
    await card(page).getByRole("button", { name: "TODAY" }).click();
    await soon(() => titles(page)).toEqual(["Lab Draw", "X-Ray Visit"]);
  });
  await step(
    "under the name of a month no other's reminders are read, while it is on its way or when it fails",
    async () => {
      const goOn = await holdBack(page, "query ClinicReminders");
      await card(page).getByRole("button", { name: "Next month", exact: true }).click();
      await page.getByText(/^— [A-Z][a-z]+$/).waitFor();
      await soon(() => titles(page)).toEqual([]);
      goOn();
      await soon(() => titles(page)).toEqual(["Next month"]);
      await page.unrouteAll();
      const mend = await breakDown(page, "query ClinicReminders");
      await card(page).getByRole("button", { name: "Previous month" }).click();
      await card(page).getByRole("alert").getByText("The reminders could not be loaded.").waitFor();
      await soon(() => titles(page)).toEqual([]);
      await page.getByText(/^— [A-Z][a-z]+$/).waitFor();
      await mend();
      await card(page).getByRole("button", { name: "Try again" }).click();
      await soon(() => titles(page)).toEqual(["Lab Draw", "X-Ray Visit"]);
    },
  );
  await step("a search looks for patient or title", async () => {
    await page.getByLabel("Search patient or title").fill("x-ray");
    await soon(() => titles(page)).toEqual(["X-Ray Visit"]);
    await page.getByLabel("Search patient or title").fill("nobody");
    await card(page).getByText("No reminder matches.").waitFor();
    await page.getByLabel("Search patient or title").fill("");
    await soon(() => titles(page)).toHaveLength(2);
  });
  await step("it is changed", async () => {
    await choose(page, "Lab Draw", "Edit");
    await dialog(page).getByLabel("Title").fill("Lab Draw again");
    await dialog(page).getByRole("button", { name: "Save reminder" }).click();
    await isTold(page, "Reminder changed.");
    await soon(() => titles(page)).toEqual(["Lab Draw again", "X-Ray Visit"]);
  });
  await step("it is deleted, and comes back", async () => {
    await choose(page, "Lab Draw again", "Delete");
    await isTold(page, "Reminder deleted.");
    await soon(() => titles(page)).toEqual(["X-Ray Visit"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => titles(page)).toEqual(["Lab Draw again", "X-Ray Visit"]);
  });
  await step("what a colleague adds comes by itself, without a toast", async () => {
    const physio = await signIn(journey.world, smallEmail(0, Role.physio));
    const event = `{ date: "${last}", title: "Call Patient" }`;
    await physio.call(`mutation { addEvent(id: "${small.patient(0, 1)}", event: ${event}) { status } }`);
    await soon(async () => (await titles(page)).toSorted()).toEqual(["Call Patient", "Lab Draw again", "X-Ray Visit"]);
    expect(await page.getByText("Received an update in Reminders!").count()).toBe(0);
  });
  await step("a name leads to the patient", async () => {
    await card(page)
      .getByRole("link", { name: /^Pat2 Clinic1/ })
      .click();
    await page.waitForURL(`**/patient/${small.patient(0, 2)}`);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("of a month with more reminders than are listed, all are counted, and it is said how the others are found", async () => {
  const last = lastOfMonth(journey.world.today());
  await keep(last, "Lab Draw");
  await journey.world.owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at)
     select $1, $2, gen_random_uuid(), $3, 'R' || n, now() from generate_series(1, 1000) n`,
    [small.customers[0], small.patient(0, 2), last],
  );
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/events" });
  await page.getByText(/^1,001 [A-Z][a-z]+$/).waitFor();
  await page.getByText("1,001 still to come").waitFor();
  await card(page)
    .getByText("Of so many, the next 1,000 are listed. Search for a patient or a title to see the others.")
    .waitFor();
  await page.getByRole("searchbox", { name: "Search patient or title" }).fill("Lab Draw");
  await soon(() => titles(page)).toEqual(["Lab Draw"]);
  expect(await page.getByText(/are listed/).count()).toBe(0);
  await leave();
});
