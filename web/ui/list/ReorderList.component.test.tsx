import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ReorderList } from "./ReorderList.tsx";

const Letters = () => {
  const [names, setNames] = useState(["Heel slides", "Quad sets", "Bridges"]);
  const move = (from: number, to: number): void => {
    const others = names.toSpliced(from, 1);
    setNames(others.toSpliced(to, 0, names[from]!));
  };
  return <ReorderList label="Letters" items={names.map((name) => ({ id: name, name }))} onMove={move} />;
};

const order = () =>
  page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);

test("arrows move a row, keep the focus and say its new place; the ends go no further", async () => {
  await render(<Letters />);
  await expect.element(page.getByRole("button", { name: "Move up: Heel slides" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Move down: Bridges" })).toBeDisabled();
  await page.getByRole("button", { name: "Move up: Bridges" }).click();
  await expect.poll(order).toEqual(["Heel slides", "Bridges", "Quad sets"]);
  await expect.element(page.getByText("Bridges, place 2 of 3")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Move up: Bridges" })).toHaveFocus();
});

test("Alt with an arrow moves the row in focus", async () => {
  await render(<Letters />);
  page
    .getByRole("row", { name: /Heel slides/ })
    .element()
    .focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(order).toEqual(["Quad sets", "Heel slides", "Bridges"]);
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  await expect.poll(order).toEqual(["Quad sets", "Bridges", "Heel slides"]);
});
