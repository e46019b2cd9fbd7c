import type { Page } from "playwright-core";

/** Returns the structure of the page's content, and of the elements around it, without their texts. Equal neighbors, such as rows, count once. */
function structureParts(): string[] {
  const structureOf = (one: Element): string => {
    const marks = [...one.attributes].filter(({ name }) => !["id", "style", "aria-current"].includes(name));
    const attributes = marks.map(({ name, value }) => (/^(class|role|type)$/.test(name) ? value : name));
    const inside = [...one.children].filter(({ localName }) => localName !== "main").map(structureOf);
    return `${one.localName}.${attributes.join(".")}(${inside.filter((each, at) => each !== inside[at - 1]).join()})`;
  };
  const main = document.querySelector("main");
  return [main ?? document.body, document.body].map(structureOf);
}

const lookedAt = new Set<string>();

/** Returns true if a page with the same elements, in a menu with the same elements, was already checked, as for another role. Remembers the page. */
export async function isLookedAt(page: Page): Promise<boolean> {
  const structures = await page.evaluate(structureParts);
  const isKnown = structures.every((structure) => lookedAt.has(structure));
  for (const structure of structures) lookedAt.add(structure);
  return isKnown;
}
