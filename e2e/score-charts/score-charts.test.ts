import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { addReadings } from "@restride/dev-env/small-clinics/readings.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
const today = () => journey.world.today();
const ago = (days: number) => addDays(today(), -days);

beforeAll(async () => {
  journey = await startJourney(smallClinics);
  await journey.world.owner.query(
    `update device_metrics set thresholds = case parameter when 'flexion_max' then '[{"min": 90}]' else '[{"max": 10}]' end::jsonb`,
  );
  const pain = [4, 3, 3, 3, 3, 2, 2].map((code, at) => [ago(7 - at), [code], code] as const);
  await addAnswers(journey.world, 0, 1, "pain", pain);
  await addAnswers(journey.world, 0, 1, "oxford-knee", [
    [ago(29), Array<number>(12).fill(2), 24],
    [ago(2), Array<number>(12).fill(1), 12],
  ]);
  const bends = [61, 64, 66, null, 71, 74, 76, 78, 79, 92];
  await addReadings(
    journey.world,
    0,
    1,
    bends.flatMap((bend, at) => (bend === null ? [] : [[at - 9, [[bend, 10 - at]]] as const])),
  );
  await addReadings(journey.world, 0, 1, [[-12, [[999, null]]]]);
});
afterAll(() => journey.close());

const charts = (page: Page) => page.getByRole("region", { name: "Score charts" });
const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const comeToCharts = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: "Charts newest six points" }).scrollIntoViewIfNeeded();
  await charts(page).waitFor();
};

test("a therapist looks at the scores of a patient over time", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.physio), {
    at: pathOfPatient(1, "?part=charts"),
  });
  await step("B040: Oxford Knee score, Pain Level, Flexion and Extension of the patient in the address", async () => {
    await comeToCharts(page);
    const titles = charts(page).getByRole("heading", { level: 3 });
    await soon(() => titles.allInnerTexts()).toEqual(["Oxford Knee score", "Pain Level", "Flexion", "Extension"]);
    await card(page, "Oxford Knee score").getByText("12/48").waitFor();
    await card(page, "Pain Level").getByText("Mild", { exact: true }).first().waitFor();
    await card(page, "Flexion")
      .getByText(`${formatUs(today())} · Knee Motion Sensor`)
      .waitFor();
    await card(page, "Extension").getByText("1° short of straight").waitFor();
  });
  await step("B041: a chart has a table, with pain in its words", async () => {
    await card(page, "Pain Level").getByRole("button", { name: "Show Pain Level as a table" }).click();
    await card(page, "Pain Level").getByRole("cell", { name: "Severe", exact: true }).waitFor();
  });
  const dialog = page.getByRole("dialog", { name: /^Flexion Pat1 Clinic1/ });
  await step(
    "B041: and a full-screen view beside its table, in which a day without a reading is said, and a value that cannot be true with the reason",
    async () => {
      await card(page, "Flexion").getByRole("button", { name: "Show Flexion in full screen" }).click();
      await dialog.waitFor();
      const rows = dialog.getByRole("row");
      await soon(() => rows.count()).toBe(12);
      await dialog
        .getByRole("row", { name: formatUs(ago(12)) })
        .getByText("999°, left out: only 30° to 145° can be true", { exact: true })
        .waitFor();
      expect((await rows.nth(1).innerText()).split(/\s+/)).toEqual([formatUs(today()), "S+10", "92°", "+13"]);
      await soon(() => rows.nth(7).innerText()).toMatch(/no reading\s+—$/);
      await dialog.getByText("+26", { exact: true }).waitFor();
      await dialog.getByText(`from 66° on ${formatUs(ago(7))}`).waitFor();
    },
  );
  expect(problems).toEqual([]);
  await leave();
});
