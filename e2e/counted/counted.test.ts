import { readFile } from "node:fs/promises";
import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { seedLogins } from "@restride/dev-env/seed/people/logins.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { type Journey, startJourney } from "../journey.ts";
import { rows } from "../patients/rows.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { close, expectDays, expectPeople } from "./press.ts";

const sixty = {
  name: "sixty patients",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    await fillWithSeed(databaseUrl, now, { patients: 60 });
  },
};
const emailOf = (role: string): string => seedLogins.find((login) => login.role === role)!.email;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ password: demoPassword, fill: sixty });
});
afterAll(() => journey.close());

const numberOf = (text: string): number => Number(/[\d,]+/.exec(text)![0].replace(",", ""));
const opened = (page: Page): Locator => page.getByRole("dialog");
const listTotal = (page: Page, total: number): Promise<void> =>
  page.getByText(`${total.toLocaleString("en-US")} ${total === 1 ? "patient" : "patients"}`, { exact: true }).waitFor();

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
      .getByRole("link", { name: /Who did/ })
      .first()
      .waitFor();
    await rest();
    const pressed = await pressEach(page, part);
    expect(pressed.people).toBeGreaterThan(4);
    expect(pressed.days).toBeGreaterThan(9);
  });

  const one = page.getByRole("region", { name: "Overall" }).getByRole("link", { name: "Who did some" });
  await step(
    "a patient of a number opens to days, a day to items, an item to when and from where, by keys",
    async () => {
      await one.click();
      const dialog = opened(page);
      await dialog.getByText(/^Active patients who did some and not all of what was due from Sunday/).waitFor();
      const first = dialog.locator("[data-fold]").first();
      await first.focus();
      await page.keyboard.press("ArrowRight");
      await soon(() => first.getAttribute("aria-expanded")).toBe("true");
      const item = dialog.locator("ul ul ul [data-fold]").first();
      await item.waitFor();
      await page.keyboard.press("ArrowDown");
      expect(await item.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("ArrowRight");
      await dialog.getByText(/, (in the patient app|from the device)$/).waitFor();
      await takeScreens(page, "number-opened");
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
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toBe(`"${heading}"`);
    expect(lines[1]).toMatch(/^"Active patients who did some/);
    expect(lines).toHaveLength(3 + numberOf(heading));
  });

  await step("what is opened has an address of its own, lives through a reload, and Back closes it", async () => {
    await page.reload();
    await opened(page)
      .getByText(/^Active patients who did some/)
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

test("the counts of a company lead to lists of as many rows", async () => {
  const { page, leave } = await journey.visitAs(emailOf("Company Admin"), { at: "/customers" });
  const clinic = page.getByRole("row").filter({ hasText: "Tamberlake" });
  const countOf = async (at: number): Promise<number> => numberOf(await clinic.getByRole("button").nth(at).innerText());
  const cases = page.getByText(/^[\d,]+ of [\d,]+ cases$/);
  const listed = async (): Promise<number> => numberOf(await cases.innerText());

  await step("active patients, open and unassigned cases of a clinic", async () => {
    await clinic.getByRole("button").first().waitFor();
    const [patients, open, unassigned] = [await countOf(0), await countOf(1), await countOf(2)];
    await clinic.getByRole("button").nth(0).click();
    await listTotal(page, patients);
    for (const [at, count] of [
      [1, open],
      [2, unassigned],
    ] as const) {
      await page.goto("/customers");
      await clinic.getByRole("button").nth(at).click();
      await soon(listed).toBe(count);
    }
  });

  await step("the same on a phone's card", async () => {
    const press = async (name: RegExp): Promise<number> => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/customers");
      const count = page.locator("li[data-row]").filter({ hasText: "Tamberlake" }).getByRole("button", { name });
      const shown = numberOf(await count.innerText());
      await count.click();
      await page.setViewportSize({ width: 1440, height: 900 });
      return shown;
    };
    await listTotal(page, await press(/active patients?$/));
    await soon(listed).toBe(await press(/open cases?$/));
    await page.goto("/customers");
  });

  await step("cases by state", async () => {
    const stats = page.getByRole("region", { name: "Cases by status" }).getByRole("button");
    for (let at = 0; at < (await stats.count()); at++) {
      const shown = numberOf(await stats.nth(at).innerText());
      await stats.nth(at).click();
      await soon(listed).toBe(shown);
    }
  });

  await step("orders by state", async () => {
    await page.goto("/fulfillment");
    const tabs = page.getByRole("navigation", { name: "States of orders" }).getByRole("button");
    await soon(async () => (await tabs.allInnerTexts()).join()).toMatch(/\d.*\d/s);
    for (let at = 0; at < (await tabs.count()); at++) {
      const shown = numberOf(await tabs.nth(at).innerText());
      await tabs.nth(at).click();
      await page.getByText(`${shown} ${shown === 1 ? "order" : "orders"}`, { exact: true }).waitFor();
    }
  });
  await leave();
});
