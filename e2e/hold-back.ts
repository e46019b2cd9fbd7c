import type { Page, Route } from "playwright-core";

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

/** Lets an operation fail with a sentence of the server, until what it returns is called. */
export async function breakDown(page: Page, operation: string): Promise<() => Promise<void>> {
  const json = { data: null, errors: [{ message: "Something went wrong. Try again in a moment." }] };
  const fail = (route: Route): Promise<void> =>
    route.request().postData()?.includes(operation) ? route.fulfill({ json }) : route.fallback();
  await page.route("**/graphql", fail);
  return () => page.unroute("**/graphql", fail);
}

/** Keeps code whose address ends so on the way, as a slow line does, until what it returns is called. */
export async function holdCode(page: Page, ending: string): Promise<() => void> {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**/${ending}.js`, async (route) => {
    await free;
    await route.fallback();
  });
  return goOn;
}
