import { type Locator, page } from "vitest/browser";
import { textsOf } from "./texts-of.ts";

/** What the page shows with this role, found by its whole accessible name. */
const byRole =
  (role: string) =>
  (name: string | RegExp): Locator =>
    page.getByRole(role, { name, exact: true });

export const button = byRole("button");
export const checkbox = byRole("checkbox");
export const field = byRole("textbox");
export const group = byRole("group");
export const link = byRole("link");
export const menuItem = byRole("menuitem");
export const region = byRole("region");
export const select = byRole("combobox");

/** The open dialog, or the one of several that has this name. */
export const dialog = (name?: string | RegExp): Locator =>
  page.getByRole("dialog", name === undefined ? {} : { name, exact: true });

/** The row of a table, or the item of a list, that shows this text among others. */
export const row = (content: string): Locator => page.getByRole("row").filter({ hasText: content });
export const listItem = (content: string): Locator => page.getByRole("listitem").filter({ hasText: content });

/** The element whose whole text this is. */
export const text = (whole: string): Locator => page.getByText(whole, { exact: true });

/** The rows of the table, head included, each as its text. */
export const rowTexts = (): string[] => textsOf(page.getByRole("row"));
