import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium, type Kind } from "./chromium.ts";
import { recordPageCalls } from "./record-page-calls.ts";

/** A person at a screen of their own: nothing of another visitor's session, storage or cache is there. */
export type Visitor = {
  page: Page;
  /** What went wrong in the page without anybody seeing it: exceptions and errors written to the console. */
  problems: string[];
  leave: () => Promise<void>;
};

/** The browser of a journey's visitors. */
export type TestBrowser = {
  visit: (address: string, options?: VisitOptions) => Promise<Visitor>;
  /** Everybody leaves; others may come after them. */
  close: () => Promise<void>;
};

/**
 * `width` in CSS pixels, 1440 by default; the dark theme follows the system, as it does for a person. The clock of the device is
 * `ahead` of this computer's by milliseconds, 0 by default.
 */
export type VisitOptions = { width?: number; dark?: boolean; ahead?: number } & Pick<
  BrowserContextOptions,
  "timezoneId" | "isMobile" | "hasTouch"
>;

/** The widths that every screen is made for. */
export const widths = [1440, 1024, 390] as const;

/** A desk, a tablet and a phone are about this high. */
export const heightOf = (width: number): number => (width < 600 ? 844 : 900);

/** The browsers of this process. Starting one costs as much as three pages, so journeys share it; it ends with the process. */
const running = new Map<Kind, Promise<Browser>>();

/** Starts the Chromium of the system without a window. Root may run it only without its sandbox. */
function launch(kind: Kind): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: findChromium(kind),
    args: [...sandbox, "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"],
  });
}

/** A browser for visitors of its own, the shell unless told otherwise; they share nothing with each other or with those of others. */
export async function startBrowser(kind: Kind = "shell"): Promise<TestBrowser> {
  const started = running.get(kind) ?? launch(kind);
  running.set(kind, started);
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

/** Who has a page open in this process. */
const present = new Set<Visitor>();

/** What each open page shows, a line each: its address, its headings, and what went wrong in it. For the message of a failure. */
export async function describeOpenPages(): Promise<string> {
  const lines = [...present].map(async ({ page, problems }) => {
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
  context.setDefaultTimeout(60_000);
  if (ahead !== 0) await context.addInitScript(moveClock, ahead);
  const page = await context.newPage();
  const noteCalls = process.env.RESTRIDE_TEST_CALLS ? await recordPageCalls(page) : null;
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const leave = async (): Promise<void> => {
    present.delete(visitor);
    if (noteCalls && !page.isClosed()) await noteCalls();
    await context.close();
  };
  const visitor = { page, problems, leave };
  present.add(visitor);
  return visitor;
}

/** Runs in a page before anything else: what it takes for now lies `ahead` of what it is. */
function moveClock(ahead: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, parameters: [number]) =>
      parameters.length > 0 ? new target(...parameters) : new target(Real.now() + ahead),
    get: (target, name) => (name === "now" ? () => target.now() + ahead : Reflect.get(target, name)),
  });
}
