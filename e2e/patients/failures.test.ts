import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../accessibility.ts";
import { holdBack } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { rowOf, shows } from "./rows.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** Lets one operation fail from now on: with an answer of the server, or without any. Returns how it works again. */
const breakCall = async (page: Page, operation: string, status: 500 | "gone"): Promise<() => Promise<void>> => {
  const fails = (body: string | null): boolean => body?.includes(operation) ?? false;
  await page.route("**/graphql", (route) => {
    if (!fails(route.request().postData())) return route.continue();
    return status === "gone" ? route.abort() : route.fulfill({ status, body: "{}", contentType: "application/json" });
  });
  return () => page.unroute("**/graphql");
};

const all = ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"];
const retry = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Try again" });

test("what the list and a patient show when the server fails", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });

  await step("while rows are on their way there is nothing to select", async () => {
    const selectPage = (disabled: boolean) => page.getByRole("checkbox", { name: "Select this page", disabled });
    const goOn = await holdBack(page, "query PatientList");
    await page.goto("/patient");
    await selectPage(true).waitFor();
    goOn();
    await selectPage(false).check();
    await page.getByText("3 selected").waitFor();
  });

  await step("the list says what is safe, and is there after another try", async () => {
    const mend = await breakCall(page, "query PatientList", 500);
    await page.goto("/patient");
    await page
      .getByRole("alert")
      .getByText(/Nothing was changed/)
      .waitFor();
    await expectAccessible(page);
    const failsAgain = page.waitForResponse((response) => response.status() === 500);
    await retry(page).click();
    await failsAgain;
    await page
      .getByRole("alert")
      .getByText(/Nothing was changed/)
      .waitFor();
    await mend();
    await retry(page).click();
    await shows(page, all);
  });

  await step("without a connection the counts fail alone, and the list stays usable", async () => {
    const mend = await breakCall(page, "query PatientStats", "gone");
    await page.reload();
    await page.getByRole("alert").getByText("Counts could not be loaded.").waitFor();
    await page.getByText("error communicating with the server").waitFor();
    await shows(page, all);
    await mend();
    await retry(page).click();
    await page.getByText("Active", { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole("alert").count(), { timeout: 10_000 }).toBe(0);
  });

  await step("a conversation that does not come through keeps what was written", async () => {
    const mend = await breakCall(page, "createNewCase", "gone");
    await rowOf(page, "Pat1 Clinic1").getByRole("button", { name: "Start conversation" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Subject").fill("Brace");
    await dialog.getByLabel("Message").fill("Please keep it on at night.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByRole("alert").getByText("error communicating with the server").waitFor();
    await soon(() => dialog.getByLabel("Message").inputValue()).toBe("Please keep it on at night.");
    await mend();
    await dialog.getByRole("button", { name: "Send" }).click();
    await isTold(page, "Message Sent!");
    const { rows } = await journey.world.owner.query("select summary from cases");
    expect(rows).toEqual([{ summary: "Brace" }]);
  });

  await step("the report says when there is none", async () => {
    await page.goto("/patient");
    await page.route("**/downloadreport", (route) => route.abort());
    await rowOf(page, "Pat1 Clinic1").getByRole("button", { name: "Download report" }).click();
    await isTold(page, "error communicating with the server");
  });

  await step("a month on its way does not say that nothing is due and nobody is reminded", async () => {
    const goOn = await holdBack(page, "query Activities");
    await page.goto(`/patient/${small.patient(0, 1)}`);
    const reminders = page.getByRole("region", { name: "Reminders" });
    await reminders.waitFor();
    const today = page.getByRole("region", { name: "Activity Calendar" }).locator("[aria-current=date]");
    const bar = "width: 70%";
    expect(await today.innerHTML()).toContain(bar);
    expect(await reminders.innerText()).toBe("REMINDERS");
    goOn();
    await reminders.getByText("No Reminders", { exact: true }).waitFor();
    expect(await today.innerHTML()).not.toContain(bar);
  });

  await step("the days of the calendar fail alone, and come back", async () => {
    const mend = await breakCall(page, "query Activities", 500);
    await page.goto(`/patient/${small.patient(0, 1)}`);
    const calendar = page.getByRole("region", { name: "Activity Calendar" });
    const none = page.getByText("No Reminders", { exact: true });
    await calendar.getByText("The days could not be loaded.").waitFor();
    await page.getByRole("heading", { name: "Pat1 Clinic1" }).waitFor();
    expect(await none.count()).toBe(0);
    await mend();
    await retry(page).click();
    await calendar.getByTitle("Exercise").first().waitFor();
    await none.waitFor();
    expect(await calendar.getByRole("alert").count()).toBe(0);
  });

  await step("a patient about whom the server fails is no patient who is not there either", async () => {
    const json = { data: null, errors: [{ message: "Something went wrong. Try again in a moment." }] };
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query Patient(") ? route.fulfill({ json }) : route.fallback(),
    );
    await page.reload();
    await page.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/patient/${small.patient(0, 1)}`);
    await page.unrouteAll();
    await retry(page).click();
    await page.getByRole("heading", { name: "Pat1 Clinic1" }).waitFor();
  });
  await step("a patient who was taken out of reach while the page was open is not shown any more", async () => {
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("button", { name: "Add diagnosis" }).click();
    await page.getByRole("dialog").getByLabel("Code").last().fill("OWN 1");
    await page.getByRole("dialog").getByLabel("Description").fill("Own code");
    const json = { data: { getPatient: { status: "fail", message: "This patient was not found.", patient: null } } };
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query Patient(") ? route.fulfill({ json }) : route.fallback(),
    );
    await page.getByRole("dialog").getByRole("button", { name: "Add diagnosis" }).click();
    await isTold(page, "This patient is not in your list any more.");
    await page.waitForURL("**/patient");
    await page.unrouteAll();
    await page.goto(`/patient/${small.patient(0, 1)}`);
  });
  await step("a patient that could not be asked for is no patient who is not there", async () => {
    const mend = await breakCall(page, "query Patient(", "gone");
    await page.reload();
    await page.getByText("Nothing was changed.").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/patient/${small.patient(0, 1)}`);
    await mend();
    await retry(page).click();
    await page.getByRole("heading", { name: "Pat1 Clinic1" }).waitFor();
  });
  await leave();
});
