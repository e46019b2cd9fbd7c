import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { expectFits } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, circle, row, spoken, steps, title } from "./wizard-screens.ts";

let journey: Journey;
const admin = smallEmail(0, Role.admin);
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const heightOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.height ?? 0;

test("a programme is made on a phone by touch", async () => {
  const at = await leftDraft(
    await signIn(journey.world, admin),
    typedPatient(journey.world.today(), small.surgeon(0, 1)),
  );
  const { page, problems, leave } = await journey.visitAs(admin, { at, width: 390, hasTouch: true, isMobile: true });
  const next = async (name: RegExp): Promise<void> => {
    await button(page, "Next").tap();
    await title(page, name);
    await expectFits(page, 390);
  };
  await step("the steps follow each other without sideways scroll", async () => {
    await title(page, steps.careplan);
    await button(page, "Remove Knee").waitFor();
    await next(steps.devices);
    expect(await heightOf(page.getByRole("link", { name: "Change address" }))).toBeGreaterThanOrEqual(44);
  });
  await step("B064: a card is edited", async () => {
    await button(page, "Edit Knee Motion Sensor").tap();
    await page.getByLabel("Start").fill("-20");
    await button(page, "Save").tap();
    await page.getByText("select days -17 or greater!", { exact: true }).waitFor();
    await page.getByLabel("Start").fill("-10");
    await button(page, "Save").tap();
    await page.getByText("S-10 → S+14").waitFor();
    await next(steps.regimens);
    expect(await heightOf(button(page, "Show all regimens"))).toBeGreaterThanOrEqual(44);
    await next(steps.exercises);
  });
  await step("an exercise takes three lines, and the number of the step stands apart from its name", async () => {
    await row(page, "Heel Slides, Lying").getByText("2 × 10 · 2× a day").waitFor();
    expect(await heightOf(row(page, "Heel Slides, Lying"))).toBeLessThanOrEqual(86);
    const [number, name] = [
      page.getByText("Step 5 of 6"),
      page.getByText("Exercise schedule", { exact: true }).first(),
    ];
    const [left, right] = [(await number.boundingBox())!, (await name.boundingBox())!];
    expect([left.y === right.y, right.x - left.x - left.width >= 12]).toEqual([true, true]);
  });
  await step("B179: exercises are unlinked and linked from their menu and by taps", async () => {
    await button(page, "Actions for Quad Sets").tap();
    await page.getByRole("menuitem", { name: "Unlink" }).tap();
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets.");
    await button(page, "Actions for Quad Sets").tap();
    await page.getByRole("menuitem", { name: "Link to" }).tap();
    await page.getByText("Quad Sets selected.").waitFor();
    await circle(page, "Heel Slides, Lying").tap();
    await soon(() => spoken(page, "Heel Slides, Lying")).toBe(
      "Heel Slides, Lying, 2 of 2 in a chain, after Quad Sets.",
    );
  });
  await step("B180: a chain is moved from the menu", async () => {
    await button(page, "Actions for Quad Sets").tap();
    await page.getByRole("menuitem", { name: "Move chain" }).tap();
    await page.getByLabel("Days later").fill("717");
    await button(page, "Move").tap();
    await page.getByText("Please choose days from S-365 to S+730.").waitFor();
    await page.getByLabel("Days later").fill("2");
    await button(page, "Move").tap();
    await row(page, "Heel Slides, Lying").getByText("S+3 → S+16").waitFor();
  });
  await step("what the patient will see opens from the footer", async () => {
    await button(page, "4 weeks").tap();
    const days = page.getByRole("dialog", { name: "4 weeks" }).getByRole("group", { name: "Days" });
    expect((await days.getByRole("button").first().boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expectFits(page, 390);
    await page.getByRole("dialog", { name: "4 weeks" }).getByRole("button", { name: "Close" }).tap();
    await next(steps.questionnaires);
  });
  await step("B067 B182 B237 B240: a questionnaire is asked on custom days", async () => {
    await button(page, "Edit Pain Check").tap();
    await button(page, "Mon").tap();
    await button(page, "Save").tap();
    await page.getByText("Please select week days!").waitFor();
    await page.getByText("Custom", { exact: true }).tap();
    await page.getByLabel("Days from surgery").fill("14, 7O");
    await button(page, "Save").tap();
    await page.getByText("Please enter numeric day").waitFor();
    await page.getByLabel("Days from surgery").fill("42, -14, 14, 42");
    await button(page, "Save").tap();
    await page.getByText(/^S-14 · /).waitFor();
    await page.getByText(/^3 times, last on /).waitFor();
    await expectFits(page, 390);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a schedule without exercises says so and leads to the first one, and the wizard goes on", async () => {
  const who = await signIn(journey.world, admin);
  const at = await leftDraft(who, typedPatient(journey.world.today(), small.surgeon(0, 1)));
  const { page, problems, leave } = await journey.visitAs(admin, { at, width: 390, hasTouch: true, isMobile: true });
  await button(page, "Remove Knee").waitFor();
  for (const heading of [steps.devices, steps.regimens, steps.exercises]) {
    await button(page, "Next").tap();
    await title(page, heading);
  }
  await button(page, /^Actions for /)
    .first()
    .waitFor();
  for (let left = await button(page, /^Actions for /).count(); left > 0; left--) {
    await button(page, /^Actions for /)
      .first()
      .tap();
    await page.getByRole("menuitem", { name: "Remove" }).tap();
    await soon(() => button(page, /^Actions for /).count()).toBe(left - 1);
  }
  await page.getByText("No exercises yet.").waitFor();
  expect(await button(page, "Next").isEnabled()).toBe(true);
  expect(await button(page, "Add exercise").count()).toBe(2);
  await button(page, "Add exercise").last().tap();
  await page.getByRole("dialog", { name: "Add exercise" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone Next says in sight that a regimen is missing, and notices are pressed by a thumb", async () => {
  const patient = { ...typedPatient(journey.world.today(), small.surgeon(0, 1)), email: "missing@example.com" };
  const at = await leftDraft(await signIn(journey.world, admin), { ...patient, phone: "3125550188" });
  const { page, problems, leave } = await journey.visitAs(admin, { at, width: 390, hasTouch: true, isMobile: true });
  await button(page, "Remove Knee").waitFor();
  await button(page, "Next").tap();
  await title(page, steps.devices);
  await button(page, "Remove Knee Motion Sensor").tap();
  expect(await heightOf(button(page, "Undo"))).toBeGreaterThanOrEqual(44);
  expect(await heightOf(button(page, "Close notice"))).toBeGreaterThanOrEqual(44);
  await button(page, "Next").tap();
  await title(page, steps.regimens);
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await page.getByRole("article", { name: "First Weeks" }).waitFor();
  await button(assigned, "Remove First Weeks").tap();
  await button(page, "Assign First Weeks").waitFor();
  const missing = page.getByText("Assign a regimen to continue.", { exact: true });
  const isSeen = async (): Promise<boolean> => {
    const box = await missing.boundingBox();
    return box !== null && box.y > 100 && box.y + box.height < 450;
  };
  await page.setViewportSize({ width: 390, height: 520 }); // many regimens make the page long
  for (const _ of ["once", "again"]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await button(page, "Next").tap();
    await soon(isSeen).toBe(true);
  }
  expect(problems).toEqual([]);
  await leave();
});
