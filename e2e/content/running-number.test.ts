import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { copyPlan } from "@restride/dev-env/small-clinics/keep-content.ts";
import { newPlan } from "@restride/dev-env/small-clinics/own-plans.ts";
import { addPlanPatient } from "@restride/dev-env/small-clinics/plan-patient.ts";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

const carePlans = { at: "/content/care-plans" };
const isFocused = (one: Locator): Promise<boolean> => one.evaluate((node) => node === document.activeElement);
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** A plan that so many patients run. */
async function runningPlan(patients: number): Promise<void> {
  const { world } = journey;
  const { version: careplan } = await newPlan(await signIn(world, smallEmail(0, Role.companyAdmin)));
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  for (let at = 0; at < patients; at++)
    await addPlanPatient(therapist, world.today(), { careplan, lastname: `Brought${String.fromCharCode(65 + at)}` });
}

test("the number of those who run a care plan opens to them, over its list", async () => {
  await runningPlan(22);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), carePlans);
  const drawer = page.getByRole("dialog", { name: "22 patients run Ours" });
  const rows = drawer.getByRole("row");
  await step("it opens by keys to a page of patients, and Escape gives the focus back", async () => {
    await link(page, "22 running, Ours").focus();
    await page.keyboard.press("Enter");
    await rows.filter({ hasText: "Nora BroughtA" }).getByText("Clinic 1").waitFor();
    expect(await rows.count()).toBe(21); // with its head
    await drawer.getByText("1–20 of 22").waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await soon(() => isFocused(link(page, "22 running, Ours"))).toBe(true);
  });
  await step("reloading keeps it open, and its last page has the rest", async () => {
    await link(page, "22 running, Ours").click();
    await drawer.waitFor();
    await page.reload();
    await drawer.getByRole("button", { name: "Page 2" }).click();
    await drawer.getByText("21–22 of 22").waitFor();
    await soon(() => rows.count()).toBe(3);
    await page.goBack();
    await drawer.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/content/care-plans");
  });
  await step("who was added since the list was read is counted, and it is said", async () => {
    const { world } = journey;
    await world.owner.query(
      "update patients set care_plan_id = (select care_plan_id from patients where last_name = 'BroughtA') where patient_id = $1",
      [small.patient(1, 1)],
    );
    await link(page, "22 running, Ours").click();
    await page
      .getByRole("dialog", { name: "23 patients run Ours" })
      .getByText("It read 22 when it was pressed.")
      .waitFor();
    await page.keyboard.press("Escape");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a ready plan's number opens too, and nobody is no link", async () => {
  const { world } = journey;
  const ready = () =>
    world.owner.query("update patients set care_plan_id = $1 where patient_id = $2", [
      small.carePlan,
      small.patient(2, 1),
    ]);
  await ready();
  const { page, problems, leave } = await journey.visitAs(smallEmail(2, Role.companyAdmin), carePlans);
  await step("where a company has no plan of its own", async () => {
    await link(page, "1 running, Knee").click();
    await page.getByRole("dialog", { name: "1 patient runs Knee" }).getByRole("cell", { name: "Clinic 3" }).waitFor();
    await page.keyboard.press("Escape");
  });
  await step("a copy that nobody runs says so, on a phone too", async () => {
    await copyPlan(await signIn(world, smallEmail(2, Role.companyAdmin)));
    await page.reload();
    const copy = page.getByRole("row").filter({ hasText: "Draft" });
    await copy.getByRole("cell", { name: "0", exact: true }).waitFor();
    expect(await copy.getByRole("link").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText("0 running").waitFor();
    await link(page, "1 running, Knee").click();
    await page.getByRole("dialog", { name: "1 patient runs Knee" }).waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("each tab of the content says how many it has, and stands where it stood before that was known", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: null });
  const tabs = page.getByRole("navigation", { name: "Content" });
  const texts = () => tabs.getByRole("link").allInnerTexts();
  const counted = ["Care plans 1", "Regimens 1", "Exercises 2", "Devices 1", "Questionnaires 1"];
  const last = tabs.getByRole("link").last();
  await step("nothing moves when the numbers come", async () => {
    const goOn = await holdBack(page, "ContentCounts");
    await page.goto("/content/regimens");
    await page.getByRole("row").filter({ hasText: "First Weeks" }).waitFor();
    expect((await texts()).map((text) => text.trim())).toEqual(counted.map((text) => text.replace(/ \d+$/, "")));
    const before = await last.boundingBox();
    goOn();
    await soon(texts).toEqual(counted);
    expect(await last.boundingBox()).toEqual(before);
  });
  await step("they stand apart from a head that wraps", async () => {
    await page.setViewportSize({ width: 768, height: 600 });
    await tabs.getByRole("link", { name: "Care plans" }).click();
    await page.getByRole("list", { name: "How a care plan is made" }).waitFor(); // more than the window has room for
    const add = await page.getByRole("link", { name: "Add care plan" }).first().boundingBox();
    expect((await tabs.boundingBox())!.y - (add!.y + add!.height)).toBeGreaterThanOrEqual(12);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabs.getByRole("link", { name: "Regimens" }).click();
  });
  await step("they are counted again when there is more", async () => {
    await page.getByRole("button", { name: "Copy First Weeks" }).click();
    await page.getByRole("heading", { level: 1, name: "First Weeks" }).waitFor();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Regimens" }).click();
    await soon(texts).toContain("Regimens 2");
  });
  expect(problems).toEqual([]);
  await leave();
});
