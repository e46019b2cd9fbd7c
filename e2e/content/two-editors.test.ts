import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import { changed, changeDevices, devicesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restOf } from "../at-rest.ts";
import { breakDown } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("who changes a plan that somebody else publishes meanwhile is told so at once, with what differs, and loses nothing", async () => {
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  const { plan } = await newPlan(keeper);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  await field(page, "Description").fill("Mine.");
  await publishPlan(keeper, plan, null, 30);
  await page.getByRole("button", { name: "Publish version 2" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Somebody else changed this draft in the meantime." });
  await told.getByRole("button", { name: "Take this Devices" }).waitFor();
  expect(await field(page, "Description").inputValue()).toBe("Mine.");
  await takeScreens(page, "content-two-editors");
  await told.getByRole("button", { name: "Take this Devices" }).click();
  await page.getByRole("button", { name: "Publish version 3" }).click();
  await isTold(page, "Version 3 is published. Running programmes stay on theirs.");
  await soon(() => told.count()).toBe(0);
  const { rows } = await journey.world.owner.query(
    `select v.number, d.end_day from content_versions v join care_plan_devices d on d.care_plan_id = v.version_id
     where v.content_id = $1 order by v.number`,
    [plan],
  );
  expect(rows).toEqual([
    { number: 1, end_day: 14 },
    { number: 2, end_day: 30 },
    { number: 3, end_day: 30 },
  ]);
  expect(problems).toEqual([]);
  await leave();
});

test("who finds a draft again that somebody else has changed reads both apart from each other", async () => {
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  const { plan } = await newPlan(keeper);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  await field(page, "Description").fill("Mine.");
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  const restored = page.getByText("Draft restored", { exact: true });
  await restored.waitFor();
  await publishPlan(keeper, plan, null, 30);
  await page.getByRole("button", { name: "Publish version 2" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Somebody else changed this draft in the meantime." });
  await told.waitFor();
  const gap = async (): Promise<number> => {
    const [above, below] = [await restored.locator("xpath=..").boundingBox(), await told.boundingBox()];
    return above && below ? below.y - (above.y + above.height) : 0; // drawn anew at this moment
  };
  await soon(gap).toBeGreaterThanOrEqual(12);
  expect(problems).toEqual([]);
  await leave();
});

test("a version stays published when a programme changes while its dialog is open, and the dialog shows what it does now", async () => {
  const { world } = journey;
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const keeper = await signIn(world, smallEmail(0, Role.companyAdmin));
  const { plan, version: careplan } = await newPlan(keeper);
  const patient = await addPlanPatient(therapist, world.today(), { careplan, lastname: "Brought" });
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/care-plans/${plan}`,
  });
  const rest = restOf(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Edit Knee Motion Sensor").click();
  await page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" }).fill("S+35");
  await button("Publish version 2").click();
  const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
  await dialog.getByText("Also running").click();
  await button("Publish and change 1").waitFor();
  const mend = await breakDown(page, "mutation PublishContent");
  await button("Publish and change 1").click();
  await dialog.getByRole("alert").getByText("Something went wrong. Try again in a moment.", { exact: true }).waitFor();
  await mend();
  await rest(); // what would change was asked again after the refusal
  const { assigneddevices, version } = await devicesOf(therapist, patient);
  const once = assigneddevices.map((each) => changed(each, { time: 1 }));
  expect((await changeDevices(therapist, patient, version, once)).status).toBe("success");
  await button("Publish and change 1").click();
  const sentence = "Version 2 is published. The care plan or its programmes changed while you looked. Look again.";
  await dialog.getByRole("alert").getByText(sentence).waitFor();
  await dialog.getByText("Nora Brought: Knee Motion Sensor stays as it was changed there.").waitFor();
  await soon(() => button("Change 0").isDisabled()).toBe(true);
  await takeScreens(page, "content-apply-again");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button("Publish version 3").waitFor();
  expect(problems).toEqual([]);
  await leave();
});
