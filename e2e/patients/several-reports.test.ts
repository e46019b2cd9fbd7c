import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** Reports of two patients of which one is made, as while a server makes the other. */
const halfMade = async (): Promise<void> => {
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

test("a therapist has reports made of several patients, leaves the page and takes them later", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  const panel = page.getByRole("dialog", { name: /^Reports/ });
  await step("the ticked patients' reports are begun, with their notes and answers", async () => {
    for (const name of ["Pat1 Clinic1", "Pat2 Clinic1"]) await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Reports", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Reports of 2 patients" });
    await dialog.getByRole("checkbox", { name: "With Patient Notes" }).check();
    await dialog.getByRole("checkbox", { name: "With answers of questionnaires" }).check();
    await dialog.getByRole("button", { name: "Make reports" }).click();
    await isTold(page, "The reports are being made. You may leave this page.");
    await dialog.waitFor({ state: "detached" });
    await isTold(page, "2 reports are ready.");
  });
  await step("after a reload they are there; a file that fails to come is said beside the panel", async () => {
    await page.reload();
    await page.route("**/reports/*.zip", (route) => route.abort());
    await page.getByRole("button", { name: "Reports", exact: true }).click();
    await panel.getByRole("button", { name: "Download" }).click();
    const said = page.getByText("error communicating with the server");
    await said.waitFor();
    const isBelow = async (): Promise<boolean> => {
      const [notice, { y, height }] = [(await said.boundingBox())!, (await panel.boundingBox())!];
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
      await halfMade();
      await page.goto(pathOfPatient(1));
      const pill = page.getByRole("button", { name: "Reports 1/2" });
      await pill.waitFor();
      await pill.click();
      await panel.getByText("1 of 2", { exact: true }).waitFor();
      await panel.getByRole("button", { name: "Cancel" }).click();
      await isTold(page, "Cancelled. Nothing was kept.");
      await page.getByRole("button", { name: "Reports", exact: true }).waitFor();
    },
  );
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  await leave();
});
