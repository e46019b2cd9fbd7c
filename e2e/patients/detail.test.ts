import { signIn } from "@restride/dev-env/caller.ts";
import { patientInput } from "@restride/dev-env/small-clinics/patient-input.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { restOf } from "../at-rest.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const at = `/patient/${small.patient(0, 1)}`;
const inBar = (page: Page): Locator => page.getByRole("main").locator("header").first().locator("button, a");
const texts = async (all: Locator): Promise<string[]> =>
  (await all.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== "");
/** Somebody who is added with nothing to do yet. */
const newPatient = async (): Promise<string> => {
  const { world } = journey;
  const input = patientInput(addDays(world.today(), 10), {
    version: undefined,
    email: "new@fresh.example",
    phone: "3125550142",
  });
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const { answer } = await admin.call<{ patient: { _id: string } }>(
    "mutation ($p: PatientInput!) { addPatientAdmin(patient: $p) { status message patient { _id } } }",
    {
      p: {
        ...input,
        lastname: "New",
        include_devices: false,
        shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
      },
    },
  );
  expect(answer.status, answer.message).toBe("success");
  return answer.patient._id;
};
const opensDialog = async (page: Page, button: string, name: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog", { name }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
};

test("B034: the patient detail page redirects to /login when there is no token", async () => {
  const { page, leave } = await journey.visit();
  await page.goto(at);
  await arrivesAt(page, "/login");
  await leave();
});

test("the page of a patient", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  const panel = page.getByRole("complementary", { name: "Patient" });
  await step("its first screen asks at most six times", async () => {
    const rest = restOf(page);
    await rest();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(JSON.parse(request.postData()!).operationName);
    });
    await page.goto(at);
    await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
    await rest();
    expect(asked).toContain("Patient");
    expect(asked.length, asked.join(", ")).toBeLessThanOrEqual(6);
  });
  await step(
    "B031: breadcrumb, actions, Back, info panel, notes that fold, calendar with reminders, charts",
    async () => {
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      await crumbs.getByRole("link", { name: "Patients" }).waitFor();
      await soon(() => crumbs.locator("[aria-current=page]").innerText()).toBe("Pat1 Clinic1");
      await panel.waitFor();
      await soon(() => page.getByRole("link", { name: "BACK" }).getAttribute("href")).toBe("/patient");
      const notes = page.getByRole("region", { name: "Patient Notes" });
      const fold = notes.getByRole("button", { expanded: true }).first();
      await fold.click();
      await notes.getByRole("button", { expanded: false }).first().click();
      await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
      await page.getByRole("heading", { name: "REMINDERS" }).waitFor();
      await page.getByRole("heading", { name: /^Charts/ }).waitFor();
    },
  );
  await step("B035: the buttons, in the order of the document", async () => {
    await soon(() => texts(inBar(page))).toEqual([
      "PRINT REPORT",
      "NOTIFY",
      "ADD REMINDER",
      "EDIT EXERCISE SCHEDULE",
      "EDIT MEASUREMENT SCHEDULE",
      "EDIT QUESTIONNAIRE SCHEDULE",
      "START CONVERSATION",
      "ACTIVITY LOG",
      "BACK",
    ]);
  });
  await step("B035: what a patient has none of is added", async () => {
    await page.goto(`/patient/${await newPatient()}`);
    await soon(async () => (await texts(inBar(page))).slice(3, 6)).toEqual([
      "ADD EXERCISE",
      "ADD DEVICE",
      "ADD QUESTIONNAIRE",
    ]);
    await page.goto(at);
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
      await panel.getByText("Care plan").waitFor();
      await page.getByRole("region", { name: "Activity Calendar" }).getByText("Exercise").first().waitFor();
      await opensDialog(page, "NOTIFY", /^Notify/);
      await opensDialog(page, "START CONVERSATION", /conversation/i);
      await page.getByRole("button", { name: "PRINT REPORT" }).click();
      await page.getByRole("menuitem", { name: "Download PDF", exact: true }).waitFor();
      await page.keyboard.press("Escape");
    },
  );
  expect(problems).toEqual([]);
  await leave();
});

test("a phone shows who it is and one part of the page at a time; turning it takes nothing from who writes", async () => {
  const phone = { width: 390, isMobile: true, hasTouch: true };
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `${at}?part=toString`, // no part has this name
    ...phone,
  });
  const panel = page.getByRole("complementary", { name: "Patient" });
  const calendar = page.getByRole("region", { name: "Activity Calendar" });
  const notes = page.getByRole("region", { name: "Patient Notes" });
  const tab = (name: string) => page.getByRole("navigation", { name: "Parts of the page" }).getByText(name);
  await panel.getByText("Surgery date").waitFor();
  await calendar.waitFor();
  await tab("Charts").tap();
  await page.getByRole("heading", { name: /^Charts/ }).waitFor();
  expect(await calendar.isVisible()).toBe(false);
  await tab("More").tap();
  await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).waitFor();
  for (const way of ["View programme", "Changes"]) await page.getByText(way, { exact: true }).waitFor();
  await page.getByText("Assigned devices").waitFor();
  const low = await panel
    .locator("a, button")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.ariaLabel ?? one.textContent),
    );
  expect(low).toEqual([]);
  await tab("Notes").tap();
  await arrivesAt(page, `${at}?part=notes`);
  await notes.getByText("No notes yet.").waitFor();
  await tab("Calendar").tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await notes.getByRole("button", { name: "Add note" }).tap();
  const text = page.getByRole("dialog").getByLabel("Notes");
  await text.fill("Turned while I wrote.");
  await page.setViewportSize({ width: 390, height: 844 });
  await notes.waitFor({ state: "hidden" });
  expect(await text.inputValue()).toBe("Turned while I wrote.");
  expect(problems).toEqual([]);
  await leave();
});
