import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, startJourney } from "../journey.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { emailOf, listTotal, numberOf, sixtyPatients } from "./sixty-patients.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(sixtyPatients);
});
afterAll(() => journey.close());

const opened = (page: Page): Locator => page.getByRole("dialog");
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await opened(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
};

test("an admin opens numbers of the clinic to who is behind them, saves one, and goes on to its list", async () => {
  const { page, problems, leave } = await journey.visitAs(emailOf("Admin"), { at: "/compliance?type=all" });
  const overall = page.getByRole("region", { name: "Overall" });
  const one = overall.getByRole("link", { name: "Some finished" });
  const shown = async (): Promise<number> =>
    numberOf(await overall.getByRole("listitem").filter({ hasText: "Partial" }).locator("b").innerText());

  await step("a number of a pie, a column and a bar is as large as what it opens to", async () => {
    await one.waitFor();
    const count = await shown();
    await one.click();
    await soon(() => opened(page).getByRole("heading").innerText()).toMatch(new RegExp(`^${count} `));
    await soon(() => opened(page).locator("ul").first().locator(":scope > li").count()).toBe(Math.min(20, count));
    await close(page);
    const column = page.getByRole("region", { name: "Patient engagement" }).getByRole("link", { name: / finished$/ });
    await column.first().click();
    await opened(page)
      .getByRole("heading", { name: /^\d+ patients?, / })
      .waitFor();
    await close(page);
    const forms = page
      .getByRole("region", { name: "Survey outcomes" })
      .getByRole("link", { name: / submitted$/ })
      .first();
    const submitted = numberOf(await forms.innerText());
    await forms.click();
    await opened(page)
      .getByRole("heading", { name: new RegExp(`^${submitted} forms? submitted`) })
      .waitFor();
    await soon(() => opened(page).locator("ul > li").count()).toBe(Math.min(20, submitted));
    await close(page);
  });

  await step("the table for a spreadsheet has the words of the head and exactly its rows", async () => {
    await one.click();
    await opened(page)
      .getByText(/^Active patients who finished some and not all of what was due from Sunday/)
      .waitFor();
    const heading = (await opened(page).getByRole("heading").locator("span").first().innerText()).trim();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      opened(page).getByRole("button", { name: "CSV" }).click(),
    ]);
    const lines = (await savedTable(download)).trim().split("\r\n");
    expect([lines[0], lines.length]).toEqual([`"${heading}"`, 3 + numberOf(heading)]);
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

  await step("a week of a patient opens to its days", async () => {
    await page.locator("tbody tr[data-row]").first().locator("td").nth(2).click();
    const week = page.getByRole("button", { name: /WEEKLY PROGRESS/ }).first();
    await week.click();
    const line = page
      .getByRole("dialog", { name: /WEEKLY PROGRESS/ })
      .getByRole("link")
      .first();
    const [done, due] = /(\d+) out of (\d+)/.exec(await line.innerText())!.slice(1);
    await line.click();
    await opened(page)
      .getByRole("heading", { name: new RegExp(`, ${done} of ${due} `) })
      .waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a company admin follows counts to lists of as many rows", async () => {
  const { page, problems, leave } = await journey.visitAs(emailOf("Company Admin"), { at: "/customers" });
  const clinic = page.getByRole("row").filter({ hasText: "Tamberlake" });
  const cases = page.getByText(/^[\d,]+ of [\d,]+ cases$/);
  const listed = async (): Promise<number> => numberOf(await cases.innerText());
  const press = async (button: Locator): Promise<number> => {
    const shown = numberOf(await button.innerText());
    await button.click();
    return shown;
  };

  await step("patients and open cases of a clinic", async () => {
    await listTotal(page, await press(clinic.getByRole("button").nth(0)));
    await page.goto("/customers");
    await soon(listed).toBe(await press(clinic.getByRole("button").nth(1)));
  });
  await step("cases of a state, and orders of one", async () => {
    const stats = page.getByRole("region", { name: "Cases by status" }).getByRole("button");
    await soon(listed).toBe(await press(stats.first()));
    await page.goto("/fulfillment");
    const tabs = page.getByRole("navigation", { name: "States of orders" }).getByRole("button");
    await soon(async () => (await tabs.allInnerTexts()).join()).toMatch(/\d.*\d/s);
    const shown = await press(tabs.nth(1));
    await page.getByText(`${shown} ${shown === 1 ? "order" : "orders"}`, { exact: true }).waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
