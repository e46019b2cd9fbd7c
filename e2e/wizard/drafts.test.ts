import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, goOn, steps, title } from "./wizard-screens.ts";

let journey: Journey;
const [admin, therapist] = [smallEmail(0, Role.admin), smallEmail(0, Role.physio)];
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const leave = (page: Page) => page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
/** The address of a draft that is the only one. */
const draftOf = async (email: string): Promise<string> => {
  await journey.world.owner.query("delete from patient_drafts");
  return leftDraft(await signIn(journey.world, email), typedPatient(journey.world.today(), small.surgeon(0, 1)));
};

test("a new patient is left, kept, gone on with at another desk, where the later window works, and discarded", async () => {
  const front = await journey.visitAs(admin, { at: await draftOf(admin) });
  const { page } = front;
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
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
    await title(back.page, steps.devices);
    await back.page.getByText(/^You go on where Sam Role1 stopped today at /).waitFor();
  });
  await step("opened twice the later window works, and the first takes it back", async () => {
    await page.reload();
    await button(page, "ADD").click();
    await page.getByRole("link", { name: /Leilani Salazar/ }).click();
    await title(page, steps.devices);
    await button(back.page, "Edit Knee Motion Sensor").click();
    await back.page.getByLabel("End").fill("+20");
    await button(back.page, "Save").click();
    await back.page.getByText("Sam Role1 goes on with this draft.").waitFor();
    await soon(() => button(back.page, "Next").isDisabled()).toBe(true);
    await button(back.page, "Take it back").click();
    await back.page.getByText("S+1 → S+20").waitFor();
    await goOn(back.page, steps.regimens);
  });
  await step("discarded in the second window, the draft is gone", async () => {
    await back.page.getByRole("link", { name: "Patients", exact: true }).click();
    await leave(back.page).getByRole("button", { name: "Discard" }).click();
    await back.page.waitForURL("**/patient");
    await soon(async () => (await journey.world.owner.query("select from patient_drafts")).rowCount).toBe(0);
  });
  expect([...front.problems, ...back.problems]).toEqual([]);
  await Promise.all([front.leave(), back.leave()]);
});

test("without a connection edits wait in the window and are counted, and Next is off until it is back", async () => {
  const { page, leave: close } = await journey.visitAs(admin, { at: await draftOf(admin) });
  await title(page, steps.careplan);
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
  const changeEnd = async (end: string): Promise<void> => {
    await button(page, "Edit Knee Motion Sensor").click();
    await page.getByLabel("End").fill(end);
    await button(page, "Save").click();
  };
  await page.context().setOffline(true);
  await changeEnd("+20");
  await page.getByText(/^Not saved since \d{1,2}:\d\d [AP]M, trying again in \d s$/).waitFor();
  const said = page.getByRole("status").filter({ hasText: "No connection." });
  const waits = (what: string) => said.getByText(`You can go on; ${what} in this window and`).waitFor();
  await waits("1 change waits");
  await changeEnd("+14");
  await waits("what you change waits");
  await changeEnd("+20");
  await waits("1 change waits");
  expect(await page.getByText(/^Connection lost/).isVisible()).toBe(false);
  await soon(() => button(page, "Next").isDisabled()).toBe(true);
  await step("Cancel asks, and a draft that cannot be kept is said to be none", async () => {
    await button(page, "Cancel").click();
    await leave(page).getByRole("button", { name: "Keep as draft" }).click();
    await page.getByText("Without a connection no draft can be kept.").waitFor();
    await leave(page).waitFor({ state: "detached" });
  });
  await page.context().setOffline(false);
  await goOn(page, steps.regimens);
  await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
  const kept = "select typed from patient_drafts order by changed_at desc limit 1";
  expect(JSON.stringify((await journey.world.owner.query(kept)).rows)).toContain('"enddate":20');
  await step("Next that was pressed before the connection was known to be lost goes on once it is back", async () => {
    let isLost = true;
    await page.route("**/graphql", (route) =>
      isLost && route.request().postData()?.includes("savePatientDraft") ? route.abort() : route.continue(),
    );
    await page.getByRole("article", { name: "First Weeks" }).waitFor();
    await button(page, "Next").click();
    await page.getByText(/^Not saved since /).waitFor();
    await soon(() => button(page, "Next").getAttribute("aria-busy")).toBe("true");
    isLost = false;
    await title(page, steps.exercises);
  });
  await step("the draft stands at the step that Next led to, for a window that is closed now", async () => {
    const stands = "select step from patient_drafts";
    await soon(async () => (await journey.world.owner.query<{ step: string }>(stands)).rows[0]?.step).toBe("schedule");
  });
  await close();
});
