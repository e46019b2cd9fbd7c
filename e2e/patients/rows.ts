import type { Locator, Page } from "playwright-core";
import { soon } from "../soon.ts";

/** Returns the rows of the patient list, without the header row. */
export const patientRows = (page: Page): Locator => page.locator("tbody tr[data-row]");

/** Returns the row of a patient. */
export const rowOf = (page: Page, name: string): Locator =>
  patientRows(page).filter({ has: page.getByRole("link", { name, exact: true }) });

/** Waits until the list shows exactly these patients in this order. */
export const expectPatients = (page: Page, names: readonly string[]): Promise<void> =>
  soon(() => patientRows(page).locator("a:not([data-number])").allInnerTexts()).toEqual(names);

/** Returns the texts of the chips above the list. */
export const chips = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole("list", { name: "Filters" }).getByRole("listitem").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "Clear all");
};

/** Waits until the chips above the list have these texts. */
export const expectChips = (page: Page, texts: readonly string[]): Promise<void> =>
  soon(() => chips(page)).toEqual(texts);
