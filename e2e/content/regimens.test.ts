import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { circle, row } from "../wizard/wizard-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** The fields of an exercise that is open. */
const fields = (page: Page, exercise: string) => page.getByRole("group", { name: exercise, exact: true });
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

test("a regimen is made of exercises in a chain, with a dose of its own, by keys alone", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/regimens",
  });
  const add = async (name: string): Promise<void> => {
    await button(page, "Add exercise").press("Enter");
    await page.getByRole("menuitem", { name, exact: true }).press("Enter");
    await fields(page, name).waitFor();
    await soon(() => focusedField(page)).toMatch(/\.startdate$/);
  };
  await step("its exercises are added one by one", async () => {
    await page.getByRole("link", { name: "Add regimen" }).press("Enter");
    await page.getByText("No exercises yet.").waitFor();
    await field(page, "Name").fill("Evening");
    await choice(page, "Surgery type").selectOption("Knee");
    await add("Quad Sets");
    await add("Heel Slides, Lying");
    await fields(page, "Heel Slides, Lying").getByRole("textbox", { name: "Set" }).fill("4");
    await circle(page, "Quad Sets").press("Space");
    await circle(page, "Heel Slides, Lying").press("Space");
    // Its dose is the one that its exercise begins with.
    await soon(() => row(page, "Quad Sets").innerText()).toMatch(
      /Quad Sets\s+1 of 2 in the chain\s+2 sets × 10 repeats · 2× a day\s+Hold 5 seconds\s+S\+1 → S\+14\s+Every Day/,
    );
    const load = page.getByRole("region", { name: "Load" });
    await load.getByText("Fullest from S+1 to S+14: 2 exercises, 4 rounds, about 14 min.").waitFor();
    await button(page, "Edit Quad Sets").press("Enter");
    await fields(page, "Quad Sets").getByRole("textbox", { name: "Last day" }).fill("S+7");
    await load.getByText("Fullest from S+1 to S+7: 2 exercises, 4 rounds, about 14 min.").waitFor();
    await soon(() => load.getByRole("listitem").first().innerText()).toContain("S+1: 4 rounds");
    // All days of the regimen are the whole of the line.
    const bar = row(page, "Heel Slides, Lying").locator("[aria-hidden] > i").last();
    expect(await bar.evaluate((drawn) => drawn.clientWidth / drawn.parentElement!.clientWidth)).toBe(1);
    await takeScreens(page, "content-regimen");
    await fields(page, "Quad Sets").getByRole("textbox", { name: "Last day" }).fill("S+14");
  });
  await step(
    "what a shorter regimen makes wrong opens, and the first of it has the focus; who types is left where they are",
    async () => {
      const ofRegimen = field(page, "Last day").first();
      await button(page, "Edit Heel Slides, Lying").press("Enter");
      await ofRegimen.fill("S+7");
      await button(page, "Edit Quad Sets").waitFor();
      await button(page, "Publish version 1").press("Enter");
      await soon(() => focusedField(page)).toBe("exercises.0.enddate");
      await fields(page, "Quad Sets").getByRole("textbox", { name: "Last day" }).fill("S+5");
      await soon(() => focusedField(page)).toBe("exercises.0.enddate"); // right again on the way to S+50: it does not close under who types
      await ofRegimen.fill("S+14");
      await button(page, "Edit Heel Slides, Lying").press("Enter");
      await button(page, "Edit Quad Sets").waitFor();
      await ofRegimen.fill("S+1");
      await button(page, "Edit Quad Sets").waitFor({ state: "detached" });
      expect(await focusedField(page)).toBe("enddate");
      await ofRegimen.fill("S+14");
      await button(page, "Edit Quad Sets").waitFor();
    },
  );
  await step("published, it is offered with chain and dose", async () => {
    await button(page, "Publish version 1").press("Enter");
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
    const therapist = await signIn(journey.world, smallEmail(1, Role.physio));
    const { answer } = await therapist.call<{ regimens: { name: string; exerciseschedule: object[] }[] }>(
      "{ getRegimens { status message regimens { name exerciseschedule { exercise { name } set next } } } }",
    );
    expect(answer.regimens.find(({ name }) => name === "Evening")?.exerciseschedule).toEqual([
      { exercise: { name: "Quad Sets" }, set: 2, next: 1 },
      { exercise: { name: "Heel Slides, Lying" }, set: 4, next: null },
    ]);
  });
  await step("the list says for whom it is", async () => {
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Regimens" }).click();
    await page.getByRole("row").filter({ hasText: "Evening" }).getByText("Published").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a regimen's page leads to the care plans that hold it; who may only read has nothing to link or add", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: `/content/regimens/${small.regimen}`,
  });
  const used = page.getByRole("region", { name: "Used in" });
  await used.getByText("1 care plan", { exact: true }).waitFor();
  expect(await used.getByRole("listitem").innerText()).toMatch(/^Knee\s+0 running$/);
  await row(page, "Quad Sets").getByText("1 of 2 in the chain").waitFor();
  expect(await circle(page, "Quad Sets").isDisabled()).toBe(true);
  expect(await button(page, "Add exercise").count()).toBe(0);
  await used.getByRole("link", { name: "Knee" }).click();
  await arrivesAt(page, `/content/care-plans/${small.carePlan}`);
  expect(problems).toEqual([]);
  await leave();
});
