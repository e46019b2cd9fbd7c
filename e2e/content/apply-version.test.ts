import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { changeContent, publishContent } from "@restride/dev-env/small-clinics/keep-content.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { devicesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
/** A plan of the company's own, published once. */
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  const { content } = await changeContent(keeper, `copyContent(id: "${small.carePlan}")`);
  await publishContent(keeper, content!._id, 1);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();

test("a new version goes into running programmes when it is asked to, as the dialog said", async () => {
  const { world } = journey;
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/care-plans",
  });
  await page.getByRole("row").filter({ hasText: "Knee" }).click();
  const { answer } = await therapist.call<{ plans: { _id: string }[] }>(
    "{ getAllCarePlans { status message plans { _id } } }",
  );
  const careplan = answer.plans[0]!._id;
  const patient = await addPlanPatient(therapist, world.today(), { careplan, lastname: "Brought" });
  await addPlanPatient(therapist, world.today(), { careplan, lastname: "Hand", time: 4 });
  const sensorEnds = async (): Promise<number[]> =>
    (await devicesOf(therapist, patient)).assigneddevices.map(({ enddate }) => enddate);
  await step("the sensor is used longer in the next version, and a plan that runs asks for whom", async () => {
    await page.reload();
    const device = page.getByRole("group", { name: "Knee Motion Sensor" });
    await button(page, "Edit Knee Motion Sensor").click();
    const scale = page.getByRole("region", { name: "The plan on one scale" });
    expect(await scale.locator("[data-was]").count()).toBe(0);
    await device.getByRole("textbox", { name: "Last day" }).fill("S+28");
    await scale.getByText("S+1 → S+28, was S+1 → S+14").waitFor({ state: "attached" });
    expect(await scale.locator("[data-was]").count()).toBe(1);
    await button(page, "Save draft").click();
    await says(page, "Discard draft");
    await scale.getByText("S+1 → S+28, was S+1 → S+14").waitFor({ state: "attached" });
    const draft = page.getByRole("listitem").filter({ hasText: "Version 2, draft" });
    await draft.getByText("Knee Motion Sensor changed", { exact: true }).waitFor();
    await takeScreens(page, "content-was");
    await button(page, "Publish version 2").click();
    const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
    await dialog.getByText("Running programmes stay on their version.").waitFor();
    await dialog.getByText("Also running").click();
    await dialog.getByText("Nora Hand: Knee Motion Sensor stays as it was changed there.").waitFor();
    await soon(() => dialog.getByRole("checkbox", { name: /^Patients whose days change/ }).isChecked()).toBe(true);
    await takeScreens(page, "content-apply");
  });
  await step("publishing changes the programme that is as its plan brought it", async () => {
    expect(await sensorEnds()).toEqual([14]);
    await button(page, "Publish and change 1").click();
    await isTold(page, "Version 2 is published. 1 running programme follows.");
    await world.settle();
    expect(await sensorEnds()).toEqual([28]);
    const version = page.getByRole("listitem").filter({ hasText: "Version 2" });
    await version.getByText("1 running", { exact: true }).waitFor();
    const { rows } = await world.owner.query(
      "select p.last_name from notifications join notification_recipients using (customer_id, notification_id) join patients p using (customer_id, patient_id) where header = 'Schedule changed'",
    );
    expect(rows).toEqual([{ last_name: "Brought" }]);
  });
  await step("both versions are compared, by keys and on paper", async () => {
    await says(page, "Knee Motion Sensor changed");
    await button(page, "Compare").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /Compare versions/ });
    const line = dialog.getByRole("row").filter({ hasText: "Knee Motion Sensor" });
    await line.getByText("S+1 → S+28").waitFor();
    await line.getByText("S+1 → S+14").waitFor();
    expect(await dialog.getByRole("row").count()).toBe(2);
    await takeScreens(page, "content-compare");
    await dialog.getByRole("combobox", { name: "From" }).selectOption("Version 2");
    await dialog.getByText("These two say the same.").waitFor();
    await dialog.getByRole("combobox", { name: "From" }).selectOption("Version 1");
    await page.emulateMedia({ media: "print" });
    await line.getByText("S+1 → S+28").waitFor();
    expect(await page.getByRole("combobox", { name: "From" }).isVisible()).toBe(false);
    expect(await button(page, "Print").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await soon(() => button(page, "Compare").evaluate((one) => one === document.activeElement)).toBe(true);
  });
  expect(problems).toEqual([]);
  await leave();
});
