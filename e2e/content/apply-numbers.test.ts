import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { changed, changeDevices, devicesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** A plan that 23 patients run, one on hold and one with a sensor changed by hand. */
async function runningPlan(): Promise<{ readonly plan: string; readonly first: string }> {
  const { world } = journey;
  const [keeper, therapist] = [
    await signIn(world, smallEmail(0, Role.companyAdmin)),
    await signIn(world, smallEmail(0, Role.physio)),
  ];
  const { plan, version: careplan } = await newPlan(keeper);
  const add = (lastname: string, time = 2) => addPlanPatient(therapist, world.today(), { careplan, lastname, time });
  const first = await add("Abara");
  for (let at = 1; at <= 21; at++) await add(`Brought${String.fromCharCode(64 + at)}`);
  await add("Hand", 4);
  await world.owner.query("insert into technical_holds values ($1, $2, $2, $3, null)", [
    small.customers[0],
    first,
    world.today(),
  ]);
  return { plan, first };
}

const isFocused = (one: Locator): Promise<boolean> => one.evaluate((node) => node === document.activeElement);
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

test("each number of what a version would change opens to its patients, who are counted again when a programme changes", async () => {
  const { world } = journey;
  const { plan, first } = await runningPlan();
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  await button(page, "Edit Knee Motion Sensor").click();
  await page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" }).fill("S+35");
  await button(page, "Publish version 2").click();
  const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
  await dialog.getByText("Also running").click();
  const rows = dialog.getByRole("row");
  await step("a 0 is no link, and who is on hold changes too", async () => {
    await dialog.getByText("1 of the 22 is on technical hold; it changes too.").waitFor();
    expect(await dialog.getByRole("button", { name: /^0 / }).count()).toBe(0);
    await takeScreens(page, "content-apply-numbers");
  });
  await step("a sum opens by keys, and Escape leads back to it", async () => {
    await button(dialog, "1 stay").focus();
    await page.keyboard.press("Enter");
    await dialog.getByRole("heading", { name: "1 programme stays" }).waitFor();
    await rows.filter({ hasText: "Nora Hand" }).getByText("Stays, changed by hand: Knee Motion Sensor").waitFor();
    expect(await rows.count()).toBe(2);
    expect(await isFocused(button(dialog, "Back to the numbers"))).toBe(true);
    await page.keyboard.press("Escape");
    await soon(() => isFocused(button(dialog, "1 stay"))).toBe(true);
  });
  await step("a clinic's number opens to its patients, and Back leads to the numbers", async () => {
    await button(dialog, "22 change, Clinic 1").click();
    await dialog.getByRole("heading", { name: "22 programmes change at Clinic 1" }).waitFor();
    await rows.filter({ hasText: "Nora Abara" }).getByText("Changes, on technical hold").waitFor();
    expect(await rows.count()).toBe(21);
    await page.goBack();
    await soon(() => isFocused(button(dialog, "22 change, Clinic 1"))).toBe(true);
  });
  await step("all are shown a page at a time", async () => {
    await button(dialog, "Show all 23 patients").click();
    await dialog.getByText("1–20 of 23").waitFor();
    await takeScreens(page, "content-apply-patients");
    await button(dialog, "Page 2").click();
    await dialog.getByText("21–23 of 23").waitFor();
    await soon(() => rows.count()).toBe(4);
    await rows.filter({ hasText: "Nora Hand" }).waitFor();
  });
  await step("nothing is confirmed while the numbers of other ticks are on their way", async () => {
    const tick = dialog.getByRole("checkbox", { name: /^Knee Motion Sensor/ });
    const release = await holdBack(page, "query PreviewPublish");
    await tick.uncheck();
    await soon(() => button(dialog, "Publish and change 22").isDisabled()).toBe(true);
    release();
    await button(dialog, "Publish and change 0").waitFor();
    await tick.check();
    await button(dialog, "Publish and change 22").waitFor();
    await dialog.getByText("21–23 of 23").waitFor();
  });
  await step("a programme that changes meanwhile is refused and counted again in that view", async () => {
    const therapist = await signIn(world, smallEmail(0, Role.physio));
    const { assigneddevices, version } = await devicesOf(therapist, first);
    const once = assigneddevices.map((each) => changed(each, { time: 1 }));
    expect((await changeDevices(therapist, first, version, once)).status).toBe("success");
    await button(dialog, "Publish and change 22").click();
    const sentence = "Version 2 is published. The care plan or its programmes changed while you looked. Look again.";
    await dialog.getByRole("alert").getByText(sentence).waitFor();
    await button(dialog, "Change 21").waitFor();
    await button(dialog, "Page 1").click();
    await rows.filter({ hasText: "Nora Abara" }).getByText("Stays, changed by hand: Knee Motion Sensor").waitFor();
    await button(dialog, "Back to the numbers").click();
    await button(dialog, "2 stay").waitFor();
  });
  await step("who is counted after the numbers were read counts in them too", async () => {
    const therapist = await signIn(world, smallEmail(0, Role.physio));
    const { assigneddevices, version } = await devicesOf(therapist, first);
    const twice = assigneddevices.map((each) => changed(each, { time: 2 }));
    expect((await changeDevices(therapist, first, version, twice)).status).toBe("success");
    await button(dialog, "2 stay").click();
    await dialog.getByRole("heading", { name: "1 programme stays" }).waitFor();
    await button(dialog, "Change 22").click();
    await dialog.waitFor({ state: "detached" });
  });
  expect(problems).toEqual([]);
  await leave();
});
