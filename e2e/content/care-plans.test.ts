import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { leftDraft, typedPatient } from "../wizard/new-patient.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

const cellsOf = async (page: Page, name: string): Promise<string[]> => {
  await row(page, name).waitFor();
  return row(page, name).getByRole("cell").allInnerTexts();
};

const offeredPlans = async (clinic: number): Promise<string[]> => {
  const therapist = await signIn(journey.world, smallEmail(clinic, Role.physio));
  const { answer } = await therapist.call<{ plans: { name: string }[] }>(
    "{ getAllCarePlans { status message plans { name } } }",
  );
  return answer.plans.map(({ name }) => name);
};

test("a company admin copies a ready plan, changes it and publishes it", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/care-plans",
  });
  const first = page.getByRole("heading", { name: "A care plan is what a patient is given" });
  await step("who has none reads how one is made, from what is there already", async () => {
    await first.waitFor();
    const steps = page.getByRole("list", { name: "How a care plan is made" }).getByRole("listitem");
    await steps.filter({ hasText: "Exercises" }).getByText("2 are here already").waitFor();
    await steps.filter({ hasText: "Regimens" }).getByText("1 is here already").waitFor();
    const ways = await steps.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ways).toEqual([
      "/content/exercises",
      "/content/exercises/new",
      "/content/regimens",
      "/content/regimens/new",
      "/content/care-plans",
      "/content/care-plans/new",
    ]);
    await page.getByRole("listitem").filter({ hasText: "1 regimen, 1 device, 1 questionnaire" }).waitFor();
    expect(await page.getByRole("row").count()).toBe(0);
  });
  await step("a search finds the ready plan in the list, to be copied", async () => {
    await page.getByRole("searchbox").fill("Kn");
    expect((await cellsOf(page, "Knee")).slice(0, 9)).toEqual([
      "Knee",
      "Knee, 61–70",
      "1",
      "1",
      "1",
      "All clinics",
      "1",
      "0",
      "Ready to copy",
    ]);
    expect(await first.count()).toBe(0);
    await page.getByRole("searchbox").fill("");
    await first.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const tab = page.getByRole("navigation", { name: "Content" }).getByRole("link", { name: "Regimens" });
    await soon(async () => (await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await step("the copy is a draft with all that the plan brings, and pressing twice makes one", async () => {
    await button(page, "Copy Knee").dblclick();
    await isTold(page, "Care plan copied. Nobody is offered the copy before it is published.");
    await page.getByRole("heading", { level: 1, name: "Knee" }).waitFor();
    await says(page, "First Weeks");
    await page.setViewportSize({ width: 1024, height: 900 });
    const name = page.getByRole("grid", { name: "Regimens" }).getByText("First Weeks", { exact: true });
    await soon(async () => (await name.boundingBox())?.height).toBeLessThan(30); // in one line
    const [row, last] = [page.getByRole("grid", { name: "Regimens" }).getByRole("row"), "Move down: First Weeks"];
    const [{ x, width }, end] = [(await row.first().boundingBox())!, (await button(page, last).boundingBox())!];
    expect(x + width - (end.x + end.width)).toBeLessThan(30); // the buttons stand at the end of the row
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("group", { name: "Knee Motion Sensor" }).waitFor();
    await takeScreens(page, "content-care-plan");
    const plan = page.url();
    await page.getByRole("link", { name: "Care plans", exact: true }).click();
    await page.getByRole("row").filter({ hasText: "Draft" }).first().waitFor();
    expect(await page.getByRole("row").count()).toBe(3); // its head, the copy, the ready one
    expect(await first.count()).toBe(0);
    await page.goto(plan);
  });
  await step("its parts stand on one scale, as their days are typed", async () => {
    const scale = page.getByRole("region", { name: "The plan on one scale" });
    const sensor = scale.getByRole("listitem").filter({ hasText: "Knee Motion Sensor" });
    await scale.getByRole("listitem").filter({ hasText: "First Weeks" }).getByText("→").waitFor({ state: "attached" });
    await sensor.getByText("S+1 → S+14").waitFor({ state: "attached" });
    const last = page.getByRole("group", { name: "Knee Motion Sensor" }).getByRole("textbox", { name: "Last day" });
    await button(page, "Edit Knee Motion Sensor").click();
    await last.fill("S+21");
    await sensor.getByText("S+1 → S+21").waitFor({ state: "attached" });
    await last.fill("S+");
    await sensor.getByText("→").waitFor({ state: "detached" });
    await last.fill("S+14");
  });
  await step("a wrong day is said at its field, and nothing is published", async () => {
    const device = page.getByRole("group", { name: "Knee Motion Sensor" });
    await device.getByRole("textbox", { name: "Last day" }).fill("S+800");
    await button(page, "Publish version 1").click();
    await says(page, "Please choose days from S-365 to S+730.");
    await device.getByRole("textbox", { name: "Last day" }).fill("S+14");
  });
  await step("a draft is saved as it stands, and what is typed meanwhile stays", async () => {
    const goOn = await holdBack(page, "SaveContentDraft");
    await field(page, "Name").fill("Our Kn");
    await button(page, "Save draft").click();
    await page.getByRole("button", { name: "Publish version 1", disabled: true }).waitFor();
    await field(page, "Name").fill("Our Knee");
    goOn();
    await page.getByRole("button", { name: "Publish version 1", disabled: false }).waitFor();
    await soon(() => field(page, "Name").inputValue()).toBe("Our Knee");
  });
  await step("it is published once it is right, though the page has not read the draft again", async () => {
    const goOn = await holdBack(page, "ContentById");
    await button(page, "Save draft").click();
    await button(page, "Publish version 1").click();
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
    goOn();
    await says(page, "Version 1");
    await button(page, "Publish version 2").waitFor();
  });
  await step("it stands in the list in place of the ready one", async () => {
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Care plans" }).click();
    await arrivesAt(page, "/content/care-plans");
    expect((await cellsOf(page, "Our Knee")).slice(6, 9)).toEqual(["1", "0", "Published"]);
    expect(await page.getByRole("row").count()).toBe(2);
  });
  await step("its clinics are offered it, another company's are not", async () => {
    expect(await offeredPlans(0)).toEqual(["Our Knee"]);
    expect(await offeredPlans(2)).toEqual(["Knee"]);
  });
  await step("retired, it is offered to nobody; it can return", async () => {
    await row(page, "Our Knee").click();
    await button(page, "Retire").click();
    await isTold(page, "Care plan retired. What runs goes on.");
    expect(await offeredPlans(0)).toEqual([]);
    await button(page, "Publish version 2").click();
    await isTold(page, "This is retired. Offer it again before you publish or apply it.");
    await button(page, "Offer again").click();
    await isTold(page, "Care plan is offered again.");
    expect(await offeredPlans(0)).toEqual(["Our Knee"]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a therapist of one of its clinics assigns it to a new patient", async () => {
  const { world } = journey;
  await newPlan(await signIn(world, smallEmail(0, Role.companyAdmin)));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  const at = await leftDraft(therapist, typedPatient(world.today(), small.surgeon(0, 1)));
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await step("it is the plan that is offered for the joint", async () => {
    await button(page, "Remove Ours").waitFor();
    for (const heading of [/^DEVICE SCHEDULE/, /^ASSIGN REGIMENS/, /^EXERCISE SCHEDULE/, /^QUESTIONNAIRE SCHEDULE/]) {
      await button(page, "Next").click();
      await page.getByRole("heading", { name: heading }).waitFor();
    }
    await button(page, "Create patient").click();
    await page.getByRole("heading", { name: "Leilani Salazar has a programme" }).waitFor();
  });
  await step("the patient runs its first version", async () => {
    const { rows } = await world.owner.query(
      `select c.name, v.number from patients p join care_plans c using (care_plan_id) join content_versions v on v.version_id = care_plan_id
       where p.first_name = 'Leilani'`,
    );
    expect(rows).toEqual([{ name: "Ours", number: 1 }]);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("nobody but the company admin has the pages of content", async () => {
  for (const role of [Role.admin, Role.healthCoach]) {
    const { page, leave } = await journey.visitAs(smallEmail(0, role));
    await page.getByRole("navigation").first().waitFor();
    expect(await page.getByRole("link", { name: "Content", exact: true }).count()).toBe(0);
    await leave();
  }
});

test("what is ready to copy looks as it is: nothing of it can be changed", async () => {
  const at = `/content/care-plans/${small.carePlan}`;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at });
  const remove = button(page, "Remove First Weeks");
  await soon(() => remove.isDisabled()).toBe(true);
  const colour = (name: string) => button(page, name).evaluate((one) => getComputedStyle(one).color);
  expect(await colour("Remove First Weeks")).toBe(await colour("Move up: First Weeks"));
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone the tab of the list that is open is in view", async () => {
  const at = "/content/questionnaires";
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at, width: 390 });
  const tab = page.getByRole("navigation", { name: "Content" }).getByRole("link", { name: "Questionnaires" });
  await soon(async () => {
    const { x, width } = (await tab.boundingBox())!;
    return x + width;
  }).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
  await leave();
});
