import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakDown, holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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

test("a new patient is left, kept, and gone on with at another desk, where the later window works", async () => {
  const front = await journey.visitAs(admin, { at: await draftOf(admin) });
  const { page } = front;
  await step("B173: the only care plan is assigned by itself", async () => {
    await title(page, steps.careplan);
    await button(page, "Remove Knee").waitFor();
    await goOn(page, steps.devices);
    await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
  });
  await step("B057 B058: Cancel asks, and Stay has the focus", async () => {
    await button(page, "Cancel").click();
    await leave(page).getByText("Your changes will be lost if you go back.").waitFor();
    expect(
      await leave(page)
        .getByRole("button", { name: "Stay" })
        .evaluate((each) => each === document.activeElement),
    ).toBe(true);
    await takeScreens(page, "wizard-leave");
    await page.keyboard.press("Escape");
    await leave(page).waitFor({ state: "detached" });
    await page.goBack();
    await title(page, steps.careplan);
    await goOn(page, steps.devices);
  });
  await step("kept as a draft it stands under ADD, for colleagues too", async () => {
    await button(page, "Cancel").click();
    await leave(page).getByRole("button", { name: "Keep as draft" }).click();
    await page.waitForURL("**/patient");
    await button(page, "ADD").click();
    await page
      .getByRole("dialog", { name: "ADD" })
      .getByText(/^Knee · .*Devices, 3 of 6$/)
      .waitFor();
    await takeScreens(page, "wizard-drafts");
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole("link", { name: /Leilani Salazar/ })
      .getByText("Sam Role1")
      .waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
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
  expect([...front.problems, ...back.problems]).toEqual([]);
  await Promise.all([front.leave(), back.leave()]);
});

test("a discarded patient is gone", async () => {
  const { page, problems, leave: close } = await journey.visitAs(therapist, { at: await draftOf(therapist) });
  await title(page, steps.careplan);
  await step("B058: Discard erases the draft", async () => {
    await page.getByRole("link", { name: "Patients", exact: true }).click();
    await leave(page).getByRole("button", { name: "Discard" }).click();
    await page.waitForURL("**/patient");
  });
  const mine = "select from patient_drafts where created_by = $1";
  await soon(async () => (await journey.world.owner.query(mine, [small.user(0, Role.physio)])).rowCount).toBe(0);
  expect(problems).toEqual([]);
  await close();
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
  await takeScreens(page, "wizard-offline");
  await soon(() => button(page, "Next").isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await goOn(page, steps.regimens);
  await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
  const kept = "select typed from patient_drafts order by changed_at desc limit 1";
  expect(JSON.stringify((await journey.world.owner.query(kept)).rows)).toContain('"enddate":20');
  await close();
});

test("Next that was pressed before the connection was known to be lost goes on once it is back", async () => {
  const { page, leave: close } = await journey.visitAs(admin, { at: await draftOf(admin) });
  await title(page, steps.careplan);
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  await page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/).waitFor();
  let isLost = true;
  await page.route("**/graphql", (route) =>
    isLost && route.request().postData()?.includes("savePatientDraft") ? route.abort() : route.continue(),
  );
  await button(page, "Remove Knee Motion Sensor").click();
  await button(page, "Next").click();
  await page.getByText(/^Not saved since /).waitFor();
  await soon(() => button(page, "Next").getAttribute("aria-busy")).toBe("true");
  isLost = false;
  await title(page, steps.regimens);
  await close();
});

test("a draft that is opened again has the focus in its first empty field, not in the surgeon that it brings", async () => {
  const patient = typedPatient(journey.world.today(), small.surgeon(0, 1));
  const shipaddress = { ...patient.shipaddress, city: "" };
  const at = await leftDraft(await signIn(journey.world, admin), { ...patient, shipaddress });
  const { page, problems, leave: close } = await journey.visitAs(admin, { at: null });
  const goOnAnswering = await holdBack(page, "getSurgeonList");
  await page.goto(at.replace("careplan", "info"));
  await soon(() => page.getByRole("textbox", { name: "First name", exact: true }).inputValue()).toBe("Leilani");
  goOnAnswering();
  await soon(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)).toBe(
    "shipaddress.city",
  );
  expect(problems).toEqual([]);
  await close();
});

test("a window that is closed after Next leaves its draft at the step that Next led to", async () => {
  const at = await draftOf(admin);
  const { page, leave: close } = await journey.visitAs(admin, { at });
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  const stands = "select step from patient_drafts where draft_id = $1";
  const id = new URL(at, "http://x").searchParams.get("draft");
  await soon(async () => (await journey.world.owner.query<{ step: string }>(stands, [id])).rows[0]?.step).toBe(
    "devices",
  );
  await close();
});

test("a draft counts the steps that its care plan needs, and N begins with a new patient where drafts are listed", async () => {
  const patient = { ...typedPatient(journey.world.today(), small.surgeon(0, 1)), lastname: "Watch" };
  const carePlan = {
    _id: small.carePlan,
    name: "Knee",
    surgerytype: "knee",
    hasDevices: true,
    includesRegimens: false,
  };
  await leftDraft(await signIn(journey.world, admin), patient, { carePlan });
  const { page, problems, leave: close } = await journey.visitAs(admin, { at: "/patient" });
  await button(page, "ADD").click();
  const listed = page.getByRole("dialog", { name: "ADD" });
  const line = listed.getByRole("listitem").filter({ hasText: "Leilani Watch" });
  await line.getByText(/^Knee · .*Care plan, 2 of 4$/).waitFor();
  await step("while a draft is about to be discarded, N is not heard", async () => {
    await button(line, "Discard Leilani Watch").click();
    await page.keyboard.press("n");
    await page.getByRole("dialog", { name: "Discard this draft?" }).waitFor();
    await page.keyboard.press("Escape");
    await line.waitFor();
  });
  await page.keyboard.press("n");
  await title(page, /^ADD PATIENT$/);
  expect(await page.getByRole("textbox", { name: "First name", exact: true }).inputValue()).toBe("");
  expect(problems).toEqual([]);
  await close();
});

test("without a connection Cancel asks, and a draft that cannot be kept is said to be none", async () => {
  const { page, leave: close } = await journey.visitAs(admin, { at: await draftOf(admin) });
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  await page.context().setOffline(true);
  await button(page, "Remove Knee Motion Sensor").click();
  await page.getByRole("status").filter({ hasText: "No connection." }).waitFor();
  await button(page, "Cancel").click();
  await leave(page).getByRole("button", { name: "Keep as draft" }).click();
  await page.getByText("Without a connection no draft can be kept.").waitFor();
  await leave(page).waitFor({ state: "detached" });
  await page.getByText(/in this window and is sent when/).waitFor();
  await page.context().setOffline(false);
  await close();
});

test("a preview without names could not be made: it says why and what is safe, and comes when it is asked for again", async () => {
  const { page, leave: close } = await journey.visitAs(admin, { at: await draftOf(admin) });
  await button(page, "Remove Knee").waitFor();
  await goOn(page, steps.devices);
  await page.getByText(/^Draft saved /).waitFor();
  const mend = await breakDown(page, "query ContentNames");
  await page.reload();
  const preview = page.getByRole("region", { name: "As the patient will see it" });
  await preview.getByText("The preview could not be made").waitFor();
  await preview.getByText("Your schedule is safe and can be changed on.").waitFor();
  expect(await page.getByText("No longer offered").count()).toBe(0);
  await takeScreens(page, "wizard-no-preview");
  await mend();
  await button(preview, "Try again").click();
  await preview.getByText("Knee Motion Sensor").waitFor();
  await close();
});
