import type { SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { type DrawnScore, drawScore, type LeftOutValue } from "@restride/domain/score-charts/drawn-score.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, dialog } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ScoreChartDialog } from "./ScoreChartDialog.tsx";

const day = (date: string) => date as CalendarDate;
const patient = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  today: day("2026-03-20"),
  surgery: { type: "knee", date: day("2026-03-02") },
};
const point = (date: string, value: number, source = "Motion sensor") => ({ date: day(date), value, source });
const flexion = [point("2026-03-09", 80, "Visit"), point("2026-03-14", 104), point("2026-03-17", 94)];
const leftOut: LeftOutValue[] = [{ ...point("2026-03-18", 999), min: 0, max: 160 }];
const scores: DrawnScore[] = [
  drawScore("oks", "knee", [], null),
  drawScore("pain", "knee", [point("2026-03-09", 2)], null),
  drawScore("flexion", "knee", flexion, null, leftOut),
  drawScore("extension", "knee", [point("2026-03-09", 12)], null),
];
const Charts = ({ first }: { first: SeriesName }) => {
  const [openChart, show] = useState(first);
  return <ScoreChartDialog patient={patient} scores={scores} openChart={openChart} onShow={show} onClose={() => {}} />;
};
const open = (first: SeriesName = "flexion") => render(<Charts first={first} />);
const facts = () => textsOf(page.getByRole("definition"));
const rows = [
  "03/18/2026S+16999°, left out: only 0° to 160° can be true—",
  "03/17/2026S+1594°−10",
  "03/14/2026S+12104°+24",
  "03/09/2026S+780°—",
];

test("B407: a score says whose it is, its last and best value, its band, and its change in 7 days", async () => {
  await open();
  await expect.element(dialog()).toMatchTextContent(/Ann Bell · Knee · Post 18 days/);
  expect(textsOf(page.getByRole("term"))).toEqual(["Last", "Band", "Best", "Change in 7 days", "Sources"]);
  expect(facts()).toEqual([
    "94° 03/17/2026",
    expect.stringMatching(/^90-105 degrees$/),
    "104° 03/14/2026",
    "+14 from 80° on 03/09/2026",
    "Visit, Motion sensor",
  ]);
});

test("B041: the table has each reading, the newest first, and what was left out says why", async () => {
  await open();
  const table = page.getByRole("region", { name: /^Table of/ });
  await expect.element(table).toMatchTextContent(/Table 3 readings/);
  expect(textsOf(table.getByRole("row")).slice(1)).toEqual(rows);
});

test("another chart is chosen, and one without a reading says so", async () => {
  await open();
  await page.getByRole("radiogroup", { name: "Chart" }).getByText("Oxford Knee score").click();
  await expect.element(page.getByText("Nothing was recorded yet.")).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: /Oxford Knee score/ })).toBeVisible();
});

test("what is old enough to be compared with is missing for a single reading", async () => {
  await open("pain");
  await expect
    .poll(facts)
    .toEqual(["Mild 03/09/2026", "Mild 03/09/2026", "— nothing older to compare", "Motion sensor"]);
});

test("T shows the table alone, and the drawing again", async () => {
  await open();
  await expect.element(button("Table alone")).toHaveFocus();
  for (const [key, pressed] of [
    ["t", "true"],
    ["T", "false"],
    ["t", "true"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(button("Table alone")).toHaveAttribute("aria-pressed", pressed);
  }
  expect(page.getByRole("figure").elements()).toEqual([]);
  await button("Table alone").click();
  await expect.element(page.getByRole("figure")).toBeInTheDocument();
});

const marked = () =>
  page
    .getByRole("row")
    .elements()
    .filter((row) => row.getAttribute("data-marked") === "true")
    .map(({ textContent }) => textContent);

test("what is pointed at in the drawing is marked in the table, and a row that is pointed at next instead of it", async () => {
  await open();
  const drawing = page.getByRole("dialog").getByRole("figure");
  await expect.poll(() => drawing.element().querySelector("svg, canvas")).not.toBeNull();
  const { width, height } = drawing.element().getBoundingClientRect();
  await drawing.hover({ position: { x: width - 24, y: height / 2 } });
  await expect.poll(marked).toEqual([rows[0]]);
  await page.getByRole("row").filter({ hasText: "03/14/2026" }).hover();
  await expect.poll(marked).toEqual([rows[2]]);
  await drawing.hover({ position: { x: width - 24, y: height / 2 } });
  await expect.poll(marked).toEqual([rows[0]]);
  await button("Print").hover();
  await expect.poll(marked).toEqual([]);
});

test("the row that is pointed at is marked until the pointer leaves the rows", async () => {
  await open();
  await page.getByRole("row").filter({ hasText: "03/14/2026" }).hover();
  await expect.poll(marked).toEqual([rows[2]]);
  await button("CSV").hover();
  await expect.poll(marked).toEqual([]);
});

test("another chart that is chosen is told to whoever shows it", async () => {
  const chosenCharts: string[] = [];
  await render(
    <ScoreChartDialog
      patient={patient}
      scores={scores}
      openChart="flexion"
      onShow={(name) => chosenCharts.push(name)}
      onClose={() => {}}
    />,
  );
  await page.getByRole("radiogroup", { name: "Chart" }).getByText("Extension").click();
  expect(chosenCharts).toEqual(["extension"]);
  await expect.element(page.getByRole("dialog", { name: /^Flexion/ })).toBeVisible();
});

test("CSV saves the table, and Print prints", async () => {
  const files = catchSavedFiles();
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await open();
  await button("CSV").click();
  await expect.poll(() => files).toHaveLength(1);
  const title = scores[2]!.line.title;
  expect(files[0]!.name).toBe(`${title.toLowerCase().replaceAll(" ", "-")}.csv`);
  expect(files[0]!.text.replace("\u{feff}", "").trim().split("\r\n")).toEqual([
    '"Date","Day","Flexion","Change","Source","Left out"',
    '"03/18/2026","S+16","","—","","999°, left out: only 0° to 160° can be true"',
    '"03/17/2026","S+15","94°","−10","Motion sensor",""',
    `"03/14/2026","S+12","104°","'+24","Motion sensor",""`,
    '"03/09/2026","S+7","80°","—","Visit",""',
  ]);
  await button("Print").click();
  expect(print).toHaveBeenCalledOnce();
});

test("B408: one reading is told in the singular; how far a joint is straight has a band of its own words", async () => {
  await open("extension");
  await expect.element(page.getByRole("region", { name: /^Table of/ })).toMatchTextContent(/Table 1 reading(?!s)/);
  await expect.poll(() => facts()[1]).toMatch(/^50-80 90 is straight$/);
});

test("on a hip the dialog says so", async () => {
  const hip = { ...patient, surgery: { type: "hip", date: day("2026-03-30") } };
  await render(
    <ScoreChartDialog patient={hip} scores={scores} openChart="pain" onShow={() => {}} onClose={() => {}} />,
  );
  await expect.element(dialog()).toMatchTextContent(/Ann Bell · Hip · Pre 10 days/);
});

test("another chart keeps the table alone", async () => {
  await open();
  await button("Table alone").click();
  await page.getByRole("radiogroup", { name: "Chart" }).getByText("Pain Level").click();
  await expect.element(page.getByRole("dialog", { name: /Pain Level/ })).toBeVisible();
  await expect.element(button("Table alone")).toHaveAttribute("aria-pressed", "true");
  expect(page.getByRole("figure").elements()).toEqual([]);
});
