import type { Page } from "playwright-core";
import { button, waitForHeading } from "../finders.ts";

/** The circle of an exercise: it is spoken with the place in its chain. */
export const circle = (page: Page, exercise: string) =>
  page.getByRole("button", { name: new RegExp(`^${exercise}(, \\d+ of \\d+ in a chain.*)?(, selected)?\\.$`) });

/** How the circle of an exercise is spoken. */
export const spoken = async (page: Page, exercise: string): Promise<string> =>
  (await circle(page, exercise).getAttribute("aria-label")) ?? "";

/** Presses Next and waits for the step it leads to. */
export const goOn = async (page: Page, name: RegExp): Promise<void> => {
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
