import type { Locator, Page } from "playwright-core";

/** Returns the row of a schedule by the name of its content. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
