import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { signInPatient } from "@restride/dev-env/caller.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button } from "./schedule-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const patient = small.patient(0, 1); // ten days after surgery
const surgeryDate = async (): Promise<string> =>
  (await journey.world.owner.query("select surgery_date::text as day from patients where patient_id = $1", [patient]))
    .rows[0].day;

test("surgery is moved twice and one move undone, with a form answered between", async () => {
  const { world } = journey;
  const day = (days: number) => addDays(world.today(), days);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  const dialog = page.getByRole("dialog", { name: /Change surgery date/ });
  const field = dialog.getByRole("textbox", { name: "New surgery date" });
  await step("B157: the new date shows what follows before it is saved, and arrows move it by a day", async () => {
    await button(page, "Change surgery date").click();
    await soon(() => button(dialog, `Move surgery to ${formatUs(day(-10))}`).isDisabled()).toBe(true);
    await field.fill(formatUs(day(8)));
    await field.press("ArrowUp");
    await dialog.getByText("run 19 days longer").waitFor();
    await dialog.getByText(`today surgery ${formatUs(day(-10))} surgery ${formatUs(day(9))}`).waitFor();
    await dialog.getByText("Reschedule exercises and measurements?").waitFor();
    await button(dialog, `Move surgery to ${formatUs(day(9))}`).click();
    await isTold(page, `Surgery moved to ${formatUs(day(9))}.`);
    expect(await surgeryDate()).toBe(day(9));
  });
  await step("the patient answers a form, and surgery moves once more", async () => {
    const phone = await signInPatient(world, smallPatientEmail(0, 1));
    const answering = `mutation { recordAnswers(input: { itemid: "${small.formItem(0, 1)}", answers: [1] }) { status message } }`;
    await phone.call(answering);
    await button(page, "Change surgery date").click();
    await field.fill(formatUs(day(12)));
    await dialog.getByText("run 3 days longer").waitFor();
    await button(dialog, `Move surgery to ${formatUs(day(12))}`).click();
    await isTold(page, `Surgery moved to ${formatUs(day(12))}.`);
  });
  await step("the later move is undone; the earlier one stays", async () => {
    await button(page, "Changes").click();
    const changes = page.getByRole("dialog", { name: "Changes of the last 30 days" });
    const moved = `Surgery moved from ${formatUs(day(9))} to ${formatUs(day(12))}`;
    await button(changes.getByRole("row").filter({ hasText: moved }), "Undo").click();
    const undoing = page.getByRole("dialog", { name: /Undo the move of/ });
    await undoing.getByText(`Surgery goes back to ${formatUs(day(9))}`).waitFor();
    await button(undoing, "Undo").click();
    await isTold(page, "The change is undone.");
    expect(await surgeryDate()).toBe(day(9));
  });
  expect(problems).toEqual([]);
  await leave();
});
