import { Role } from "@restride/domain/access/roles.ts";
import { addDays, addMonths, type CalendarDate, firstOfMonth, weekday } from "@restride/domain/values/calendar-date.ts";
import { monthGrid, monthOf } from "@restride/domain/values/calendar-date.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { nameOf } from "./colour.ts";
import { barOf, calendarOf, pathOfPatient, tileOf } from "./patient.ts";

let journey: Journey;
let today: CalendarDate;
let sunday: CalendarDate;

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner } = journey.world;
  today = journey.world.today();
  sunday = addDays(today, -weekday(today));
  const id = small.patient(0, 3);
  const done = (share: string, from: number, to: number) =>
    owner.query(
      `update patient_days set exercise_done = exercise_due ${share}, measurement_done = measurement_due ${share},
         questionnaire_done = questionnaire_due ${share} where patient_id = $1 and day between $2 and $3`,
      [id, addDays(sunday, from), addDays(sunday, to)],
    );
  await done("", -14, -8);
  await done("/ 2", -7, -1);
  await owner.query("update patients set created_at = $2 where patient_id = $1", [id, `${addDays(today, -33)}T18:00Z`]);
  await owner.query("insert into technical_holds values ($1, $2, $2, $3, $4)", [
    small.customers[0],
    id,
    addDays(today, -25),
    addDays(today, -24),
  ]);
  for (const title of ["Physical Therapy Appointment", "Second"])
    await owner.query(
      `insert into reminders (customer_id, patient_id, reminder_id, day, title, created_at)
       values ($1, $2, gen_random_uuid(), $3, $4, now() + interval '1 second' * $5)`,
      [small.customers[0], id, addDays(today, -1), title, title === "Second" ? 1 : 0],
    );
});
afterAll(() => journey.close());

const open = async (page: Page, date: CalendarDate): Promise<void> => {
  await page.goto(pathOfPatient(3, `?view=month&date=${date}`));
  await calendarOf(page).getByRole("table").waitFor();
};
const colourOf = (mark: Locator, property: "fill" | "stroke" | "backgroundColor"): Promise<string> =>
  mark.evaluate((one, name) => getComputedStyle(one)[name as "fill"], property).then(nameOf);
/** The tick of the week that lies some weeks back. */
const tick = (page: Page, weeks: number): Promise<Locator> =>
  open(page, addDays(sunday, -7 * weeks)).then(() => {
    const day = addDays(sunday, -7 * weeks);
    const heading = new RegExp(
      `Week of ${Number(day.slice(8))} ${"JanFebMarAprMayJunJulAugSepOctNovDec".slice((Number(day.slice(5, 7)) - 1) * 3).slice(0, 3)}\\)`,
    );
    return calendarOf(page).getByRole("button", { name: heading });
  });

test("the month of a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(3, "?view=month&date=2026-08-01"),
  });

  await step("B068: the calendar has arrows, TODAY, two views and a heading of month and year", async () => {
    const calendar = calendarOf(page);
    await calendar.getByRole("heading", { name: "August 2026" }).waitFor();
    for (const name of ["Previous", "Next", "TODAY"])
      await calendar.getByRole("button", { name, exact: true }).waitFor();
    expect((await calendar.getByRole("radiogroup", { name: "View" }).innerText()).split("\n")).toEqual([
      "DAY VIEW",
      "MONTH VIEW",
    ]);
  });

  await step("B076: weeks begin on Sunday, and the days of other months are disabled", async () => {
    const heads = await calendarOf(page).getByRole("columnheader").allInnerTexts();
    expect(heads).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Wk"]);
    const tiles = calendarOf(page).locator("td button:disabled");
    const days = monthGrid(monthOf("2026-08-01" as CalendarDate)).flat();
    const other = days.filter((day) => !day.startsWith("2026-08"));
    expect(await tiles.count()).toBe(other.length);
    expect(other.length).toBe(11);
    await soon(() => tileOf(page, "2026-07-31" as CalendarDate).isDisabled()).toBe(true);
  });

  await step("B070: the arrows move by one month, and TODAY comes back", async () => {
    await calendarOf(page).getByRole("button", { name: "Next", exact: true }).click();
    await calendarOf(page).getByRole("heading", { name: "September 2026" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await calendarOf(page).getByRole("heading", { name: "August 2026" }).waitFor();
    await calendarOf(page).getByRole("button", { name: "TODAY" }).click();
    await arrivesAt(page, pathOfPatient(3, `?view=month&date=${today}`));
  });

  await step(
    "screens M10: the month is in the address: a reload keeps it, Back goes to the month before it",
    async () => {
      await open(page, today);
      const next = pathOfPatient(3, `?view=month&date=${firstOfMonth(addMonths(today, 1))}`);
      await calendarOf(page).getByRole("button", { name: "Next", exact: true }).click();
      await arrivesAt(page, next);
      await page.reload();
      await calendarOf(page).getByRole("table").waitFor();
      await arrivesAt(page, next);
      await page.goBack();
      await arrivesAt(page, pathOfPatient(3, `?view=month&date=${today}`));
    },
  );

  await step("B078: a tile has its number, today's in bold, its marks, one reminder and its bars", async () => {
    const weight = (date: CalendarDate) =>
      tileOf(page, date)
        .locator("span span span")
        .first()
        .evaluate((number) => Number(getComputedStyle(number).fontWeight));
    expect(await weight(today)).toBeGreaterThanOrEqual(600);
    await open(page, addDays(today, -1));
    const yesterday = tileOf(page, addDays(today, -1));
    expect(await weight(addDays(today, -1))).toBeLessThan(600);
    await yesterday.getByText("Physical Therapy", { exact: true }).waitFor();
    expect(await yesterday.getByText("Second").count()).toBe(0);
    for (const area of ["Questionnaire", "Exercise", "Measurement"] as const) await barOf(yesterday, area).waitFor();
    await open(page, addDays(today, -30));
    await tileOf(page, addDays(today, -30)).getByText("Surgery", { exact: true }).waitFor();
    await open(page, addDays(today, -33));
    await tileOf(page, addDays(today, -33)).getByText("Created", { exact: true }).waitFor();
    await open(page, addDays(today, -25));
    await tileOf(page, addDays(today, -25)).getByText("Hold", { exact: true }).waitFor();
    expect(await calendarOf(page).getByText("Hold", { exact: true }).count()).toBe(1);
  });

  await step("B164: bars are green when complete, amber when partial, red otherwise", async () => {
    const colours: [number, "backgroundColor", string][] = [
      [-10, "backgroundColor", "green"],
      [-5, "backgroundColor", "yellow"],
      [-18, "backgroundColor", "red"],
    ];
    for (const [offset, property, colour] of colours) {
      const date = addDays(sunday, offset);
      await open(page, date);
      const filled = barOf(tileOf(page, date), "Exercise").locator("> span:last-child > span");
      await filled.waitFor({ state: "attached" });
      expect(await colourOf(filled, property)).toBe(colour);
    }
  });

  await step("B080 B163: each week has a tick: green, yellow or red", async () => {
    const complete = await tick(page, 2);
    expect(await colourOf(complete.locator("circle"), "fill")).toBe("green");
    const partial = await tick(page, 1);
    expect(await colourOf(partial.locator("circle"), "stroke")).toBe("yellow");
    const nothing = await tick(page, 3);
    expect(await colourOf(nothing.locator("circle"), "stroke")).toBe("red");
  });

  await step(
    "screens M12: a week before the programme has no mark, one within it that is not over has; an empty month says so",
    async () => {
      const rest = restOf(page);
      const before = addMonths(today, -6);
      const empty = calendarOf(page).getByText(/^Nothing is due in /);
      await open(page, before);
      await rest();
      const name = new Date(`${before}T12:00Z`).toLocaleString("en-US", { month: "long", timeZone: "UTC" });
      expect(await empty.innerText()).toBe(`Nothing is due in ${name} ${before.slice(0, 4)}.`);
      expect(
        await calendarOf(page)
          .getByRole("button", { name: /^WEEKLY PROGRESS/ })
          .count(),
      ).toBe(0);
      await (await tick(page, 0)).waitFor();
      expect(await empty.count()).toBe(0);
    },
  );

  await step("B081: a tick opens what was completed in its week", async () => {
    const mark = await tick(page, 2);
    await mark.click();
    const popover = page.getByRole("dialog", { name: /^WEEKLY PROGRESS/ });
    await popover.getByText("14 out of 14 exercises completed").waitFor();
    await popover.getByText("7 out of 7 measurements completed").waitFor();
    await popover.getByText("7 out of 7 questionnaires completed").waitFor();
    await page.keyboard.press("Escape");
    await soon(() => page.getByText("WEEKLY PROGRESS").count()).toBe(0);
  });

  await step("B079, screens M8: a right-click on a past day offers Select alone", async () => {
    await open(page, addDays(today, -1));
    await tileOf(page, addDays(today, -1)).click({ button: "right" });
    const menu = page.getByRole("menu", { name: "Day" });
    await soon(() => menu.getByRole("menuitem").allInnerTexts()).toEqual(["Select"]);
    await page.keyboard.press("Escape");
    await soon(() => menu.count()).toBe(0);
  });

  await step(
    "B079: on today it offers Add Reminder too, by the keyboard as well, and the tile then shows it",
    async () => {
      await open(page, today);
      await tileOf(page, today).focus();
      await page.keyboard.press("Shift+F10");
      const menu = page.getByRole("menu", { name: "Day" });
      await menu.getByRole("menuitem", { name: "Add Reminder" }).waitFor();
      await soon(() => menu.getByRole("menuitem").allInnerTexts()).toEqual(["Select", "Add Reminder"]);
      await menu.getByRole("menuitem", { name: "Add Reminder" }).click();
      const dialog = page.getByRole("dialog", { name: "Add reminder" });
      await dialog.getByLabel("Title").fill("Wound Check");
      await dialog.getByRole("button", { name: "Add reminder" }).dblclick();
      await tileOf(page, today).getByText("Wound Check").waitFor();
      expect(
        await page
          .getByRole("region", { name: "Reminders" })
          .getByText(/Wound Check/)
          .count(),
      ).toBe(1);
    },
  );

  await step("B077: a click on a day opens its day view", async () => {
    await tileOf(page, today).click();
    await arrivesAt(page, pathOfPatient(3, `?view=day&date=${today}`));
    await page.getByRole("article").first().waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
