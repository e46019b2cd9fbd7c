import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { restOf } from "../at-rest.ts";
import { breakDown, holdBack } from "../hold-back.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

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
  const rest = restOf(page);
  await step("words of the list find a code, and Enter takes it over", async () => {
    const goOn = await holdBack(page, "query FindDiagnosisCodes");
    await section(page).getByRole("button", { name: "Add diagnosis" }).click();
    await find(page).fill("stiff knee");
    await page.getByText("Looking …").waitFor(); // not that there is none
    goOn();
    await page.getByText("9 of 9").waitFor();
    await page.getByText("FY2026 list, from 10/01/2025").waitFor();
    await soon(() => page.getByRole("option").first().innerText()).toMatch(/^M25\.661\s+Stiffness of right knee/);
    await page
      .getByRole("option")
      .filter({ hasText: "Ankylosis, right knee" })
      .getByText("also “stiff joint”")
      .waitFor();
    await takeScreens(page, "diagnosis-find");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await soon(() => dialog(page).getByLabel("Code").last().inputValue()).toBe("M25.661");
    await soon(() => dialog(page).getByLabel("Description").inputValue()).toBe(
      "Stiffness of right knee, not elsewhere classified",
    );
  });
  await step(
    "codes of an earlier search are not taken for those of a later one that is on its way, or fails",
    async () => {
      const goOn = await holdBack(page, "query FindDiagnosisCodes");
      await find(page).fill("pain hip");
      await page.getByText("Looking …").waitFor();
      expect(await page.getByRole("option", { name: /Stiffness/ }).count()).toBe(0);
      goOn();
      await page.getByRole("option", { name: /Pain in right hip/ }).waitFor();
      await page.unrouteAll();
      const mend = await breakDown(page, "query FindDiagnosisCodes");
      await find(page).fill("fracture");
      await page.getByText("Something went wrong. Try again in a moment.").waitFor();
      expect(await page.getByRole("option", { name: /hip/ }).count()).toBe(0);
      await mend();
      await find(page).fill("");
    },
  );
  await step("B379: 'Diagnosis added successfully'", async () => {
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
  await step(
    "B257 B258 B382: what is wrong is said at its field, and a double is refused: 'Operation failed'",
    async () => {
      await section(page).getByRole("button", { name: "Add diagnosis" }).click();
      await dialog(page).getByLabel("Code").last().fill("X".repeat(21));
      await page.keyboard.press("Enter");
      await dialog(page).getByText("Code must be 20 characters or less").waitFor();
      await dialog(page).getByText("Please enter a description.").waitFor();
      await dialog(page).getByLabel("Code").last().fill("m25661");
      await dialog(page).getByLabel("Description").fill("Stiff");
      await save(page, "Add diagnosis");
      await dialog(page).getByText("M25.661 is already recorded").waitFor();
      await isTold(page, "Operation failed");
      await takeScreens(page, "diagnosis-double");
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
    },
  );
  await step("B380: 'Diagnosis updated successfully'", async () => {
    await choose(page, "OWN 7", "Edit");
    await dialog(page).getByLabel("Description").fill("Ours, changed");
    await save(page, "Save diagnosis");
    await isTold(page, "Diagnosis updated successfully");
    await soon(async () => (await rows(page))[0]).toMatch(/Ours, changed/);
  });
  await step("B381: 'Diagnosis deleted successfully', with a way back to the same place", async () => {
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
  await step("B382: a deletion that is refused is told: 'Delete failed'", async () => {
    await rest();
    // What was brought back is told a moment later: asked again then, the page would show that nothing may be deleted.
    const goOn = await holdBack(page, "query Patient(");
    await journey.world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 1)]);
    await choose(page, "OWN 7", "Delete");
    await isTold(page, "Delete failed");
    goOn();
  });
  await step("of an inactive patient they are only read", async () => {
    await page.reload();
    await soon(() => rows(page)).toHaveLength(2);
    expect(
      await section(page)
        .getByRole("button", { name: /^More about/ })
        .count(),
    ).toBe(0);
    await soon(() => section(page).getByRole("button", { name: "Add diagnosis" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });
  await leave();
});

test("B383: a crash is 'An error occurred while saving the diagnosis', or '… while deleting the diagnosis'", async () => {
  await journey.world.owner.query("update patients set active = true");
  await journey.world.owner.query(
    "insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at) values ($1, $2, 'I10', 'High', now(), now()) on conflict do nothing",
    [small.customers[0], small.patient(0, 1)],
  );
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: `${at}?part=more`, width: 390 });
  await section(page).getByText("I10").waitFor();
  await journey.world.owner.query("alter table diagnoses rename column version to gone");
  await choose(page, "I10", "Delete");
  await isTold(page, "An error occurred while deleting the diagnosis");
  await choose(page, "I10", "Edit");
  await dialog(page).getByLabel("Description").fill("Higher");
  await save(page, "Save diagnosis");
  await isTold(page, "An error occurred while saving the diagnosis");
  await journey.world.owner.query("alter table diagnoses rename column gone to version");
  await leave();
});
