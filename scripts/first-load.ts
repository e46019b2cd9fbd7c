/**
 * npm run first-load: what somebody waits for who opens Restride for the first time on a slow phone, 400 ms a round trip and
 * 400 kbit/s: the sign-in page, and the patient list of who is signed in. Tells when something is seen, when the list can be read, when
 * the page is there, and what it took: bytes as they came over the wire with their headers, of script without, and requests.
 */
import { Role } from "../domain/access/roles.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import type { VisitOptions } from "../e2e/browser.ts";
import { type Journey, smallClinics, startJourney } from "../e2e/journey.ts";
import { bringSession } from "../e2e/bring-session.ts";
import { setup as build } from "./test/built-web.ts";

const slowPhone = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const phone: VisitOptions = { width: 390, isMobile: true, hasTouch: true };

/** What the page has asked for, as the browser counts it. */
const loadOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const sum = (sizes: number[]): number => Math.round(sizes.reduce((all, size) => all + size, 0) / 1000);
    return {
      seen: Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
      wire: sum(files.map(({ transferSize }) => transferSize)),
      script: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
      requests: files.length + 1,
    };
  });

/** Rows that stand in the page before its code, or that its code has drawn. */
const isRead = ".console-page a, [data-row]";

async function measure(journey: Journey, path: string, isThere: string, email?: string): Promise<string> {
  const { page, leave } = await journey.visit(phone);
  if (email) await bringSession(page, journey.world, email, smallPassword);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowPhone);
  const begun = performance.now();
  await page.goto(path, { waitUntil: "commit", timeout: 60_000 });
  const after = async (what: string): Promise<number> => {
    await page.locator(what).first().waitFor({ timeout: 60_000 });
    return Math.round(performance.now() - begun);
  };
  const read = email ? `read after ${await after(isRead)} ms, ` : "";
  const there = await after(isThere);
  const { seen, wire, script, requests } = await loadOf(page);
  await leave();
  return `${path}: seen after ${seen} ms, ${read}there after ${there} ms; ${wire} kB in ${requests} requests, ${script} kB of script`;
}

await setup();
await build();
const journey = await startJourney(smallClinics);
for (const _ of [1, 2, 3]) {
  console.log(await measure(journey, "/login", "button[type=submit]"));
  console.log(await measure(journey, "/patient", "[data-row]", smallEmail(0, Role.admin)));
}
await journey.close();
await teardown();
process.exit(0);
