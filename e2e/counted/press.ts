import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "../soon.ts";

const opened = (page: Page): Locator => page.getByRole("dialog");
/** What is opened to; the room of a page that is on its way is no row. */
const rowsOf = (page: Page): Locator =>
  opened(page).locator("ul").first().locator(":scope > li:not(:has([aria-busy]))");

/** Presses "… more …" until everything is there. */
async function showAll(page: Page): Promise<void> {
  const more = opened(page).getByRole("button", { name: /^[\d,]+ more (patients?|days?)$/ });
  while ((await more.count()) > 0) {
    const [rows, left] = [await rowsOf(page).count(), await more.first().innerText()];
    await more.first().click();
    await soon(async () => (await more.allInnerTexts()).includes(left)).toBe(false);
    await soon(() => rowsOf(page).count()).toBeGreaterThan(rows);
  }
}

const numbersIn = (texts: readonly string[]): number[][] =>
  texts.map((text) => (/([\d,]+) of ([\d,]+)/.exec(text) ?? []).slice(1).map((part) => Number(part.replace(",", ""))));

const sum = (pairs: readonly number[][], at: number): number => pairs.reduce((all, pair) => all + (pair[at] ?? 0), 0);

/** Presses a number of patients and expects as many rows, whose sums are those of the head. */
export async function expectPeople(page: Page, link: Locator, shown: number): Promise<void> {
  await link.click();
  await soon(() => opened(page).getByRole("heading").innerText()).toMatch(
    new RegExp(`^${shown.toLocaleString("en-US")} `),
  );
  await showAll(page);
  const rows = rowsOf(page);
  await soon(() => rows.count()).toBe(shown);
  const pairs = numbersIn(await rows.allInnerTexts());
  const [people, due, done] = await opened(page).locator("dd").allInnerTexts();
  expect([people, due, done]).toEqual(
    [shown, sum(pairs, 1), sum(pairs, 0)].map((count) => count.toLocaleString("en-US")),
  );
  await close(page);
}

/** Presses what one patient did and expects days that sum to it. `shown` reads such as `41 of 70`, or is what the head must hold. */
export async function expectDays(page: Page, link: Locator, shown: string | RegExp): Promise<void> {
  await link.click();
  const heading = opened(page).getByRole("heading");
  await soon(() => heading.innerText()).toMatch(shown instanceof RegExp ? shown : new RegExp(`, ${shown} `));
  await showAll(page);
  const days = rowsOf(page);
  const [total = "", due, done] = await opened(page).locator("dd").allInnerTexts();
  await soon(() => days.count()).toBe(Number(total.replace(",", "")));
  const pairs = numbersIn(await days.allInnerTexts());
  expect([due, done]).toEqual([sum(pairs, 1), sum(pairs, 0)].map((count) => count.toLocaleString("en-US")));
  await close(page);
}

/** Closes what was opened: the page's address is as before. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await opened(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
}
