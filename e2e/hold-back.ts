import type { Page } from "playwright-core";

/** Lets the server do an operation and keeps its answer on the way, as a slow connection does: what others are told comes first. */
export async function holdAnswer(page: Page, operation: string): Promise<() => void> {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    const response = await route.fetch();
    await free;
    await route.fulfill({ response });
  });
  return goOn;
}

/** Keeps requests of an operation on the way, as a slow connection does, until what it returns lets them go on. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(operation)) await free;
    await route.fallback();
  });
  return goOn;
}
