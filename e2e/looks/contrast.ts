import type { Page } from "playwright-core";

/** Returns the chosen or current elements that look like the first of their unmarked neighbors in system colors. */
function unmarkedElements(): string[] {
  const marks = ["aria-current", "aria-selected", "aria-pressed", "aria-checked", "data-on"];
  const isMarked = (one: Element): boolean => marks.some((mark) => !["false", null].includes(one.getAttribute(mark)));
  const partOf = (one: Element, part: string): string => {
    const { backgroundColor, borderTop, borderBottom, borderLeft, outline, textDecoration, color } = getComputedStyle(
      one,
      part,
    );
    return [backgroundColor, borderTop, borderBottom, borderLeft, outline, textDecoration, color].join();
  };
  const lookOf = (one: Element): string =>
    [one, ...one.querySelectorAll("*")]
      .flatMap((each) => ["", "::before", "::after"].map((part) => partOf(each, part)))
      .join("|");
  const selector = marks.map((mark) => `[${mark}]:not([${mark}=false])`).join();
  return [...document.querySelectorAll(selector)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches("tr, span, :hover")) return [];
    const item = one.closest("li") ?? one;
    const list = item.closest("ul, ol, nav, fieldset, [role=tablist], [role=radiogroup]");
    const otherElements = [...(list?.querySelectorAll(item.localName) ?? [])].filter(
      (each) => each !== item && each.className === item.className,
    );
    const other = otherElements.find((each) => !isMarked(each) && ![...each.querySelectorAll("*")].some(isMarked));
    const name = one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40);
    return other && lookOf(other) === lookOf(item) ? [`"${name}" (${one.localName})`] : [];
  });
}

/** Throws if a chosen or current element looks like its neighbors in a contrast theme of the system. */
export async function expectMarkedInContrast(page: Page): Promise<void> {
  const unmarkedParts = await page.evaluate(unmarkedElements);
  if (unmarkedParts.length > 0)
    throw new Error(`${page.url()} does not mark in a contrast theme: ${unmarkedParts.join(", ")}.`);
}
