import type { Page } from "playwright-core";
import { button, waitForHeading } from "../finders.ts";

/** Returns the circle of an exercise. Its accessible name includes its position in a chain. */
export const circle = (page: Page, exercise: string) =>
  page.getByRole("button", { name: new RegExp(`^${exercise}(, \\d+ of \\d+ in a chain.*)?(, selected)?\\.$`) });

/** Returns the accessible name of an exercise's circle. */
export const accessibleName = async (page: Page, exercise: string): Promise<string> =>
  (await circle(page, exercise).getAttribute("aria-label")) ?? "";

/** Presses Next and waits for the next step. */
export const nextStep = async (page: Page, name: RegExp): Promise<void> => {
  await button(page, "Next").click();
  await waitForHeading(page, name);
};

export const steps = {
  careplan: /^SELECT CARE PLAN \(Leilani Salazar\)$/,
  devices: /^DEVICE SCHEDULE \(Leilani Salazar - Surgery Date: /,
  regimens: /^ASSIGN REGIMENS$/,
  exercises: /^EXERCISE SCHEDULE \(Leilani Salazar - Surgery Date: /,
  questionnaires: /^QUESTIONNAIRE SCHEDULE \(Leilani Salazar - Surgery Date: /,
} as const;
