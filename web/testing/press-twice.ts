import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Presses a button, sees that it is busy while its answer is on the way, and presses it again. */
export async function pressTwice(pressed: Locator): Promise<void> {
  await pressed.click();
  await expect.element(pressed).toHaveAttribute("aria-busy", "true");
  await pressed.click({ force: true });
}
