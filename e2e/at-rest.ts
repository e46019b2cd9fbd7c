import type { Page, Request } from "playwright-core";
import { soon } from "./soon.ts";

/** Tracks the requests of a page. The returned function waits until no request is pending and the browser is idle without a new request. */
export const restOf = (page: Page): (() => Promise<void>) => {
  const onTheirWay = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    onTheirWay.add(request);
    begun += 1;
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => onTheirWay.delete(request));
  return async () => {
    let before: number;
    do {
      await soon(() => onTheirWay.size).toBe(0);
      before = begun;
      await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 5_000 })));
    } while (begun > before || onTheirWay.size > 0);
  };
};
