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

test("A309: a national zero behind the calling code is accepted and dropped; an extension is refused at the field", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient/add/info" });
  const phone = page.getByRole("textbox", { name: "Cell phone" });
  await phone.fill("312 555 0171 x5");
  await phone.blur();
  await page.getByText("Please enter valid number!").waitFor();
  await phone.fill("07911 123456");
  await page.getByLabel("Country of Cell phone").selectOption("GB");
  await page.getByText("Please enter valid number!").waitFor({ state: "detached" });
  expect(await phone.inputValue()).toBe("+44 07911 123456");
  await leave();
});

test("a birth year of two digits that makes a child asks for the century, and the choice is written in full", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient/add/info" });
  const birth = page.getByRole("textbox", { name: "Date of birth" });
  await birth.fill("02/09/26");
  await birth.blur();
  await page.getByText("Born 2026 or 1926? Select the year.").waitFor();
  await page.getByRole("button", { name: "02/09/1926" }).click();
  expect(await birth.inputValue()).toBe("02/09/1926");
  await page.getByText("Born 2026 or 1926? Select the year.").waitFor({ state: "detached" });
  await leave();
});
