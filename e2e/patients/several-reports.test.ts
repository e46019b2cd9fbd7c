import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { breakDown, holdBack } from "../hold-back.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
});
afterEach(() => journey.close());

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
    const mend = await breakDown(page, "mutation StartReports");
    await dialog.getByRole("button", { name: "Make reports" }).click();
    await dialog.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
    await mend();
    await dialog.getByRole("button", { name: "Make reports" }).click();
    await isTold(page, "The reports are being made. You may leave this page.");
    await dialog.waitFor({ state: "detached" });
    await isTold(page, "2 reports are ready.");
  });
  await step("after a reload they are there, and come as one file", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Reports", exact: true }).click();
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
      await takeScreens(page, "report-jobs");
      await pill.click();
      await panel.getByText("1 of 2", { exact: true }).waitFor();
      await panel.getByRole("button", { name: "Cancel" }).click();
      await isTold(page, "Cancelled. Nothing was kept.");
      await page.getByRole("button", { name: "Reports", exact: true }).waitFor();
    },
  );
  expect(problems).toEqual([]);
  await leave();
});

test("reports that are being made are asked for again after a failure, and asked for or cancelled once on a slow line", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  await halfMade();
  await step("the first question fails: they are there with the next", async () => {
    const mend = await breakDown(page, "query ReportJobs");
    await page.clock.install();
    const failed = page.waitForResponse((response) => response.request().postData()?.includes("ReportJobs") ?? false);
    await page.goto(pathOfPatient(1));
    await failed;
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("button", { name: "Reports 1/2" }).count()).toBe(0);
    await mend();
    await page.clock.runFor(10_000);
    await page.getByRole("button", { name: "Reports 1/2" }).waitFor();
  });
  await step("on a slow line one question waits for its answer", async () => {
    let asked = 0;
    page.on("request", (request) => void (asked += request.postData()?.includes("query ReportJobs") ? 1 : 0));
    const goOn = await holdBack(page, "query ReportJobs");
    for (let times = 0; times < 4; times++) await page.clock.runFor(1_500);
    await soon(() => asked).toBe(1);
    await journey.world.owner.query("update report_job_patients set done_at = claimed_at");
    goOn();
    await page.getByRole("button", { name: "Reports 2/2" }).waitFor();
  });
  await step("a failure stands over what was known, until the next answer", async () => {
    await page.getByRole("button", { name: "Reports 2/2" }).click();
    const panel = page.getByRole("dialog", { name: /^Reports/ });
    const mend = await breakDown(page, "query ReportJobs");
    await page.clock.runFor(1_500);
    await panel.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
    await panel.getByText("2 of 2", { exact: true }).waitFor();
    await mend();
    await page.clock.runFor(10_000);
    await panel.getByRole("alert").waitFor({ state: "detached" });
  });
  await step("cancelled twice on a slow line, they are cancelled once", async () => {
    const goOn = await holdBack(page, "mutation CancelReportJob");
    const cancel = page.getByRole("dialog", { name: /^Reports/ }).getByRole("button", { name: "Cancel" });
    await cancel.click();
    await page.keyboard.press("Enter");
    goOn();
    await isTold(page, "Cancelled. Nothing was kept.");
    await cancel.waitFor({ state: "detached" });
    expect(await page.getByText("These reports are not being made any more.").count()).toBe(0);
  });
  await leave();
});

test("a file that fails to come is said beside the panel, on a phone too", async () => {
  const who = await signIn(journey.world, smallEmail(0, Role.physio));
  await who.call("mutation ($ids: [ID!]) { startReports(patientids: $ids, notes: false) { status message } }", {
    ids: [small.patient(0, 1)],
  });
  await journey.world.settle();
  for (const width of [1440, 390]) {
    const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient", width });
    await page.route("**/reports/*.zip", (route) => route.abort());
    await page.getByRole("button", { name: "Reports", exact: true }).click();
    const download = page.getByRole("button", { name: "Download", exact: true }).first();
    const colourOf = (part: Element): string => getComputedStyle(part).color;
    expect(await download.locator("span").evaluate(colourOf)).toBe(await download.evaluate(colourOf));
    await download.click();
    const said = page.getByText("error communicating with the server");
    await said.waitFor();
    const isOnTop = (text: Element): boolean => {
      const { left, top, width, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await soon(() => said.evaluate(isOnTop)).toBe(true);
    const panel = page.getByRole("dialog", { name: /^Reports/ });
    const isBelow = async (): Promise<boolean> => {
      const [notice, { y, height }] = [(await said.boundingBox())!, (await panel.boundingBox())!];
      return notice.y >= y + height;
    };
    await soon(isBelow).toBe(true);
    await leave();
  }
});
