import type { Page } from "playwright-core";

/** Widths from the smallest phone to a desktop, in pixels. Layouts do not change beyond them. */
const [narrowest, widest] = [320, 1440];
/** Widths at which React's output changes, from web/ui/look/use-width.ts. */
const drawnAnew = [640, 1024, 1025, 1280];

/**
 * Returns the narrowest window, in pixels, of each layout of a page: 320, and each width at which its media queries change. The same rules apply
 * between two of these widths, so a page that fits in the narrower one fits in all of them.
 */
export async function shapesOf(page: Page): Promise<readonly number[]> {
  const conditions = await page.evaluate(() => {
    const mediaConditions: string[] = [];
    const readRules = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) mediaConditions.push(rule.conditionText);
        if (rule instanceof CSSGroupingRule) readRules(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) readRules(sheet.cssRules);
    return mediaConditions;
  });
  const begins = conditions.flatMap((condition) =>
    [...condition.matchAll(/width (<=|>=|<|>) ([\d.]+)px/g)].map(([, edge, pixels]) =>
      edge === "<" || edge === ">=" ? Math.ceil(Number(pixels)) : Math.floor(Number(pixels)) + 1,
    ),
  );
  if (begins.length === 0) throw new Error("No style sheet of the page names a width.");
  const shapes = new Set([narrowest, ...drawnAnew, ...begins]);
  return [...shapes].filter((width) => width <= widest).toSorted((a, b) => a - b);
}
