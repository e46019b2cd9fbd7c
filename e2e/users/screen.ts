import type { Page } from "playwright-core";

export const userNames = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-row] td:first-child").allInnerTexts();
