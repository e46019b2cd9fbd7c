import type { Page } from "playwright-core";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
export const names = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-row] td:first-child").allInnerTexts();
