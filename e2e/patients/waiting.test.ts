import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { owner, today } = journey.world;
  await owner.query("update patients set surgery_date = $2 where patient_id = $1", [
    small.patient(0, 1),
    addDays(today(), -20),
  ]);
});
afterAll(() => journey.close());

const at = `/patient/${small.patient(0, 1)}`;
/** The grey bars in the room of what is on its way. */
const bars = (within: Page | Locator): Locator => within.locator("[aria-busy] span");

test("what is on its way has its room, in grey", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  const waits = async (operation: string, part: Locator, begin: () => Promise<unknown>): Promise<void> => {
    const goOn = await holdBack(page, operation);
    await begin();
    await bars(part).first().waitFor();
    expect((await part.locator("[aria-busy]").first().boundingBox())!.height).toBeGreaterThan(80);
    goOn();
    await bars(part).first().waitFor({ state: "detached" });
    await page.unrouteAll();
  };
  const main = page.getByRole("main");
  const region = (name: string | RegExp) => page.getByRole("region", { name });
  const notifications = main.locator("section").filter({ has: page.getByRole("heading", { name: /^Notifications/ }) });
  const open = (part?: Locator) => async () => {
    await page.goto(at);
    await part?.scrollIntoViewIfNeeded();
  };
  await step("a patient", async () => {
    const goOn = await holdBack(page, "query Patient(");
    await page.goto(at);
    await bars(main).nth(4).waitFor();
    goOn();
    await page.getByRole("heading", { name: "Pat1 Clinic1" }).waitFor();
  });
  await step("notes", () => waits("query PatientNotes", region("Patient Notes"), open()));
  await step("recovery", () => waits("query Recovery", region(/^Recovery/), open(region(/^Recovery/))));
  await step("charts", () => waits("query ScoreCharts", region(/^Charts/), open(region(/^Charts/))));
  await step("notifications, which are not counted before", () =>
    waits("query Notifications", notifications, async () => {
      await page.goto(at);
      await notifications.getByRole("heading", { name: "Notifications", exact: true }).waitFor();
    }),
  );
  await step("the log", () =>
    waits("query ActivityLog", page.getByRole("dialog"), () =>
      page.getByRole("button", { name: "ACTIVITY LOG" }).click(),
    ),
  );
  expect(problems).toEqual([]);
  await leave();
});

test("on a phone the cards of a list that is on its way have their room, in grey", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.physio), { width: 390 });
  const goOn = await holdBack(page, "query PatientList(");
  await page.goto("/patient?type=all");
  await bars(page.getByRole("main")).nth(4).waitFor();
  goOn();
  await page.locator("li[data-row]").first().waitFor();
  await bars(page.getByRole("main")).first().waitFor({ state: "detached" });
  await leave();
});
