import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { readUnit } from "@restride/dev-env/small-clinics/units.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { button, dialog } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";

const item = small.deviceItem(0, 2);
const order = small.order(0, 2);
test.beforeAll(async ({ journey }) => {
  await addReadings(journey.world, 0, 2, [[0, [[90], [95]]]]);
  await journey.world.owner.query("update patient_devices set hardware_id = 'A1B2-C3D4-E5F6' where item_id = $1", [
    item,
  ]);
});

const chain = (page: Page) => page.getByRole("region", { name: "Where it has been" });
const moves = (page: Page) => page.getByRole("region", { name: "What can be done now" });

/** Moves the unit as another person first. */
const noteBefore = async (journey: Journey, word: string): Promise<void> => {
  const other = await signIn(journey.world, smallEmail(0, Role.superAdmin));
  const { newest } = await readUnit(other, order, item);
  const { answer } = await other.call(
    `mutation ($seen: ID) { moveUnit(_id: "${order}", deviceid: "${item}", word: "${word}", seen: $seen) { status message } }`,
    { seen: newest },
  );
  expect(answer.status, answer.message).toBe("success");
};

test("a unit is lost, that was wrong, and it gets another hardware; who cares for the patient reads it all", async ({
  journey,
}) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/fulfillment",
  });
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await waitForAddress(page, "/fulfillment/units");
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  await soon(() => current.allInnerTexts()).toEqual(["Fullfillment"]);
  await page.getByLabel("Search units").fill("a1b2");
  await soon(() => page.getByRole("table", { name: "Units" }).getByRole("row").count()).toBe(2);
  await page.getByRole("table", { name: "Units" }).getByRole("row").nth(1).click();
  await waitForAddress(page, `/fulfillment/${order}?device=${item}`);
  await moves(page).waitFor();
  expect(await moves(page).innerText()).toMatch(
    /Mark as checked\s+(is in use since|was delivered on) \d\d\/\d\d\/\d{4}/,
  );
  await moves(page).getByRole("button", { name: "Mark as lost", exact: true }).click();
  await dialog(page).getByLabel("Note").fill("Moved house");
  await noteBefore(journey, "unlinked");
  await dialog(page).getByRole("button", { name: "Mark as lost", exact: true }).click();
  await soon(() => dialog(page).getByRole("alert").innerText()).toMatch(
    /^Ada Brooks noted “No hardware linked” at .+\. Nothing of yours was changed: look again\.$/,
  );
  expect(await dialog(page).getByLabel("Note").inputValue()).toBe("Moved house");
  await soon(() => chain(page).innerText()).toMatch(/No hardware linked/);
  await dialog(page).getByRole("button", { name: "Mark as lost", exact: true }).click();
  await page.getByText("Noted: Lost.", { exact: true }).waitFor();
  await soon(() => chain(page).innerText()).toMatch(/Lost[\s\S]*Moved house/);
  await soon(() => moves(page).innerText()).toMatch(/Mark as returned\s+was lost on/);

  await page.getByRole("link", { name: "Order of Pat2 Clinic1", exact: true }).click();
  await button(page, "Take back: Knee Motion Sensor: Lost").click();
  await dialog(page).getByLabel("Reason").fill("It was in the car");
  await dialog(page).getByRole("button", { name: "Take back", exact: true }).click();
  await page.getByText("Corrected.", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Knee Motion Sensor", exact: true }).first().click();
  await button(page, "Replace the hardware").click();
  await dialog(page).getByLabel("New hardware ID").fill("7c2109ae44b0");
  await dialog(page).getByRole("button", { name: "Replace the hardware", exact: true }).click();
  await page.getByText("Noted: Replaced, not linked yet.", { exact: true }).waitFor();
  const sources = page.getByRole("region", { name: "Readings stay with the patient" });
  await soon(() => sources.innerText()).toMatch(/A1B2-C3D4-E5F6[\s\S]*7C21-09AE-44B0/);
  const saving = page.waitForEvent("download");
  await button(page, "Custody PDF").click();
  expect((await saving).suggestedFilename()).toBe(`custody-${item}.pdf`);
  expect(problems).toEqual([]);
  await leave();

  const at = `/patient/${small.patient(0, 2)}`;
  const opens = (page: Page) => button(page, "Where Knee Motion Sensor has been");
  const therapist = await journey.visitAs(smallEmail(0, Role.physio), { at });
  const { page: patientPage } = therapist;
  await opens(patientPage).click();
  const drawer = patientPage.getByRole("dialog", { name: "Knee Motion Sensor" });
  await soon(() => chain(patientPage).innerText()).toMatch(/Ordered[\s\S]*First reading[\s\S]*Lost/);
  await drawer.getByRole("region", { name: "Readings stay with the patient" }).waitFor();
  expect(await drawer.getByRole("button").allInnerTexts()).toEqual(["", "Print"]); // the Close button has no text; no button changes anything
  await patientPage.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await soon(() => opens(patientPage).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(therapist.problems).toEqual([]);
  await therapist.leave();

  const coach = await journey.visitAs(smallEmail(0, Role.healthCoach), { clinic: small.customers[0], at });
  await coach.page.getByText("Assigned devices").waitFor();
  expect(await opens(coach.page).count()).toBe(0);
});
