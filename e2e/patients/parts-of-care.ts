import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";

const patient = `/patient/${small.patient(0, 1)}`;

const schedules = [
  ["EDIT EXERCISE SCHEDULE", "EXERCISE SCHEDULE"],
  ["EDIT MEASUREMENT SCHEDULE", "DEVICE SCHEDULE"],
  ["EDIT QUESTIONNAIRE SCHEDULE", "QUESTIONNAIRE SCHEDULE"],
] as const;

const waitForHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { name }).first().waitFor();

/** Opens a dialog with its button and closes it. */
export async function openAndCloseDialog(page: Page, button: string | RegExp, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await page.getByRole("dialog", { name }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
}

/** Visits the pages of patient care as staff do, and waits for the content of each. */
export async function visitPartsOfCare(page: Page): Promise<void> {
  await page.goto("/patient");
  await page.getByRole("row").nth(1).waitFor();
  await openAndCloseDialog(page, "Filter", "Filter patients");
  await page.goto(patient);
  for (const part of ["Pat1 Clinic1", /^Diagnoses/, "Caregiver", "Ship address", /^Patient Notes/, "REMINDERS"])
    await waitForHeading(page, part);
  await waitForHeading(page, "Activity Calendar");
  await openAndCloseDialog(page, "ACTIVITY LOG", /^Activity log/i);
  for (const [link, title] of schedules) {
    await page.getByRole("link", { name: link }).click();
    await waitForHeading(page, title);
    await page.goBack();
  }
  await page.goto("/patient/add/info");
  await waitForHeading(page, "ADD PATIENT");
  await page.goto("/compliance");
  await waitForHeading(page, /^Exercises/);
}
