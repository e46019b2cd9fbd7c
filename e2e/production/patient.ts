import { readFileSync } from "node:fs";
import { addDays, type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { caller, type Caller } from "@restride/dev-env/caller.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, field, waitForHeading } from "../finders.ts";
import type { Installation } from "./installation.ts";

const email = "nora@fresh.example";
const password = "stairs by june";

const person = {
  "First name": "Nora",
  "Last name": "Fresh",
  "Date of birth": "03/14/1960",
  "Cell phone": "312 555 0177",
  Email: email,
  "Address line 1": "12 Lake Street",
  City: "Chicago",
  Zip: "60601",
};

/** Waits for the tour that opens by itself on a page for a new user, and closes it with Escape. */
const endTour = async (page: Page): Promise<void> => {
  const tour = page.getByRole("dialog").filter({ hasText: /Step 1 of \d/ });
  await tour.waitFor();
  await page.keyboard.press("Escape");
  await tour.waitFor({ state: "hidden" });
};

/** Steps of the wizard after the care plan. */
const steps = [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/];

/** Adds a patient with a care plan that fits a knee at the age of 66, two weeks before surgery. */
export const addPatientWithPlan = async (page: Page, today: CalendarDate): Promise<void> => {
  await endTour(page);
  await page.getByRole("link", { name: "Add the first patient" }).click();
  await waitForHeading(page, /^ADD PATIENT$/);
  await endTour(page);
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
  await page.getByText("female", { exact: true }).click();
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("Illinois");
  await page.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true }).click();
  await page.getByRole("combobox", { name: "Surgeon", exact: true }).selectOption({ index: 1 });
  await field(page, "Surgery date").fill(formatUs(addDays(today, 14)));
  await button(page, "Next").click();
  await waitForHeading(page, /^SELECT CARE PLAN/);
  await endTour(page);
  await button(page, "Assign Knee Standard").click();
  await button(page, "Remove Knee Standard").waitFor();
  for (const name of steps) {
    await button(page, "Next").click();
    await waitForHeading(page, name);
    await endTour(page);
  }
  await button(page, "Create patient").click();
  await waitForHeading(page, /^Nora Fresh has a programme/);
};

/** Sends the patient the link that sets a password, from the list of patients. */
export const sendPasswordLink = async (page: Page): Promise<void> => {
  const row = page.getByRole("row").filter({ hasText: "Nora Fresh" });
  await row.getByRole("button", { name: "Reset patient password" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset patient password" });
  await dialog.getByRole("button", { name: "Reset password" }).click();
  await page.getByText("A link to set a new password is on its way to the patient.").first().waitFor();
};

/** Returns a document of the patient app. In production a client without a session can send it. */
const documentOf = (name: string): string =>
  readFileSync(new URL(`../../server/patient-app/${name}.graphql`, import.meta.url), "utf8");

/** Sets the patient's password through the link in the SMS, and signs in on the phone. */
export const arriveOnPhone = async ({ url, gateway }: Installation): Promise<Caller> => {
  const links = (): string[] =>
    gateway.read("+13125550177").flatMap((text) => /set-password\/(\S+)/.exec(text)?.[1] ?? []);
  await expect.poll(() => links().length).toBeGreaterThan(0);
  const stranger = caller(url);
  const set = await stranger.call(documentOf("set-patient-password"), { token: links()[0], password });
  expect(set.answer.status).toBe("success");
  const { answer } = await stranger.call<{ token: string }>(documentOf("login-patient"), {
    credentials: { email, password },
  });
  return caller(url, answer.token);
};

interface Day {
  readonly day: {
    readonly exercises: readonly { readonly exerciseid: string; readonly name: string; readonly time: number }[];
  };
}

/** Returns the exercises of the patient's day. */
export const exercisesOf = async (patient: Caller) => {
  const { answer } = await patient.call<Day>(
    "{ getMyDay { status message day { exercises { exerciseid name time } } } }",
  );
  return answer.day.exercises;
};

/** Records all rounds of an exercise as the patient. */
export const doExercise = async (patient: Caller, itemid: string, rounds: number): Promise<void> => {
  const document = "mutation ($i: RecordExerciseInput!) { recordExercise(input: $i) { status message } }";
  for (let round = 0; round < rounds; round += 1) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await patient.call(document, { i: { itemid } }, headers)).answer.status).toBe("success");
  }
};
