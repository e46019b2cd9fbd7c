import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, goOn, steps, title } from "./wizard-screens.ts";

let journey: Journey;
const [admin, companyAdmin] = [smallEmail(0, Role.admin), smallEmail(0, Role.companyAdmin)];
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** An admin comes to the devices of a draft from the company's own plan, the only one that is offered: it is chosen by itself. */
const atDevices = async () => {
  const keeper = await signIn(journey.world, companyAdmin);
  await journey.world.owner.query("update content set retired_at = $1 where kind = 'carePlan'", [new Date()]);
  const { plan } = await newPlan(keeper);
  const patient = typedPatient(journey.world.today(), small.surgeon(0, 1));
  const at = await leftDraft(await signIn(journey.world, admin), patient);
  const { page, problems, leave } = await journey.visitAs(admin, { at });
  await button(page, "Remove Ours").waitFor();
  await goOn(page, steps.devices);
  return { page, problems, leave, id: at.split("draft=")[1], publish: () => publishPlan(keeper, plan, null, 30) };
};

test("a newer version of a draft's care plan is compared and taken on request, and taken back", async () => {
  const { page, problems, leave: close, id, publish } = await atDevices();
  await page.getByText(/^Draft saved /).waitFor();
  await publish();
  await page.reload();
  const notice = page.getByRole("region", { name: "Draft opened" });
  await step("Compare says what would be otherwise for this patient", async () => {
    await button(notice, "Take version 2").waitFor();
    await button(notice, "Compare").click();
    const dialog = page.getByRole("dialog", { name: /^Ours version 2 beside 1$/ });
    const items = dialog.getByRole("listitem");
    await soon(() => items.allInnerTexts()).toEqual([
      "Knee Motion Sensor\nbefore: S+1 → S+14, Every Day, 2× a day, not on the surgery date\nnow: S+1 → S+30, Every Day, 2× a day, not on the surgery date",
    ]);
    await takeScreens(page, "wizard-compare");
    await page.keyboard.press("Escape");
  });
  await step("Take replaces what the plan brought, and can be undone", async () => {
    await button(notice, "Take version 2").click();
    await page.getByText("This draft is made from version 2 now.").waitFor();
    await soon(() => button(notice, "Take version 2").count()).toBe(0);
    expect(await notice.evaluate((each) => each === document.activeElement)).toBe(true);
    await page
      .getByText(/S\+1 → S\+30/)
      .first()
      .waitFor();
    await button(page, "Undo").click();
    await page
      .getByText(/S\+1 → S\+14/)
      .first()
      .waitFor();
    await button(notice, "Take version 2").waitFor();
  });
  await step("Start over asks, erases the draft and begins with an empty form", async () => {
    await button(notice, "Start over").click();
    const question = page.getByRole("dialog", { name: "Start over?" });
    await question.getByText("All that is typed and chosen for this patient is erased, for everybody.").waitFor();
    await button(question, "Start over").click();
    await title(page, /^ADD PATIENT$/);
    await soon(() => page.getByRole("textbox", { name: "First name", exact: true }).inputValue()).toBe("");
    await soon(
      async () => (await journey.world.owner.query("select from patient_drafts where draft_id = $1", [id])).rowCount,
    ).toBe(0);
  });
  expect(problems).toEqual([]);
  await close();
});
