import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const names = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner } = journey.world;
  for (const [at, header] of names.entries()) {
    const [{ rows }] = [
      await owner.query<{ id: string }>(
        `insert into notifications (customer_id, notification_id, header, message, sent_by, sent_at)
         values ($1, gen_random_uuid(), $2, $3, $4, $5) returning notification_id as id`,
        [small.customers[0], header, `Text of ${header}`, small.user(0, Role.admin), `2026-11-0${at + 1}T14:00:00Z`],
      ),
    ];
    const delivered = at === 3 || at === 4 ? `2026-11-0${at + 1}T14:01:00Z` : null;
    const read = at === 4 ? `2026-11-0${at + 1}T15:30:00Z` : null;
    await owner.query(
      `insert into notification_recipients (customer_id, patient_id, notification_id, delivered_at, read_at) values ($1, $2, $3, $4, $5)`,
      [small.customers[0], small.patient(0, 1), rows[0]!.id, delivered, read],
    );
  }
});
afterAll(() => journey.close());

const titles = (list: Locator) =>
  list.locator("summary").evaluateAll((all) => all.map((each) => each.firstChild?.textContent));

test("a therapist follows what was sent to a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: pathOfPatient(1) });
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Notifications/ }) });
  await step("the newest five are shown, then all", async () => {
    await soon(() => titles(section)).toEqual(["Sixth", "Fifth", "Fourth", "Third", "Second"]);
    await section.getByRole("button", { name: "Show 1 more" }).click();
    await soon(() => titles(section)).toEqual(names.toReversed());
  });
  await step("B038: they are sorted by time, each with read, delivered or sent", async () => {
    const states = () => section.locator("[data-state]").allInnerTexts();
    expect((await states()).map((text) => text.trim())).toEqual(["sent", "read", "delivered", "sent", "sent", "sent"]);
    await section.getByRole("button", { name: "Sort by time, oldest first" }).click();
    await soon(() => titles(section)).toEqual(names);
  });
  await step("one that is opened shows its text and all of its times", async () => {
    await section.getByText("Fifth", { exact: true }).click();
    await section.getByText("Text of Fifth").waitFor();
    await section.getByText("sent 11/05/26 08:00 AM, delivered 11/05/26 08:01 AM, read 11/05/26 09:30 AM").waitFor();
  });
  await step("B183: the notification modal closes on success, and the list shows what was sent", async () => {
    await section.getByRole("button", { name: "Sort by time, newest first" }).click();
    await page.getByRole("button", { name: "NOTIFY" }).click();
    const dialog = page.getByRole("dialog", { name: "Notify Pat1 Clinic1" });
    await dialog.getByLabel("Title").fill("Great week");
    await dialog.getByLabel("Text").fill("6 of 7 days");
    await dialog.getByRole("button", { name: "Send" }).click();
    await isTold(page, "Notification sent.");
    await dialog.waitFor({ state: "detached" });
    await soon(() => titles(section)).toEqual(["Great week", ...names.toReversed()]);
  });
  expect(problems).toEqual([]);
  await leave();
});
