import { Role } from "@restride/domain/access/roles.ts";
import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const patient = small.patient(0, 1);

/** Opens one page of patient care after the other: each shows its part. */
async function walk(page: Page): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first().waitFor();
  const opens = async (button: string, name: string | RegExp): Promise<void> => {
    await page.getByRole("button", { name: button, exact: true }).first().click();
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
  };
  await page.goto("/patient");
  await page.getByRole("row").nth(1).waitFor();
  await opens("Filter", "Filter patients");
  await page.goto(`/patient/${patient}`);
  for (const part of ["Pat1 Clinic1", /^Diagnoses/, "Caregiver", "Ship address", /^Patient Notes/, "REMINDERS"])
    await heading(part);
  await heading("Activity Calendar");
  await opens("ACTIVITY LOG", /^Activity log/i);
  for (const [schedule, title] of [
    ["schedule", "EXERCISE SCHEDULE"],
    ["deviceschedule", "DEVICE SCHEDULE"],
    ["questionnaireschedule", "QUESTIONNAIRE SCHEDULE"],
  ] as const) {
    await page.goto(`/patient/${schedule}/${patient}`);
    await heading(title);
  }
  await page.goto("/patient/add/info");
  await heading("ADD PATIENT");
  await page.goto("/compliance");
  await heading(/^Exercises/);
}

test("B001: clinic and company staff find every part of patient care in the console, and the patient the progress page", async () => {
  const [staff, company] = await Promise.all([
    journey.visitAs(smallEmail(0, Role.admin), { at: null }),
    journey.visitAs(smallEmail(0, Role.companyAdmin), { clinic: small.customers[0], at: null }),
  ]);
  await Promise.all([walk(staff.page), walk(company.page)]);
  await staff.page.goto(`/patient/${patient}`);
  await staff.page
    .getByRole("button", { name: /^Measurement chart/i })
    .first()
    .click();
  await staff.page.getByRole("dialog", { name: /^Measurement Chart/ }).waitFor();
  const known = await journey.visit({ width: 390 });
  await known.page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patient}`);
  await known.page.getByRole("heading", { name: "Vitals" }).waitFor();
  for (const { problems, leave } of [staff, company, known]) {
    expect(problems).toEqual([]);
    await leave();
  }
});
