import type { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import type { AddressValues } from "./page-looks.ts";

/** Dialog, drawer or menu, and the steps that open it. */
export interface OverlayLook {
  /** Component to check, followed by a colon and a state where there is more than one. */
  readonly shows: string;
  /** Address of the page from which it opens. */
  readonly at: (values: AddressValues) => string;
  /** Opens it and waits for its content. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Widths in which it exists; all widths by default. */
  readonly widths?: readonly number[];
}

/** Overlays that open from the pages of one person. */
export interface OverlayGroup {
  readonly role: Role | null;
  /** True for a company user who has entered the clinic. */
  readonly isInside?: boolean;
  readonly looks: readonly OverlayLook[];
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();

/** Waits for the dialog or the menu. */
export const waitForOverlay = (page: Page, role: "dialog" | "menu" = "dialog"): Promise<void> =>
  page.getByRole(role).last().waitFor();

/** Returns a function that presses buttons one after another. The last button opens the dialog. */
export const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).click();
    await waitForOverlay(page);
  };

/** Returns a function that presses a button, then an item of its menu. */
export const choose =
  (name: string | RegExp, item: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await button(page, name).click();
    await page.getByRole("menuitem", { name: item }).click();
    await waitForOverlay(page);
  };

/** Returns a function that sends the page's empty form, so that the fields show what is missing. */
export const sendForm =
  (send: string) =>
  async (page: Page): Promise<void> => {
    await button(page, send).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  };

/** Returns a function that opens a dialog and sends it empty, so that the fields show what is missing. */
export const sendEmpty =
  (open: (page: Page) => Promise<unknown>, send: string) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await page.getByRole("dialog").last().getByRole("button", { name: send, exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  };
