import type { Page } from "playwright-core";

/** How many rows a page asks the server for, in the next call of this name that `act` leads to. */
export async function rowsAsked(page: Page, operation: string, act: () => Promise<unknown>): Promise<number> {
  const isMeant = (body: string | null): boolean => body?.startsWith(`{"operationName":"${operation}"`) ?? false;
  const [request] = await Promise.all([page.waitForRequest((each) => isMeant(each.postData())), act()]);
  return Number(/"(?:pageSize|size|limit)":(\d+)/.exec(request.postData()!)?.[1]);
}
