import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expectAccessible } from "./accessibility.ts";
import { heightOf, widths } from "./browser.ts";

const folder = join(import.meta.dirname, "../.cache/screens");

/** Saves a picture of the page as .cache/screens/<name>.png if RESTRIDE_SCREENS=1. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.RESTRIDE_SCREENS !== "1") return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/**
 * Checks the page in each width, light and dark. Throws if axe finds a serious or critical violation, or if the page overflows. Takes
 * .cache/screens/<name>-<width>-<theme>.png only if RESTRIDE_SCREENS=1, because pictures take longer than the rest of a journey. `ready` waits for
 * content that must be loaded first. At the end the page has its original width and the light theme, and the mouse is in the corner: a button below
 * the mouse would show its tooltip, which the next Escape would close.
 */
export async function takeScreens(
  page: Page,
  name: string,
  ready: () => Promise<unknown> = async () => {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const takesPictures = process.env.RESTRIDE_SCREENS === "1";
  const before = page.viewportSize();
  await page.mouse.move(0, 0);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of takesPictures || theme === "light" ? widths : []) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await ready();
      await expectFits(page, width);
      if (takesPictures) await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
    }
    await expectAccessible(page, theme === "light" ? "whole" : "colours"); // same elements with other colors
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/**
 * Returns descriptions of elements that overflow, after the fonts are loaded and two frames are drawn. The elements have five seconds to fit, because
 * a chart is redrawn some frames after its size changes.
 */
async function describeOverflows(room: number): Promise<string[]> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const wide = (): string[] => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > room ? [`is ${scrollWidth} pixels wide in a window of ${room}`] : [];
  };
  const cut = (label: Element): string[] => {
    const [own, around] = [label.getBoundingClientRect(), label.closest("svg")!.getBoundingClientRect()];
    const sides = [around.left - own.left, own.right - around.right, around.top - own.top, own.bottom - around.bottom];
    const excess = Math.max(...sides);
    return excess > 0.5 ? [`cuts the label "${label.textContent}" of a chart by ${excess.toFixed(1)} pixels`] : [];
  };
  const beyond = (field: Element): string[] => {
    const [own, around] = [field.getBoundingClientRect(), field.closest("fieldset")!.getBoundingClientRect()];
    const name = field.getAttribute("aria-label") ?? field.id;
    return own.right > around.right + 0.5 ? [`has the field "${name}" beyond its group`] : [];
  };
  const look = (): string[] => [
    ...wide(),
    ...seen("figure svg text").flatMap(cut),
    ...seen("fieldset :is(input, select, textarea)").flatMap(beyond),
  ];
  await document.fonts.ready;
  await frame();
  await frame();
  const until = performance.now() + 5_000;
  let remarks = look();
  while (remarks.length > 0 && performance.now() < until) {
    await frame();
    remarks = look();
  }
  return remarks;
}

/** Throws if the page is wider than its window, a chart cuts off its labels, or a field extends beyond its group. */
export async function expectFits(page: Page, width: number): Promise<void> {
  const overflowTexts = await page.evaluate(describeOverflows, width);
  if (overflowTexts.length > 0) throw new Error(`${page.url()} ${overflowTexts.join(", ")}.`);
}
