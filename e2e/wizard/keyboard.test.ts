import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { button, waitForHeading } from "../finders.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../journey-test.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import type { Page } from "playwright-core";
import { focusedName, hiddenStops, press, tabTo } from "./keys.ts";
import { saveDraft, typedPatient } from "./new-patient.ts";
import { accessibleName, steps } from "./wizard-screens.ts";

const admin = smallEmail(0, Role.admin);

/**
 * Moves to the next step with the keyboard. Expects that every Tab stop on the way is visible: no header or footer covers it, and no card is cut off.
 */
const nextByKeys = async (page: Page, heading: RegExp): Promise<void> => {
  expect(await hiddenStops(page, /^Next$/)).toEqual([]);
  await page.keyboard.press("Enter");
  await waitForHeading(page, heading);
};

test("a programme is made by keys alone, which lead to nothing that is covered", async ({ journey }) => {
  const at = await saveDraft(
    await signIn(journey.world, admin),
    typedPatient(journey.world.today(), small.surgeon(0, 1)),
  );
  const { page, problems } = await journey.visitAs(admin, { at });
  await page.setViewportSize({ width: 1440, height: 640 });
  await step("the care plan is chosen and devices follow", async () => {
    await waitForHeading(page, steps.careplan);
    await button(page, "Remove Knee").waitFor();
    const goOnAnswering = await holdBack(page, "savePatientDraft");
    await press(page, /^Remove Knee$/); // the wizard assigns the only plan again by itself, and saves that
    await button(page, "Remove Knee").waitFor();
    await press(page, /^Next$/);
    await soon(() => button(page, "Next").getAttribute("aria-busy")).toBe("true");
    expect(await focusedName(page)).toBe("Next");
    goOnAnswering();
    await waitForHeading(page, steps.devices);
    await soon(() => focusedName(page)).toMatch(steps.devices);
  });
  await step("a device is changed", async () => {
    await press(page, /^Edit Knee Motion Sensor$/);
    await tabTo(page, /^\* Start$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("+2");
    await page.keyboard.press("Enter");
    await page.getByText("S+2 → S+14").waitFor();
    await nextByKeys(page, steps.regimens);
  });
  await step("the regimens stay as they are", async () => {
    await page.getByRole("article", { name: "First Weeks" }).waitFor();
    await nextByKeys(page, steps.exercises);
  });
  await step("exercises are unlinked and linked at the circles", async () => {
    await tabTo(page, /^Quad Sets, 1 of 2 in a chain\.$/);
    await page.keyboard.press("Delete");
    await soon(() => accessibleName(page, "Quad Sets")).toBe("Quad Sets.");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await soon(() => accessibleName(page, "Quad Sets")).toBe("Quad Sets, 2 of 2 in a chain, after Heel Slides, Lying.");
  });
  await step("the days of the preview are one stop, and arrows move between them", async () => {
    await tabTo(page, /^\d\d\/\d\d: 2 exercises/);
    const before = await focusedName(page);
    await page.keyboard.press("ArrowRight");
    await soon(() => focusedName(page)).not.toBe(before);
    await nextByKeys(page, steps.questionnaires);
  });
  await step("custom days are typed, and the patient is created", async () => {
    await press(page, /^Edit Pain Check$/);
    await tabTo(page, /^Weekly$/);
    await page.keyboard.press("ArrowRight");
    await tabTo(page, /^\* Days from surgery$/);
    await page.keyboard.type("14, -14");
    await page.keyboard.press("Enter");
    await page.getByText(/^2 times, last on /).waitFor();
    await press(page, /^Create patient$/);
    await page.getByRole("heading", { name: "Leilani Salazar has a programme" }).waitFor();
    await page.getByText("1 regimen, 1 chain", { exact: true }).waitFor();
  });
  expect(problems).toEqual([]);
});
