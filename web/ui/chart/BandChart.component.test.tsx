import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import type { BandChartData } from "./band-option.ts";
import { BandChart } from "./BandChart.tsx";

const banded = (count: number): BandChartData => ({
  points: Array.from({ length: count }, (_, at) => ({
    x: at * 7,
    value: 80 + at,
    isOutside: false,
    head: `Day ${at * 7}`,
    rows: [`${80 + at}°`, "in the middle"],
  })),
  runs: [[{ x: 7, values: [60, 70, 80, 90, 100] }]],
  edgeNames: ["10th", "25th", "half", "75th", "90th"],
  across: { min: 0, max: 84, interval: 14 },
  upright: { min: 0, max: 150, interval: 50 },
  words: null,
  acrossText: (x) => `S+${x}`,
  now: null,
});
const open = (count: number, isSmall = false) =>
  render(
    <BandChart
      title="Flexion"
      hint="Motion sensor"
      banded={banded(count)}
      height={200}
      text="Flexion: the newest 82°."
      lead={<p>82°</p>}
      note={<p>42 others</p>}
      table={<table aria-label="Values" />}
      isSmall={isSmall}
    />,
  );
const handle = () => page.getByRole("slider", { name: "Points of Flexion" });

test("it is told in a sentence; a handle begins with the newest point and walks along them by keys", async () => {
  await open(3);
  await expect.element(page.getByRole("figure")).toHaveTextContent("Flexion: the newest 82°.");
  await expect.element(handle()).toHaveAttribute("aria-valuetext", "Day 14, 82°, in the middle");
  handle().element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(handle()).toHaveAttribute("aria-valuetext", "Day 7, 81°, in the middle");
  await expect.element(page.getByText("Day 7, 81°, in the middle")).toBeVisible();
  await userEvent.keyboard("{Home}");
  await expect.element(handle()).toHaveAttribute("aria-valuetext", "Day 0, 80°, in the middle");
});

test("what its handle says is heard only where there is little room", async () => {
  await open(3, true);
  await expect.element(handle()).toHaveAttribute("aria-valuetext", "Day 14, 82°, in the middle");
  expect(page.getByText("Day 14, 82°, in the middle").elements()).toEqual([]);
});

test("one point has no handle, and the table takes the drawing's place", async () => {
  await open(1);
  expect(handle().elements()).toEqual([]);
  await expect.element(page.getByText("42 others")).toBeVisible();
  await page.getByRole("button", { name: "Show Flexion as a table" }).click();
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument();
});
