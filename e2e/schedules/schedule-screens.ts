import type { Locator, Page } from "playwright-core";

/** A row of a schedule, by the name of what it is of. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
