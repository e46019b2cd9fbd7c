import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { changeContent, publishContent } from "@restride/dev-env/small-clinics/keep-content.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessibility.ts";
import { holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { restOf } from "../at-rest.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { focused, press, tabTo } from "./keys.ts";
import { leftDraft, typedPatient } from "./new-patient.ts";
import { button, spoken, steps, title } from "./wizard-screens.ts";

let journey: Journey;
const admin = smallEmail(0, Role.admin);
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("a programme is made by keys alone", async () => {
  const at = await leftDraft(
    await signIn(journey.world, admin),
    typedPatient(journey.world.today(), small.surgeon(0, 1)),
  );
  const { page, problems, leave } = await journey.visitAs(admin, { at });
  await step("the care plan is chosen and devices follow", async () => {
    await title(page, steps.careplan);
    await button(page, "Remove Knee").waitFor();
    const goOnAnswering = await holdBack(page, "savePatientDraft");
    await press(page, /^Remove Knee$/); // the only plan is assigned again by itself, which is to be saved
    await button(page, "Remove Knee").waitFor();
    await press(page, /^Next$/);
    await soon(() => button(page, "Next").getAttribute("aria-busy")).toBe("true");
    expect(await focused(page)).toBe("Next");
    goOnAnswering();
    await title(page, steps.devices);
    await soon(() => focused(page)).toMatch(steps.devices);
  });
  await step("the focus goes into the card that opens, and back to its button once it closes", async () => {
    await press(page, /^Edit Knee Motion Sensor$/);
    await soon(() => focused(page)).toBe("* Start");
    await page.keyboard.press("Escape");
    await soon(() => focused(page)).toBe("Edit Knee Motion Sensor");
  });
  await step("B064: a device is changed, Enter saves", async () => {
    await press(page, /^Edit Knee Motion Sensor$/);
    await tabTo(page, /^\* Start$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("+2");
    await page.keyboard.press("Enter");
    await page.getByText("S+2 → S+14").waitFor();
    await press(page, /^Next$/);
    await title(page, steps.regimens);
  });
  await step("on a regimen Enter shows all of it, Space takes it and gives it back", async () => {
    await page.getByRole("article", { name: "First Weeks" }).waitFor();
    await tabTo(page, /^Remove /);
    const does = await focused(page);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: new RegExp(does.slice("Remove ".length)) }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => focused(page)).toBe(does);
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe(does.replace("Remove", "Assign"));
    await page.keyboard.press("Space");
    await soon(() => focused(page)).toBe(does);
    await press(page, /^Next$/);
    await title(page, steps.exercises);
  });
  await step("B179: the gutter is one stop; Delete unlinks, Space links", async () => {
    await tabTo(page, /^Quad Sets, 1 of 2 in a chain\.$/);
    await page.keyboard.press("Delete");
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets.");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await soon(() => spoken(page, "Quad Sets")).toBe("Quad Sets, 2 of 2 in a chain, after Heel Slides, Lying.");
  });
  await step("B178: Escape leaves a row as it was, and the focus goes back to what opened it", async () => {
    await press(page, /^Edit Quad Sets$/);
    await tabTo(page, /^Daily$/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("9");
    await page.keyboard.press("Escape");
    await page.getByText("2 sets × 10 repeats · 2× a day").first().waitFor();
    await soon(() => focused(page)).toBe("Edit Quad Sets");
    await page.keyboard.press("Enter");
    await soon(() => focused(page)).toBe("Hold");
    await page.keyboard.press("Enter");
    await soon(() => focused(page)).toBe("Edit Quad Sets");
  });
  await step("the days of the preview are one stop, and arrows move between them", async () => {
    await tabTo(page, /^\d\d\/\d\d: 2 exercises/);
    await expectAccessible(page);
    const before = await focused(page);
    await page.keyboard.press("ArrowRight");
    await soon(() => focused(page)).not.toBe(before);
    await press(page, /^Next$/);
    await title(page, steps.questionnaires);
  });
  await step("B182 B240: custom days are typed", async () => {
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
  await leave();
});

test("who takes something away goes on with what stands beside it, and who creates a patient with what came of it", async () => {
  const keeper = await signIn(journey.world, smallEmail(0, Role.companyAdmin));
  const body = `{ device: { name: "Thermometer", surgery_type: "", values: [{ metric: "Temperature", unit: "°F", min: 95, max: 105 }] } }`;
  const { content } = await changeContent(keeper, `saveContentDraft(kind: "device", body: ${body})`);
  await publishContent(keeper, content!._id, 1);
  const patient = { ...typedPatient(journey.world.today(), small.surgeon(0, 1)), email: "lei@example.com" };
  const at = await leftDraft(await signIn(journey.world, admin), { ...patient, phone: "3125550177" });
  const { page, problems, leave } = await journey.visitAs(admin, { at });
  const rest = restOf(page);
  await title(page, steps.careplan);
  await button(page, "Remove Knee").waitFor();
  await press(page, /^Next$/);
  await step("a device: the next one, else the one before, else the button that adds one", async () => {
    await title(page, steps.devices);
    await press(page, /^Add device$/);
    await page.getByRole("menuitem", { name: "Thermometer" }).press("Enter");
    await button(page, "Remove Knee Motion Sensor").press("Enter");
    await soon(() => focused(page)).toBe("Edit Thermometer");
    await press(page, /^Add device$/);
    await page.getByRole("menuitem", { name: "Knee Motion Sensor" }).press("Enter");
    await button(page, "Remove Knee Motion Sensor").press("Enter");
    await soon(() => focused(page)).toBe("Edit Thermometer");
    await button(page, "Remove Thermometer").press("Enter");
    await soon(() => focused(page)).toMatch(/ Add device$/);
  });
  await step("each of two comes back by its own Undo, and the focus goes back to where it was", async () => {
    const undo = (name: string) =>
      page
        .locator("output > div")
        .filter({ hasText: `${name} removed.` })
        .getByText("Undo");
    await undo("Knee Motion Sensor").press("Enter");
    await button(page, "Remove Knee Motion Sensor").waitFor();
    await soon(() => focused(page)).toMatch(/ Add device$/);
    expect(await button(page, "Remove Thermometer").count()).toBe(0);
    await undo("Thermometer").press("Enter");
    await button(page, "Remove Thermometer").waitFor();
    expect(await button(page, "Remove Knee Motion Sensor").count()).toBe(1);
    await press(page, /^Next$/);
  });
  await step("the last regimen: one that can be assigned", async () => {
    await title(page, steps.regimens);
    const assigned = page.getByRole("region", { name: "Assigned regimens" });
    await page.getByRole("article", { name: "First Weeks" }).waitFor();
    await button(assigned, "Remove First Weeks").press("Enter");
    await soon(() => focused(page)).toBe("Assign First Weeks");
    await page.keyboard.press("Space");
    await button(assigned, "Remove First Weeks").waitFor();
    await press(page, /^Next$/);
    await title(page, steps.exercises);
  });
  await step("an exercise: the next one", async () => {
    await press(page, /^Remove Quad Sets$/);
    await soon(() => focused(page)).toMatch(/Heel Slides/);
    await press(page, /^Next$/);
  });
  await step("the last questionnaire: the button that adds one", async () => {
    await title(page, steps.questionnaires);
    await rest();
    await button(page, "Remove Pain Check").press("Enter");
    await soon(() => focused(page)).toMatch(/ Add questionnaire$/);
  });
  await step("a created patient: the heading", async () => {
    await press(page, /^Create patient$/);
    await page.getByRole("heading", { name: "Leilani Salazar has a programme" }).waitFor();
    await soon(() => focused(page)).toBe("Leilani Salazar has a programme");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("who stays is where they asked to leave, however the question is closed", async () => {
  const patient = { ...typedPatient(journey.world.today(), small.surgeon(0, 1)), email: "stays@example.com" };
  const at = await leftDraft(await signIn(journey.world, admin), patient);
  const { page, problems, leave } = await journey.visitAs(admin, { at });
  await title(page, steps.careplan);
  await button(page, "Remove Knee").waitFor();
  for (const key of ["Escape", "Enter", "Space", "Escape"]) {
    await press(page, /^Cancel$/);
    await soon(() => focused(page)).toBe("Stay");
    await page.keyboard.press(key);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await soon(() => focused(page)).toBe("Cancel");
  }
  expect(problems).toEqual([]);
  await leave();
});
