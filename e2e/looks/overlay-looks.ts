import type { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import type { Named } from "./page-looks.ts";

/** A dialog, drawer or menu, and how it is opened. */
export interface OverlayLook {
  /** The component that is looked at, or the state of it after a colon. */
  readonly shows: string;
  /** The page that it is opened from. */
  readonly at: (named: Named) => string;
  /** Presses what opens it, and waits for what must be there. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Widths in which it is there; all of them unless named. */
  readonly widths?: readonly number[];
}

/** Somebody whose pages the overlays of a group are opened from. */
export interface OverlayGroup {
  readonly role: Role | null;
  /** A company user inside the clinic. */
  readonly isInside?: boolean;
  readonly looks: readonly OverlayLook[];
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).first();

/** Waits for the dialog, or for the menu. */
export const isThere = (page: Page, role: "dialog" | "menu" = "dialog"): Promise<void> =>
  page.getByRole(role).last().waitFor();

/** Presses buttons one after the other; the last one opens the dialog. */
export const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).click();
    await isThere(page);
  };

/** Presses a button, then an item of its menu. */
export const choose =
  (name: string | RegExp, item: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await button(page, name).click();
    await page.getByRole("menuitem", { name: item }).click();
    await isThere(page);
  };

/** Sends the form of the page empty: what is missing is said at its fields. */
export const sendForm =
  (send: string) =>
  async (page: Page): Promise<void> => {
    await button(page, send).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  };

/** Opens a dialog and presses its button that sends it: what is missing is said at its fields. */
export const sendEmpty =
  (open: (page: Page) => Promise<unknown>, send: string) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await page.getByRole("dialog").last().getByRole("button", { name: send, exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
  };
