import type { Page } from "playwright-core";

export const names = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-row] td:first-child").allInnerTexts();
