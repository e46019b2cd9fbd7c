import { issueProgressToken } from "@restride/dev-env/progress-token.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdCode } from "../hold-back.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { addProgress, patientid, phone, ready } from "./progress-patient.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await addProgress(journey.world);
});
afterAll(() => journey.close());

test("what is pressed on a slow line says at once that it opens, and a drawing has a bar in its place until it comes", async () => {
  const { page, problems, leave } = await journey.visit(phone);
  await page.goto(`/activity/${await issueProgressToken(journey.world, 0, 1)}/${patientid}`);
  await ready(page);
  const drawing = await holdCode(page, "echarts-*");
  const opening = page.getByRole("status").getByText("Opening …", { exact: true });
  for (const [press, opened] of [
    ["SHARE", "Share with a caregiver"],
    ["VIEW Pain level", "Pain level"],
  ])
    await step(`${press} opens ${opened}`, async () => {
      await page.reload();
      await ready(page);
      const bring = await holdCode(page, "*");
      await page.getByRole("button", { name: press!, exact: true }).click();
      await opening.waitFor();
      bring();
      await page.getByRole("dialog", { name: opened!, exact: true }).waitFor();
      await soon(() => opening.count()).toBe(0);
    });
  const plot = page.getByRole("dialog").locator("figure > div");
  const bar = () => plot.evaluate((place) => getComputedStyle(place).backgroundSize);
  await soon(bar).toBe("40% 10px");
  drawing();
  await soon(bar).toBe("auto");
  expect(problems).toEqual([]);
  await leave();
});
