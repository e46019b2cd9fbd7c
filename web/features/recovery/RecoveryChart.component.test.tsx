import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import type { Recovery } from "./drawn-recovery.ts";
import type { RecoveryOfMetricFragment } from "./recovery.graphql.ts";
import { RecoveryChart } from "./RecoveryChart.tsx";

const chart: RecoveryOfMetricFragment = {
  metric: "flexion",
  source: "Motion sensor",
  sentence: "In the middle of the corridor.",
  points: [
    { date: "2026-03-09" as CalendarDate, day: 7, value: 81.6, place: null },
    { date: "2026-03-16" as CalendarDate, day: 14, value: 94, place: 3 },
  ],
  corridor: [[{ day: 14, c10: 60, c25: 70, c50: 80.4, c75: 100, c90: 110 }]],
  window: { from: 11, to: 17, people: 42, readings: 120 },
};
const recovery: Recovery = {
  joint: "knee",
  day: 15,
  version: 3,
  madeon: null,
  cohortfrom: null,
  cohortto: null,
  charts: [chart],
};
const open = (change: Partial<RecoveryOfMetricFragment> = {}, { isOther = false, isSmall = false } = {}) =>
  render(
    <RecoveryChart
      chart={{ ...chart, ...change }}
      recovery={recovery}
      height={200}
      isOther={isOther}
      isSmall={isSmall}
    />,
  );
const card = () => page.getByRole("region");

test("the newest value stands before its corridor, in a sentence, and with how many others there are", async () => {
  await open();
  await expect.element(card().getByText("Motion sensor", { exact: true })).toBeVisible();
  await expect.element(card()).toMatchTextContent(/94°03\/16\/2026, S\+14/);
  await expect
    .element(card())
    .toMatchTextContent(/In the middle of the corridor\.S\+11 to S\+17: 42 other knees, 120 values\./);
  await expect
    .element(page.getByRole("figure"))
    .toMatchTextContent(/the newest 94° on 03\/16\/2026\. In the middle of the corridor\./);
});

test("the tables say each value with its place, the newest first, and the edges of the corridor", async () => {
  await open();
  await page.getByRole("button", { name: /as a table$/ }).click();
  expect(textsOf(page.getByRole("row"))).toEqual([
    "DateDayValuePlace",
    "03/16/2026S+1494°between the middle and the 75th",
    "03/09/2026S+782°—",
    "Corridor on10th25thhalf75th90th",
    "S+1460°70°80°100°110°",
  ]);
});

test("without a corridor nobody is counted, and there is one table", async () => {
  await open({ corridor: [], points: [chart.points[0]!], sentence: "A corridor needs more knees." });
  await expect.element(card()).toMatchTextContent(/A corridor needs more knees\./);
  expect(page.getByText(/other knees/).elements()).toEqual([]);
  await page.getByRole("button", { name: /as a table$/ }).click();
  await expect.element(page.getByRole("table")).toHaveLength(1);
});

test("another source of the same metric is named in the title", async () => {
  await open({}, { isOther: true });
  await expect.element(page.getByRole("heading")).toMatchTextContent(/ since surgery, Motion sensor/);
});

test("a small one says the place beside the newest value in place of the sentence", async () => {
  await open({}, { isSmall: true });
  await expect.element(card()).toMatchTextContent(/S\+14, Motion sensor · between the middle and the 75th/);
  expect(page.getByText(/other knees/).elements()).toEqual([]);
});
