import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button } from "../finders.ts";
import { pathOfPatient } from "../calendar/patient.ts";
import { waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Programme, to read only" });

const openAsCoach = async (journey: Journey) => {
  const visit = await journey.visitAs(smallEmail(0, Role.healthCoach), { at: "/customers" });
  await visit.page.getByText("Clinic 1", { exact: true }).first().click();
  await visit.page.waitForURL((url) => url.pathname !== "/customers");
  await visit.page.goto(pathOfPatient(1));
  return visit;
};

/** Reads as a coach how a hold affects the programme, prints it and asks the clinic for a change. */
export async function readAsCoach(journey: Journey): Promise<void> {
  const { world } = journey;
  const patient = small.patient(0, 1);
  await world.owner.query("insert into technical_holds values ($1, $2, $2, $3, null)", [
    small.customers[0],
    patient,
    world.today(),
  ]);
  const { page, problems, leave } = await openAsCoach(journey);
  const drawer = drawerOf(page);
  await step("B287 B288 B289: exercise, device and questionnaire schedules are not the coach's to change", async () => {
    for (const name of ["EDIT EXERCISE SCHEDULE", "EDIT MEASUREMENT SCHEDULE", "EDIT QUESTIONNAIRE SCHEDULE"]) {
      const disabled = button(page, `${name}: Schedules are changed by the clinic or a company admin`);
      await soon(() => disabled.getAttribute("aria-disabled")).toBe("true");
    }
  });
  await step("B290 B165: a health coach adds no reminder, neither by the button nor in the day view", async () => {
    await soon(() => page.getByRole("button", { name: "ADD REMINDER" }).isDisabled()).toBe(true);
    await page.getByText("DAY VIEW").click();
    await page.getByRole("button", { name: "Add Reminder" }).first().waitFor();
    for (const add of await page.getByRole("button", { name: "Add Reminder" }).all())
      await soon(() => add.isDisabled()).toBe(true);
  });
  await step("nothing is due while the hold lasts", async () => {
    await button(page, "View programme").click();
    await drawer.getByText(/Nothing is due while the hold lasts\.$/).waitFor();
    await drawer.getByText("next after the hold").first().waitFor();
    expect(await drawer.getByText("pause").count()).toBe(0);
  });
  await step("on paper it says whose it is, where and when, and has nothing to press", async () => {
    await page.emulateMedia({ media: "print" });
    await page.getByText("Clinic 1", { exact: true }).filter({ visible: true }).first().waitFor();
    await drawer
      .getByText(/Pat1 Clinic1/)
      .filter({ visible: true })
      .waitFor();
    expect(await page.getByRole("button").filter({ visible: true, hasText: /./ }).count()).toBe(0);
    expect(await page.locator("#root").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });
  await step("the clinic is asked in a conversation that knows its patient and its subject", async () => {
    await button(drawer, "Ask the clinic for a change").click();
    const dialog = page.getByRole("dialog", { name: "Start conversation about Pat1 Clinic1" });
    expect(await dialog.getByRole("textbox", { name: "Subject" }).inputValue()).toBe("Change of the programme");
    const message = dialog.getByRole("textbox", { name: "Message" });
    await soon(() => message.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type("Please end Quad Sets this week.");
    await button(dialog, "Send").click();
    await waitForNotice(page, "Message Sent!");
    expect(new URL(page.url()).pathname).toBe(pathOfPatient(1));
    const { rows } = await world.owner.query("select summary from cases where patient_id = $1 and summary = $2", [
      patient,
      "Change of the programme",
    ]);
    expect(rows.length).toBe(1);
  });
  expect(problems).toEqual([]);
  await leave();
}
