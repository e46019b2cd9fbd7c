import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { newPlan, publishPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, waitForHeading } from "../finders.ts";
import { test } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { saveDraft, typedPatient } from "./new-patient.ts";
import { nextStep, steps } from "./wizard-screens.ts";

const [admin, therapist, companyAdmin] = [Role.admin, Role.physio, Role.companyAdmin].map((role) =>
  smallEmail(0, role),
) as [string, string, string];

const leave = (page: Page) => page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
/** Returns the address of the admin's draft at the care plan step. */
const draftAtPlan = async (journey: Journey): Promise<string> =>
  saveDraft(await signIn(journey.world, admin), typedPatient(journey.world.today(), small.surgeon(0, 1)));
const isSaved = (page: Page): Promise<void> => page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
const changeEnd = async (page: Page, end: string): Promise<void> => {
  await button(page, "Edit Knee Motion Sensor").click();
  await page.getByLabel("End").fill(end);
  await button(page, "Save").click();
};

/** Opens the devices of a draft with the company's own plan. It is the only plan on offer, so the wizard chooses it by itself. */
const openOwnPlan = async (journey: Journey, page: Page) => {
  const editor = await signIn(journey.world, companyAdmin);
  await journey.world.owner.query("update content set retired_at = $1 where kind = 'carePlan'", [new Date()]);
  const { plan } = await newPlan(editor);
  const at = await draftAtPlan(journey);
  await page.goto(at);
  await button(page, "Remove Ours").waitFor();
  await nextStep(page, steps.devices);
  await isSaved(page);
  return { id: at.split("draft=")[1], publish: () => publishPlan(editor, plan, null, 30) };
};

test("a new patient is left as a draft, changed without a connection, gone on with at another desk, discarded, and taken from a newer plan", async ({
  journey,
}) => {
  const front = await journey.visitAs(admin, { at: await draftAtPlan(journey) });
  const { page } = front;
  await button(page, "Remove Knee").waitFor();
  await nextStep(page, steps.devices);
  await isSaved(page);
  await step("without a connection edits wait in the window and are counted, and Next is off", async () => {
    await page.context().setOffline(true);
    await changeEnd(page, "+20");
    await page.getByText(/^Not saved since \d{1,2}:\d\d [AP]M, trying again in \d s$/).waitFor();
    const notice = page.getByRole("status").filter({ hasText: "No connection." });
    const waits = (changes: string) => notice.getByText(`You can go on; ${changes} in this window and`).waitFor();
    await waits("1 change waits");
    await changeEnd(page, "+14");
    await waits("what you change waits");
    await changeEnd(page, "+20");
    await waits("1 change waits");
    expect(await page.getByText(/^Connection lost/).isVisible()).toBe(false);
    await soon(() => button(page, "Next").isDisabled()).toBe(true);
  });
  await step(
    "Cancel asks, and a draft that cannot be kept is said to be none; it is saved once the connection is back",
    async () => {
      await button(page, "Cancel").click();
      await leave(page).getByRole("button", { name: "Keep as draft" }).click();
      await page.getByText("Without a connection no draft can be kept.").waitFor();
      await leave(page).waitFor({ state: "detached" });
      await page.context().setOffline(false);
      await soon(async () =>
        JSON.stringify((await journey.world.owner.query("select typed from patient_drafts")).rows),
      ).toContain('"enddate":20');
    },
  );
  await step("kept as a draft it stands under ADD, for colleagues too", async () => {
    await button(page, "Cancel").click();
    await leave(page).getByRole("button", { name: "Keep as draft" }).click();
    await page.waitForURL("**/patient");
    await button(page, "ADD").click();
    await page
      .getByRole("dialog", { name: "ADD" })
      .getByText(/^Knee · .*Devices, 3 of 6$/)
      .waitFor();
  });
  const back = await journey.visitAs(therapist, { at: "/patient" });
  await step("another desk goes on where it stopped, and is told so", async () => {
    await button(back.page, "ADD").click();
    await back.page.getByRole("link", { name: /Leilani Salazar/ }).click();
    await waitForHeading(back.page, steps.devices);
    await back.page.getByText(/^You go on where Sam Role1 stopped today at /).waitFor();
  });
  await step("opened twice the later window works, and the first takes it back", async () => {
    await page.reload();
    await button(page, "ADD").click();
    await page.getByRole("link", { name: /Leilani Salazar/ }).click();
    await waitForHeading(page, steps.devices);
    await changeEnd(back.page, "+18");
    await back.page.getByText("Sam Role1 goes on with this draft.").waitFor();
    await soon(() => button(back.page, "Next").isDisabled()).toBe(true);
    await button(back.page, "Take it back").click();
    await back.page.getByText("S+1 → S+18").waitFor();
    await nextStep(back.page, steps.regimens);
    await nextStep(back.page, steps.exercises);
  });
  await step("the draft stands at the step that Next led to, for a window that is closed now", async () => {
    const stands = "select step from patient_drafts";
    await soon(async () => (await journey.world.owner.query<{ step: string }>(stands)).rows[0]?.step).toBe("schedule");
  });
  await step("discarded in the second window, the draft is gone", async () => {
    await back.page.getByRole("link", { name: "Patients", exact: true }).click();
    await leave(back.page).getByRole("button", { name: "Discard" }).click();
    await back.page.waitForURL("**/patient");
    await soon(async () => (await journey.world.owner.query("select from patient_drafts")).rowCount).toBe(0);
  });
  const { id, publish } = await openOwnPlan(journey, page);
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
    await waitForHeading(page, /^ADD PATIENT$/);
    await soon(() => page.getByRole("textbox", { name: "First name", exact: true }).inputValue()).toBe("");
    await soon(
      async () => (await journey.world.owner.query("select from patient_drafts where draft_id = $1", [id])).rowCount,
    ).toBe(0);
  });
  expect(
    front.problems.concat(back.problems).filter((problem) => !/ERR_(FAILED|INTERNET_DISCONNECTED)/.test(problem)),
  ).toEqual([]);
});
