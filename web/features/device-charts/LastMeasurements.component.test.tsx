import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LastMeasurements } from "./LastMeasurements.tsx";

const line = (title: string, values: readonly (number | null)[]) => ({
  title,
  unit: "°",
  limits: [],
  range: null,
  points: values.map((value, at) => ({ label: `3/${at + 1}`, when: `03/0${at + 1}/2026`, value })),
});

test("B108: the last value that was measured is shown with its day", async () => {
  await render(<LastMeasurements lines={[line("Flexion", [90, 100, null]), line("Extension", [null])]} />);
  await expect.element(page.getByRole("row").filter({ hasText: "Flexion" })).toMatchTextContent(/03\/02\/2026.*100°/);
  await expect.element(page.getByText("Extension")).not.toBeInTheDocument();
});

test("B108: nothing measured is said", async () => {
  await render(<LastMeasurements lines={[line("Flexion", [null])]} />);
  await expect.element(page.getByText("Data not available", { exact: true })).toBeVisible();
});
