import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import type { Recovery } from "./drawn-recovery.ts";
import { type RecoveryOfMetricFragment, RecoveryDocument } from "./recovery.graphql.ts";
import { RecoveryCard } from "./RecoveryCard.tsx";

const flexion: RecoveryOfMetricFragment = {
  metric: "flexion",
  source: "Motion sensor",
  sentence: "In the middle of the corridor.",
  points: [{ date: "2026-03-16" as CalendarDate, day: 14, value: 94, place: 3 }],
  corridor: [[{ day: 14, c10: 60, c25: 70, c50: 80, c75: 100, c90: 110 }]],
  window: { from: 11, to: 17, people: 42, readings: 120 },
};
const pain = { ...flexion, metric: "pain", source: "Pain form" };

const answerCharts = (charts: RecoveryOfMetricFragment[], isMade = true, change: Partial<Recovery> = {}): void =>
  mockServer.answer(RecoveryDocument, {
    getRecovery: {
      status: "success",
      message: "",
      recovery: {
        joint: "knee",
        day: 15,
        version: isMade ? 3 : null,
        madeon: isMade ? ("2026-03-09" as CalendarDate) : null,
        cohortfrom: isMade ? ("2025-01-04" as CalendarDate) : null,
        cohortto: isMade ? ("2026-01-31" as CalendarDate) : null,
        charts,
        ...change,
      },
    },
  });
const open = () => render(<RecoveryCard patientId={uuid(1)} />);
const charts = () => page.getByRole("region");

test("each metric has a chart; a single one from another source waits behind a button", async () => {
  answerCharts([flexion, pain, { ...flexion, source: "Goniometer" }]);
  await open();
  await expect.element(charts()).toHaveLength(2);
  await button("1 chart from other sources").click();
  await expect.element(charts()).toHaveLength(3);
  await button("1 chart from other sources").click();
  await expect.element(charts()).toHaveLength(2);
  expect(mockServer.sent(RecoveryDocument)).toEqual([{ patientid: uuid(1) }]);
});

test("several from other sources are counted, and without any there is no button", async () => {
  answerCharts([flexion, { ...flexion, source: "Goniometer" }, { ...flexion, source: "Therapist" }]);
  const { unmount } = await open();
  await expect.element(button("2 charts from other sources")).toBeVisible();
  await unmount();
  answerCharts([flexion, pain]);
  await open();
  await expect.element(charts()).toHaveLength(2);
  expect(page.getByRole("button", { name: /other sources/ }).elements()).toEqual([]);
});

test("beside whom the patient is drawn is said with the days of surgery and the version", async () => {
  answerCharts([flexion]);
  await open();
  await expect
    .element(page.getByText(/what other knees of this clinic had/))
    .toMatchTextContent(/surgeries 01\/04\/2025–01\/31\/2026, version 3 of 03\/09\/2026\./);
});

test("a clinic without corridors yet, and a patient without values, are told so", async () => {
  answerCharts([flexion], false);
  const { unmount } = await open();
  await expect.element(page.getByText(/made once a week; they are not there yet/)).toBeVisible();
  await unmount();
  answerCharts([]);
  await open();
  await expect.element(page.getByText("Nothing was measured or answered since surgery yet.")).toBeVisible();
});

test("a recovery that cannot be read says so, and is asked for again", async () => {
  mockServer.answer(RecoveryDocument, { getRecovery: { status: "fail", message: "Not now.", recovery: null } });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\..*The recovery is not shown\./);
  answerCharts([flexion]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(charts()).toHaveLength(1);
});

test("the arrow keys walk along the points and say each", async () => {
  const before = { date: "2026-03-09" as CalendarDate, day: 7, value: 58, place: null };
  answerCharts([{ ...flexion, points: [before, { ...flexion.points[0]!, value: 63, place: 0 }] }]);
  await open();
  const points = page.getByRole("slider", { name: "Points of Flexion since surgery" });
  await expect.element(points).toBeInTheDocument();
  points.element().focus();
  await expect.element(points).toHaveAttribute("aria-valuetext", "03/16/2026, S+14, 63°, below the 10th centile");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(points).toHaveAttribute("aria-valuetext", "03/09/2026, S+7, 58°");
});

test("on a phone each drawing is as high as one that stands alone", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerCharts(["flexion", "deficit", "pain", "oks"].map((metric) => ({ ...flexion, metric })));
  await open();
  await expect.element(charts()).toHaveLength(4);
  const heightOf = (title: string) =>
    page
      .getByRole("region", { name: `${title} since surgery` })
      .element()
      .querySelector("figure svg")
      ?.getBoundingClientRect().height;
  for (const title of ["Flexion", "Extension deficit", "Pain Level", "Oxford Knee score"])
    await expect.poll(() => heightOf(title)).toBeGreaterThanOrEqual(200);
});

const drawnHeights = (): number[] =>
  [...document.querySelectorAll("figure svg")].map((drawing) => Math.round(drawing.getBoundingClientRect().height));

test.for([
  [1, [320]],
  [2, [320, 320]],
  [3, [320, 92, 92]],
  [4, [400, 92, 92, 92]],
] as const)(
  "of %i metrics the first is drawn large, two beside each other both; the others low",
  async ([count, heights]) => {
    const metrics = ["flexion", "deficit", "pain", "oks"].slice(0, count);
    answerCharts(metrics.map((metric) => ({ ...flexion, metric })));
    await open();
    await expect.poll(drawnHeights).toEqual(heights);
    // A low chart has the place of its newest value as a short text, a large one has it in its sentence.
    const places = page.getByText(/Motion sensor · between the middle and the 75th/);
    expect(places.elements()).toHaveLength(count < 3 ? 0 : count - 1);
  },
);

test("a chart from another source is named by it, and drawn at its own height", async () => {
  answerCharts([flexion, { ...flexion, source: "Goniometer" }]);
  await open();
  await button("1 chart from other sources").click();
  await expect.element(page.getByRole("heading", { name: "Flexion since surgery, Goniometer" })).toBeVisible();
  await expect.poll(drawnHeights).toEqual([320, 200]);
});

test.for(["patients", "questionnaires", "readings"] as const)(
  "recovery is read again once %s changed",
  async (subject) => {
    answerCharts([flexion]);
    await open();
    await expect.element(charts()).toHaveLength(1);
    answerCharts([flexion, pain]);
    void invalidateTags([subject]);
    await expect.element(charts()).toHaveLength(2);
  },
);

test("what surgeries a corridor is made of is said only where all of it is known", async () => {
  answerCharts([flexion], true, { cohortto: null });
  await open();
  await expect.element(page.getByText(/made once a week; they are not there yet/)).toBeVisible();
});

test("a hip is beside other hips", async () => {
  answerCharts([flexion], true, { joint: "hip" });
  await open();
  await expect.element(page.getByText(/what other hips of this clinic had/)).toBeVisible();
  await expect.element(page.getByText("S+11 to S+17: 42 other hips, 120 values.")).toBeVisible();
});
