import type { Page } from "playwright-core";

/** Returns texts that are wider than their boxes and overlap their neighbors. A space at the end of a line can take up to four pixels. */
function textsBeyond(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((one) => {
    const texts = [...one.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const { overflowX, display } = getComputedStyle(one);
    if (
      texts.length === 0 ||
      overflowX !== "visible" ||
      display === "inline" ||
      one.closest(".visually-hidden, svg") ||
      !one.checkVisibility({ visibilityProperty: true })
    )
      return [];
    const ownBox = one.getBoundingClientRect();
    if (ownBox.width < 2) return []; // the text is only for screen readers
    const range = document.createRange();
    const beyond = texts.map((text) => {
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return Math.max(ownBox.left - left, right - ownBox.right);
    });
    const excess = Math.max(...beyond);
    return excess > 4 ? [`"${one.textContent?.slice(0, 40)}" by ${excess.toFixed(0)} pixels`] : [];
  });
}

/** Throws if a text is wider than its box. */
export async function expectTextInBox(page: Page): Promise<void> {
  const longTexts = await page.evaluate(textsBeyond);
  if (longTexts.length > 0) throw new Error(`${page.url()} has texts beyond their boxes: ${longTexts.join(", ")}.`);
}
