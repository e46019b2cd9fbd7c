import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const at = `/patient/${small.patient(0, 1)}`;
const section = (page: Page) => page.getByRole("region", { name: "Diagnoses" });
const rows = (page: Page) => section(page).getByRole("listitem").allInnerTexts();
const dialog = (page: Page) => page.getByRole("dialog", { name: /diagnosis/ });
const find = (page: Page) => dialog(page).getByRole("combobox", { name: "Find in ICD-10-CM" });
const save = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
const choose = async (page: Page, code: string, item: string) => {
  await section(page)
    .getByRole("button", { name: `More about ${code}` })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("a therapist finds a diagnosis in the list, changes it, deletes it and brings it back", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at });
  await step("words of the list find a code, and Enter takes it over", async () => {
    await section(page).getByRole("button", { name: "Add diagnosis" }).click();
    await find(page).fill("stiff knee");
    await page.getByText("9 of 9").waitFor();
    await page.getByText("FY2026 list, from 10/01/2025").waitFor();
    await soon(() => page.getByRole("option").first().innerText()).toMatch(/^M25\.661\s+Stiffness of right knee/);
    await page
      .getByRole("option")
      .filter({ hasText: "Ankylosis, right knee" })
      .getByText("also “stiff joint”")
      .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await soon(() => dialog(page).getByLabel("Code").last().inputValue()).toBe("M25.661");
    await soon(() => dialog(page).getByLabel("Description").inputValue()).toBe(
      "Stiffness of right knee, not elsewhere classified",
    );
  });
  await step("it is added", async () => {
    await save(page, "Add diagnosis");
    await isTold(page, "Diagnosis added successfully");
    await soon(() => rows(page)).toEqual([expect.stringMatching(/^M25\.661\s+Stiffness of right knee/)]);
  });
  await step("a code that is not in the list is allowed, and says so", async () => {
    await section(page).getByRole("button", { name: "Add diagnosis" }).click();
    await dialog(page).getByText("Already recorded").waitFor();
    await dialog(page).getByLabel("Code").last().fill("Own 7");
    await dialog(page).getByLabel("Description").fill("Ours");
    await save(page, "Add diagnosis");
    await soon(() => rows(page)).toHaveLength(2);
    expect((await rows(page))[0]).toMatch(/^OWN 7\s+Ours\s+not in the list/);
  });
  await step("it is changed", async () => {
    await choose(page, "OWN 7", "Edit");
    await dialog(page).getByLabel("Description").fill("Ours, changed");
    await save(page, "Save diagnosis");
    await isTold(page, "Diagnosis updated successfully");
    await soon(async () => (await rows(page))[0]).toMatch(/Ours, changed/);
  });
  await step("it is deleted, and comes back to the same place", async () => {
    const before = await rows(page);
    await choose(page, "OWN 7", "Delete");
    await isTold(page, "Diagnosis deleted successfully");
    await soon(() => rows(page)).toHaveLength(1);
    const left = section(page).getByRole("button", { name: /^More about/ });
    await soon(() => left.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => rows(page)).toEqual(before);
  });
  expect(problems).toEqual([]);
  await leave();
});
