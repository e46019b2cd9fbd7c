import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { filteredBy, rowOf, shows } from "./rows.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

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
  await arrivesAt(page, "/login");
};

test("a therapist looks for patients, keeps a filter over the next sign-in, and opens who is found", async () => {
  const email = smallEmail(0, Role.physio);
  const { page, problems, leave } = await journey.visitAs(email, { at: "/patient" });
  await step("a doctor and the beginning of a last name, without the spaces around it, limit the list", async () => {
    await shows(page, all);
    const dialog = await openFilter(page);
    await dialog
      .getByRole("combobox", { name: "Doctor" })
      .or(dialog.getByRole("button", { name: "Doctor" }))
      .first()
      .click();
    await page.getByRole("option", { name: "Dr. Anna Surgeon2", exact: true }).click();
    await dialog.getByLabel("Last name").fill(" clin ");
    await show(dialog);
    await filteredBy(page, ["Last name clin", "Doctor Surgeon2"]);
    await shows(page, ["Pat3 Clinic1"]);
    await page.getByRole("button", { name: "Clear all" }).click();
    await shows(page, all);
  });
  await step("a filter is remembered until the next sign-in, and forgotten on request", async () => {
    const dialog = await openFilter(page);
    await dialog.getByRole("radiogroup", { name: "Surgery type" }).getByText("Knee", { exact: true }).click();
    await dialog.getByLabel("Remember this filter").check();
    await show(dialog);
    await filteredBy(page, ["Surgery type Knee"]);
    await logOut(page);
    await journey.signIn(page, email);
    await filteredBy(page, ["Surgery type Knee"]);
    await shows(page, ["Pat1 Clinic1", "Pat3 Clinic1"]);
    const again = await openFilter(page);
    await again.getByRole("button", { name: "Clear", exact: true }).click();
    await show(again);
    await filteredBy(page, ["No filters applied."]);
    // Leaving the page would break off what is on its way.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("restride.session"))).not.toContain("surgerytype");
    await page.goto("/patient");
    await filteredBy(page, ["No filters applied."]);
    await shows(page, all);
  });
  await step("arrows move between the rows, X selects, Enter opens", async () => {
    await rowOf(page, "Pat1 Clinic1").focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "x"]) await page.keyboard.press(key);
    await page.getByRole("status").filter({ hasText: "1 selected" }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => page.getByText("1 selected").count()).toBe(0);
    await page.keyboard.press("Enter");
    await arrivesAt(page, patient(2));
  });
  await step("B032: Back leads from the patient to the list, where nobody is selected", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    await arrivesAt(page, "/patient");
    await shows(page, all);
    expect(await page.getByText("selected").count()).toBe(0);
  });
  await step("a slash looks for a patient", async () => {
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill("Clinic1");
    await page
      .getByRole("dialog")
      .getByRole("option", { name: /Pat3 Clinic1/ })
      .click();
    await arrivesAt(page, patient(3));
  });
  await step("B033: a patient who is not there leads back to the list, which says so", async () => {
    for (const at of ["/patient", "/patient/schedule", "/patient/questionnaireschedule"]) {
      await page.goto(`${at}/${small.patient(1, 1)}`);
      await arrivesAt(page, "/patient");
      await isTold(page, "This patient was not found.");
      await shows(page, all);
    }
  });
  expect(problems).toEqual([]);
  await leave();
});

test("a surgeon takes the report of a patient from the list, and writes about one", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: "/patient" });
  const action = (name: string) => rowOf(page, "Pat1 Clinic1").getByRole("button", { name });
  await step("the report is a PDF; one that takes long is made once however often it is asked for", async () => {
    await shows(page, ["Pat1 Clinic1", "Pat2 Clinic1"]);
    const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route("**/downloadreport", async (route) => {
      asked += 1;
      await free;
      await route.continue();
    });
    const waiting = page.waitForEvent("download");
    await action("Download report").click();
    await isTold(page, "The file is being made.");
    await action("Download report").click();
    goOn();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`${small.patient(0, 1)}.pdf`);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(asked).toBe(1);
  });
  await step("a conversation that is started by a double click is one case, which the surgeon reads next", async () => {
    await action("Start conversation").click();
    const dialog = page.getByRole("dialog", { name: "Start conversation about Pat1 Clinic1" });
    await dialog.getByLabel("Subject").fill("Wound");
    await dialog.getByLabel("Message").fill("Please call the clinic.");
    await dialog.getByRole("button", { name: "Send" }).dblclick();
    await isTold(page, "Message Sent!");
    await page.waitForURL("**/cases/*");
    await page.getByRole("heading", { name: "Wound" }).waitFor();
    await page.getByText("Please call the clinic.").waitFor();
    const { rows } = await journey.world.owner.query("select summary, type from cases");
    expect(rows).toEqual([{ summary: "Wound", type: "Surgeon Message" }]);
  });
  expect(problems).toEqual([]);
  await leave();
});
