/** Returns the labels of the fields that are marked as required, in the order of the page. */
export const requiredLabels = (): string[] =>
  [...document.querySelectorAll("label")]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith("* "))
    .map((text) => text.slice(2));
