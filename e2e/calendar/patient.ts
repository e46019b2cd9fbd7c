import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";

/** Returns the path of the page of the first clinic's patient `number`. */
export const pathOfPatient = (number: number, query = ""): string => `/patient/${small.patient(0, number)}${query}`;

/** Returns the calendar on a patient's page. */
export const calendarOf = (page: Page): Locator => page.getByRole("region", { name: "Activity Calendar" });

/** Returns the tile of a day in the month view. */
export const tileOf = (page: Page, date: CalendarDate): Locator =>
  calendarOf(page).getByRole("button", { name: formatUs(date) });

/** Returns the bar of an area in a tile, with a text such as 1/2. */
export const barOf = (tile: Locator, area: "Exercise" | "Measurement" | "Questionnaire"): Locator =>
  tile.getByTitle(area, { exact: true });
