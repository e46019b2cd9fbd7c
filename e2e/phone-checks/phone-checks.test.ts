import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, seeTours, smallClinics, startJourney } from "../journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await seeTours(journey.world);
});
afterAll(() => journey.close());

test("A309: phones that cannot be called stand in a line over the patient list, each with the way to its edit", async () => {
  const patient = small.patient(0, 1);
  await journey.world.owner.query("update patients set phone = '+999123456789' where patient_id = $1", [patient]);
  await journey.world.owner.query("insert into phones_to_check values ($1, 'patient', $2)", [
    small.customers[0],
    patient,
  ]);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  await page.clock.install();
  await page.goto("/patient");
  await page.locator("[data-row]").first().waitFor();
  await page.clock.fastForward(10_000);
  await page.getByRole("button", { name: "Phone numbers to check: 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Phone numbers to check" });
  await dialog.getByText("•••• 6789").waitFor();
  await dialog.getByRole("link", { name: "Edit Pat1 Clinic1" }).click();
  await page.waitForURL(`**/patient/edit/info?id=${patient}`);
  expect(problems).toEqual([]);
  await leave();
});
