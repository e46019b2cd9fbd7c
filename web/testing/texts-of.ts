import type { Locator } from "vitest/browser";

/** The text of each element that a locator finds now, in their order. */
export const textsOf = (locator: Locator): string[] => locator.elements().map(({ textContent }) => textContent.trim());
