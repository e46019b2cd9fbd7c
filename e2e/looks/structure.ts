import type { Page } from "playwright-core";

/** The elements of the page's content, and of what stands around it, without their texts; rows that are built alike count once. */
function parts(): string[] {
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

/** True when a page of these elements, in a menu of these, was looked at before: another role sees the same. Remembers what it is asked. */
export async function isLookedAt(page: Page): Promise<boolean> {
  const structures = await page.evaluate(parts);
  const isKnown = structures.every((structure) => lookedAt.has(structure));
  for (const structure of structures) lookedAt.add(structure);
  return isKnown;
}
