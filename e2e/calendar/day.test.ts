import { Role } from "@restride/domain/access/roles.ts";
import { addDays, type CalendarDate, firstOfMonth, monthOf } from "@restride/domain/values/calendar-date.ts";
import { type Caller, signInPatient } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveFingers } from "../fingers.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { nameOf } from "./colour.ts";
import { calendarOf, pathOfPatient } from "./patient.ts";

let journey: Journey;
let today: CalendarDate;
let yesterday: CalendarDate;

const change = (patient: Caller, name: string, input: string, variables: object) =>
  patient.call(
    `mutation ($i: ${input}!) { ${name}(input: $i) { status message } }`,
    { i: variables },
    { "idempotency-key": crypto.randomUUID() },
  );

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  today = journey.world.today();
  yesterday = addDays(today, -1);
  const patient = await signInPatient(journey.world, smallPatientEmail(0, 1));
  for (const exercise of [1, 1, 2])
    await change(patient, "recordExercise", "RecordExerciseInput", {
      itemid: small.exerciseItem(0, 1, exercise),
      date: yesterday,
    });
  await change(patient, "recordAnswers", "RecordAnswersInput", {
    itemid: small.formItem(0, 1),
    date: yesterday,
    answers: [2],
  });
});
afterAll(() => journey.close());

const dayQuery = (date: CalendarDate): string => `?view=day&date=${date}`;
const cards = (page: Page): Locator => page.getByRole("article");
const cardTitles = (page: Page): Promise<string[]> => cards(page).getByRole("heading", { level: 2 }).allInnerTexts();
const months = "January February March April May June July August September October November December".split(" ");
const title = (date: CalendarDate): string => `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`;
const titlesFrom = (date: CalendarDate, count: number): string[] =>
  Array.from({ length: count }, (_, at) => title(addDays(date, at)));
const iconOf = (item: Locator): Promise<string> =>
  item
    .locator("svg")
    .first()
    .evaluate((icon) => getComputedStyle(icon).color)
    .then(nameOf);

/** A finger moves over the calendar by this many pixels to the right. */
const swipe = (page: Page, right: number): Promise<void> =>
  cards(page)
    .first()
    .evaluate((target, by) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const tell = (name: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches }));
      tell("touchstart", [touch(400)], [touch(400)]);
      tell("touchend", [], [touch(400 + by)]);
    }, right);

test("the days of a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(1, dayQuery(yesterday)),
  });

  await step("B072: a card for each day is headed by its day and has its sections in order", async () => {
    await soon(() => cardTitles(page)).toEqual(titlesFrom(yesterday, 4));
    const sections = await cards(page).first().getByRole("heading", { level: 3 }).allInnerTexts();
    expect(sections.map((text) => text.split(/\s/)[0])).toEqual([
      "ACTIVITIES",
      "MEASUREMENTS",
      "QUESTIONNAIRES",
      "REMINDERS",
    ]);
  });

  await step(
    "B159, screens M7: what is done has a tick, what is partly done half of one with its rounds, what is not is pending, what comes has a cross",
    async () => {
      const items = (at: number) => cards(page).nth(at).getByRole("listitem");
      await items(0).filter({ hasText: "Quad Sets" }).getByText("Done", { exact: true }).waitFor();
      const begun = items(0).filter({ hasText: "Heel Slides, Lying" });
      await begun.getByText("Partly done, 1 of 2 rounds", { exact: true }).waitFor();
      await begun.getByText(/· Partly done, 1 of 2 rounds$/).waitFor();
      await items(1).filter({ hasText: "Quad Sets" }).getByText("Pending", { exact: true }).waitFor();
      await items(2).filter({ hasText: "Quad Sets" }).getByText("Not yet", { exact: true }).waitFor();
    },
  );

  await step("B074: the name of a completed questionnaire opens its form in a dialog of 70 percent", async () => {
    await cards(page).first().getByRole("button", { name: "Pain Check" }).click();
    const form = page.getByRole("dialog", { name: "Pain Check" });
    await form.getByText("Usual pain").waitFor();
    await form.getByRole("cell", { name: "Mild", exact: true }).waitFor();
    const share = await form.evaluate((box) => box.getBoundingClientRect().width / innerWidth);
    expect(share).toBeCloseTo(0.7, 2);
    await page.keyboard.press("Escape");
    await soon(() => form.count()).toBe(0);
  });

  await step("B075 B160: an incomplete one is greyed; its icon is grey until its day is past, then red", async () => {
    const form = (at: number) => cards(page).nth(at).getByRole("listitem").filter({ hasText: "Pain Check" });
    expect(await iconOf(form(1))).toBe("other");
    expect(await iconOf(form(2))).toBe("other");
    expect(await form(1).getByRole("button").count()).toBe(0);
    await page.goto(pathOfPatient(1, dayQuery(addDays(today, -2))));
    await soon(() => cardTitles(page)).toEqual(titlesFrom(addDays(today, -2), 4));
    expect(await iconOf(form(0))).toBe("red");
    expect(await form(0).getByRole("button").count()).toBe(0);
    const [grey, black] = await Promise.all(
      [form(0).getByText("Pain Check"), cards(page).first().getByText("Quad Sets")].map((text) =>
        text.evaluate((one) => getComputedStyle(one).color),
      ),
    );
    expect(grey).not.toBe(black);
  });

  await step("B070: the arrows page by the days that are shown", async () => {
    const start = addDays(today, -2);
    await calendarOf(page).getByRole("button", { name: "Next", exact: true }).click();
    await soon(() => cardTitles(page)).toEqual(titlesFrom(addDays(start, 4), 4));
    await page.setViewportSize({ width: 1100, height: 900 });
    await calendarOf(page).getByRole("button", { name: "Previous", exact: true }).click();
    await soon(() => cardTitles(page)).toEqual(titlesFrom(addDays(start, 1), 3));
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step(
    "A295 B443 C303 C304: a window of 1024 pixels has the mobile layout, one of a pixel more has not",
    async () => {
      for (const [width, days] of [
        [1024, 2],
        [1025, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await soon(() => cards(page).count()).toBe(days);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  await step("B069: a swipe to the left goes forward, one to the right goes back", async () => {
    await page.goto(pathOfPatient(1, dayQuery(today)));
    await soon(() => cardTitles(page)).toEqual(titlesFrom(today, 4));
    await swipe(page, -120);
    await soon(() => cardTitles(page)).toEqual(titlesFrom(addDays(today, 4), 4));
    await swipe(page, 120);
    await soon(() => cardTitles(page)).toEqual(titlesFrom(today, 4));
    await swipe(page, 20);
    expect(await cardTitles(page)).toEqual(titlesFrom(today, 4));
  });

  await step("B071: another view shows today in the current month, else the first of the month", async () => {
    await calendarOf(page).getByText("MONTH VIEW").click();
    await arrivesAt(page, pathOfPatient(1, `?view=month&date=${today}`));
    const other = addDays(firstOfMonth(today), -10);
    await page.goto(pathOfPatient(1, dayQuery(other)));
    await soon(() => cardTitles(page)).toEqual(titlesFrom(other, 4));
    await page.keyboard.press("m");
    await arrivesAt(page, pathOfPatient(1, `?view=month&date=${monthOf(other)}-01`));
    // The address is there before the month is: what is still shown is the day view, and a press on that changes nothing.
    await soon(() => calendarOf(page).getByRole("radio", { name: "MONTH VIEW" }).isChecked()).toBe(true);
    await calendarOf(page).getByText("DAY VIEW").click();
    await arrivesAt(page, pathOfPatient(1, dayQuery(firstOfMonth(other))));
  });

  await step("B073 B166: a day without anything says so, and the past takes no reminder", async () => {
    await page.goto(pathOfPatient(1, dayQuery(addDays(today, -60))));
    const card = cards(page).first();
    await card
      .getByText("There are no specific activities, questionnaires or reminders assigned on this day.", { exact: true })
      .waitFor();
    await soon(() => card.getByRole("button", { name: "Add Reminder" }).isDisabled()).toBe(true);
  });

  await step("the day view in every width and theme", async () => {
    await page.goto(pathOfPatient(1, dayQuery(yesterday)));
    await takeScreens(page, "patient-day", () => cards(page).first().getByText("ACTIVITIES").waitFor());
  });
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone a finger that moves sideways is the calendar's alone: the browser, which goes back with one, leaves it", async () => {
  const phone = { width: 390, isMobile: true, hasTouch: true };
  const at = pathOfPatient(1, `?view=month&date=${monthOf(today)}-01`);
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at, ...phone });
  const month = page.getByRole("table").or(page.getByRole("grid")).first();
  await month.waitFor();
  await month.evaluate((drawn) => {
    drawn.scrollIntoView({ block: "center" });
    addEventListener("pointercancel", () => document.body.setAttribute("data-taken", ""), true);
  });
  const { y, height } = (await month.boundingBox())!;
  const line = y + height / 2;
  await moveFingers(page, [[80, line]], [[330, line]]);
  await arrivesAt(page, pathOfPatient(1, `?view=month&date=${monthOf(addDays(firstOfMonth(today), -1))}-01`));
  expect(await page.locator("body[data-taken]").count()).toBe(0);
  await leave();
});
