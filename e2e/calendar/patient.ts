import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";

/** The page of the first clinic's patient with a number. */
export const pathOfPatient = (number: number, query = ""): string => `/patient/${small.patient(0, number)}${query}`;

/** The calendar of a patient's page. */
export const calendarOf = (page: Page): Locator => page.getByRole("region", { name: "Activity Calendar" });

/** The tile of a day in the month view. */
export const tileOf = (page: Page, date: CalendarDate): Locator =>
  calendarOf(page).getByRole("button", { name: formatUs(date) });

/** The text of a bar in a tile, such as 1/2. */
export const barOf = (tile: Locator, area: "Exercise" | "Measurement" | "Questionnaire"): Locator =>
  tile.getByTitle(area, { exact: true });
