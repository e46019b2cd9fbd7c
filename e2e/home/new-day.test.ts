import { clinicZone } from "@restride/dev-env/clinic-day.ts";
import { smallEmail, smallPassword } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { startWorld, webDist, type World } from "@restride/dev-env/world.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs, instantAt, startOfWeek, todayIn } from "@restride/domain/values/calendar-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringSession } from "../bring-session.ts";
import { startBrowser, type TestBrowser } from "../browser.ts";
import { pathOfPatient, tileOf } from "../calendar/patient.ts";
import { seeTours } from "../journey.ts";
import { soon } from "../soon.ts";

const sunday = startOfWeek(addDays(todayIn(Date.now(), clinicZone), 7));
const fewMinutes = 5 * 60_000;
let world: World;
let browser: TestBrowser;

/** The last minutes of a week. Yesterday nobody did anything, today the second patient did all. */
beforeAll(async () => {
  const startAt = instantAt(sunday, 0, clinicZone) - 2 * 60_000;
  [world, browser] = await Promise.all([startWorld({ webFolder: webDist, startAt }), startBrowser()]);
  await seeTours(world);
  await world.owner.query(
    "update patient_days set exercise_done = exercise_due where patient_id = $1 and day = $2::date - 1",
    [small.patient(0, 2), sunday],
  );
});
afterAll(async () => {
  await browser.close();
  await world.close();
});

test("pages that stand open over the end of a week go on to the new day, and a home's numbers open to what they read", async () => {
  const { page, leave } = await browser.visit(world.url);
  await page.clock.install({ time: world.clock.now() });
  const isKept = await bringSession(page, world, { email: smallEmail(0, Role.admin), password: smallPassword });
  await page.goto("/compliance?period=1w&type=all&days=1");
  await isKept();
  const activity = page.getByRole("region", { name: "Activity" });
  await activity.scrollIntoViewIfNeeded();
  const counts = (): Promise<string[]> => activity.locator("li b").allInnerTexts();
  const weekUpTo = (saturday: typeof sunday) =>
    page.getByText(`${formatUs(addDays(saturday, -6))} – ${formatUs(saturday)}`, { exact: true });
  await weekUpTo(addDays(sunday, -8)).waitFor();
  await soon(counts).toEqual(["3", "0", "0"]);
  const calendar = await page.context().newPage();
  await calendar.clock.install({ time: world.clock.now() });
  await calendar.goto(pathOfPatient(2));
  const marked = () => tileOf(calendar, addDays(sunday, -1)).getAttribute("aria-current");
  await soon(marked).toBe("date");

  world.clock.advance(fewMinutes);
  await page.clock.fastForward(fewMinutes);
  await weekUpTo(addDays(sunday, -1)).waitFor();
  await soon(counts).toEqual(["2", "0", "1"]);
  await calendar.clock.fastForward(fewMinutes);
  await soon(marked).toBe(null);

  const exercises = page.getByRole("region", { name: "Exercises" });
  const some = exercises.getByRole("link", { name: /^Partially Completed/ });
  const shown = await some.locator("b").innerText();
  await exercises.getByRole("link", { name: "Some finished" }).click();
  await page
    .getByRole("dialog")
    .getByText(new RegExp(`to Saturday ${formatUs(addDays(sunday, -1))}`))
    .waitFor();
  await soon(() => page.getByRole("dialog").getByRole("heading").innerText()).toMatch(new RegExp(`^${shown} `));
  expect(await page.getByText(/when it was pressed/).count()).toBe(0);
  await leave();
});
