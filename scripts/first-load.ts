/**
 * npm run first-load: measures the first and the second load of Restride on a slow phone (400 ms a round trip, 400 kbit/s, a quarter of the
 * processor), on a phone (150 ms, 1.6 Mbit/s, a quarter of the processor) and in an office (80 ms): of the sign-in page, and of the patient list of a
 * signed-in user. Prints the 75th percentile of five loads, in milliseconds: something is visible, the list is readable, the page can be used. Beside
 * them the load: kilobytes on the wire with headers, kilobytes of script without headers, and requests.
 */
import { Role } from "../domain/access/roles.ts";
import { smallEmail, smallPassword } from "../dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { setup, teardown } from "../dev-env/database/test-server.ts";
import type { VisitOptions } from "../e2e/browser.ts";
import { type Journey, smallClinics, startJourney } from "../e2e/journey.ts";
import { addSession } from "../e2e/add-session.ts";
import { setup as build } from "./test/built-web.ts";

interface Line {
  readonly name: string;
  /** Milliseconds of a round trip, and bytes a second; -1 for no limit. */
  readonly network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this one the processor is. */
  readonly slowdown: number;
  readonly screen: VisitOptions;
}

const phone: VisitOptions = { width: 390, isMobile: true, hasTouch: true };
const lines: readonly Line[] = [
  {
    name: "slow phone",
    network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    slowdown: 4,
    screen: phone,
  },
  {
    name: "phone",
    network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
    slowdown: 4,
    screen: phone,
  },
  {
    name: "office",
    network: { offline: false, latency: 80, downloadThroughput: -1, uploadThroughput: -1 },
    slowdown: 1,
    screen: {},
  },
];

interface Visit {
  readonly path: string;
  readonly isRead: string;
  readonly isThere: string;
  readonly email?: string;
}

const visits: readonly Visit[] = [
  { path: "/login", isRead: "input", isThere: "button[type=submit]" },
  // The rows are in the page before its code, which renders them again.
  {
    path: "/patient",
    isRead: ".console-page a, [data-row]",
    isThere: "[data-row]",
    email: smallEmail(0, Role.admin),
  },
];

/** Returns the load of a page as the browser counts it. */
const loadOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const sum = (sizes: number[]): number => Math.round(sizes.reduce((all, size) => all + size, 0) / 1000);
    const at = (name: string): number => Math.round(performance.getEntriesByName(name)[0]?.startTime ?? 0);
    return {
      seen: at("first-contentful-paint"),
      read: at("read"),
      there: at("there"),
      wire: sum(files.map(({ transferSize }) => transferSize)),
      script: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
      requests: files.length + 1,
    };
  });

/**
 * Runs in the page and marks the time at which each selector first matches, checked in each frame. It uses the clock of the page, not of this script.
 */
function noteWhen(awaited: Readonly<Record<string, string>>): void {
  const remainingRequests = new Map(Object.entries(awaited));
  const look = (): void => {
    for (const [name, selector] of remainingRequests)
      if (document.querySelector(selector)) {
        performance.mark(name);
        remainingRequests.delete(name);
      }
    if (remainingRequests.size > 0) requestAnimationFrame(look);
  };
  look();
}

type Load = Awaited<ReturnType<typeof loadOf>>;

async function openPage(page: Page, { path, isThere }: Visit): Promise<Load> {
  await page.goto(path, { waitUntil: "commit", timeout: 60_000 });
  await page.locator(isThere).first().waitFor({ timeout: 60_000 });
  return loadOf(page);
}

/** Loads a page in a browser without anything of Restride, and once more in the same browser. */
async function measure(journey: Journey, { network, slowdown, screen }: Line, visit: Visit): Promise<[Load, Load]> {
  const { page, leave } = await journey.visit(screen);
  if (visit.email) await addSession(page, journey.world, { email: visit.email, password: smallPassword });
  await page.addInitScript(noteWhen, { read: visit.isRead, there: visit.isThere });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const first = await openPage(page, visit);
  // By then, the files that the browser fetches ahead while idle are cached, as for a returning user.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  const next = await openPage(page, visit);
  await leave();
  return [first, next];
}

const loadCount = 5;
const columns = ["seen", "read", "there", "wire", "script", "requests"] as const;
const printRow = (name: string, cells: readonly (string | number)[]): void =>
  console.log(name.padEnd(40) + cells.map((cell) => String(cell).padStart(9)).join(""));
/** Returns the 75th percentile of five values. */
const highOf = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[3]!;

await setup();
await build();
const journey = await startJourney(smallClinics);
printRow("", columns);
for (const line of lines)
  for (const visit of visits) {
    const loads: [Load, Load][] = [];
    for (let load = 0; load < loadCount; load += 1) loads.push(await measure(journey, line, visit));
    for (const [at, time] of ["the first time", "the next time"].entries()) {
      const of = (column: (typeof columns)[number]) => highOf(loads.map((pair) => pair[at]![column]));
      printRow(`${line.name}, ${visit.path}, ${time}`, columns.map(of));
    }
  }
await journey.close();
await teardown();
process.exit(0);
