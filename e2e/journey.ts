import { codeFor } from "@restride/dev-env/caller.ts";
import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import { smallPassword } from "@restride/dev-env/small-clinics.ts";
import { beforeMidnight } from "@restride/dev-env/clinic-day.ts";
import { startWorld, webDist, type World, type WorldOptions } from "@restride/dev-env/world.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Locator, Page } from "playwright-core";
import type { Kind } from "./chromium.ts";
import { button } from "./finders.ts";
import { seenNote, type TourName, tours } from "@restride/domain/tours/tours.ts";
import { startBrowser, type VisitOptions, type Visitor } from "./browser.ts";
import { addSession } from "./add-session.ts";

/** Address that a signed-in visitor opens, null for none yet; and the clinic that a company user has entered. */
type ArrivalOptions = { at?: string | null; clinic?: Id };

/** Started product with some clinics and visitors. It shares nothing with other journeys. */
export type Journey = {
  world: World;
  /** Opens the product's address in the browser without a session. */
  visit: (options?: VisitOptions) => Promise<Visitor>;
  /**
   * Opens the browser with the session of a person: at the address `at`, or without it on the page where the role lands. That loads one page more.
   */
  visitAs: (email: string, options?: VisitOptions & ArrivalOptions) => Promise<Visitor>;
  /** Signs in on the pages of an open browser, by default with the password of these clinics. */
  signIn: (page: Page, email: string, password?: string) => Promise<void>;
  /** Closes the pages of all visitors. */
  leaveAll: () => Promise<void>;
  close: () => Promise<void>;
};

/** Data of the world, the password of all its people, and its carriers. */
type Clinics = Pick<WorldOptions, "fill" | "carriers"> & { password: string };

const demoClinics: Clinics = {
  password: demoPassword,
  fill: {
    name: "demo",
    run: async (databaseUrl, now) => void (await fillWithSeed(databaseUrl, now)),
  },
};

/** Clinics with every role and tenant boundary, and little else. They load at once. */
export const smallClinics: Clinics = { password: smallPassword };

/** Marks all tours as seen for everyone, because a tour that opens by itself covers the pages of other journeys. */
export const markToursSeen = (world: World) =>
  world.owner.query("update users set visited_pages = $1", [(Object.keys(tours) as TourName[]).map(seenNote)]);

/**
 * Starts the product, by default with the demo's clinics and the browser's shell. A journey starts early enough before midnight that its date does
 * not change.
 */
export async function startJourney({ password, ...filled }: Clinics = demoClinics, kind?: Kind): Promise<Journey> {
  const now = Date.now();
  const startAt = beforeMidnight(now);
  const options = { ...filled, webFolder: webDist, startAt };
  const [world, browser] = await Promise.all([startWorld(options), startBrowser(kind)]);
  await markToursSeen(world);
  const visit = (options?: VisitOptions): Promise<Visitor> =>
    browser.visit(world.url, { ahead: startAt - now, ...options });
  const signIn = (page: Page, email: string, own = password): Promise<void> => signInOnScreen(world, page, email, own);
  const visitAs: Journey["visitAs"] = async (email, { at, clinic, ...options } = {}) => {
    const visitor = await visit(options);
    const endSession = await addSession(visitor.page, world, { email, password, clinic });
    if (at === null) visitor.page.once("domcontentloaded", endSession);
    else await visitor.page.goto(at ?? "/login").then(endSession);
    if (at === undefined) await waitForSignIn(visitor.page);
    return visitor;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await world.close();
  };
  return { world, visit, visitAs, signIn, leaveAll: browser.close, close };
}

/** Signs in as a person does: name and password, then the code from the email. Resolves when the browser leaves the sign-in pages. */
export async function signInOnScreen(world: World, page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/login");
  await typeCredentials(page, email, password);
  await page.waitForURL("**/two-step-verification*");
  await sendCode(page, codeFor(world, email));
  await waitForSignIn(page);
}

/** Returns the field for the code from the email, on the second page of the sign-in. */
export const codeField = (page: Page): Locator => page.getByLabel("Enter Your OTP");

/** Types a code in this field and sends it. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await button(page, "Send").click();
}

/** Waits until the browser has left the sign-in pages. */
const waitForSignIn = (page: Page): Promise<void> =>
  page.waitForURL((url) => !/^\/(login|two-step)/.test(url.pathname));

/** Fills in the open sign-in page and sends it. */
export async function typeCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Waits until the address is exactly this path with this query. */
export const waitForAddress = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === path);

/** Waits for a notice with exactly this sentence. */
export const waitForNotice = (page: Page, sentence: string): Promise<void> =>
  page.getByRole("status").getByText(sentence, { exact: true }).waitFor();

/**
 * Lets the session expire and presses Enter on the focused element. The page then goes to the sign-in page, because of Enter or by itself. The
 * function does not wait for a button, because the button may be gone.
 */
export async function pressAfterSession(journey: Journey, page: Page): Promise<void> {
  journey.world.clock.advance(18_000_001);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/login*");
}

/** Waits for this sentence at a field of the page. Throws if a notice shows the sentence too, because a notice would cover the next page. */
export async function waitForFieldError(page: Page, sentence: string): Promise<void> {
  await page.getByRole("main").getByText(sentence, { exact: true }).waitFor();
  const notices = await page.getByRole("status").getByText(sentence, { exact: true }).count();
  if (notices > 0) throw new Error(`"${sentence}" stands in a notice too.`);
}
