import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium, type Kind } from "./chromium.ts";
import { recordPageCalls } from "./record-page-calls.ts";

/** Page in a browser context of its own, without the session, storage or cache of another visitor. */
export type Visitor = {
  page: Page;
  /** Exceptions and console errors of the page. A person would not see them. */
  problems: string[];
  leave: () => Promise<void>;
};

/** Browser for the visitors of a journey. */
export type TestBrowser = {
  visit: (address: string, options?: VisitOptions) => Promise<Visitor>;
  /** Closes the pages of all visitors. New visitors can come later. */
  close: () => Promise<void>;
};

/**
 * Options of a visit. `width` is in CSS pixels, 1440 by default. The dark theme follows the system setting, as on a person's device. `ahead` is the
 * difference in milliseconds between the device's clock and this computer's clock, 0 by default.
 */
export type VisitOptions = { width?: number; dark?: boolean; ahead?: number } & Pick<
  BrowserContextOptions,
  "timezoneId" | "isMobile" | "hasTouch"
>;

/** Widths that every screen must support. */
export const widths = [1440, 1024, 390] as const;

/** Returns a typical height of a phone, tablet or desktop window. */
export const heightOf = (width: number): number => (width < 600 ? 844 : 900);

/** Running browsers of this process. Journeys share them, because starting a browser takes as long as three pages. They end with the process. */
const browsers = new Map<Kind, Promise<Browser>>();

/** Starts the system's Chromium in headless mode. Root can run it only without its sandbox. */
function launch(kind: Kind): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: findChromium(kind),
    args: [...sandbox, "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"],
  });
}

/** Returns a browser for visitors, by default the shell. Its visitors share nothing with each other or with the visitors of other test browsers. */
export async function startBrowser(kind: Kind = "shell"): Promise<TestBrowser> {
  const started = browsers.get(kind) ?? launch(kind);
  browsers.set(kind, started);
  const browser = await started;
  const visitors: Visitor[] = [];
  return {
    visit: async (address, options) => {
      const visitor = await visit(browser, address, options);
      visitors.push(visitor);
      return visitor;
    },
    close: async () => {
      await Promise.all(visitors.splice(0).map(({ leave }) => leave()));
    },
  };
}

/** Visitors of this process who have a page open. */
const openVisitors = new Set<Visitor>();

/** Returns one line for each open page with its address, its headings and its problems. Error messages include these lines. */
export async function describeOpenPages(): Promise<string> {
  const lines = [...openVisitors].map(async ({ page, problems }) => {
    const headings = await page
      .getByRole("heading")
      .allInnerTexts()
      .catch(() => ["(no answer)"]);
    return [`- ${page.url()}`, headings.slice(0, 5).join(", "), ...problems.slice(-3)].join(" · ");
  });
  return (await Promise.all(lines)).join("\n");
}

async function visit(
  browser: Browser,
  address: string,
  { width = 1440, dark, ahead = 0, ...more }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: heightOf(width) },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/Chicago",
    ...more,
  });
  context.setDefaultTimeout(120_000);
  if (ahead !== 0) await context.addInitScript(moveClock, ahead);
  const page = await context.newPage();
  const noteCalls = process.env.RESTRIDE_TEST_CALLS ? await recordPageCalls(page) : null;
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const leave = async (): Promise<void> => {
    openVisitors.delete(visitor);
    if (noteCalls && !page.isClosed()) await noteCalls();
    await context.close();
  };
  const visitor = { page, problems, leave };
  openVisitors.add(visitor);
  return visitor;
}

/** Runs in a page before all other scripts. Moves the page's current time `ahead` milliseconds. */
function moveClock(ahead: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, parameters: [number]) =>
      parameters.length > 0 ? new target(...parameters) : new target(Real.now() + ahead),
    get: (target, name) => (name === "now" ? () => target.now() + ahead : Reflect.get(target, name)),
  });
}
