import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("staff change a questionnaire, and ask one again that has passed", async () => {
  const { world } = journey;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  const card = page.getByRole("article", { name: "Pain Check" });
  await step("B051: the page of questionnaires has a card for each", async () => {
    await page.getByRole("link", { name: "EDIT QUESTIONNAIRE SCHEDULE" }).click();
    await arrivesAt(page, `/patient/questionnaireschedule/${small.patient(0, 1)}`);
    const surgery = formatUs(addDays(world.today(), -10));
    const title = `QUESTIONNAIRE SCHEDULE (Pat1 Clinic1 - Surgery Date: ${surgery})`;
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await card.getByText("0 of 9 answered").waitFor();
  });
  await step("B052: one card edits at once; SAVE leads back to the patient", async () => {
    await button(card, "Edit Pain Check").click();
    const form = page.getByRole("form", { name: "Edit Pain Check" });
    await soon(() => button(page, "SAVE").isDisabled()).toBe(true);
    for (const day of ["Sun", "Tue", "Thu", "Sat"]) await button(form, day).click();
    await takeScreens(page, "schedule-questionnaire-open");
    await button(form, "Save").click();
    await page.getByText("Mon Wed Fri instead of Sun Mon Tue Wed Thu Fri Sat, from today").waitFor();
    await button(page, "SAVE").click();
    await button(page.getByRole("dialog"), "Save 1 change").click();
    await arrivesAt(page, pathOfPatient(1));
    await isTold(page, "Schedule saved.");
  });
  await step("B424: one that has passed is asked again from today, weekly on Mondays", async () => {
    await world.owner.query("update item_revisions set end_day = 5 where item_id = $1", [small.formItem(0, 1)]);
    await page.goto(`/patient/questionnaireschedule/${small.patient(0, 1)}`);
    await button(card, "Ask again from today").click();
    await page.getByText("begins today, Mon to S+42").waitFor();
    await button(page, "SAVE").click();
    await button(page.getByRole("dialog"), "Save 1 change").click();
    await arrivesAt(page, pathOfPatient(1));
    const { rows } = await world.owner.query(
      "select schedule_type as type, weekdays from item_revisions r join patient_questionnaires q using (item_id) where q.patient_id = $1 and start_day = 10",
      [small.patient(0, 1)],
    );
    expect(rows).toEqual([{ type: "weekly", weekdays: [1] }]);
  });
  expect(problems).toEqual([]);
  await leave();
});
