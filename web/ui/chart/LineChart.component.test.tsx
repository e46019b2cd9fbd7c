import type { Line } from "@restride/domain/charts/points.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rowTexts } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { LineChart } from "./LineChart.tsx";

const line = (count: number, change: Partial<Line> = {}): Line => ({
  title: "Weight",
  unit: "lb",
  range: null,
  limits: [{ word: "Max", value: 1180 }],
  points: Array.from({ length: count }, (_, at) => ({
    label: `Mar ${at + 1}`,
    when: `03/0${at + 1}/2026`,
    value: at === 1 ? null : 1160.25 + at,
  })),
  ...change,
});

test("a drawing is told in a sentence, and its table has each value with its unit, the newest first", async () => {
  await render(<LineChart line={line(3)} />);
  await expect
    .element(page.getByRole("figure"))
    .toHaveTextContent(
      "Weight: 2 values, the newest 1,162.25 lb on 03/03/2026. The first is 1,160.25 lb on 03/01/2026, the lowest 1,160.25 lb, the highest 1,162.25 lb. Limits: Max 1,180 lb.",
    );
  await expect.element(page.getByRole("heading", { name: "Weight lb" })).toBeVisible();
  await page.getByRole("button", { name: "Show Weight as a table" }).click();
  expect(rowTexts()).toEqual(["DateValue", "03/03/20261,162.25 lb", "03/02/2026—", "03/01/20261,160.25 lb"]);
  await page.getByRole("button", { name: "Show Weight as a chart" }).click();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("six points are a page; older and newer ones are turned to, and the ends say why", async () => {
  await render(<LineChart line={line(8)} />);
  await expect.element(page.getByText("3–8 of 8")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Newer values of Weight: There are no newer values." }))
    .toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Older values of Weight" }).click();
  await expect.element(page.getByText("1–2 of 8")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Older values of Weight: There are no older values." }))
    .toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Newer values of Weight" }).click();
  await expect.element(page.getByText("3–8 of 8")).toBeVisible();
});

test("six points need no turning, words stand for numbers, and a hint for the unit", async () => {
  await render(
    <LineChart line={line(1, { words: ["None"], points: [{ label: "", when: "Now", value: 0 }] })} hint="of 4" />,
  );
  expect(page.getByRole("button", { name: /values of Weight/ }).elements()).toEqual([]);
  await expect.element(page.getByRole("figure")).toMatchTextContent(/the newest None on Now/);
  await expect.element(page.getByRole("heading", { name: "Weight of 4" })).toBeVisible();
});

test("without a value nothing is drawn", async () => {
  await render(<LineChart line={line(0)} lead={<p>Newest</p>} />);
  await expect.element(page.getByText("Data not available")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(page.getByText("Newest").elements()).toEqual([]);
});
