import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { World } from "@restride/dev-env/world.ts";
import { addDays, type CalendarDate, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { arrivesAt } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { filteredBy, rowOf, shows } from "./rows.ts";

/** Of who skipped everything: a measurement of the first yesterday, an exercise of the second, and a form of both last week. */
const recordedBy = async (owner: World["owner"], today: CalendarDate): Promise<void> => {
  const record = (number: number, area: string, day: CalendarDate) =>
    owner.query(`update patient_days set ${area}_done = 1 where patient_id = $1 and day = $2`, [
      small.patient(0, number),
      day,
    ]);
  await record(1, "measurement", addDays(today, -1));
  await record(2, "exercise", addDays(today, -3));
  const begin = (sql: string, number: number, item: string, day: CalendarDate) =>
    owner.query(sql, [small.customers[0], small.patient(0, number), item, day]);
  await begin(
    "insert into device_readings (customer_id, patient_id, item_id, taken_at, day, values) values ($1, $2, $3, now(), $4, '{1}')",
    1,
    small.deviceItem(0, 1),
    addDays(today, -1),
  );
  await begin(
    "insert into exercise_done (customer_id, patient_id, item_id, day, times_done, last_at) values ($1, $2, $3, $4, 1, now())",
    2,
    small.exerciseItem(0, 2, 1),
    addDays(today, -3),
  );
  for (const number of [1, 2]) await record(number, "questionnaire", addDays(startOfWeek(today), -1));
  await owner.query("update patient_progress set measurement_done = 3 where patient_id = $1", [small.patient(0, 1)]);
};

/** Chooses each quick view over the three patients of a small clinic, and comes back to all of them. */
export async function choosesQuickViews(page: Page, owner: World["owner"], today: CalendarDate): Promise<void> {
  await recordedBy(owner, today);
  await page.goto("/patient");
  const button = page.getByRole("button", { name: "Quick views" });
  const marked = page.getByRole("menuitemradio", { checked: true });
  const choose = async (label: string): Promise<void> => {
    await button.click();
    await page.getByRole("menuitemradio", { name: label, exact: true }).click();
  };
  await rowOf(page, "Pat1 Clinic1").waitFor();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await soon(() => marked.allInnerTexts()).toEqual(["All patients"]);
  const focused = () => soon(() => page.evaluate(() => document.activeElement!.textContent!.trim()));
  await focused().toBe("No measurement for 3 days");
  await page.keyboard.press("Enter");
  await arrivesAt(page, "/patient?engagement=measurement.untouched&days=3");
  await focused().toBe("Quick views");
  await filteredBy(page, ["Engagement No measurements at all, 3 days"]);
  await shows(page, ["Pat2 Clinic1", "Pat3 Clinic1"]);
  await choose("No exercise for 3 days");
  await filteredBy(page, ["Engagement No exercises at all, 3 days"]);
  await shows(page, ["Pat1 Clinic1", "Pat3 Clinic1"]);
  await choose("Nothing finished last week");
  await filteredBy(page, ["Compliance Overall, nothing finished, 1 week, Knee & Hip"]);
  await shows(page, ["Pat3 Clinic1"]);
  await choose("Lowest measurement progress first");
  await filteredBy(page, ["No filters applied."]);
  await shows(page, ["Pat2 Clinic1", "Pat3 Clinic1", "Pat1 Clinic1"]);
  await choose("Lowest exercise progress first");
  await arrivesAt(page, "/patient?sort=progress.ascend");
  await shows(page, ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"]);
  await button.click();
  await soon(() => marked.allInnerTexts()).toEqual(["Lowest exercise progress first"]);
  await takeScreens(page, "patient-list-quick-views");
  await page.getByRole("menuitemradio", { name: "All patients" }).click();
  await arrivesAt(page, "/patient");
  await shows(page, ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"]);
}
