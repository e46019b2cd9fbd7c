import { addKnees } from "@restride/dev-env/small-clinics/knees.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
const today = () => journey.world.today();

/** 31 knees bend 61 to 91 degrees on S+28; the patient is there today, with 63, and had 58 a week ago. */
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const { world } = journey;
  await addKnees(world, 0, 31);
  await world.owner.query("update patients set surgery_date = $2 where patient_id = $1", [
    small.patient(0, 1),
    addDays(today(), -28),
  ]);
  await addReadings(world, 0, 1, [
    [-7, [[58, null]]],
    [0, [[63, null]]],
  ]);
  await world.product.timed.find(({ name }) => name === "plan-corridors")!.run();
  await world.settle();
});
afterAll(() => journey.close());

const flexion = (page: Page) => page.getByRole("region", { name: "Flexion since surgery" });

test("a therapist sees whether a bend is late, beside the knees of the clinic", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(1, "?part=charts"),
  });
  const recovery = page.getByRole("region", { name: /^Recovery/ });
  const isDrawn = async (): Promise<void> => {
    await recovery.scrollIntoViewIfNeeded();
    await flexion(page).locator("figure svg").first().waitFor();
  };
  await step("the newest value is said in front of the corridor", async () => {
    await recovery.scrollIntoViewIfNeeded();
    await flexion(page)
      .getByText("Below the corridor: on S+28 one knee in ten has less than 64°, half have 76° or more.", {
        exact: true,
      })
      .waitFor();
    await flexion(page).getByText("S+25 to S+31: 31 other knees, 93 values.").waitFor();
    await recovery.getByText(`version 1 of ${formatUs(today())}`).waitFor();
  });
  await step("it stands beside the panel and above the calendar, on a phone among the charts", async () => {
    const calendar = page.getByRole("region", { name: "Activity Calendar" });
    const places = async () =>
      (await Promise.all([recovery, calendar].map((part) => part.boundingBox()))).map((at) => at!);
    const [wide, below] = await places();
    expect(wide!.x).toBe(below!.x);
    expect(wide!.x).toBeGreaterThan(284);
    expect(wide!.y + wide!.height).toBeLessThan(below!.y);
    await page.setViewportSize({ width: 390, height: 844 });
    await calendar.waitFor({ state: "hidden" });
    await recovery.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await isDrawn();
  });
  await step("before the day of surgery there is none, on it there is", async () => {
    for (const [days, count] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const operate = "update patients set surgery_date = $1 where patient_id = $2";
      await journey.world.owner.query(operate, [addDays(today(), days), small.patient(0, 2)]);
      await page.goto(pathOfPatient(2));
      await page.getByRole("region", { name: "Activity Calendar" }).waitFor();
      expect(await page.getByRole("heading", { name: /^Recovery/ }).count()).toBe(count);
    }
  });
  expect(problems).toEqual([]);
  await leave();
});
