import type { Page } from "playwright-core";
import { expectAccessible } from "../accessibility.ts";
import { heightOf, widths } from "../browser.ts";
import { expectFits, takePicture } from "../screens.ts";
import { expectMarkedInContrast } from "./contrast.ts";
import { expectListToEdge } from "./lists.ts";
import { expectTextInBox } from "./text-in-box.ts";

const pictured: readonly number[] = widths;

/** Runs a check and collects its error, so that one fault does not hide others. */
type Attempt = (check: Promise<void>) => Promise<void>;

async function inEach(own: readonly number[], page: Page, name: string, theme: "light" | "dark", attempt: Attempt) {
  for (const width of own) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await attempt(expectFits(page, width));
    await attempt(expectTextInBox(page));
    if (pictured.includes(width)) await takePicture(page, `${name}-${width}-${theme}`);
  }
}

/**
 * Returns the faults of the page as it is now: overflow in one of the widths, accessibility violations (all rules on a desktop, colors again in the
 * dark theme), and elements that a contrast theme does not mark. The page is not reloaded or changed, and it has the desktop width at the end.
 */
export async function faultsOf(page: Page, name: string, own: readonly number[] = widths): Promise<string[]> {
  const faults: string[] = [];
  const attempt: Attempt = (check) => check.catch((error: Error) => void faults.push(`${name}: ${error.message}`));
  await page.mouse.move(0, 0);
  await attempt(expectAccessible(page));
  await attempt(expectListToEdge(page));
  await inEach(own, page, name, "light", attempt);
  await page.emulateMedia({ colorScheme: "dark" });
  await attempt(expectAccessible(page, "colours"));
  if (process.env.RESTRIDE_SCREENS === "1")
    await inEach(
      own.filter((width) => pictured.includes(width)),
      page,
      name,
      "dark",
      attempt,
    );
  await page.setViewportSize({ width: own[0]!, height: heightOf(own[0]!) });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await attempt(expectMarkedInContrast(page));
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
}
