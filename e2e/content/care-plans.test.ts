import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { devicesOf } from "@restride/dev-env/small-clinics/programmes.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, row } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { saveDraft, typedPatient } from "../wizard/new-patient.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const offeredPlans = async (journey: Journey, clinic: number): Promise<string[]> => {
  const therapist = await signIn(journey.world, smallEmail(clinic, Role.physio));
  const { answer } = await therapist.call<{ plans: { name: string }[] }>(
    "{ getAllCarePlans { status message plans { name } } }",
  );
  return answer.plans.map(({ name }) => name);
};

/** Types the last day of the sensor into the open plan. */
async function wearSensorUntil(page: Page, day: string): Promise<void> {
  await button(page, "Edit Knee Motion Sensor").click();
  await page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" }).fill(day);
}

test("a company admin copies a ready plan, publishes it, and puts its next version into the programme of who runs it", async ({
  journey,
}) => {
  const { world } = journey;
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/care-plans",
  });
  await step(
    "the copy is published under a name of its own, and stands in the list in place of the ready one",
    async () => {
      await button(page, "Copy Knee").click();
      await waitForNotice(page, "Care plan copied. Nobody is offered the copy before it is published.");
      await page.getByRole("heading", { level: 1, name: "Knee" }).waitFor();
      expect(await offeredPlans(journey, 0)).toEqual(["Knee"]);
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Our Knee");
      await button(page, "Publish version 1").click();
      await waitForNotice(page, "Version 1 is published. Running programmes stay on theirs.");
      await button(page, "Publish version 2").waitFor();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Care plans" }).click();
      await waitForAddress(page, "/content/care-plans");
      await row(page, "Our Knee").getByText("Published").waitFor();
      expect(await page.getByRole("row").count()).toBe(2); // including the header row
      expect(await offeredPlans(journey, 2)).toEqual(["Knee"]); // a clinic of another company
    },
  );
  const patient = await step("a therapist of one of its clinics is offered it for a new patient", async () => {
    const therapist = await signIn(world, smallEmail(0, Role.physio));
    const at = await saveDraft(therapist, typedPatient(world.today(), small.surgeon(0, 1)));
    const { page: wizard, leave: leaveWizard } = await journey.visitAs(smallEmail(0, Role.physio), { at });
    await button(wizard, "Remove Our Knee").waitFor();
    for (const heading of [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/]) {
      await button(wizard, "Next").click();
      await wizard.getByRole("heading", { name: heading }).waitFor();
    }
    await button(wizard, "Create patient").click();
    await wizard.getByRole("heading", { name: "Leilani Salazar has a programme" }).waitFor();
    await leaveWizard();
    const { rows } = await world.owner.query<{ patient_id: Id; name: string; number: number }>(
      `select patient_id, c.name, v.number from patients p join care_plans c using (care_plan_id)
       join content_versions v on v.version_id = care_plan_id where p.first_name = 'Leilani'`,
    );
    expect(rows).toMatchObject([{ name: "Our Knee", number: 1 }]);
    return rows[0]!.patient_id;
  });
  const sensorEnds = async (): Promise<number[]> =>
    (await devicesOf(await signIn(world, smallEmail(0, Role.physio)), patient)).assigneddevices.map(
      ({ enddate }) => enddate,
    );
  await step("the next version asks whether it goes into that programme, and changes it as it said", async () => {
    await row(page, "Our Knee").click();
    await wearSensorUntil(page, "S+28");
    await button(page, "Publish version 2").click();
    const dialog = page.getByRole("dialog", { name: /Apply to running programmes/ });
    await dialog.getByText("Also running").click();
    await button(page, "Publish and change 1").waitFor();
    await takeScreens(page, "content-apply");
    expect(await sensorEnds()).toEqual([14]);
    await button(page, "Publish and change 1").click();
    await waitForNotice(page, "Version 2 is published. 1 running programme follows.");
    await world.settle();
    expect(await sensorEnds()).toEqual([28]);
    const version = page.getByRole("listitem").filter({ hasText: "Version 2" });
    await version.getByText("1 running", { exact: true }).waitFor();
  });
  await step("both versions are compared, on paper too", async () => {
    await button(page, "Compare").click();
    const dialog = page.getByRole("dialog", { name: /Compare versions/ });
    const line = dialog.getByRole("row").filter({ hasText: "Knee Motion Sensor" });
    await line.getByText("S+1 → S+28").waitFor();
    await line.getByText("S+1 → S+14").waitFor();
    await takeScreens(page, "content-compare");
    await page.emulateMedia({ media: "print" });
    await line.getByText("S+1 → S+28").waitFor();
    expect(await page.getByRole("combobox", { name: "From" }).isVisible()).toBe(false);
    expect(await button(page, "Print").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await soon(() => button(page, "Compare").evaluate((one) => one === document.activeElement)).toBe(true);
  });
  await step("retired, it is offered to nobody; it returns", async () => {
    await button(page, "Retire").click();
    await waitForNotice(page, "Care plan retired. What runs goes on.");
    expect(await offeredPlans(journey, 0)).toEqual([]);
    await button(page, "Offer again").click();
    await waitForNotice(page, "Care plan is offered again.");
    expect(await offeredPlans(journey, 0)).toEqual(["Our Knee"]);
  });
  expect(problems).toEqual([]);
});
