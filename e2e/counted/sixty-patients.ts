import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { seedLogins } from "@restride/dev-env/seed/people/logins.ts";
import { demoPassword } from "@restride/dev-env/seed/people/staff-rows.ts";
import type { Page } from "playwright-core";

const fill = {
  name: "sixty patients",
  run: async (databaseUrl: string, now: number): Promise<void> => {
    await fillWithSeed(databaseUrl, now, { patients: 60 });
  },
};
/** Of a demo login, by the name of its role. */
export const emailOf = (role: string): string => seedLogins.find((login) => login.role === role)!.email;

/** The demo's clinics with sixty patients, enough for every number. */
export const sixtyPatients = { password: demoPassword, fill };

/** The first number in a text. */
export const numberOf = (text: string): number => Number(/[\d,]+/.exec(text)![0].replace(",", ""));

/** Waits until the patient list counts so many. Counts that are links belong to the page before it, which may stand a moment longer. */
export const listTotal = (page: Page, total: number): Promise<void> =>
  page
    .getByText(`${total.toLocaleString("en-US")} ${total === 1 ? "patient" : "patients"}`, { exact: true })
    .and(page.locator(":not(a)"))
    .waitFor();
