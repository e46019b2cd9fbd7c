import { signIn } from "@restride/dev-env/caller.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { editToldFor } from "@restride/domain/patients/edit/edit-told.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectAccessible } from "../accessibility.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

const patient = small.patient(0, 1);

/** A colleague changes where devices are sent. */
const change = async (street: string): Promise<void> => {
  const colleague = await signIn(journey.world, smallEmail(0, Role.physio));
  const { answer } = await colleague.call(
    `mutation ($id: ID!, $a: ShipAddressInput!) { addeditShipAddress(patientid: $id, shipaddress: $a) { status message } }`,
    { id: patient, a: { addressline1: street, city: "Chicago", state: "IL", zip: "60601", country: "US" } },
  );
  expect(answer.status, answer.message).toBe("success");
};

test("what somebody else changes of a patient is said in the panel for 8 seconds, and moves nothing", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `/patient/${patient}` });
  const panel = page.getByRole("complementary", { name: "Patient" });
  const height = () => panel.evaluate((one) => one.getBoundingClientRect().height);
  await panel.getByText("Ship address").waitFor();
  await page.clock.install();
  await change("1 Elm St");
  const said = panel.getByText(`Sam Role${Role.physio} changed the ship address`);
  await said.waitFor();
  await panel.getByText("1 Elm St").waitFor();
  const before = await height();
  await expectAccessible(page);
  await page.clock.runFor(editToldFor / 4);
  expect(await said.isVisible()).toBe(true);
  await page.clock.runFor(editToldFor);
  await said.waitFor({ state: "detached" });
  expect(await height()).toBe(before);
  expect(problems).toEqual([]);
  await leave();
});

test("what one changes oneself is not told", async () => {
  await change("1 Elm St");
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `/patient/${patient}` });
  const panel = page.getByRole("complementary", { name: "Patient" });
  await panel.getByRole("button", { name: "Edit ship address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address line 1").fill("2 Oak St");
  await dialog.getByRole("button", { name: "Save" }).click();
  await panel.getByText("2 Oak St").waitFor();
  await page.getByText("Ship address saved.").waitFor();
  expect(await panel.getByText("changed the ship address").count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
