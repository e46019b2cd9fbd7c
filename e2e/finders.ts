import type { Locator, Page } from "playwright-core";

/** What the page, or a part of it, shows with this role, found by its whole accessible name. */
const byRole =
  (role: "button" | "textbox" | "region") =>
  (page: Page | Locator, name: string | RegExp): Locator =>
    page.getByRole(role, { name, exact: true });

export const button = byRole("button");
export const field = byRole("textbox");
export const region = byRole("region");

/** The row of a table that shows this text among others. */
export const row = (page: Page, text: string): Locator => page.getByRole("row").filter({ hasText: text });

/** The one dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole("dialog");

/** The panel beside a list of patients. */
export const patientPanel = (page: Page): Locator => page.getByRole("complementary", { name: "Patient" });

/** The messages of the case that is open, and the form below them. */
export const thread = (page: Page): Locator => page.getByRole("log", { name: "Messages" });
export const composer = (page: Page): Locator => page.getByRole("form", { name: "Write a message" });

/** Waits for the first element with exactly this text. */
export const waitForText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

/** Waits for the heading of the page. */
export const waitForHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor();
