import type { Page } from "playwright-core";
import { expect } from "vitest";

/** screens M4: waits for a notice, and expects that it covers no control and no main heading of the page. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close notice" }).first().waitFor();
  const covered = await page.evaluate(() => {
    const notices = document.querySelector("output:has([aria-label='Close notice'])")!;
    const over = notices.getBoundingClientRect();
    const isUnder = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return right > over.left && left < over.right && bottom > over.top && top < over.bottom;
    };
    return [...document.querySelectorAll("a, button, input, select, textarea, h1")]
      .filter((each) => !notices.contains(each) && each.checkVisibility() && isUnder(each))
      .map((each) => each.getAttribute("aria-label") ?? each.textContent);
  });
  expect(covered).toEqual([]);
}
