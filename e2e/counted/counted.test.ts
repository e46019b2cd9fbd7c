import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { type Journey, startJourney } from "../journey.ts";
import { rows } from "../patients/rows.ts";
import { savedTable } from "../saved-table.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { emailOf, listTotal, numberOf, sixtyPatients } from "./sixty-patients.ts";
import { close, expectDays, expectPeople } from "./press.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(sixtyPatients);
});
afterAll(() => journey.close());

const opened = (page: Page): Locator => page.getByRole("dialog");
/** Presses every number of a part of the page that opens over it; a share opens like the last count beside it. */
async function pressEach(page: Page, part: Locator): Promise<{ people: number; days: number }> {
  const numbers = part.locator("[data-number]");
  const pressed = { people: 0, days: 0 };
  for (let at = 0; at < (await numbers.count()); at++) {
    const link = numbers.nth(at);
    const text = (await link.innerText()).trim();
    if (/ of /.test(text)) {
      await expectDays(page, link, text);
      pressed.days += 1;
    } else {
      const whole = link.locator("xpath=ancestor::section[1]").locator("li b").last();
      const count = /%|NA/.test(text)
        ? await whole.innerText()
        : text === ""
          ? await link.locator("xpath=..").locator("b").innerText()
          : text;
      await expectPeople(page, link, numberOf(count));
      pressed.people += 1;
    }
  }
  return pressed;
}

test("every number of the clinic's screens is as large as what it opens to", async () => {
  const { page, problems, leave } = await journey.visitAs(emailOf("Admin"), { at: "/compliance?type=all" });
  const rest = restOf(page);
  await page.getByRole("region", { name: "Exercises" }).locator("[data-number]").first().waitFor();

  await step("each slice of each pie", async () => {
    const pies = page.locator("main section:has(svg)").filter({ has: page.getByRole("heading", { level: 2 }) });
    const pressed = await pressEach(page, pies.filter({ hasNot: page.getByRole("heading", { level: 3 }) }));
    expect(pressed.people).toBeGreaterThan(9);
  });

  const part = page.getByRole("region", { name: "Patient engagement" });
  await step("each column of engagement, and each patient named in it", async () => {
    await part.scrollIntoViewIfNeeded();
    await part
      .getByRole("link", { name: /finished$/ })
      .first()
      .waitFor();
    await rest();
    const pressed = await pressEach(page, part);
    expect(pressed.people).toBeGreaterThan(4);
    expect(pressed.days).toBeGreaterThan(9);
  });

  const outcomes = page.getByRole("region", { name: "Survey outcomes" });
  await step("how many forms were submitted, of each set of survey outcomes", async () => {
    await outcomes.scrollIntoViewIfNeeded();
    const submitted = outcomes.getByRole("link", { name: / submitted$/ });
    await soon(() => submitted.count()).toBe(3);
    for (const link of await submitted.all()) {
      const shown = numberOf(await link.innerText());
      await link.click();
      await opened(page)
        .getByRole("heading", { name: new RegExp(`^${shown} forms? submitted`) })
        .waitFor();
      await soon(() => opened(page).locator("ul > li").count()).toBe(Math.min(20, shown));
      await close(page);
    }
  });

  await step("each bar of survey outcomes, by the links of its table", async () => {
    const tables = outcomes.getByRole("button", { name: /as a table$/ });
    await soon(() => tables.count()).toBe(3);
    for (let left = 3; left > 0; left--) await tables.first().click();
    const bars = outcomes.locator("td [data-number]");
    expect(await bars.count()).toBeGreaterThan(3);
    for (let at = 0; at < (await bars.count()); at++) {
      const shown = numberOf(await bars.nth(at).innerText());
      await bars.nth(at).click();
      await opened(page)
        .getByRole("heading", { name: new RegExp(`^${shown} forms?, `) })
        .waitFor();
      await soon(() => opened(page).locator("ul > li").count()).toBe(Math.min(20, shown));
      if (at === 0) await takeScreens(page, "forms-opened");
      await close(page);
    }
  });

  const one = page.getByRole("region", { name: "Overall" }).getByRole("link", { name: "Some finished" });
  await step(
    "a patient of a number opens to days, a day to items, an item to when and from where, by keys",
    async () => {
      await one.click();
      const dialog = opened(page);
      await dialog.getByText(/^Active patients who finished some and not all of what was due from Sunday/).waitFor();
      const first = dialog.locator("[data-fold]").first();
      await first.focus();
      await page.keyboard.press("ArrowRight");
      await soon(() => first.getAttribute("aria-expanded")).toBe("true");
      const item = dialog.locator("ul ul ul [data-fold]").first();
      await item.waitFor();
      await page.keyboard.press("ArrowDown");
      await soon(() => item.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("ArrowRight");
      await dialog.getByText(/, (in the patient app|from the device)$/).waitFor();
      await page.keyboard.press("ArrowLeft");
      await soon(() => dialog.getByText(/, (in the patient app|from the device)$/).count()).toBe(0);
      await first.focus();
      await page.keyboard.press("ArrowLeft");
      await soon(() => dialog.locator("ul ul").count()).toBe(0);
    },
  );

  await step("the table for a spreadsheet has the words of the head and exactly its rows", async () => {
    const heading = (await opened(page).getByRole("heading").locator("span").first().innerText()).trim();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      opened(page).getByRole("button", { name: "CSV" }).click(),
    ]);
    const lines = (await savedTable(download)).trim().split("\r\n");
    expect(lines[0]).toBe(`"${heading}"`);
    expect(lines[1]).toMatch(/^"Active patients who finished some/);
    expect(lines).toHaveLength(3 + numberOf(heading));
  });

  await step("what is opened has an address of its own, lives through a reload, and Back closes it", async () => {
    await page.reload();
    await opened(page)
      .getByText(/^Active patients who finished some/)
      .waitFor();
    await close(page);
    await one.click();
    await opened(page).waitFor();
    await page.goBack();
    await opened(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/compliance");
    await soon(() => one.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  await step("it opens as a list of the same patients", async () => {
    await one.click();
    const list = opened(page).getByRole("link", { name: "Open as list" });
    await list.waitFor();
    const count = numberOf(await opened(page).getByRole("heading").innerText());
    await list.click();
    await page.waitForURL((url) => url.pathname === "/patient");
    await listTotal(page, count);
    await opened(page).waitFor({ state: "detached" });
  });

  await step("the counts above the list lead to lists of as many patients", async () => {
    for (const label of ["Active", "Knee", "Hip"]) {
      const count = page.locator("header dl > div").filter({ hasText: label }).getByRole("link");
      const shown = numberOf(await count.innerText());
      await count.click();
      await listTotal(page, shown);
    }
  });

  await step("how far each patient is opens to the days behind the percentage", async () => {
    await page.goto("/patient?size=5");
    await soon(() => rows(page).count()).toBe(5);
    const numbers = rows(page).locator("[data-number]");
    expect(await numbers.count()).toBe(10);
    for (let at = 0; at < 10; at++) {
      const shown = await numbers.nth(at).innerText();
      const share = shown === "NA" ? "done, NA" : `done, ${shown}`;
      await numbers.nth(at).click();
      await opened(page).getByText(share, { exact: true }).waitFor();
      await close(page);
    }
  });

  await step(
    "a phone opens what a wide screen opens: a card's numbers, and by the rest of it the patient",
    async () => {
      await page.goto("/patient?size=5");
      await page.setViewportSize({ width: 390, height: 844 });
      const cards = page.locator("li[data-row]");
      await soon(() => cards.count()).toBe(5);
      const numbers = cards.locator("[data-number]");
      for (let at = 0; at < 10; at++) {
        const shown = await numbers.nth(at).innerText();
        await numbers.nth(at).click();
        await opened(page)
          .getByText(shown === "NA" ? "done, NA" : `done, ${shown}`, { exact: true })
          .waitFor();
        await close(page);
      }
      await takeScreens(page, "patient-cards");
      await page.setViewportSize({ width: 390, height: 844 });
      await cards.first().click({ position: { x: 200, y: 40 } });
      await page.waitForURL((url) => /^\/patient\/./.test(url.pathname));
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  await step("a week of a patient opens to its days", async () => {
    const weeks = page.getByRole("button", { name: /WEEKLY PROGRESS/ });
    await weeks.first().waitFor();
    for (let at = 0; at < (await weeks.count()); at++) {
      await weeks.nth(at).click();
      const lines = page.getByRole("dialog", { name: /WEEKLY PROGRESS/ }).getByRole("link");
      const [done, due] = /(\d+) out of (\d+)/.exec(await lines.first().innerText())!.slice(1);
      await expectDays(page, lines.first(), `${done} of ${due}`);
    }
  });
  expect(problems).toEqual([]);
  await leave();
});
