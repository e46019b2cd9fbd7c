import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { aimedClinics } from "@restride/dev-env/small-clinics/aimed-rows.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";
import { button } from "./wizard-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ ...smallClinics, fill: aimedClinics });
});
afterAll(() => journey.close());

test("a registered patient has a programme after eight decisions", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  let decisions = 0;
  const decide = async (what: Locator, does: (what: Locator) => Promise<unknown>): Promise<void> => {
    await does(what);
    decisions += 1;
  };
  const press = (what: Locator): Promise<void> => what.click();
  await step("the registration is taken over", async () => {
    await button(page, /Registered patients/).click();
    await button(page, "Add Rita Waits").first().click();
    await page.getByRole("heading", { name: "ADD PATIENT" }).waitFor();
    await page.getByRole("region", { name: "Registered by the patient" }).waitFor();
  });
  await step("B056: type, surgeon and date are what only the clinic knows", async () => {
    await decide(page.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true }), press);
    await decide(page.getByLabel("Surgeon"), (select) => select.selectOption({ index: 1 }));
    await decide(page.getByRole("textbox", { name: "Surgery date" }), (field) =>
      field.fill(formatUs(addDays(journey.world.today(), 17))),
    );
    await button(page, "Next").click();
    await page.getByRole("heading", { name: "SELECT CARE PLAN (Rita Waits)" }).waitFor();
  });
  await step("plan, devices, regimens, exercises and questionnaires stay as they are offered", async () => {
    await button(page, "Remove Knee").waitFor();
    for (const heading of [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/]) {
      await decide(button(page, "Next"), press);
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    await decide(button(page, "Create patient"), press);
    await page.getByRole("heading", { name: "Rita Waits has a programme" }).waitFor();
  });
  expect(decisions).toBe(8);
  await step("the patient's page is one press away, and the list knows the patient", async () => {
    await page.getByRole("link", { name: "Open Rita Waits" }).click();
    await page
      .getByRole("heading", { name: /Rita Waits/ })
      .first()
      .waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
