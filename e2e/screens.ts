import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expectAccessible } from "./accessibility.ts";
import { heightOf, widths } from "./browser.ts";

const folder = join(import.meta.dirname, "../.cache/screens");

/**
 * Looks at what the page shows in each width, light and dark: throws when something grave is found by axe, or when the page is wider
 * than its window, or when a label of a chart is cut or a field reaches beyond its group. Pictures cost more than all the rest of a journey, so .cache/screens/<name>-<width>-<theme>.png are taken when
 * somebody wants to look: RESTRIDE_SCREENS=1. `ready` waits for what must be there first. The page is left as wide as it was, in the
 * light theme, and the mouse in the corner: a button that came to lie below it would show its tip, which the next Escape closes.
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
      await settle(page);
      if (takesPictures) await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
      await expectNoSidewaysScroll(page, width);
      await expectWholeLabels(page);
      await expectFieldsInGroups(page);
    }
    await expectAccessible(page, theme === "light" ? "whole" : "colours"); // the same elements, in other colours
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
}

/** Fonts and two frames: what was asked for is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** The labels of charts that reach beyond their drawing; null when a chart was drawn anew while they were looked at. */
const cutLabels = (page: Page): Promise<string[] | null> =>
  page.locator("figure svg text:visible").evaluateAll((labels) => {
    const cut: string[] = [];
    for (const label of labels) {
      const drawing = label.closest("svg");
      if (!drawing) return null;
      const [own, around] = [label.getBoundingClientRect(), drawing.getBoundingClientRect()];
      const beyond = [
        around.left - own.left,
        own.right - around.right,
        around.top - own.top,
        own.bottom - around.bottom,
      ];
      if (Math.max(...beyond) > 0.5) cut.push(`"${label.textContent}" by ${Math.max(...beyond).toFixed(1)} pixels`);
    }
    return cut;
  });

/** Throws with every label of a chart that reaches beyond its drawing, where it is cut. */
export async function expectWholeLabels(page: Page): Promise<void> {
  let cut = await cutLabels(page);
  while (cut === null) cut = await cutLabels(page);
  if (cut.length > 0) throw new Error(`${page.url()} cuts labels of its charts: ${cut.join(", ")}`);
}

/** Throws with every field that reaches beyond the group it stands in, where it lies over others. */
async function expectFieldsInGroups(page: Page): Promise<void> {
  const beyond = await page.locator("fieldset :is(input, select, textarea):visible").evaluateAll((fields) =>
    fields.flatMap((field) => {
      const [own, around] = [field.getBoundingClientRect(), field.closest("fieldset")!.getBoundingClientRect()];
      return own.right > around.right + 0.5 ? [field.getAttribute("aria-label") ?? field.id] : [];
    }),
  );
  if (beyond.length > 0) throw new Error(`${page.url()} has fields beyond their group: ${beyond.join(", ")}`);
}

/** Throws when the page stays wider than its window: a chart draws itself anew some frames after its room has changed. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const fits = (room: number): boolean => document.documentElement.scrollWidth <= room;
  await page.waitForFunction(fits, width, { timeout: 5_000 }).catch(async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    throw new Error(`${page.url()} is ${wide} pixels wide in a window of ${width}.`);
  });
}
