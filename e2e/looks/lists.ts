import type { Page } from "playwright-core";

/** Returns the right edges of the page's list and of the page, in pixels from the left; null on a page without a list. */
function rightEdges(): { list: number; page: number } | null {
  const head = document.querySelector("h1")?.parentElement;
  const card = [...document.querySelectorAll("main section")].at(-1);
  if (!head || !card?.querySelector("table [data-row]")) return null;
  const [list, page] = [card, head].map((one) => one.getBoundingClientRect().right);
  return { list: list!, page: page! };
}

/** Throws if the page's list ends before the page does. */
export async function expectListToEdge(page: Page): Promise<void> {
  const edges = await page.evaluate(rightEdges);
  if (edges && edges.list !== edges.page)
    throw new Error(`${page.url()} has a list that ends at ${edges.list}, the page at ${edges.page}.`);
}
