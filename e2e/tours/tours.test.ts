import { Role } from "@restride/domain/access/roles.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { dialog } from "../finders.ts";
import { restOf } from "../at-rest.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { focusedName } from "../wizard/keys.ts";
import { saveDraft, typedPatient } from "../wizard/new-patient.ts";

test.beforeEach(({ journey }) => journey.world.owner.query("update users set visited_pages = '{}'"));

const titleOf = (page: Page) => dialog(page).getByRole("heading");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

/** Waits for the tour that opens by itself, and reads it to the end. Returns the titles of its steps. */
async function readTour(page: Page): Promise<string[]> {
  const titles: string[] = [];
  for (let isLast = false; !isLast;) {
    await titleOf(page).waitFor();
    await soon(() => titleOf(page).textContent()).not.toBe(titles.at(-1));
    titles.push((await titleOf(page).textContent())!);
    isLast =
      (await dialog(page)
        .getByText(/^Step (\d) of \1$/)
        .count()) === 1;
    await press(page, isLast ? "Done" : "Next");
  }
  await dialog(page).waitFor({ state: "hidden" });
  return titles;
}

/**
 * Waits for the tour that opens by itself, and skips it. Returns the title of its first step and its number of steps. A tour shows only steps whose
 * control is on the page.
 */
async function skipTour(page: Page): Promise<[title: string, of: string]> {
  await titleOf(page).waitFor();
  const title = await titleOf(page).innerText();
  const of = await dialog(page)
    .getByText(/^Step 1 of \d$/)
    .innerText();
  await press(page, "Skip tour");
  await dialog(page).waitFor({ state: "hidden" });
  return [title, of.replace("Step 1 of ", "")];
}

const home = ["The weeks that count", "Knee or hip", "A ring for each area", "The last days", "What patients answered"];

/** Pages with an address of their own, the title of the first step of their tours, and the number of steps. */
const pages = [
  [pathOf("compliance"), home[0], "5"],
  [pathOf("surgeons"), "Find a surgeon", "5"],
  [pathOf("patientList"), "Questions asked often", "5"],
  [pathOf("patientAddInfo"), "The person", "4"],
  [pathOf("users"), "Active or inactive", "4"],
  [pathOf("userAdd"), "The person", "4"],
  [pathOf("notification"), "Nothing is lost", "2"],
  [pathOf("events"), "One month at a time", "3"],
  [pathOf("support"), "Say where you were", "4"],
] as const;

/** Titles and numbers for the wizard's steps after the care plan. */
const wizard = [
  ["Days and times", "2"],
  ["Regimens that fit", "4"],
  ["Find an exercise", "4"],
  ["When it is asked", "2"],
];

/** Returns whether the box of a step and its control are both in the window without overlap. */
const isInView = (page: Page): Promise<boolean> =>
  dialog(page).evaluate((dialog) => {
    const box = dialog.getBoundingClientRect();
    const control = document.querySelector("body > [aria-hidden][style]")!.getBoundingClientRect();
    const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return [box, control].every(isInside) && (box.top >= control.bottom || box.bottom <= control.top);
  });

/** Counts the page's requests for the seen tours. */
function askedForTours(page: Page): () => number {
  let requests = 0;
  page.on("request", (request) => void (requests += Number(request.postData()?.includes("seenTours") ?? false)));
  return () => requests;
}

const seenBy = async (journey: Journey, role: Role): Promise<string[]> => {
  const sql = "select visited_pages as seen from users where user_id = $1";
  return (await journey.world.owner.query<{ seen: string[] }>(sql, [small.user(0, role)])).rows[0]!.seen;
};

test("B046: each of the fourteen tours points at real controls of its page", async ({ journey }) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: pages[0][0] });
  for (const [path, title, of] of pages) {
    if (path !== pages[0][0]) await page.goto(path);
    expect(await skipTour(page), path).toEqual([title, of]);
  }
  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  await page.goto(await saveDraft(admin, typedPatient(journey.world.today(), small.surgeon(0, 1))));
  expect(await skipTour(page)).toEqual(["Find a plan", "4"]);
  for (const beginning of wizard) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
    expect(await skipTour(page)).toEqual(beginning);
  }
  expect(problems).toEqual([]);
  await leave();
  await step(
    "on a phone the box of a step and what it points at are in view; beside a schedule the box leaves the patient's days in view",
    () => seeBoxes(journey),
  );
});

test("B047: a tour shows itself once to whom it is for, in nobody's way, and to everybody who asks", async ({
  journey,
}) => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  const atRest = restOf(page);
  await step("it points at the control that it speaks of, holds the focus, and Enter goes on", async () => {
    await dialog(page).getByText("Step 1 of 5").waitFor();
    const next = dialog(page).getByRole("button", { name: "Next", exact: true });
    await soon(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Step 2 of 5").waitFor();
    await soon(() => titleOf(page).textContent()).toBe("Your own question");
  });
  await step("Ctrl+K ends it and opens the palette, and the server knows that it was seen", async () => {
    await page.keyboard.press("Control+K");
    await dialog(page).getByRole("combobox").waitFor();
    expect(await page.getByText("Your own question").count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await soon(() => seenBy(journey, Role.physio)).toEqual(["patientList 1"]);
    await page.reload();
    await page.getByRole("row").nth(1).waitFor();
    await atRest();
    expect(await dialog(page).count()).toBe(0);
  });
  await step("the page stays usable: a press beside the box ends the tour and does what it does", async () => {
    await page.getByRole("link", { name: "Surgeons", exact: true }).click();
    await dialog(page).getByText("Find a surgeon").waitFor();
    await page.getByRole("searchbox", { name: "Search surgeons" }).click();
    await dialog(page).waitFor({ state: "hidden" });
    await page.keyboard.type("x");
    await soon(() => page.getByRole("searchbox", { name: "Search surgeons" }).inputValue()).toBe("x");
  });
  await step("it is not shown over a text that somebody types", async () => {
    const goOn = await holdBack(page, "query seenTours");
    const answered = page.waitForResponse((response) => response.request().postData()?.includes("seenTours") ?? false);
    await page.clock.install();
    await page.goto("/patient/add/info");
    const name = page.getByRole("textbox", { name: "First name", exact: true });
    await name.fill("Ida");
    goOn();
    await (await answered).finished();
    await page.clock.runFor(2_000);
    expect([await dialog(page).count(), await seenBy(journey, Role.physio)]).toEqual([
      0,
      ["patientList 1", "surgeons 1"],
    ]);
    await name.fill("");
    await page.clock.runFor(2_000);
    await titleOf(page).waitFor();
    await page.keyboard.press("Tab");
    await soon(() => focusedName(page)).toMatch(/First name$/); // the focus is on the step's control
  });
  await leave();
  await step("B047: others see a tour only when they ask for it, from the menu of their name or from Support", () =>
    askForTours(journey),
  );
  await step("B047: of two tabs that are opened at once only one shows the tour", () => openTwoTabs(journey));
});

/** Checks the boxes of tours on a phone and beside a schedule. */
async function seeBoxes(journey: Journey): Promise<void> {
  const { page, leave } = await journey.visitAs(smallEmail(1, Role.admin), { at: pathOf("compliance"), width: 390 });
  for (const title of home) {
    await soon(() => titleOf(page).textContent()).toBe(title);
    await soon(async () => [title, await isInView(page)]).toEqual([title, true]);
    await page.keyboard.press("Enter");
  }
  await dialog(page).waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/patient/schedule/${small.patient(1, 1)}`);
  const title = "As the patient sees it";
  await titleOf(page).waitFor();
  while ((await titleOf(page).textContent()) !== title) await page.keyboard.press("Enter");
  await soon(() => isInView(page)).toBe(true);
  const weeks = (await page.getByRole("group", { name: "Days" }).boundingBox())!;
  expect((await dialog(page).boundingBox())!.y).toBeGreaterThanOrEqual(weeks.y + weeks.height);
  await leave();
}

/** Starts tours by hand. */
async function askForTours(journey: Journey): Promise<void> {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/support", width: 390 });
  const [atRest, seenTourRequests] = [restOf(page), askedForTours(page)];
  await page.getByRole("region", { name: "Tours" }).waitFor();
  await atRest();
  expect([seenTourRequests(), await dialog(page).count()]).toEqual([0, 0]);
  await page.getByRole("button", { name: "Tour: Users", exact: true }).click();
  await page.waitForURL("**/cusers");
  expect(await readTour(page)).toEqual(["Active or inactive", "Find a user", "Invite somebody"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Tour of this page" }).click();
  await titleOf(page).waitFor();
  await press(page, "Skip tour");
  await dialog(page).waitFor({ state: "hidden" });
  await leave();
}

/** Opens a page with a tour in two tabs. */
async function openTwoTabs(journey: Journey): Promise<void> {
  const { page, leave } = await journey.visitAs(smallEmail(1, Role.physio), { at: null });
  const pages = [page, await page.context().newPage()];
  await Promise.all(pages.map((each) => each.goto("/surgeons")));
  const dialogCounts = async () => (await Promise.all(pages.map((each) => dialog(each).count()))).toSorted();
  await soon(dialogCounts).toEqual([0, 1]);
  await Promise.all(pages.map((each) => restOf(each)()));
  expect(await dialogCounts()).toEqual([0, 1]);
  await leave();
}
