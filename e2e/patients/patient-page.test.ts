import { signIn } from "@restride/dev-env/caller.ts";
import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { patientInput } from "@restride/dev-env/small-clinics/patient-input.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { patientPanel } from "../finders.ts";
import { restOf } from "../at-rest.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { openAndCloseDialog, visitPartsOfCare } from "./parts-of-care.ts";

/** Adds four raised issues, thirty diagnoses and twenty reminders for the first patient. */
test.beforeAll(async ({ journey }) => {
  const of = { patient_id: small.patient(0, 1) };
  const add = casesIn(journey.world).add;
  for (const at of [1, 2, 3, 4]) await add(at, at, { ...of, status: at < 3 ? "Unresolved" : "Resolved" });
  await journey.world.owner.query(
    `insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at)
     select $1, $2, 'X' || n, repeat('Diagnosis ' || n || ' ', 6), now() - n * interval '1 minute', now() from generate_series(1, 30) n`,
    [small.customers[0], of.patient_id],
  );
  await journey.world.owner.query(
    `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at)
     select $1, $2, gen_random_uuid(), $3, 'Visit ' || n, repeat('Bring your list. ', 9), now() from generate_series(1, 20) n`,
    [small.customers[0], of.patient_id, journey.world.today()],
  );
});

const at = `/patient/${small.patient(0, 1)}`;
const partOf = (page: Page, name: RegExp): Locator =>
  patientPanel(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name }) });
const barTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole("main").locator("header").first().locator("button, a").allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== "");
};

/** Adds a patient who has nothing to do yet. Returns the patient's id. */
const addNewPatient = async (journey: Journey): Promise<string> => {
  const { world } = journey;
  const contact = { version: undefined, email: "new@fresh.example", phone: "3125550142" };
  const shipaddress = { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" };
  const input = patientInput(addDays(world.today(), 10), contact);
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const { answer } = await admin.call<{ patient: { _id: string } }>(
    "mutation ($p: PatientInput!) { addPatientAdmin(patient: $p) { status message patient { _id } } }",
    { p: { ...input, lastname: "New", include_devices: false, shipaddress } },
  );
  expect(answer.status, answer.message).toBe("success");
  return answer.patient._id;
};

test("an admin reads all of a patient's page, prints it, and finds every part of patient care", async ({ journey }) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step("its first screen asks at most six times", async () => {
    const rest = restOf(page);
    await rest();
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) requests.push(JSON.parse(request.postData()!).operationName);
    });
    await page.goto(at);
    await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
    await rest();
    expect(requests).toContain("Patient");
    expect(requests.length, requests.join(", ")).toBeLessThanOrEqual(6);
  });
  await step(
    "B031: breadcrumb, actions, Back, info panel, notes that fold, calendar with reminders, charts",
    async () => {
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      await crumbs.getByRole("link", { name: "Patients" }).waitFor();
      await soon(() => crumbs.locator("[aria-current=page]").innerText()).toBe("Pat1 Clinic1");
      await patientPanel(page).waitFor();
      await soon(() => page.getByRole("link", { name: "BACK", exact: true }).getAttribute("href")).toBe("/patient");
      const notes = page.getByRole("region", { name: "Patient Notes" });
      await notes.getByRole("button", { expanded: true }).first().click();
      await notes.getByRole("button", { expanded: false }).first().click();
      await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
      await page.getByRole("heading", { name: "REMINDERS" }).waitFor();
      await page.getByRole("heading", { name: /^Charts/ }).waitFor();
    },
  );
  await step("B031 B035: the buttons, in the order of the document", () =>
    soon(() => barTexts(page)).toEqual([
      "PRINT REPORT",
      "NOTIFY",
      "ADD REMINDER",
      "EDIT EXERCISE SCHEDULE",
      "EDIT MEASUREMENT SCHEDULE",
      "EDIT QUESTIONNAIRE SCHEDULE",
      "START CONVERSATION",
      "ACTIVITY LOG",
      "BACK",
    ]),
  );
  await step("of many rows the panel shows the first, and a button for the rest", async () => {
    const rows = (name: RegExp) => partOf(page, name).getByRole("listitem");
    await soon(() => rows(/^Raised issues/).count()).toBe(3);
    await soon(() => rows(/^Diagnoses/).count()).toBe(8);
    const issues = await rows(/^Raised issues/).allInnerTexts();
    expect(issues.map((text) => text.split("\n").at(-1)!.trim())).toEqual(["Unresolved", "Unresolved", "Resolved"]);
    await partOf(page, /^Raised issues/)
      .getByRole("button", { name: "Show 1 more" })
      .click();
    await soon(() => rows(/^Raised issues/).count()).toBe(4);
    await partOf(page, /^Diagnoses/)
      .getByRole("button", { name: "Show 22 more" })
      .click();
  });
  await step("a high panel stretches neither the weeks of the calendar nor the reminders", async () => {
    const calendar = page.getByRole("region", { name: "Activity Calendar" });
    await soon(async () => (await patientPanel(page).boundingBox())!.height).toBeGreaterThan(2_000);
    expect((await calendar.locator("tbody tr").first().boundingBox())!.height).toBeLessThan(260);
    const reminders = (await page.getByRole("region", { name: "Reminders" }).locator("..").boundingBox())!;
    expect(reminders.height).toBeLessThan(Math.min(900, (await calendar.boundingBox())!.height));
  });
  await step("paper has all diagnoses and nothing to press", async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await soon(() =>
      partOf(page, /^Diagnoses/)
        .getByRole("listitem")
        .count(),
    ).toBeGreaterThanOrEqual(30);
    await page.emulateMedia({ media: "print" });
    await soon(() => page.getByRole("button", { name: /^(Show|Sort|Add|Export)/ }).count()).toBe(0);
    await soon(() => page.getByRole("link", { name: "Edit patient" }).count()).toBe(0);
    const breakOf = (name: RegExp) => partOf(page, name).evaluate((section) => getComputedStyle(section).breakInside);
    expect([await breakOf(/^Diagnoses/), await breakOf(/^Raised issues/)]).toEqual(["auto", "avoid"]);
    await page.emulateMedia({ media: "screen" });
  });
  await step(
    "B002: care plan, devices, regimens and questionnaires are assigned from here, adherence is seen, messages and notifications are written, a report is printed",
    async () => {
      for (const [name, path] of [
        ["EDIT EXERCISE SCHEDULE", "/patient/schedule/"],
        ["EDIT MEASUREMENT SCHEDULE", "/patient/deviceschedule/"],
        ["EDIT QUESTIONNAIRE SCHEDULE", "/patient/questionnaireschedule/"],
      ] as const)
        await soon(() => page.getByRole("link", { name }).getAttribute("href")).toBe(path + small.patient(0, 1));
      await patientPanel(page).getByText("Care plan").waitFor();
      await page.getByRole("region", { name: "Activity Calendar" }).getByText("Exercise").first().waitFor();
      await openAndCloseDialog(page, "NOTIFY", /^Notify/);
      await openAndCloseDialog(page, "START CONVERSATION", /conversation/i);
      await page.getByRole("button", { name: "PRINT REPORT", exact: true }).click();
      await page.getByRole("menuitem", { name: "Download PDF", exact: true }).waitFor();
      await page.keyboard.press("Escape");
    },
  );
  await step(
    "B001 B105: clinic staff find every part of patient care in the console, and the patient the progress page",
    async () => {
      await openAndCloseDialog(page, /^Measurement chart/i, /^Measurement Chart/);
      await visitPartsOfCare(page);
      const patient = await journey.visit({ width: 390 });
      await patient.page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${small.patient(0, 1)}`);
      await patient.page.getByRole("heading", { name: "Vitals" }).waitFor();
      expect(patient.problems).toEqual([]);
      await patient.leave();
    },
  );
  await step("B035: what a patient has none of is added", async () => {
    await page.goto(`/patient/${await addNewPatient(journey)}`);
    await soon(async () => (await barTexts(page)).slice(3, 6)).toEqual([
      "ADD EXERCISE",
      "ADD DEVICE",
      "ADD QUESTIONNAIRE",
    ]);
  });
  await step("a patient who was taken out of reach while the page was open is not shown any more", async () => {
    const json = { data: { getPatient: { status: "fail", message: "This patient was not found.", patient: null } } };
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query Patient(") ? route.fulfill({ json }) : route.fallback(),
    );
    await page.getByRole("button", { name: "Add diagnosis" }).click();
    await page.getByRole("dialog").getByLabel("Code").last().fill("OWN 1");
    await page.getByRole("dialog").getByLabel("Description").fill("Own code");
    await page.getByRole("dialog").getByRole("button", { name: "Add diagnosis" }).click();
    await waitForNotice(page, "This patient is not in your list any more.");
    await waitForAddress(page, "/patient");
  });
  expect(problems).toEqual([]);
});
