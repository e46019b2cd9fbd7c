import type { Page, Route } from "playwright-core";

/**
 * Lets the server run an operation but delays its answer, as a slow connection does, so that live messages about it arrive first. The returned
 * function releases the answer.
 */
export async function holdAnswer(page: Page, operation: string): Promise<() => void> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    const response = await route.fetch();
    await free;
    await route.fulfill({ response });
  });
  return release;
}

/** Delays requests of an operation, as a slow connection does, until the returned function is called. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(operation)) await free;
    await route.fallback();
  });
  return release;
}

/** Answers an operation with a server error until the returned function is called. */
export async function failOperation(page: Page, operation: string): Promise<() => Promise<void>> {
  const json = { data: null, errors: [{ message: "Something went wrong. Try again in a moment." }] };
  const fail = (route: Route): Promise<void> =>
    route.request().postData()?.includes(operation) ? route.fulfill({ json }) : route.fallback();
  await page.route("**/graphql", fail);
  return () => page.unroute("**/graphql", fail);
}

/** Delays code files whose path ends with `ending`, as a slow connection does, until the returned function is called. */
export async function holdCode(page: Page, ending: string): Promise<() => void> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${ending}.js`, async (route) => {
    await free;
    await route.fallback();
  });
  return release;
}
