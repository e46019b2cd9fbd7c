import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { BarChart } from "./BarChart.tsx";

const weeks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Week ${at + 1}`, values: [at * 1000, at === 1 ? null : 2] }));
const series = [
  { name: "Done", colour: "ok" },
  { name: "Missed", colour: "rest", fill: "outlined" },
] as const;

const chart = (count: number) => (
  <BarChart
    title="Activity"
    axis="Week"
    bars={weeks(count)}
    series={series}
    linkOfBar={(at, of) => ({ to: `/days?week=${at}&of=${of}` })}
  />
);

test("a drawing is told in a sentence, and shown as a table whose counts lead to their days", async () => {
  const { address } = await render(chart(3));
  await expect
    .element(page.getByRole("figure", { name: "Activity: 3 bars from Week 1 to Week 3. Sums: Done 3,000, Missed 4." }))
    .toBeVisible();
  await page.getByRole("button", { name: "Show Activity as a table" }).click();
  await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("Week 102");
  await expect.element(page.getByRole("row").nth(2)).toHaveTextContent("Week 21,000—");
  await expect.element(page.getByRole("link", { name: "0", exact: true })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "2,000" }).click();
  expect(address()).toBe("/days?week=2&of=0");
});

test("only what is filled or hatched has a legend", async () => {
  await render(chart(1));
  await expect.element(page.getByRole("listitem")).toHaveLength(1);
  await expect.element(page.getByRole("listitem")).toHaveTextContent("Done");
});

test("A310: of more than twelve bars the newest are in view, 300 by 280, above a scroll of 40; buttons and arrow keys turn to the others", async () => {
  await render(chart(30));
  const place = page.getByRole("slider", { name: "Bars of Activity in view" });
  await expect.element(place).toHaveAttribute("aria-valuetext", "Week 19 to Week 30");
  const drawing = page.getByRole("figure", { name: /^Activity/ }).element() as HTMLElement;
  expect([drawing.offsetWidth, drawing.offsetHeight]).toEqual([300, 280]);
  expect(place.element().parentElement?.offsetHeight).toBe(40);
  await expect.element(page.getByRole("button", { name: "Later" })).toBeDisabled();
  await page.getByRole("button", { name: "Earlier" }).click();
  await expect.element(place).toHaveAttribute("aria-valuetext", "Week 7 to Week 18");
  await page.getByRole("button", { name: "Earlier" }).click();
  await expect.element(place).toHaveAttribute("aria-valuetext", "Week 1 to Week 12");
  await expect.element(page.getByRole("button", { name: "Earlier" })).toBeDisabled();
  place.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(place).toHaveAttribute("aria-valuetext", "Week 2 to Week 13");
});

test("the slider under bars is drawn by the product and not by the browser", async () => {
  await render(chart(30));
  const slider = page.getByRole("slider", { name: "Bars of Activity in view" });
  await expect.element(slider).toHaveStyle({ appearance: "none", height: "16px" });
});

test("A310: twelve bars need no turning", async () => {
  await render(chart(12));
  await expect.element(page.getByRole("slider")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Earlier" })).not.toBeInTheDocument();
});
