import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ChartTable } from "./ChartTable.tsx";

const days = (count: number) => Array.from({ length: count }, (_, at) => [`Day ${at + 1}`, `${at * 2}`, "—"]);

test("the numbers of a chart are a table whose rows have a head", async () => {
  await render(<ChartTable caption="Steps" heads={["Day", "Left", "Right"]} rows={days(2)} />);
  await expect.element(page.getByRole("table", { name: "Steps" })).toBeInTheDocument();
  await expect.element(page.getByRole("columnheader", { name: "Right" })).toBeVisible();
  await expect.element(page.getByRole("rowheader", { name: "Day 2" })).toBeVisible();
  await expect.element(page.getByRole("row").nth(2)).toHaveTextContent("Day 22—");
});

test("only of more than twelve rows a chart on paper has the first six, and says so", async () => {
  const { rerender } = await render(<ChartTable caption="Pain" heads={["Day", "Left", "Right"]} rows={days(12)} />);
  await expect.element(page.getByText(/rows\. A chart/)).not.toBeInTheDocument();
  await rerender(<ChartTable caption="Pain" heads={["Day", "Left", "Right"]} rows={days(13)} />);
  await expect
    .element(page.getByText("6 of 13 rows. A chart that is shown as a table prints all."))
    .toBeInTheDocument();
});
