import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { patientPanel } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { expectChips, rowOf, expectPatients } from "./rows.ts";

const patient = (number: number): string => `/patient/${small.patient(0, number)}`;
const all = ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"];
const openFilter = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  return page.getByRole("dialog", { name: "Filter patients" });
};
const show = (dialog: Locator): Promise<void> => dialog.getByRole("button", { name: "Show patients" }).click();
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Profile of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /log ?out/i })
    .click();
  await waitForAddress(page, "/login");
};

/** Adds a job with the reports of two patients, of which one is done, as while the server creates the other. */
const halfMade = async (journey: Journey): Promise<void> => {
  const { owner, clock } = journey.world;
  const [customer, job] = [small.customers[0], crypto.randomUUID()];
  const at = new Date(clock.now()).toISOString();
  await owner.query("insert into report_jobs values ($1, $2, $3, true, $4, null, false)", [
    customer,
    job,
    small.user(0, Role.physio),
    at,
  ]);
  await owner.query("insert into report_job_patients values ($1, $2, $3, 1, 1, $4, $4)", [
    customer,
    job,
    small.patient(0, 1),
    at,
  ]);
  await owner.query("insert into report_job_patients values ($1, $2, $3, 2, 1, $4)", [
    customer,
    job,
    small.patient(0, 2),
    at,
  ]);
};

test("a therapist keeps a filter over the next sign-in, opens who is found, and has reports made of several", async ({
  journey,
}) => {
  const email = smallEmail(0, Role.physio);
  const { page, problems } = await journey.visitAs(email, { at: "/patient" });
  const panel = page.getByRole("dialog", { name: /^Reports/ });
  await step("a filter is remembered until the next sign-in, and forgotten on request", async () => {
    const dialog = await openFilter(page);
    await dialog.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true }).click();
    await dialog.getByLabel("Remember this filter").check();
    await show(dialog);
    await expectChips(page, ["Surgery type Knee"]);
    await logOut(page);
    await journey.signIn(page, email);
    await expectChips(page, ["Surgery type Knee"]);
    await expectPatients(page, ["Pat1 Clinic1", "Pat3 Clinic1"]);
    const again = await openFilter(page);
    await again.getByRole("button", { name: "Clear", exact: true }).click();
    await show(again);
    await expectChips(page, ["No filters applied."]);
    // Leaving the page would cancel its pending requests.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("restride.session"))).not.toContain("surgerytype");
    await page.goto("/patient");
    await expectChips(page, ["No filters applied."]);
    await expectPatients(page, all);
  });
  await step("arrows move between the rows, X selects, Enter opens", async () => {
    await rowOf(page, "Pat1 Clinic1").focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "x"]) await page.keyboard.press(key);
    await page.getByRole("status").filter({ hasText: "1 selected" }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => page.getByText("1 selected").count()).toBe(0);
    await page.keyboard.press("Enter");
    await waitForAddress(page, patient(2));
  });
  await step(
    "B032: Back leads from the patient to the list, where no record is open and nobody is selected",
    async () => {
      await patientPanel(page).waitFor();
      await page.getByRole("link", { name: "Back" }).click();
      await waitForAddress(page, "/patient");
      await expectPatients(page, all);
      expect(await patientPanel(page).count()).toBe(0);
      expect(await page.locator("table [aria-current]").count()).toBe(0);
      expect(await page.getByText("selected").count()).toBe(0);
    },
  );
  await step("a slash looks for a patient", async () => {
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill("Clinic1");
    await page
      .getByRole("dialog")
      .getByRole("option", { name: /Pat3 Clinic1/ })
      .click();
    await waitForAddress(page, patient(3));
  });
  await step("B033: a patient who is not there leads back to the list, which says so", async () => {
    for (const at of ["/patient", "/patient/schedule", "/patient/questionnaireschedule"]) {
      await page.goto(`${at}/${small.patient(1, 1)}`);
      await waitForAddress(page, "/patient");
      await waitForNotice(page, "This patient was not found.");
      await expectPatients(page, all);
    }
  });
  await step("the ticked patients' reports are begun, with their notes and answers", async () => {
    for (const name of ["Pat1 Clinic1", "Pat2 Clinic1"]) await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Reports", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Reports of 2 patients" });
    await dialog.getByRole("checkbox", { name: "With Patient Notes" }).check();
    await dialog.getByRole("checkbox", { name: "With answers of questionnaires" }).check();
    await dialog.getByRole("button", { name: "Make reports" }).click();
    await waitForNotice(page, "The reports are being made. You may leave this page.");
    await dialog.waitFor({ state: "detached" });
    await waitForNotice(page, "2 reports are ready.");
  });
  await step("after a reload they are there; a file that fails to come is said beside the panel", async () => {
    await page.reload();
    await page.route("**/reports/*.zip", (route) => route.abort());
    await page.getByRole("button", { name: "Reports", exact: true }).click();
    await panel.getByRole("button", { name: "Download" }).click();
    const toast = page.getByText("error communicating with the server");
    await toast.waitFor();
    const isBelow = async (): Promise<boolean> => {
      const [notice, { y, height }] = [(await toast.boundingBox())!, (await panel.boundingBox())!];
      return notice.y >= y + height;
    };
    await soon(isBelow).toBe(true);
    await page.unroute("**/reports/*.zip");
  });
  await step("at another try they come as one file", async () => {
    await panel.getByText("2 patients, with notes and answers").waitFor();
    await panel.getByText(/^[1-9][0-9.]* [kM]B, kept until /).waitFor();
    const saving = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download" }).click();
    expect((await saving).suggestedFilename()).toBe("reports.zip");
    await page.keyboard.press("Escape");
  });
  await step(
    "while some are made their number stands in the head, on every page, and they can be cancelled",
    async () => {
      await halfMade(journey);
      await page.goto(pathOfPatient(1));
      const pill = page.getByRole("button", { name: "Reports 1/2" });
      await pill.waitFor();
      await pill.click();
      await panel.getByText("1 of 2", { exact: true }).waitFor();
      await panel.getByRole("button", { name: "Cancel" }).click();
      await waitForNotice(page, "Cancelled. Nothing was kept.");
      await page.getByRole("button", { name: "Reports", exact: true }).waitFor();
    },
  );
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});
