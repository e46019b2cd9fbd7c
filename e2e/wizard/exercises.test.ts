import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { clinicZone } from "@restride/dev-env/clinic-day.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { focused, hiddenStops } from "./keys.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, circle, goOn, previewDays, row, spoken, steps, title, toggleGroup } from "./wizard-screens.ts";

let journey: Journey;
let email: string;
let path: string;
let begin: () => Promise<string>;

beforeAll(async () => {
  journey = await startJourney();
  const { world } = journey;
  const { rows } = await world.owner.query(
    `select u.email, s.surgeon_id from users u join surgeons s on s.customer_id = u.customer_id
     join customers c on c.customer_id = u.customer_id and c.time_zone = '${clinicZone}'
     where u.role = ${Role.admin} and s.deleted_at is null order by u.email limit 1`,
  );
  email = rows[0].email;
  const admin = await signIn(world, email);
  begin = () => leftDraft(admin, typedPatient(world.today(), rows[0].surgeon_id));
  path = await begin();
});
afterAll(() => journey.close());

/** Goes on with the draft up to the exercise schedule of Knee Standard. */
const toExercises = async (page: Page): Promise<void> => {
  await title(page, steps.careplan);
  await button(page, "Assign Knee Standard").click();
  await button(page, "Remove Knee Standard").waitFor();
  await goOn(page, steps.devices);
  await goOn(page, steps.regimens);
  await goOn(page, steps.exercises);
};

/** The pieces of a line that is not there yet, one in each row that it passes. */
const aimed = (page: Page) => page.locator("[data-aimed]");
const first = "Knee 1: First Two Weeks";
const day = (number: number): string => {
  const date = addDays(addDays(journey.world.today(), 17), number);
  return `${date.slice(5, 7)}/${date.slice(8)}`;
};
const countOn = async (page: Page, number: number): Promise<string | undefined> =>
  (await previewDays(page)).find((said) => said.startsWith(day(number)));

test("exercises are linked, moved, changed in bulk by mouse and keys, and the preview follows", async () => {
  const { page, problems, leave } = await journey.visitAs(email, { at: path });
  await step("B059 B062 B066: the steps lead to the exercises by regimen", async () => {
    await toExercises(page);
    await page.getByText("Chair Push-Ups").first().waitFor();
    await toggleGroup(page, "Ready for Surgery");
    await toggleGroup(page, first);
  });
  await step("B179: a click selects, another links, a line is removed by a press", async () => {
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets, 2 of 4 in a chain, after Ankle Pumps.");
    await circle(page, "Short Arc Quads").click();
    await page.getByText("Short Arc Quads selected. Choose another circle to link it").waitFor();
    await circle(page, "Short Arc Quads").click();
    await soon(() => spoken(page, "Short Arc Quads")).toBe("Short Arc Quads.");
    await circle(page, "Short Arc Quads").click();
    await circle(page, "Stair Practice").hover();
    await soon(() => aimed(page).count()).toBe(4);
    await circle(page, "Straight Leg Raise").hover();
    await soon(() => aimed(page).count()).toBe(2);
    await circle(page, "Straight Leg Raise").click();
    await soon(() => spoken(page, "Straight Leg Raise")).toBe(
      "Straight Leg Raise, 2 of 2 in a chain, after Short Arc Quads.",
    );
    await soon(() => aimed(page).count()).toBe(0);
    await row(page, "Short Arc Quads").getByTitle("Unlink Short Arc Quads from the next").click({ force: true });
    await soon(() => spoken(page, "Straight Leg Raise")).toBe("Straight Leg Raise.");
  });
  await step("B179: a line shows its x in each row that it passes", async () => {
    const passing = row(page, "Glute Squeezes").getByTitle("Unlink Quad Sets from the next");
    const { x, y } = (await passing.boundingBox())!;
    await page.mouse.move(x + 1, y + 4);
    await soon(() => passing.locator("svg").evaluate((cross) => getComputedStyle(cross).opacity)).toBe("1");
  });
  await step("B179: what is linked already makes no ring", async () => {
    await circle(page, "Ice and Elevation").click();
    await circle(page, "Ankle Pumps").click();
    await page.getByText("These exercises are already linked.").waitFor();
  });
  await step("B179: keys select, link and unlink, and undo brings a link back", async () => {
    await circle(page, "Short Arc Quads").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.getByText("Short Arc Quads selected. Straight Leg Raise would follow it.").waitFor();
    await page.keyboard.press("Space");
    await soon(() => spoken(page, "Straight Leg Raise")).toContain("after Short Arc Quads");
    await page.keyboard.press("Shift+Delete");
    await soon(() => spoken(page, "Straight Leg Raise")).toBe("Straight Leg Raise.");
    await button(page, "Undo").last().click();
    await soon(() => spoken(page, "Straight Leg Raise")).toContain("after Short Arc Quads");
    await circle(page, "Short Arc Quads").focus();
    await page.keyboard.press("Delete");
    await soon(() => spoken(page, "Straight Leg Raise")).toBe("Straight Leg Raise.");
  });
  await step(
    "B178 B180: one row edits at once, and a move takes the chain along, in the preview before it is saved",
    async () => {
      expect(await countOn(page, 1)).toContain(": 8 exercises");
      await row(page, "Heel Slides, Lying").getByRole("button", { name: "Edit Heel Slides, Lying" }).click();
      const form = page.getByRole("form", { name: "Edit Heel Slides, Lying" });
      await button(page, "Edit Ankle Pumps: Save or cancel the open one first.").waitFor();
      await soon(() => button(page, "Next").isDisabled()).toBe(true);
      await form.getByLabel("Start").fill("+3");
      await form.getByLabel("End").fill("+16");
      await page
        .getByText("Ankle Pumps, Quad Sets, and Ice and Elevation move 2 days later with Heel Slides, Lying.")
        .waitFor();
      await soon(() => countOn(page, 1)).toContain(": 4 exercises");
      expect(await countOn(page, 2)).toContain(": 5 exercises");
      await takeScreens(page, "wizard-exercise-edit");
      await page.keyboard.press("Enter");
      await row(page, "Ankle Pumps").getByText("S+3 → S+16").waitFor();
    },
  );
  await step("B231 B233 B234: what is wrong stands at its field, and Escape leaves the row as it was", async () => {
    await button(page, "Edit Quad Sets").click();
    const form = page.getByRole("form", { name: "Edit Quad Sets" });
    await form.getByLabel("Start").fill("20");
    await form.getByLabel("Daily").fill("0");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("invalid startdate", { exact: true }).waitFor();
    await form.getByText("Please enter times a day from 1 to 50.").waitFor();
    await form.getByLabel("Start").press("Escape");
    await row(page, "Quad Sets").getByText("S+3 → S+16").waitFor();
  });
  await step("a search that finds nothing says so, and leaves groups open as they are", async () => {
    await page.getByLabel("Search exercises").fill("tango");
    await page.getByText("None has “tango” in its name.").waitFor();
    await button(page, "Clear search").click();
    await row(page, "Quad Sets").getByText("S+3 → S+16").waitFor();
  });
  await step("B181: a bulk change counts what changes, and is undone as long as the step is not left", async () => {
    await button(page, "Apply to all").click();
    const dialog = page.getByRole("dialog", { name: "Apply to all" });
    await soon(() => focused(page)).toBe("All 55");
    await dialog.getByText("Tick a line: what changes is listed here before it is applied.").waitFor();
    await dialog.getByRole("radio", { name: "Knee 1 · 13", exact: true }).check({ force: true });
    await dialog.getByText("is 1 to 6", { exact: true }).waitFor();
    await dialog.getByLabel("Days", { exact: true }).fill("730");
    await dialog.getByText("Please choose days from S-365 to S+730.").waitFor();
    expect(await dialog.getByRole("button", { name: "Apply to 13 exercises" }).isDisabled()).toBe(true);
    await dialog.getByRole("checkbox", { name: "Move by" }).uncheck({ force: true });
    await dialog.getByLabel("Times a day").fill("2");
    await dialog.getByLabel("How often").selectOption({ label: "Six Times Week" });
    await dialog.getByRole("button", { name: "Apply to 13 exercises" }).waitFor();
    for (const said of ["was 1 to 6", "was Every Day", "is on"])
      await dialog.getByText(said, { exact: true }).waitFor();
    const counts = dialog.getByRole("term").locator("..");
    await soon(() => counts.allInnerTexts()).toEqual(["change\n13", "stay\n0", "passed\n0"]);
    await dialog.getByRole("button", { name: "Apply to 13 exercises" }).click();
    await row(page, "Deep Breaths and Cough").getByText("1 set × 5 repeats · 2× a day").waitFor();
    await button(page, "Edit Glute Squeezes").click();
    await page.getByRole("form").getByLabel("Daily").fill("5");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("13 exercises changed.").waitFor();
    await button(page.getByRole("main"), "Undo").click();
    await row(page, "Deep Breaths and Cough").getByText("1 set × 5 repeats · 6× a day").waitFor();
    await row(page, "Glute Squeezes").getByText("2 sets × 10 repeats · 5× a day").waitFor();
    await soon(() => page.getByText("13 exercises changed.").count()).toBe(0);
  });
  await step("B230 B235 B236: an exercise is added for this patient alone", async () => {
    await button(page, "Add exercise").click();
    const dialog = page.getByRole("dialog", { name: "Add exercise" });
    await soon(() => dialog.getByLabel("Interval").inputValue()).toBe("7");
    await soon(() => dialog.getByLabel("Unit").getByRole("option").allTextContents()).toEqual([
      "second(s)",
      "minute(s)",
    ]);
    await dialog.getByRole("button", { name: "Add exercise" }).click();
    await dialog.getByText("Please select an exercise.").waitFor();
    await dialog.getByLabel("Exercise").selectOption({ label: "Leg Press, Light" });
    await dialog.getByLabel("Start").fill("60");
    await dialog.getByLabel("End").fill("90");
    await dialog.getByRole("button", { name: "Add exercise" }).click();
    await page.getByText("56 exercises · 3 chains").waitFor();
    await page.getByRole("region", { name: "Added for this patient" }).waitFor();
  });
  await step("what stands twice on a day is said once, and the first such day is shown", async () => {
    const preview = page.getByRole("region", { name: "As the patient will see it" });
    expect(await preview.getByRole("button", { name: "Show them" }).count()).toBe(0);
    await button(page, "Add exercise").click();
    const dialog = page.getByRole("dialog", { name: "Add exercise" });
    await dialog.getByLabel("Exercise").selectOption({ label: "Ankle Pumps" });
    await dialog.getByLabel("Start").fill("4");
    await dialog.getByLabel("End").fill("9");
    await dialog.getByRole("button", { name: "Add exercise" }).click();
    await preview.getByText("Ankle Pumps stands twice on some of these days.").waitFor();
    await preview.getByRole("button", { name: "Show them" }).click();
    await soon(() => preview.getByText("Ankle Pumps", { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await takeScreens(page, "wizard-exercises-twice");
  });
  await step("many exercises stand in dense rows on request", async () => {
    await page.getByRole("radio", { name: "Dense" }).check({ force: true });
    const { height } = (await row(page, "Ankle Pumps").first().boundingBox())!;
    expect(Math.round(height)).toBeLessThanOrEqual(41);
    await row(page, "Deep Breaths and Cough").getByText("1 × 5 · 6× a day").waitFor();
    await row(page, "Deep Breaths and Cough").getByText("3 s", { exact: true }).waitFor();
    await row(page, "Deep Breaths and Cough").getByText("2", { exact: true }).waitFor(); // its place in the regimen
    await takeScreens(page, "wizard-exercises-dense");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("what the keys lead to is seen: no head or footer covers it, and no card is cut off", async () => {
  const { page, leave } = await journey.visitAs(email, { at: await begin() });
  await page.setViewportSize({ width: 1440, height: 640 });
  await title(page, steps.careplan);
  await button(page, "Assign Knee Standard").click();
  await button(page, "Remove Knee Standard").waitFor();
  expect(await hiddenStops(page, /^Next$/)).toEqual([]);
  for (const heading of [steps.devices, steps.regimens, steps.exercises, steps.questionnaires]) {
    await goOn(page, heading);
    await button(page, /^(Edit|View) /)
      .first()
      .waitFor();
    expect(await hiddenStops(page, /^(Next|Create patient)$/)).toEqual([]);
  }
  await leave();
});
