import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breakDown, holdBack } from "../hold-back.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const retry = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Try again" });

test("what a patient's page shows while the server is slow, fails, or has them no more", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });

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
    const mend = await breakDown(page, "query Activities");
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
  });
  await leave();
});
