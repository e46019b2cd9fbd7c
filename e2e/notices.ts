import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** screens M4: the newest notice stands neither over nor beside what is pressed: it has the rows of the window for itself. */
export async function expectNothingCovered(page: Page, pressed: readonly Locator[]): Promise<void> {
  const notice = (await page.getByRole("status").locator("> div").last().boundingBox())!;
  for (const one of pressed) {
    const box = (await one.boundingBox())!;
    const isCovered = box.y < notice.y + notice.height && notice.y < box.y + box.height;
    expect(isCovered, String(one)).toBe(false);
  }
}
