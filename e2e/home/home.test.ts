import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs, instantAt, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { clinicZone } from "@restride/dev-env/clinic-day.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { startWorld, webDist, type World } from "@restride/dev-env/world.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialog, region } from "../finders.ts";
import { restOf } from "../at-rest.ts";
import { addSession } from "../add-session.ts";
import { startBrowser, type TestBrowser, type Visitor } from "../browser.ts";
import { pathOfPatient, tileOf } from "../calendar/patient.ts";
import { markToursSeen } from "../journey.ts";
import { chips, expectChips, expectPatients } from "../patients/rows.ts";
import { savedTable } from "../saved-table.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const sunday = startOfWeek(addDays(todayIn(Date.now(), clinicZone), 7));
const fewMinutes = 5 * 60_000;
let world: World;
let browser: TestBrowser;

/** Starts the world in the last minutes of a week. The second patient did everything on Saturday, and the third did some on Wednesday. */
beforeAll(async () => {
  const startAt = instantAt(sunday, 0, clinicZone) - 2 * 60_000;
  [world, browser] = await Promise.all([startWorld({ webFolder: webDist, startAt }), startBrowser()]);
  await markToursSeen(world);
  const doOn = (patient: number, day: typeof sunday, done: string) =>
    world.owner.query(`update patient_days set exercise_done = ${done} where patient_id = $1 and day = $2`, [
      small.patient(0, patient),
      day,
    ]);
  await doOn(2, addDays(sunday, -1), "exercise_due");
  await doOn(3, addDays(sunday, -4), "1");
  await addAnswers(world, 0, 1, "pain", [[addDays(sunday, -1), [2], 2]]);
});
afterAll(async () => {
  await browser.close();
  await world.close();
});

/** Opens the clinic's home page as an admin whose browser has the world's time. */
const openHome = async (): Promise<Visitor> => {
  const visitor = await browser.visit(world.url);
  const { page } = visitor;
  await page.clock.install({ time: world.clock.now() });
  const endSession = await addSession(page, world, { email: smallEmail(0, Role.admin), password: smallPassword });
  await page.goto("/compliance?period=1w&type=all&days=1");
  await endSession();
  return visitor;
};
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
};

test("an admin's home goes on to a new week, and opens its numbers to their patients and to the list", async () => {
  const { page, problems, leave } = await openHome();
  const rest = restOf(page);
  let outcomeRequests = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("getFormGraphData")) outcomeRequests++;
  });
  const activity = region(page, "Activity");
  const activityCounts = () => activity.locator("li b").allInnerTexts();
  const weekUpTo = (saturday: typeof sunday) =>
    page.getByText(`${formatUs(addDays(saturday, -6))} – ${formatUs(saturday)}`, { exact: true });

  await step("B110 C078 C084: /compliance counts Active, Knee and Hip; pies, engagement, outcomes follow", async () => {
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    await soon(() => page.locator("header dl").first().innerText()).toMatch(/Active\s+3\s+Knee\s+2\s+Hip\s+1/);
    const heads = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
    expect(heads.map((head) => head.replace(/ \d.*/, ""))).toEqual([
      "Exercises",
      "Measurements",
      "Questionnaires",
      "Overall",
      "Patient engagement",
      "Survey outcomes",
    ]);
  });
  await step(
    "A116: engagement shows the counts Active, Knee and Hip; outcomes below it are not loaded yet",
    async () => {
      await rest();
      expect(outcomeRequests).toBe(0);
      await activity.scrollIntoViewIfNeeded();
      await soon(() => page.locator("main dl").innerText()).toMatch(/Active\s+3\s+Knee\s+2\s+Hip\s+1/);
    },
  );
  await step("pages that are open over the end of a week go on to the new day", async () => {
    await weekUpTo(addDays(sunday, -8)).waitFor();
    await soon(activityCounts).toEqual(["3", "0", "0"]);
    const calendar = await page.context().newPage();
    await calendar.clock.install({ time: world.clock.now() });
    await calendar.goto(pathOfPatient(2));
    const marked = () => tileOf(calendar, addDays(sunday, -1)).getAttribute("aria-current");
    await soon(marked).toBe("date");
    world.clock.advance(fewMinutes);
    await page.clock.fastForward(fewMinutes);
    await weekUpTo(addDays(sunday, -1)).waitFor();
    await soon(activityCounts).toEqual(["2", "0", "1"]);
    await calendar.clock.fastForward(fewMinutes);
    await soon(marked).toBe(null);
    await calendar.close();
  });
  await step("a bar of the outcomes opens to its forms", async () => {
    await region(page, "Survey outcomes").scrollIntoViewIfNeeded();
    await region(page, "Pain Management").getByRole("link", { name: "1 submitted" }).click();
    await dialog(page)
      .getByRole("heading", { name: /^1 form submitted/ })
      .waitFor();
    await soon(() => dialog(page).locator("ul > li").count()).toBe(1);
    await close(page);
  });
  const some = region(page, "Exercises").getByRole("link", { name: "Some finished" });
  await step(
    "a part of a pie opens to as many patients, of the week that the pie reads, also after a reload",
    async () => {
      await some.click();
      for (const again of [false, true]) {
        if (again) await page.reload();
        await dialog(page)
          .getByText(new RegExp(`to Saturday ${formatUs(addDays(sunday, -1))}`))
          .waitFor();
        await soon(() => dialog(page).getByRole("heading").innerText()).toMatch(/^2 /);
        await soon(() => dialog(page).locator("ul").first().locator(":scope > li").count()).toBe(2);
        expect(await page.getByText(/when it was pressed/).count()).toBe(0);
      }
    },
  );
  await step("it is saved as a table with its heading and exactly its rows", async () => {
    const heading = (await dialog(page).getByRole("heading").locator("span").first().innerText()).trim();
    const saving = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "CSV" }).click();
    const lines = (await savedTable(await saving)).trim().split("\r\n");
    expect([lines[0], lines.length]).toEqual([`"${heading}"`, 3 + 2]);
    await close(page);
  });
  await step("Back closes what was opened, and the number has the focus again", async () => {
    await some.click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/compliance");
    await soon(() => some.evaluate((element) => element === document.activeElement)).toBe(true);
  });
  await step("C008 C082: it opens as a list of exactly these patients, which says so and lets go", async () => {
    await some.click();
    await dialog(page).getByRole("link", { name: "Open as list" }).click();
    await page.waitForURL((url) => url.pathname === "/patient");
    await dialog(page).waitFor({ state: "detached" });
    await expectPatients(page, ["Pat2 Clinic1", "Pat3 Clinic1"]);
    const filters = await chips(page);
    expect(filters).toEqual([expect.stringMatching(/^Compliance Exercises partially completed, 1 week/)]);
    await page.reload();
    await expectChips(page, filters);
    await expectPatients(page, ["Pat2 Clinic1", "Pat3 Clinic1"]);
    await page.getByRole("button", { name: "Remove filter Compliance" }).click();
    await expectPatients(page, ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"]);
    expect(new URL(page.url()).search).toBe("");
  });
  await step("a week of a patient opens to as many days", async () => {
    await page.goto(pathOfPatient(3));
    await page
      .getByRole("button", { name: /WEEKLY PROGRESS/ })
      .nth(1)
      .click();
    const line = page
      .getByRole("dialog", { name: /WEEKLY PROGRESS/ })
      .getByRole("link")
      .first();
    const [done, due] = /(\d+) out of (\d+)/.exec(await line.innerText())!.slice(1);
    await line.click();
    await dialog(page)
      .getByRole("heading", { name: new RegExp(`, ${done} of ${due} `) })
      .waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
