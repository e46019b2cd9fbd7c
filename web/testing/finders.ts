import { type Locator, page } from "vitest/browser";
import { textsOf } from "./texts-of.ts";

/** Returns a finder of elements with this role by their full accessible name. */
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

/** Returns the open dialog, or the one with this name if several are open. */
export const dialog = (name?: string | RegExp): Locator =>
  page.getByRole("dialog", name === undefined ? {} : { name, exact: true });

/** Returns the table row, or the list item, that contains this text. */
export const row = (content: string): Locator => page.getByRole("row").filter({ hasText: content });
export const listItem = (content: string): Locator => page.getByRole("listitem").filter({ hasText: content });

/** Returns the element whose whole text this is. */
export const text = (whole: string): Locator => page.getByText(whole, { exact: true });

/** Returns the text of each row of the table, header included. */
export const rowTexts = (): string[] => textsOf(page.getByRole("row"));
