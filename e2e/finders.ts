import type { Locator, Page } from "playwright-core";

/** Returns a function that finds an element with this role, in the page or in a part of it, by its whole accessible name. */
const byRole =
  (role: "button" | "textbox" | "region") =>
  (page: Page | Locator, name: string | RegExp): Locator =>
    page.getByRole(role, { name, exact: true });

export const button = byRole("button");
export const field = byRole("textbox");
export const region = byRole("region");

/** Returns the table row that contains this text. */
export const row = (page: Page, text: string): Locator => page.getByRole("row").filter({ hasText: text });

/** Returns the only open dialog. */
export const dialog = (page: Page): Locator => page.getByRole("dialog");

/** Returns the panel beside a list of patients. */
export const patientPanel = (page: Page): Locator => page.getByRole("complementary", { name: "Patient" });

/** Returns the messages of the open case. `composer` returns the form below them. */
export const thread = (page: Page): Locator => page.getByRole("log", { name: "Messages" });
export const composer = (page: Page): Locator => page.getByRole("form", { name: "Write a message" });

/** Waits for the first element with exactly this text. */
export const waitForText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

/** Waits for the page's main heading. */
export const waitForHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor();
