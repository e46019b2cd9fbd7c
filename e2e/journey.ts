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

/** Where somebody who is signed in comes to, null for nowhere yet, and the clinic that a person of the company has entered. */
type Arrival = { at?: string | null; clinic?: Id };

/** The started product with some clinics, and people in front of it. Nothing is shared with other journeys. */
export type Journey = {
  world: World;
  /** Somebody opens the browser at the product's address, without a session. */
  visit: (options?: VisitOptions) => Promise<Visitor>;
  /** The same, signed in already: at an address, or without one on the page where the role lands, which is a page more to load. */
  visitAs: (email: string, options?: VisitOptions & Arrival) => Promise<Visitor>;
  /** Signs in through the pages of a browser that is open, with the password of these clinics unless another is named. */
  signIn: (page: Page, email: string, password?: string) => Promise<void>;
  /** Closes the pages of everybody who is still there. */
  leaveAll: () => Promise<void>;
  close: () => Promise<void>;
};

/** Who is there, the one password of them all, and who brings parcels. */
type Clinics = Pick<WorldOptions, "fill" | "carriers"> & { password: string };

const demoClinics: Clinics = {
  password: demoPassword,
  fill: {
    name: "demo",
    run: async (databaseUrl, now) => void (await fillWithSeed(databaseUrl, now)),
  },
};

/** Every role and every border between tenants, and little else: they are there at once. */
export const smallClinics: Clinics = { password: smallPassword };

/** Everybody has seen every tour: one that shows itself is in the way of a journey that is about something else. */
export const seeTours = (world: World) =>
  world.owner.query("update users set visited_pages = $1", [(Object.keys(tours) as TourName[]).map(seenNote)]);

/** Opens the product, with the demo's clinics and the browser's shell unless others are named. A journey stays within one date. */
export async function startJourney({ password, ...filled }: Clinics = demoClinics, kind?: Kind): Promise<Journey> {
  const now = Date.now();
  const startAt = beforeMidnight(now);
  const options = { ...filled, webFolder: webDist, startAt };
  const [world, browser] = await Promise.all([startWorld(options), startBrowser(kind)]);
  await seeTours(world);
  const visit = (options?: VisitOptions): Promise<Visitor> =>
    browser.visit(world.url, { ahead: startAt - now, ...options });
  const signIn = (page: Page, email: string, own = password): Promise<void> => signInOnScreen(world, page, email, own);
  const visitAs: Journey["visitAs"] = async (email, { at, clinic, ...options } = {}) => {
    const visitor = await visit(options);
    const isKept = await addSession(visitor.page, world, { email, password, clinic });
    if (at === null) visitor.page.once("domcontentloaded", isKept);
    else await visitor.page.goto(at ?? "/login").then(isKept);
    if (at === undefined) await isSignedIn(visitor.page);
    return visitor;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    await world.close();
  };
  return { world, visit, visitAs, signIn, leaveAll: browser.close, close };
}

/** Signs in as a person does: name and password, then the code from the mail. Ends when the sign-in pages are left. */
export async function signInOnScreen(world: World, page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/login");
  await typeCredentials(page, email, password);
  await page.waitForURL("**/two-step-verification*");
  await sendCode(page, codeFor(world, email));
  await isSignedIn(page);
}

/** The field for the code from the mail, on the second page of the sign-in. */
export const codeField = (page: Page): Locator => page.getByLabel("Enter Your OTP");

/** Types a code there and sends it. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await button(page, "Send").click();
}

/** Waits until the sign-in pages have led on. */
const isSignedIn = (page: Page): Promise<void> => page.waitForURL((url) => !/^\/(login|two-step)/.test(url.pathname));

/** Fills the sign-in page that is open and sends it. */
export async function typeCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Waits until the address is this path with this query, exactly. */
export const arrivesAt = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === path);

/** Waits for a notice with exactly this sentence. */
export const isTold = (page: Page, sentence: string): Promise<void> =>
  page.getByRole("status").getByText(sentence, { exact: true }).waitFor();

/**
 * Lets the session run out and presses Enter where the focus is. The page goes to sign in, by that or by itself, which is first: to
 * wait for a button would be to wait for one that may be gone.
 */
export async function pressAfterSession(journey: Journey, page: Page): Promise<void> {
  journey.world.clock.advance(18_000_001);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/login*");
}

/** Waits for this sentence at a field of the page; no notice says it over the page that comes next. */
export async function isSaidAtField(page: Page, sentence: string): Promise<void> {
  await page.getByRole("main").getByText(sentence, { exact: true }).waitFor();
  const notices = await page.getByRole("status").getByText(sentence, { exact: true }).count();
  if (notices > 0) throw new Error(`"${sentence}" stands in a notice too.`);
}
